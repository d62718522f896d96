import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { token } from '../tokens';
import { Icon } from './Icon';

const styles = css({
  borderBlockEnd: `1px solid ${token('color.line')}`,
  '> * > .disclosure-switch': {
    display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token('space.16'), width: '100%', minHeight: '3.25rem', padding: `${token('space.12')} 0`,
    border: 0, background: 'transparent', textAlign: 'start', font: 'inherit', fontWeight: token('font.strongWeight'), letterSpacing: 'inherit', color: 'inherit',
  },
  '> * > .disclosure-switch > svg': { transition: `rotate ${token('duration.medium')} ${token('ease.out')}` },
  '> * > .disclosure-switch[aria-expanded=true] > svg': { rotate: '180deg' },
  '> .disclosure-panel': { paddingBlockEnd: token('space.16') },
});

export interface DisclosureProps {
  title: ReactNode;
  /** The heading's level on its page. */
  level?: 2 | 3 | 4;
  openAtFirst?: boolean;
  /** Said at the title's end: '3 valda'. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A heading whose button shows and hides what follows. Hidden text is still found by the browser's own search on the
 * page, which opens it; without script everything is open.
 */
export function Disclosure({ title, level = 3, openAtFirst = false, note, children }: DisclosureProps) {
  const [open, setOpen] = useState(openAtFirst);
  const panel = useFoldedPanel(open, () => setOpen(true));
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div css={styles}>
      <Heading style={{ fontSize: 'inherit', fontFamily: 'inherit', letterSpacing: 0 }}>
        <button type="button" className="disclosure-switch" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          {note}
          <Icon name="chevron" />
        </button>
      </Heading>
      <div className="disclosure-panel" id={id} ref={panel} hidden={!open} data-folded="">
        {children}
      </div>
    </div>
  );
}

/** Hidden until found: React writes `hidden` as a mere yes or no, so the element gets the finer word after it. */
function useFoldedPanel(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const element = panel.current;
    if (!element || open) return undefined;
    element.setAttribute('hidden', 'until-found');
    const hear = () => found.current();
    element.addEventListener('beforematch', hear);
    return () => element.removeEventListener('beforematch', hear);
  }, [open]);
  return panel;
}
