import { css } from '@emotion/react';
import { token } from '@/ui/tokens';
import { groundOf } from '../parts/BlockSection';
import { groundStyles } from '../parts/grounds.styles';
import type { SpacerFields } from './Spacer.shape';

const styles = css(groundStyles, {
  height: token('space.64'),
  '&[data-height=Small]': { height: token('space.32') },
  '&[data-height=Large]': { height: token('space.128') },
});

/** Air between blocks, on a ground if an editor wants one. */
export const Spacer = ({ Height, BackgroundColor }: SpacerFields) => (
  <div css={styles} data-height={Height} data-ground={groundOf[BackgroundColor]} aria-hidden="true" />
);
