import { css } from '@emotion/react';
import { radioStyles } from '@/ui/primitives/radio.styles';
import { disclosure } from '@/ui/primitives/disclosure.styles';
import { media, token } from '@/ui/tokens';
import { grid } from './tireHotel.styles';

/** The cars with their tires, and the request for new ones. */
export const tiresStyles = css({
  ...grid,
  gap: token('space.24'),
  '.vehicle': { ...grid, gap: token('space.24') },
  '.vehicle + .vehicle': { paddingBlockStart: token('space.32'), borderBlockStart: `1px solid ${token('color.line')}` },
  '.vehicle > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.4')} ${token('space.16')}`,
  },
  '.vehicle h4': { fontSize: token('text.title'), margin: 0 },
  '.number-plate': {
    padding: `${token('space.4')} ${token('space.12')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    fontWeight: token('font.strongWeight'),
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
  },
  '.wheels': {
    ...grid,
    gap: token('space.24'),
    alignItems: 'center',
    [media.lg]: { gridTemplateColumns: '18rem minmax(0, 1fr)', gap: token('space.48') },
  },
  '.wheels table': { width: '100%', borderCollapse: 'collapse' },
  '.wheels :is(th, td)': {
    padding: `${token('space.12')} ${token('space.12')} ${token('space.12')} 0`,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '.wheels thead th': { fontSize: token('text.small'), color: token('color.inkSoft'), fontWeight: 400 },
  '.wheels tbody th': { fontWeight: token('font.strongWeight') },
  '.wheels td small': { display: 'block' },
  '.numbers': { fontVariantNumeric: 'tabular-nums', [media.md]: { whiteSpace: 'nowrap' } },
  '.tire-status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    svg: { color: token('color.success') },
  },
  '[data-status="1"] .tire-status': {
    color: token('color.danger'),
    fontWeight: token('font.strongWeight'),
    svg: { color: 'inherit' },
  },
  // On a phone each row is a card with its columns' names.
  [`@media (max-width: 767.98px)`]: {
    '.wheels :is(thead)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '.wheels :is(table, tbody, tr, th, td)': { display: 'block' },
    '.wheels tr': { paddingBlock: token('space.12'), borderBlockEnd: `1px solid ${token('color.line')}` },
    '.wheels tbody :is(th, td)': { padding: `${token('space.4')} 0`, border: 0 },
    '.wheels td': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: token('space.8') },
    '.wheels td::before': { content: 'attr(data-label)', color: token('color.inkSoft'), gridRow: '1 / span 2' },
    '.wheels td small': { gridColumn: 2 },
  },
  '.trend': { ...grid, gap: token('space.16') },
  '.trend h5, .request h5': { fontSize: token('text.lead'), margin: 0 },
  '.charts': {
    display: 'grid',
    gap: token('space.24'),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  },
  '.charts figure': {
    ...grid,
    gap: token('space.16'),
    alignContent: 'space-between',
    margin: 0,
    padding: token('space.16'),
    borderRadius: token('radius.card'),
    background: token('color.background'),
    svg: { maxWidth: '30rem' },
  },
  figcaption: { display: 'grid', gap: token('space.4') },
  details: disclosure,
  'details p': { maxWidth: token('size.line') },
  '.rule': {
    ...grid,
    gap: token('space.4'),
    padding: token('space.16'),
    borderRadius: token('radius.card'),
    background: token('color.accentSoft'),
    color: token('color.ink'),
    h4: { fontSize: token('text.body'), margin: 0 },
  },
  '.request': {
    padding: token('space.16'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    [media.md]: { padding: token('space.24') },
  },
  'div.request': { ...grid, gap: token('space.12') },
  '.option': {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.12'),
    minHeight: token('size.target'),
    cursor: 'pointer',
  },
  '.option input': radioStyles,
  '.wrong': { fontSize: token('text.small'), fontWeight: token('font.strongWeight'), color: token('color.danger') },
});
