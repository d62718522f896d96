import type { CSSObject } from '@emotion/react';
import { token } from '../tokens';

const GAP = '1.25em';

/**
 * A wrapping list on one line of text, dots between its items. A dot stands in the gap before its item; before the
 * first item of a line it lies outside of the list and is clipped, so that no line starts or ends with one. Spread it
 * into the styles of a `ul` with plain text.
 */
export const dottedList: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: GAP,
  overflowX: 'clip',
  listStyle: 'none',
  '> li': { position: 'relative' },
  '> li::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: `-${GAP}`,
    width: GAP,
    textAlign: 'center',
    color: token('color.inkSoft'),
  },
};
