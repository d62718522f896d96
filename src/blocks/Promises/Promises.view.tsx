import { css } from '@emotion/react';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import type { PromisesFields } from './Promises.schema';

const styles = css({
  ul: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    // Three next to each other from 768 px on.
    [media.md]: { gap: token('space.24'), gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))' },
  },
  li: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignContent: 'start',
    paddingBlockStart: token('space.12'),
    borderBlockStart: `1px solid ${token('color.line')}`,
    '> p': { gridColumn: 2 },
  },
  svg: {
    display: 'block',
    // In the middle of the heading's first line.
    marginBlockStart: '0.1em',
    color: token('color.accent'),
    fontSize: token('text.title'),
  },
  'li :is(h2, h3)': { fontSize: token('text.title') },
  'li p': { marginBlockStart: token('space.8'), color: token('color.inkSoft') },
});

/** The dealer's promises as a short list. */
export function Promises({ title, items }: PromisesFields) {
  const shown = items.filter((item) => item.title !== '');
  if (shown.length === 0) return null;
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <section css={styles} className="section">
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      <ul>
        {shown.map((item) => (
          <li key={item.title}>
            <Icon name="check" />
            <Heading>{item.title}</Heading>
            {item.text !== '' && <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
