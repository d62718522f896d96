import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/**
 * Of `class="block-section"`. Blocks on the page's background have a margin above; blocks with a background adjoin and have padding instead.
 */
export const blockSectionStyles = css({
  paddingBlockStart: token('space.48'),
  '&:last-child': { paddingBlockEnd: token('space.64') },
  [media.md]: { paddingBlockStart: token('space.64'), '&:last-child': { paddingBlockEnd: token('space.96') } },
  '&[data-background]': { paddingBlock: token('space.64'), [media.lg]: { paddingBlock: token('space.96') } },
  '* + &[data-background]': { marginBlockStart: token('space.64') },
  '[data-background] + &[data-background]:not([data-margin])': { marginBlockStart: 0 },
  '&[data-margin]:not([data-background])': { paddingBlockStart: `calc(${token('space.64')} + ${token('space.48')})` },
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
