import type { CSSObject } from '@emotion/react';
import { unseen } from '@/ui/primitives/unseen.styles';
import { token } from '@/ui/tokens';
import { BAR, filled, link, SHADE } from './menuBarParts.styles';

/** The sheet ends above what is fixed at the window's lower edge. */
const SHEET_HEIGHT = `calc(100dvh - var(--menu-top, ${BAR.narrow}) - var(--reserved-bottom, 0px))`;

/** Gap and padding of the narrow bar; smaller only with large text. */
const NARROW_GAP = `min(${token('space.12')}, 4vw)`;

/**
 * The sheet of narrow screens. After hydration the children of an entry slide over it; before, and without script,
 * everything is expanded.
 */
export const narrow: CSSObject = {
  // With large text the paddings give way first, then the button wraps below the logo.
  '.bar': { flexWrap: 'wrap', columnGap: NARROW_GAP },
  '.switch > summary': {
    gap: `min(${token('space.8')}, 2vw)`,
    whiteSpace: 'nowrap',
    paddingInline: NARROW_GAP,
    marginInlineEnd: `calc(-1 * ${NARROW_GAP})`,
  },
  // The menu is last, as everywhere on phones; on the narrowest its drawing alone.
  '.shortcuts': { marginInlineEnd: 0 },
  '.switch': { order: 1 },
  '.always': {
    ...link,
    ...filled,
    fontWeight: token('font.strongWeight'),
    whiteSpace: 'nowrap',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
  },
  // No room beside the longest of our logos: the search is in the menu, and on the start page.
  '.shortcuts > li:first-of-type': { '@media (max-width: 24em)': { display: 'none' } },
  '.bar:has(.shortcuts, .always) .menu-name': { '@media (max-width: 26em)': unseen },
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
  // What is in the bar already is not in the sheet.
  '.bar:has(> .always) .extras li:has(.filled)': { display: 'none' },
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
