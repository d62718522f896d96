import { css, keyframes } from '@emotion/react';
import { token } from '../tokens';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The look alone, for skeletons inside a card's own root: `'.skeleton': skeletonStyles`. Unseen for the first 150 ms. */
export const skeletonStyles = css({
  display: 'block',
  background: token('color.skeleton'),
  borderRadius: `min(${token('radius.card')}, 0.5rem)`,
  animation: `${appear} 1ms linear 150ms both, ${breathe} 1.8s ease-in-out 150ms infinite`,
});

export interface SkeletonProps {
  /** CSS lengths of what will stand there. */
  width?: string;
  height?: string;
  /** Instead of a height: '16 / 9'. */
  ratio?: string;
}

/** Keeps the place of something that is on its way; say so once, in words, beside it. */
export const Skeleton = ({ width = '100%', height, ratio }: SkeletonProps) => (
  <span css={skeletonStyles} aria-hidden="true" style={{ width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }} />
);
