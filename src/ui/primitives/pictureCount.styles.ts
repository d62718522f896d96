import { token } from '../tokens';

/** '1/3' on a row of pictures, readable on any of them. Where it lies is the row's. */
export const pictureCount = {
  position: 'absolute',
  padding: `${token('space.4')} ${token('space.12')}`,
  borderRadius: token('radius.pill'),
  background: `color-mix(in srgb, ${token('paper.surface')} 92%, transparent)`,
  color: token('paper.ink'),
  fontSize: token('text.small'),
  lineHeight: 1.4,
} as const;
