import type { CSSObject } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BAR, link, SHADE } from './menuBarParts.styles';

const reset: CSSObject = {
  border: 0,
  background: 'none',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
};

const filledOnContrast = { '--bar-filled': token('color.onContrast'), '--bar-on-filled': token('color.contrast') };

/** The bar at every width. */
export const base: CSSObject = {
  '--bar': BAR.narrow,
  '--bar-background': token('color.background'),
  '--bar-ink': token('color.ink'),
  '--bar-soft': token('color.inkSoft'),
  '--bar-line': token('color.line'),
  '--bar-mark': token('color.accent'),
  '--bar-hover': token('color.sunken'),
  '--bar-filled': token('color.accent'),
  '--bar-on-filled': token('color.onAccent'),
  position: 'sticky',
  top: 0,
  [media.low]: { position: 'relative' },
  zIndex: token('layer.header'),
  background: 'var(--bar-background)',
  color: 'var(--bar-ink)',
  borderBlockEnd: '1px solid var(--bar-line)',
  transition: `background-color ${SHADE}, color ${SHADE}, border-color ${SHADE}`,
  '&[data-dark]': {
    '--bar-background': token('color.contrast'),
    '--bar-ink': token('color.onContrast'),
    '--bar-soft': token('color.onContrastSoft'),
    '--bar-line': token('color.contrastLine'),
    '--bar-mark': token('color.onContrast'),
    '--bar-hover': token('color.contrastLine'),
    ...filledOnContrast,
    '--ring': token('color.focusOnContrast'),
  },
  '&[data-slim]': { '--bar': BAR.slim },
  [media.oneLine]: {
    '&[data-floating]': { marginBlockEnd: 'calc(-1px - var(--bar))' },
    // Over the studio backdrop; the veil keeps text readable on other pictures too.
    '&[data-floating]:not([data-scrolled], [data-open], :hover, :focus-within)': {
      borderColor: 'transparent',
      '--bar-ink': token('panel.ink'),
      '--bar-soft': token('panel.ink'),
      '--bar-mark': token('panel.ink'),
      background: `linear-gradient(${token('panel.veil')}, transparent) border-box`,
    },
    '&[data-floating][data-dark]:not([data-scrolled], [data-open], :hover, :focus-within)': {
      '--bar-ink': token('color.onContrast'),
      '--bar-soft': token('color.onContrast'),
      '--bar-mark': token('color.onContrast'),
      background: 'none',
      // Dark enough for text across the bar, then fading out: no edge is visible on the picture.
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        insetBlock: '0 -3rem',
        background: 'linear-gradient(rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.56) calc(100% - 3rem), rgb(0 0 0 / 0))',
        pointerEvents: 'none',
      },
    },
    // Over the studio backdrop a dark bar would be the darkest area of the page: its text is dark instead.
    '&[data-floating][data-dark]:has(~ main > :first-child > [data-look=studio][data-background=panel]):not([data-scrolled], [data-open], :hover, :focus-within)':
      {
        '--bar-ink': token('panel.ink'),
        '--bar-soft': token('panel.ink'),
        '--bar-mark': token('panel.ink'),
        '--bar-filled': token('color.accent'),
        '--bar-on-filled': token('color.onAccent'),
        '&::before': { display: 'none' },
      },
    // Over a section with the theme's contrast background, the bar has the section's colours.
    '&[data-floating]:has(~ main > :first-child > [data-background=contrast]):not([data-scrolled], [data-open], :hover, :focus-within)':
      {
        '--bar-ink': token('color.onContrast'),
        '--bar-soft': token('color.onContrast'),
        '--bar-mark': token('color.onContrast'),
        ...filledOnContrast,
        background: 'none',
        '&::before': { display: 'none' },
      },
  },
  // Without script it can't be known how far the page is scrolled.
  '@media (scripting: none)': { '&[data-floating]': { position: 'relative' } },
  '.bar': { display: 'flex', alignItems: 'center', gap: token('space.12'), minHeight: 'var(--bar)' },
  '.languages small': { fontSize: token('text.small'), lineHeight: 1.3, color: token('color.inkSoft') },
  '.home': {
    ...link,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: token('size.target'),
    marginInlineEnd: 'auto',
  },
  '.switch > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    marginInlineEnd: `calc(-1 * ${token('space.12')})`,
    fontWeight: token('font.strongWeight'),
    borderRadius: token('radius.control'),
    WebkitUserSelect: 'none',
    userSelect: 'none',
    [media.hover]: { '&:hover': { background: 'var(--bar-hover)' } },
  },
  '.shortcuts': { display: 'flex', flex: 'none', marginInlineEnd: `calc(-1 * ${token('space.12')})` },
  '.shortcuts a': {
    ...link,
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    borderRadius: token('radius.pill'),
    [media.hover]: { '&:hover': { background: 'var(--bar-hover)' } },
    '&[aria-current=page]': { color: 'var(--bar-mark)' },
  },
  '.toggle, .back': { ...reset, cursor: 'pointer' },
  '.toggle svg': { transition: `rotate ${SHADE}` },
  '.picture, .scene': { display: 'none' },
  // Transitions only on elements that name them. With reduced motion every element has a short one, and the content of
  // a panel could not be seen or focused in the moment in which it opens.
  '.sheet, .sheet *': { transitionProperty: 'none' },
};
