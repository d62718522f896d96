import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

/** A list of framed entries in a panel. */
export const entryStyles = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.12'),
  '> li': {
    display: 'grid',
    gap: token('space.8'),
    justifyItems: 'start',
    padding: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('space.8'),
    overflowWrap: 'anywhere',
  },
  '.small': { fontSize: token('text.small'), color: token('color.inkSoft') },
});
