import { css } from '@emotion/react';
import { token } from '@/ui/tokens';
import { backgroundOf } from '../parts/BlockSection';
import type { SpacerFields } from './Spacer.schema';

const styles = css({
  height: token('space.64'),
  '&[data-height=Small]': { height: token('space.32') },
  '&[data-height=Large]': { height: token('space.128') },
});

/** Vertical space between blocks, optionally with a background. */
export const Spacer = ({ Height, BackgroundColor }: SpacerFields) => (
  <div
    css={styles}
    className="ground"
    data-height={Height}
    data-background={backgroundOf[BackgroundColor]}
    aria-hidden="true"
  />
);
