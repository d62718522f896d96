import type { CSSObject } from '@emotion/react';
import { breakpoints, media, token } from '@/ui/tokens';
import { BAR, filled, link } from './menuBarParts.styles';

/** The row of wide screens. */
export const wide: CSSObject = {
  '--bar': BAR.wide,
  '.bar': { gap: token('space.12') },
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
    columnGap: token('space.12'),
  },
  // Before the row is measured, what does not fit wraps out of sight; without script the bar grows.
  '.items': {
    flex: '1 1 7rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token('space.4')}`,
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
  '.extras': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.4') },
  '.extras[data-separator]': {
    position: 'relative',
    paddingInlineStart: token('space.12'),
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
  '.languages > .toggle svg:last-child': { display: 'none' },
  '.shortcuts': { marginInlineStart: `calc(-1 * ${token('space.8')})` },
  [media.hover]: { '.shortcuts a': { width: '2.5rem', height: '2.5rem' } },
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
export const dropdown: CSSObject = {
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

/** Silhouettes beside the titles of their groups: before a link, at the end of a heading, which begins where its links do. */
const silhouettes: CSSObject = {
  '.group:has(> .picture)': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: token('space.12'),
  },
  '.parent:has(> .picture)': {
    gridTemplateColumns: 'minmax(0, 1fr) 4rem',
    '> :is(a, .name)': { gridArea: '1 / 1 / 2 / -1', paddingInlineEnd: '4.5rem' },
    '> .picture': { gridArea: '1 / 2', marginBlockEnd: token('space.8'), background: 'none' },
    '> .sub': { gridColumn: '1 / -1' },
  },
  '.picture': { display: 'block' },
};

/** A panel as wide as the page, its groups side by side. */
export const mega: CSSObject = {
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
  // A long list of makes beside itself, or it would leave the columns next to it empty.
  '.sub > .roll > .links:has(> :nth-child(9))': { columns: '2 7.5rem', columnGap: token('space.8') },
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
