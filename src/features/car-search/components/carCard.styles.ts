import { dottedList } from '@/ui/primitives/dottedList.styles';
import { media, token } from '@/ui/tokens';

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
  '&:focus-within:has(:focus-visible)': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '2px' },
  '.panel': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    background: token('panel.car'),
    overflow: 'hidden',
  },
  '.panel img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.missing': { color: token('panel.ink'), fontSize: token('text.small') },
  '.mark': {
    position: 'absolute',
    insetBlockStart: token('space.12'),
    insetInlineStart: token('space.8'),
    // Next to the controls that are rendered after hydration.
    maxWidth: 'calc(100% - 7rem)',
    padding: `${token('space.4')} ${token('space.8')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    lineHeight: 1.3,
  },
  '&:not(:has(button)) .mark': { maxWidth: `calc(100% - 2 * ${token('space.8')})` },
  '.mark.campaign': { background: token('color.signal'), color: token('color.onSignal') },
  '.body': { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: token('space.4'), padding: token('space.16') },
  h3: {
    margin: 0,
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.2,
    letterSpacing: token('font.headingTracking'),
  },
  'h3 a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
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
  // Three lines with and without an earlier price, so that the prices of a row are on one: price, VAT and town, note.
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
    flex: '1 0 100%',
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.25,
  },
  '.price.reduced strong': { color: token('color.signal') },
  '.price .before, .price .note': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.price .before': { order: 1, flex: '1 0 100%' },
  '.foot:not(:has(.before))::after': {
    content: '""',
    flex: '1 0 100%',
    height: '1.45em',
    fontSize: token('text.small'),
  },
  '.place': { marginInlineStart: 'auto', overflowWrap: 'anywhere' },
  [media.print]: { breakInside: 'avoid' },
} as const;

export const carCardRules = { '.car-card': card } as const;
