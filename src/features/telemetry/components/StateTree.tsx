import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'grid',
  gap: token('space.4'),
  summary: { cursor: 'pointer', minHeight: token('size.target'), alignContent: 'center' },
});

/** A slice's text is made when it is opened: a state may hold hundreds of cars. */
function Slice({ name, value }: { name: string; value: unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && (
        <pre tabIndex={0} aria-label={name}>
          {JSON.stringify(value, null, 1)}
        </pre>
      )}
    </details>
  );
}

/** A state, slice by slice. */
export function StateTree({ state }: { state: Readonly<Record<string, unknown>> }) {
  return (
    <div css={styles}>
      {Object.entries(state).map(([name, value]) => (
        <Slice key={name} name={name} value={value} />
      ))}
    </div>
  );
}
