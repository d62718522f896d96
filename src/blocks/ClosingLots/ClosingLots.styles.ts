import { css } from '@emotion/react';
import { remindStyles } from '@/features/cars/components/remind.styles';
import { media, token } from '@/ui/tokens';

/** A board: when, which lot, what, and the first bid; on phones when and what beside the picture. */
export const closingLotsStyles = css(remindStyles, {
  '> .wrap': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.16') },
  '.lots-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${token('space.4')} ${token('space.24')}`,
    '& h2': { margin: 0, fontSize: token('text.heading') },
    '& > .button:last-child': { marginInlineStart: 'auto' },
  },
  '.counts': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.16')}`, color: token('color.inkSoft') },
  '.counts strong': { color: token('color.accent'), fontWeight: token('font.strongWeight') },
  // On a phone in one row, which scrolls.
  '.days': {
    display: 'flex',
    gap: token('space.8'),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    padding: `3px ${token('size.gutter')}`,
    button: { flex: 'none', fontVariantNumeric: 'tabular-nums' },
    'button span': { fontWeight: 400 },
  },
  ol: { margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${token('color.line')}` },
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${token('space.4')} ${token('space.16')}`,
    alignItems: 'center',
    paddingBlock: token('space.8'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
    fontVariantNumeric: 'tabular-nums',
    [media.lg]: {
      gridTemplateColumns: '17rem 8rem minmax(0, 1fr) auto',
      gap: token('space.24'),
      paddingBlock: token('space.8'),
    },
    [media.hover]: { '&:hover': { background: token('color.sunken') } },
  },
  // The page of a phone is short: three lots, and how it works further down.
  [media.phone]: {
    'li:nth-of-type(n + 4)': { display: 'none' },
    '.how, .estimate, .counts strong + span, .lots-head:has(~ .days) .counts': { display: 'none' },
  },
  '.when': {
    gridColumn: '1 / -1',
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token('space.12')}`,
  },
  [media.lg]: {
    '.when': { gridColumn: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '.when .remind': { gridArea: '1 / 2 / span 2' },
  },
  // Above the link that is the whole row.
  '.when .remind': { zIndex: 1, marginInlineStart: 'auto' },
  // The time that is left comes first.
  '.left': { color: token('color.accent'), fontWeight: token('font.strongWeight') },
  '.end': { order: 1, color: token('color.inkSoft'), fontSize: token('text.small') },
  '.left:not([data-counts])': { visibility: 'hidden' },
  'li img, .missing': {
    gridRow: 'span 2',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    background: token('panel.car'),
    borderRadius: token('radius.control'),
    [media.lg]: { gridRow: 'auto' },
  },
  '.missing': { display: 'grid', placeItems: 'center', fontSize: token('text.small'), textAlign: 'center' },
  '.what': { minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 },
  '.number': { color: token('color.accent'), fontSize: token('text.small'), fontWeight: token('font.strongWeight') },
  h3: { margin: 0, fontSize: token('text.body'), fontFamily: token('font.text'), letterSpacing: 0 },
  'h3 a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '.facts': { display: 'none', color: token('color.inkSoft'), fontSize: token('text.small') },
  [media.md]: { '.facts': { display: 'block' } },
  '.bid': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${token('space.8')}`,
    gridColumn: 2,
    '& span': { color: token('color.inkSoft'), fontSize: token('text.small') },
    [media.lg]: {
      gridColumn: 'auto',
      display: 'grid',
      justifyItems: 'end',
      '& strong': { fontSize: token('text.lead') },
    },
  },
  '.how': { color: token('color.inkSoft'), whiteSpace: 'pre-line' },
});
