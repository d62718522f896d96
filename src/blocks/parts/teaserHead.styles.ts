import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

/** Title and link to the complete list, in one line where there is space. */
export const teaserHeadStyles = css({
  '> .wrap > .block-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token('space.12'),
  },
});
