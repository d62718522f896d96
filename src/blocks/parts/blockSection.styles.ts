import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/**
 * Of `class="block-section"`. The page has one rhythm: a section begins that far below the one before it, and a ground
 * has as much above and below its content. Grounds adjoin.
 */
export const blockSectionStyles = css({
  paddingBlockStart: token('size.section'),
  '&[data-background]': { paddingBlock: token('size.section') },
  '* + &[data-background]': { marginBlockStart: token('size.section') },
  '[data-background] + &[data-background]:not([data-margin])': { marginBlockStart: 0 },
  '&[data-margin]:not([data-background])': { paddingBlockStart: `calc(1.5 * ${token('size.section')})` },
  '> .wrap > .block-head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.12'),
    marginBlockEnd: token('space.16'),
    [media.md]: { marginBlockEnd: token('space.32') },
    overflowWrap: 'anywhere',
  },
  '&[data-centered] > .wrap > .block-head': { justifyItems: 'center', textAlign: 'center' },
});
