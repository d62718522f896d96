import { token } from '../tokens';

/** Of a native dialog as high as the window, over a dimmed page. */
export const fullHeightDialog = {
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: token('color.background'),
  color: token('color.ink'),
  '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
} as const;
