import type { CSSObject } from '@emotion/react';
import { dottedList } from '@/ui/primitives/dottedList.styles';
import { floatingPanel } from '@/ui/primitives/floatingPanel.styles';
import { media, token } from '@/ui/tokens';

/** The button of the comparison with its word. */
const compareWord = (length: string): CSSObject => ({
  [`.compare:has(> span${length})`]: {
    gridAutoFlow: 'column',
    gap: token('space.4'),
    width: 'auto',
    paddingInline: `${token('space.4')} ${token('space.12')}`,
    fontSize: token('text.small'),
  },
  [`.compare > span${length}`]: { display: 'block' },
});

const cutTown = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Rules of a card, for the styles of what holds cards: a style of its own would cost the server once for each card. */
const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: token('color.surface'),
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  overflow: 'hidden',
  transition: `box-shadow ${token('duration.medium')} ${token('ease.out')}`,
  [media.hover]: { '&:hover': { boxShadow: token('shadow.high') } },
  '&:focus-within:has(:focus-visible:not(.like *))': {
    outline: `3px solid ${token('color.focus')}`,
    outlineOffset: '2px',
  },
  '.panel': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    background: token('panel.car'),
    overflow: 'hidden',
  },
  '.panel img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.missing': {
    display: 'grid',
    justifyItems: 'center',
    color: token('panel.ink'),
    fontSize: token('text.small'),
  },
  '.mark': {
    position: 'absolute',
    insetBlockStart: token('space.12'),
    insetInlineStart: token('space.8'),
    maxWidth: `calc(100% - 2 * ${token('space.8')})`,
    padding: `${token('space.4')} ${token('space.8')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    lineHeight: 1.3,
  },
  '.mark.campaign': { background: token('color.signal'), color: token('color.onSignal') },
  '.body': { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: token('space.4'), padding: token('space.16') },
  h3: {
    margin: 0,
    fontFamily: token('font.heading'),
    fontSize: token('text.body'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.25,
    letterSpacing: token('font.headingTracking'),
  },
  'h3 a': {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    // The card comes out from under what floats at the window's edges, not its name alone.
    scrollMarginBlock: 'min(14rem, 26vh) min(12rem, 22vh)',
  },
  '.unbroken': { whiteSpace: 'nowrap' },
  // The link covers the whole card; other controls lie above it.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token('radius.card') },
  p: { margin: 0 },
  '.version, .place': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.version': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    minHeight: '1.5em',
  },
  '.facts': {
    ...dottedList,
    margin: `${token('space.4')} 0 ${token('space.12')}`,
    padding: 0,
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
    // Year and mileage, below them the others: neighbours agree, and the width of a late font moves none to another line.
    [media.md]: {
      minHeight: '3em',
      '&::before': { content: '""', order: 1, flex: '1 0 100%' },
      '> li:nth-of-type(n + 3)': { order: 2 },
    },
  },
  // At the end of the card, with as many lines from the price down on each, so that the prices of a row are on one line.
  // What only some cards have is above it: an earlier price, how the price compares.
  '.foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: token('space.8'),
    marginBlockStart: 'auto',
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
  },
  '.price': { display: 'contents' },
  '.price strong': {
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.25,
  },
  '.price.reduced strong': { color: token('color.signal') },
  '.price :is(.before, .note, .estimate)': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.price .before': { order: -1, flex: '1 0 100%' },
  '.price .estimate': { order: 1, flex: '1 0 100%', [media.md]: { minHeight: '1.45em' } },
  // On a phone a line of its own.
  '.foot .place': { [media.phone]: { order: 1, flex: '1 0 100%' }, [media.md]: { marginInlineStart: 'auto' } },
  // Reserved where the car has no loan.
  '.monthly': { order: 2, flex: '1 0 100%', minHeight: '1.45em', fontSize: token('text.small') },
  '.like': {
    order: -2,
    flex: '1 0 100%',
    paddingBlockEnd: token('space.4'),
    fontSize: token('text.small'),
    lineHeight: 1.45,
  },
  '.like > button': {
    // Above the link of the card.
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.4'),
    minHeight: '1.5rem',
    paddingBlock: 0,
    paddingInline: token('space.8'),
    border: 0,
    font: 'inherit',
    lineHeight: 'inherit',
    [media.coarse]: { '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.625rem' } },
    borderRadius: token('radius.pill'),
    background: token('color.sunken'),
    color: token('color.inkSoft'),
    fontWeight: token('font.strongWeight'),
  },
  // No wider than the card. In the middle of the window where a browser cannot place it next to its button.
  '.reckoned': {
    maxWidth: 'min(20rem, calc(100cqi - 2rem))',
    padding: token('space.16'),
    ...floatingPanel,
    fontSize: token('text.small'),
    lineHeight: 1.5,
    '@supports not selector(:popover-open)': { display: 'none' },
    '@supports (position-area: top)': {
      inset: 'auto',
      margin: `${token('space.8')} 0`,
      positionArea: 'block-start span-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
  '.like > .cheap': { background: token('color.successSoft'), color: token('color.success') },
  // Has the controls of the card at its end, which are rendered after hydration: none of them covers the car.
  '.bottom': {
    display: 'flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    margin: `${token('space.8')} calc(-1 * ${token('space.16')}) calc(-1 * ${token('space.16')})`,
    padding: `${token('space.4')} ${token('space.16')}`,
    borderBlockStart: `1px solid ${token('color.line')}`,
  },
  '.place': { lineHeight: 1.3, whiteSpace: 'nowrap' },
  '.place.long': { minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:has(.actions) .place': { maxWidth: 'calc(100% - 8rem)' },
  [media.xl]: {
    '@container (min-width: 280px)': {
      '&:has(.compare > :not([data-long])) .place': { ...cutTown, maxWidth: 'calc(100% - 10.25rem)' },
    },
    '@container (min-width: 330px)': {
      '&:has(.compare > [data-long]) .place': { ...cutTown, maxWidth: 'calc(100% - 12rem)' },
    },
  },
  '.actions': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: token('space.4'),
    display: 'flex',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
    button: {
      pointerEvents: 'auto',
      display: 'grid',
      placeItems: 'center',
      width: token('size.target'),
      height: token('size.target'),
      padding: 0,
      border: 0,
      borderRadius: token('radius.pill'),
      background: 'none',
      color: token('color.inkSoft'),
      cursor: 'pointer',
      [media.hover]: { '&:hover': { background: token('color.sunken'), color: token('color.ink') } },
      '&:focus-visible': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '-3px' },
      '&[aria-pressed=true]': { color: token('color.accent') },
    },
    '.compare > span': { display: 'none' },
    // A card that is wide enough has room for the word.
    [media.xl]: {
      '@container (min-width: 280px)': compareWord(':not([data-long])'),
      '@container (min-width: 330px)': compareWord('[data-long]'),
    },
  },
  [media.print]: { breakInside: 'avoid' },
} as const;

export const carCardRules = { '.car-card': card } as const;
