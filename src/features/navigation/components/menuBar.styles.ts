import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { breakpoints, media, token } from '@/ui/tokens';

const SHADE = `${token('duration.medium')} ${token('ease.out')}`;

/** Heights of the bar; `ui/frame/Frame` makes room for a floating one by them. */
const BAR = { narrow: '4rem', wide: token('size.header'), slim: '3.5rem' } as const;

/** The sheet ends above what is fixed at the window's lower edge. */
const SHEET_HEIGHT = `calc(100dvh - var(--menu-top, ${BAR.narrow}) - var(--reserved-bottom, 0px))`;

/** Gap and padding of the narrow bar; smaller only with large text. */
const NARROW_GAP = `min(${token('space.12')}, 4vw)`;

const link: CSSObject = { color: 'inherit', textDecoration: 'none' };
const reset: CSSObject = {
  border: 0,
  background: 'none',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
};

/** The one filled button of the bar. */
const filled: CSSObject = {
  justifyContent: 'center',
  paddingInline: token('space.16'),
  borderRadius: token('radius.control'),
  background: 'var(--bar-filled)',
  color: 'var(--bar-on-filled)',
};
const filledOnContrast = { '--bar-filled': token('color.onContrast'), '--bar-on-filled': token('color.contrast') };

const base: CSSObject = {
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
  '.toggle, .back': { ...reset, cursor: 'pointer' },
  '.toggle svg': { transition: `rotate ${SHADE}` },
  '.picture, .scene': { display: 'none' },
  // Transitions only on elements that name them. With reduced motion every element has a short one, and the content of
  // a panel could not be seen or focused in the moment in which it opens.
  '.sheet, .sheet *': { transitionProperty: 'none' },
};

/**
 * The sheet of narrow screens. After hydration the children of an entry slide over it; before, and without script,
 * everything is expanded.
 */
const narrow: CSSObject = {
  // With large text the paddings give way first, then the button wraps below the logo.
  '.bar': { flexWrap: 'wrap', columnGap: NARROW_GAP },
  '.switch > summary': {
    gap: `min(${token('space.8')}, 2vw)`,
    whiteSpace: 'nowrap',
    paddingInline: NARROW_GAP,
    marginInlineEnd: `calc(-1 * ${NARROW_GAP})`,
  },
  '.sheet': {
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    background: token('color.background'),
    color: token('color.ink'),
    '--ring': token('color.focus'),
    borderBlock: `1px solid ${token('color.line')}`,
    boxShadow: token('shadow.high'),
    overflowX: 'clip',
    overflowY: 'auto',
    maxHeight: SHEET_HEIGHT,
  },
  '.switch[open] ~ .sheet': { display: 'block' },
  '.level, .roll': { padding: `${token('space.8')} ${token('size.gutter')} ${token('space.32')}` },
  '.items > li, .extras > li, .group': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    borderBlockEnd: `1px solid ${token('color.line')}`,
  },
  '.items a, .extras a, .toggle.named, .name': {
    ...link,
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: '3.25rem',
    textAlign: 'start',
    '&[aria-current=page]': { color: token('color.accent') },
  },
  '.items > li > a, .items > li > .toggle.named': {
    minHeight: '3.5rem',
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    letterSpacing: '-0.01em',
  },
  '.extras a': { fontWeight: token('font.strongWeight') },
  '.extras .filled': { ...filled, flex: '0 1 auto', marginBlock: token('space.12'), minHeight: token('size.target') },
  '.toggle': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '3.5rem',
    minHeight: '3.25rem',
    marginInlineEnd: `calc(-1 * ${token('space.16')})`,
  },
  '.items > li > .toggle': { fontSize: token('text.title') },
  '.toggle.named': { justifyContent: 'space-between', paddingInlineEnd: token('space.16') },
  '.toggle svg': { rotate: '-90deg' },
  '.panel': { flexBasis: '100%' },
  '.panel .roll': { padding: `0 0 ${token('space.12')} ${token('space.16')}` },
  '.panel-title, .back': { display: 'none' },
  '.links .links': { paddingInlineStart: token('space.16') },
  '.languages': { marginBlockStart: token('space.16') },
  '.languages .links': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.languages a': {
    ...link,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    paddingInline: token('space.16'),
    borderRadius: token('radius.pill'),
    border: `1px solid ${token('color.line')}`,
    '&:has(small)': {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      paddingBlock: token('space.8'),
      borderRadius: token('radius.card'),
    },
    '&[aria-current]': { borderColor: token('color.ink'), fontWeight: token('font.strongWeight') },
  },
  // Dead, there is nothing that a button could open.
  '&:not([data-live]) .toggle:not(.named), &:not([data-live]) .group > .toggle': { display: 'none' },
  '&:not([data-live]) .toggle svg': { display: 'none' },
  '&[data-live]': {
    '.sheet': { height: SHEET_HEIGHT, overflow: 'clip' },
    '.level, .roll': { height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' },
    '.items .panel': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      background: token('color.background'),
      visibility: 'hidden',
      translate: '100% 0',
      transition: `translate ${SHADE}`,
      '&[data-at]': { translate: '0 0' },
      '&[data-at=here]': { visibility: 'visible' },
    },
    '.items .panel .roll': { padding: `${token('space.8')} ${token('size.gutter')} ${token('space.32')}` },
    // Content below it can't be reached; the navigation stays one landmark, with the panel in it.
    '&[data-drilled] :is(.items > li > a, .items > li > .toggle, .extras, .languages)': { visibility: 'hidden' },
    '.parent > .name': { display: 'none' },
    '.back': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: token('space.8'),
      minHeight: token('size.target'),
      marginInlineStart: `calc(-1 * ${token('space.4')})`,
      color: token('color.inkSoft'),
      fontWeight: token('font.strongWeight'),
    },
    '.panel-title': {
      display: 'block',
      paddingBlock: token('space.8'),
      fontFamily: token('font.heading'),
      fontWeight: token('font.headingWeight'),
      fontSize: token('text.heading'),
      letterSpacing: token('font.headingTracking'),
    },
    '.panel-title a': {
      display: 'inline-flex',
      minHeight: 0,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '0.06em',
    },
    '.items .links li': { borderBlockEnd: `1px solid ${token('color.line')}` },
  },
  '[data-only=wide][data-in], .items > [data-more]': { display: 'none' },
};

