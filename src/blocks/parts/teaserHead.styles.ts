import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

/** Title and the way to more of the same, in one line where there is room. */
export const teaserHeadStyles = css({
  '> .wrap > .block-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token('space.12'),
  },
});
