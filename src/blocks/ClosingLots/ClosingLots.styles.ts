import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/** A board: when, which lot, what, and the first bid; on phones when and what beside the picture. */
export const closingLotsStyles = css({
  // It begins in the first window.
  '&&': { marginBlockStart: 0, paddingBlockStart: token('space.32') },
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
  ol: { margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${token('color.line')}` },
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: `${token('space.4')} ${token('space.16')}`,
    alignItems: 'center',
    paddingBlock: token('space.12'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
    fontVariantNumeric: 'tabular-nums',
    [media.lg]: {
      gridTemplateColumns: '13rem 8rem minmax(0, 1fr) auto',
      gap: token('space.24'),
      paddingBlock: token('space.8'),
    },
    [media.hover]: { '&:hover': { background: token('color.sunken') } },
  },
  '.when': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.12')}` },
  [media.lg]: { '.when': { gridColumn: 'auto', display: 'grid' } },
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
