import type { CSSObject } from '@emotion/react';
import { media, token } from '../tokens';

/**
 * For a list on a phone: one row that scrolls sideways and comes to rest at an item, the next one in sight. `item` is
 * the width of an item. The items contain links, by which the keyboard reaches them all. The list's parent has the
 * page's gutter.
 */
export const snapRow = (item: string): CSSObject => ({
  [media.phoneScreen]: {
    display: 'flex',
    flexWrap: 'nowrap',
    justifyContent: 'flex-start',
    gap: token('space.12'),
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    // Inside: room for focus rings and shadows, which it would clip.
    marginBlock: `calc(-1 * ${token('space.8')})`,
    padding: `${token('space.8')} ${token('size.gutter')}`,
    scrollPaddingInline: token('size.gutter'),
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    [media.coarse]: { scrollbarWidth: 'none' },
    '> li': {
      flex: `0 0 ${item}`,
      width: 'auto',
      // With large text, words need the whole width.
      minWidth: item === 'auto' ? 0 : 'min(100%, 14rem)',
      scrollSnapAlign: 'start',
    },
  },
});