/** The row of wide screens. */
const wide: CSSObject = {
  '--bar': BAR.wide,
  '.bar': { gap: token('space.24') },
  '.home': { marginInlineEnd: 0 },
  '.switch': { display: 'none' },
  '.sheet, .level': { display: 'contents' },
  '[data-only=narrow], .panel-title': { display: 'none' },
  // What doesn't fit beside the entry "more", as with large text, wraps.
  '.main': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'flex-end',
    columnGap: token('space.16'),
  },
  // Before the row is measured, what does not fit wraps out of sight; without script the bar grows.
  '.items': {
    flex: '1 1 7rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token('space.8')}`,
    height: 'var(--bar)',
    overflow: 'clip',
  },
  '&[data-measured] .items': { flexWrap: 'nowrap', overflow: 'visible' },
  '&:not([data-measured]):is(:hover, :focus-within) .items': { overflow: 'visible' },
  '@media (scripting: none)': {
    '.items': { height: 'auto', overflow: 'visible' },
    '&[data-floating]': { position: 'relative' },
  },
  '.items > li, .extras > li, .languages': {
    display: 'flex',
    alignItems: 'stretch',
    flex: 'none',
    height: 'var(--bar)',
  },
  '.items > [data-spare]': { position: 'absolute', visibility: 'hidden' },
  '.items > li > a, .extras a, .items > li > .toggle, .languages > .toggle': {
    ...link,
    display: 'flex',
    alignItems: 'center',
    gap: token('space.4'),
    paddingInline: token('space.8'),
    fontWeight: token('font.strongWeight'),
    whiteSpace: 'nowrap',
    borderBlock: '3px solid transparent',
    [media.hover]: { '&:hover': { borderBlockEndColor: 'var(--bar-soft)' } },
  },
  '.items > li > a + .toggle': {
    paddingInline: 0,
    marginInlineStart: `calc(-1 * ${token('space.8')})`,
    minWidth: '2rem',
    justifyContent: 'center',
  },
  // As high as the bar: the ring runs inside, where neither the window's edge nor a panel covers it.
  '.items > li > a:focus-visible, .extras a:focus-visible, .items > li > .toggle:focus-visible, .languages > .toggle:focus-visible':
    { outlineOffset: '-0.25rem', borderRadius: token('radius.control') },
  '.items > li[data-current] > a, .items > li[data-current] > .toggle.named': {
    borderBlockEndColor: 'var(--bar-mark)',
  },
  '.items > li:has(> .toggle[aria-expanded=true]) > :is(a, .toggle)': { borderBlockEndColor: 'var(--bar-mark)' },
  '.toggle[aria-expanded=true] svg:last-child': { rotate: '180deg' },
  '.group > .toggle': { display: 'none' },
  '.extras': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.8') },
  '.extras[data-separator]': {
    position: 'relative',
    paddingInlineStart: token('space.16'),
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '28%',
      borderInlineStart: '1px solid var(--bar-line)',
    },
  },
  '.extras a': { color: 'var(--bar-soft)' },
  '.extras .filled': {
    ...filled,
    alignSelf: 'center',
    minHeight: '2.5rem',
    border: 0,
    [media.hover]: { '&:hover': { opacity: 0.9 } },
  },
  '.extras .filled:focus-visible': { outlineOffset: 2 },
  '.languages': { position: 'relative', '.code': { fontSize: token('text.small') } },
  '.items > li > .panel, .languages > .panel': {
    display: 'none',
    position: 'absolute',
    top: '100%',
    zIndex: 1,
    background: token('color.surface'),
    color: token('color.ink'),
    '--ring': token('color.focus'),
    boxShadow: token('shadow.high'),
    border: `1px solid ${token('color.line')}`,
    maxHeight: 'calc(100dvh - var(--bar) - 1rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    textAlign: 'start',
    '&[data-at]': { display: 'block' },
  },
  '&:not([data-live]) :is(.items > li, .languages):is(:hover, :focus-within) > .panel': { display: 'block' },
  '.panel :is(a, .name)': {
    ...link,
    display: 'flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: '2.5rem',
    paddingBlock: token('space.4'),
    [media.coarse]: { minHeight: token('size.target') },
  },
  '.panel a': {
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    '&[aria-current=page], &[aria-current=true]': {
      color: token('color.accent'),
      fontWeight: token('font.strongWeight'),
    },
  },
  '.parent > :is(a, .name), .more > .roll > .links > li > :is(a, .name)': { fontWeight: token('font.strongWeight') },
  '.languages > .panel': {
    insetInlineEnd: 0,
    minWidth: '11rem',
    maxWidth: '18rem',
    'a:has(small)': { flexDirection: 'column', alignItems: 'start', gap: 0 },
    padding: `${token('space.8')} ${token('space.16')}`,
    borderRadius: token('radius.panel'),
  },
  '.more > .roll': { padding: `${token('space.12')} ${token('space.16')}` },
  '.links .links': { paddingInlineStart: token('space.16'), fontSize: token('text.small') },
};

