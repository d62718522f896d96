import { media, token } from '../tokens';

/** A round button with an icon, over a picture. */
export const roundButton = {
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: token('radius.pill'),
  background: token('color.surface'),
  color: token('color.ink'),
  boxShadow: token('shadow.low'),
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '2px' },
  [media.coarse]: { width: token('size.target'), height: token('size.target') },
} as const;
