import { css } from '@emotion/react';
import { pictureCount } from '@/ui/primitives/pictureCount.styles';
import { media, token } from '@/ui/tokens';

/** Round buttons over a picture: white in every scheme. */
export const overPicture = {
  display: 'grid',
  placeItems: 'center',
  width: token('size.target'),
  height: token('size.target'),
  padding: 0,
  border: 0,
  borderRadius: token('radius.pill'),
  background: `color-mix(in srgb, ${token('paper.surface')} 92%, transparent)`,
  color: token('paper.ink'),
  boxShadow: token('shadow.low'),
  cursor: 'pointer',
  pointerEvents: 'auto',
} as const;

export const galleryStyles = css({
  position: 'relative',
  minWidth: 0,
  containerType: 'inline-size',
  '.strip': {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    background: token('panel.car'),
    color: token('panel.ink'),
    outlineOffset: '-3px',
    [media.md]: { borderRadius: token('radius.panel') },
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '.strip li': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    // As high as that, whatever the pictures are.
    minHeight: 0,
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  },
  '.strip img': { gridArea: '1 / 1' },
  '.missing': { display: 'grid', justifyItems: 'center' },
  // Without script nothing takes it away below the picture, whose ground is transparent.
  '.preview': { '@media (scripting: none)': { visibility: 'hidden' } },
  '.strip img, .thumbs img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // Not those of the viewer, which is within.
  '> .steps': {
    position: 'absolute',
    insetBlockStart: 'calc((100cqw * 9 / 16) / 2)',
    insetInline: token('space.12'),
    display: 'flex',
    justifyContent: 'space-between',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
  '> .steps button, .zoom': overPicture,
  // Fingers swipe.
  [media.coarse]: { '> .steps': { display: 'none' } },
  '.zoom': {
    position: 'absolute',
    insetBlockStart: `calc((100cqw * 9 / 16) - ${token('size.target')} - ${token('space.12')})`,
    insetInlineEnd: token('space.12'),
  },
  '> .count': {
    ...pictureCount,
    insetBlockStart: `calc((100cqw * 9 / 16) - 2rem - ${token('space.12')})`,
    insetInlineStart: token('space.12'),
  },
  // Kept at the ends: a button that vanished would take the focus with it.
  // It would lie on the car.
  'button[aria-disabled=true]:not(:focus-visible)': { opacity: 0 },
  'button[aria-disabled=true]': { cursor: 'default' },
  '.thumbs': {
    display: 'flex',
    gap: token('space.8'),
    marginBlockStart: token('space.8'),
    padding: '3px',
    paddingInline: token('size.gutter'),
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    [media.md]: { paddingInline: '3px' },
  },
  '.thumbs li': { flex: '0 0 5.5rem', [media.md]: { flexBasis: '6.5rem' } },
  '.thumbs button': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    padding: 0,
    border: '2px solid transparent',
    // A picture, also where the theme has pills for controls.
    borderRadius: `min(${token('radius.control')}, ${token('radius.card')})`,
    overflow: 'hidden',
    background: token('panel.car'),
    cursor: 'pointer',
    '&[aria-current=true]': { borderColor: token('color.accent') },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '.caption': {
    marginBlockStart: token('space.8'),
    paddingInline: token('size.gutter'),
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    [media.md]: { paddingInline: 0 },
  },
  // One picture on paper.
  [media.print]: {
    '.strip': { borderRadius: 0 },
    '.caption': { paddingInline: 0, marginBlockStart: '1mm' },
    '.steps, .zoom, .count, .thumbs, .preview, .strip li + li': { display: 'none' },
  },
});