/** A card below its entry. */
const dropdown: CSSObject = {
  '.items > li': { position: 'relative' },
  '.items > li > .panel': {
    insetInlineStart: 0,
    minWidth: '15rem',
    width: 'max-content',
    maxWidth: 'min(26rem, 90vw)',
    borderRadius: token('radius.panel'),
  },
  '.items > li > .panel[data-flipped], &:not([data-live]) .items > li:nth-last-of-type(-n+3):not(:first-of-type) > .panel':
    { insetInlineStart: 'auto', insetInlineEnd: 0 },
  '.items > li > .panel > .roll': { padding: `${token('space.12')} ${token('space.16')}` },
  '.sub .links': { paddingInlineStart: token('space.16'), fontSize: token('text.small') },
};

/** Silhouettes beside the titles of their groups. */
const silhouettes: CSSObject = {
  '.group:has(> .picture)': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: token('space.12'),
    '> .sub': { gridColumn: '1 / -1' },
  },
  '.picture': { display: 'block' },
};

/** A panel as wide as the page, its groups side by side. */
const mega: CSSObject = {
  '.items > li > .panel': { insetInline: 0, borderInline: 0 },
  '.items > li > .panel > .roll': {
    maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
    marginInline: 'auto',
    padding: `${token('space.24')} ${token('size.gutter')} ${token('space.48')}`,
  },
  // Four columns in every panel, the last one for a scene: groups fill the others to a similar height.
  '.groups, .more > .roll > .links': {
    columns: 4,
    columnGap: token('space.32'),
    '> li': { breakInside: 'avoid' },
    '> .parent:not(:first-child)': { marginBlockStart: token('space.12') },
  },
  '.roll:has(> .scene)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
    columnGap: token('space.32'),
    alignItems: 'start',
    '.groups': { columns: 3 },
  },
  '.scene': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: token('radius.card'),
    background: token('color.skeleton'),
  },
  '.parent > :is(a, .name)': { borderBlockEnd: `1px solid ${token('color.line')}`, marginBlockEnd: token('space.8') },
  '.picture': {
    width: '4rem',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: token('radius.control'),
    background: token('panel.car'),
  },
  '[data-pictures=always]': silhouettes,
  [`@media (min-width: ${breakpoints.xxl + 1}px)`]: silhouettes,
};

const styles = (from: number, look: CSSObject): SerializedStyles =>
  css(
    base,
    {
      [`@media not all and (min-width: ${from}px)`]: narrow,
      [`@media (min-width: ${from}px)`]: { ...wide, '&[data-slim]': { '--bar': BAR.slim } },
    },
    { [`@media (min-width: ${from}px)`]: look },
  );

/**
 * The styles of the bar by its look, for the document's head: they are part of every page and never change, so the
 * browser's bundle does not contain them. The bar has `class="site-bar" data-look="…"`.
 */
export const menuBarStyles: Readonly<Record<'dropdown' | 'mega', SerializedStyles>> = {
  dropdown: styles(breakpoints.xl, dropdown),
  mega: styles(breakpoints.lg, mega),
};
