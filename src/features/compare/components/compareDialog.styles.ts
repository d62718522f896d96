import { css } from '@emotion/react';
import { fullHeightDialog } from '@/ui/primitives/fullHeightDialog.styles';
import { unseen } from '@/ui/primitives/unseen.styles';
import { breakpoints, media, token } from '@/ui/tokens';

/** The widest column of a car (specification 2 section 2.6); cars share the width where they need more. */
const COLUMN = 'min(60vw, 417px)';
/** The narrowest one beside the labels: three cars on a tablet. More cars scroll. */
const NARROWEST = '10.75rem';
/** The same where the labels stand above the values: two cars on the narrowest phone. */
const PHONE_COLUMN = `min(${COLUMN}, max(100vw / var(--cars), min(50vw, 12rem)))`;
/** Wide enough for the longest word of a label, whatever the gutter. */
const FIRST = `calc(${token('size.gutter')} + min(31vw, 13rem))`;

const FULL = `calc(${FIRST} + var(--cars) * ${COLUMN})`;
/** Centres what is narrower than the window, and keeps it in line with the head. */
const SIDE = `max(0px, (100% - max(${FULL}, ${token('size.content')} + 2 * ${token('size.gutter')})) / 2)`;
const EDGE = `calc(${SIDE} + ${token('size.gutter')})`;

const isPhone = `@media screen and (max-width: ${breakpoints.md - 1}px)`;

export const compareDialogStyles = css({
  ...fullHeightDialog,
  width: '100vw',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  h2: {
    margin: 0,
    marginInlineEnd: 'auto',
    fontFamily: token('font.heading'),
    fontSize: token('text.heading'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.15,
    '&:focus': { outline: 'none' },
  },
  '.head': {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.8'),
    padding: `${token('space.8')} ${EDGE}`,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    background: token('color.surface'),
  },
  '.tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.24') },
  '.shared': { fontSize: token('text.small'), overflowWrap: 'anywhere' },
  '.body': { overflow: 'auto', overscrollBehavior: 'contain', outlineOffset: '-3px' },
  '.above, .below': {
    position: 'sticky',
    insetInlineStart: 0,
    display: 'grid',
    gap: token('space.4'),
    width: '100%',
    padding: `${token('space.8')} ${EDGE}`,
    boxSizing: 'border-box',
  },
  '.above p': { margin: 0, maxWidth: token('size.line') },
  '.result': { fontWeight: token('font.strongWeight') },
  '.weights': {
    display: 'grid',
    gap: token('space.12'),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    maxWidth: token('size.content'),
    paddingBlock: token('space.12'),
  },
  summary: { display: 'inline-block', minHeight: token('size.target'), alignContent: 'center', cursor: 'pointer' },
  'summary strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '.below': { paddingBlock: token('space.24') },
  table: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    width: `min(${FULL}, max(100%, ${FIRST} + var(--cars) * ${NARROWEST}))`,
    marginInlineStart: SIDE,
  },
  'th, td': {
    boxSizing: 'border-box',
    padding: `${token('space.12')} ${token('space.16')}`,
    // At the start: heights of rows are fractions, and a sticky cell would cover the end of the one before.
    borderBlockStart: `1px solid ${token('color.line')}`,
    background: token('color.background'),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  'th:first-of-type': {
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    width: FIRST,
    paddingInlineStart: token('size.gutter'),
    borderInlineEnd: `1px solid ${token('color.line')}`,
    color: token('color.inkSoft'),
    fontWeight: 400,
    hyphens: 'auto',
  },
  'thead th, thead td': { background: token('color.surface') },
  // The pictures scroll away, the names stay.
  'thead th': {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: 0,
    borderBlockStart: 0,
    boxShadow: `0 1px 0 ${token('color.line')}`,
    verticalAlign: 'middle',
  },
  'thead + tbody tr:first-of-type > *': { borderBlockStart: `1px solid ${token('color.line')}` },
  'thead th:first-of-type': { zIndex: 3 },
  '.pictures td': { paddingBlockEnd: 0 },
  '.pictures td:first-of-type': {
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    width: FIRST,
    borderInlineEnd: `1px solid ${token('color.line')}`,
  },
  '.picture': {
    aspectRatio: '16 / 9',
    maxHeight: '24vh',
    borderRadius: token('radius.card'),
    overflow: 'hidden',
    background: token('panel.car'),
  },
  '.picture .missing': {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    color: token('panel.ink'),
    fontSize: token('text.small'),
  },
  '.picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.car a': { minWidth: 0, fontWeight: token('font.strongWeight'), color: 'inherit' },
  '.car button': { flex: 'none' },
  '.car': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token('space.4') },
  'thead small': { display: 'block', color: token('color.inkSoft'), fontWeight: 400 },
  '.best': {
    display: 'inline-block',
    whiteSpace: 'nowrap',
    svg: { display: 'inline-block', verticalAlign: '-0.15em', marginInlineEnd: token('space.4') },
    lineHeight: 1.4,
    marginInlineStart: token('space.8'),
    paddingInline: token('space.8'),
    borderRadius: token('radius.pill'),
    background: token('color.successSoft'),
    color: token('color.success'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
  },
  th: { small: { display: 'block' } },
  '.plan': { display: 'grid', gap: token('space.4') },
  '.plan small': { color: token('color.inkSoft') },
  'td[data-best]': { fontWeight: token('font.strongWeight') },
  '.unknown': { color: token('color.inkSoft') },
  'td ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: token('space.4') },
  // Labels above their values, and two cars beside each other; further ones by swiping.
  [isPhone]: {
    '.body': { scrollSnapType: 'x proximity' },
    'table, tr': { display: 'block', width: `calc(var(--cars) * ${PHONE_COLUMN})` },
    // The names stay in view as long as the table does.
    'thead, tbody': { display: 'contents' },
    tr: { display: 'grid', gridTemplateColumns: `repeat(var(--cars), ${PHONE_COLUMN})` },
    'thead tr + tr': { position: 'sticky', zIndex: 2, insetBlockStart: 0 },
    'thead th': { scrollSnapAlign: 'start' },
    'thead th:first-of-type': unseen,
    'th, td': { paddingInline: `${token('size.gutter')} ${token('space.8')}`, scrollSnapAlign: 'start' },
    td: { paddingBlock: `0 ${token('space.12')}`, borderBlockStart: 0 },
    'tbody th:first-of-type': {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      width: '100vw',
      maxWidth: '100%',
      paddingBlockEnd: token('space.4'),
      borderInlineEnd: 0,
      fontSize: token('text.small'),
    },
    '.pictures td': { paddingBlockStart: token('space.12') },
    '.pictures td:first-of-type': { display: 'none' },
    'thead + tbody tr:first-of-type > td': { borderBlockStart: 0 },
    '.best': { marginInlineStart: 0 },
  },
  // On paper (`CompareDialog`): close rows, equipment as one sentence; names stand again on a second sheet.
  [media.print]: {
    position: 'static',
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    '&[open]': { display: 'block' },
    '.head': { padding: '0 0 1mm', h2: { fontSize: '14pt' }, button: { display: 'none' } },
    '.body': { overflow: 'visible' },
    // A link to a quote leads nowhere on paper.
    '.above details, .tools, .shared, .car button, [data-quotes]': { display: 'none' },
    '.above, .below': { position: 'static', padding: 0 },
    '.below': { paddingBlockStart: '2mm', '[role=note]': { fontSize: '7.5pt' } },
    table: { width: '100%', margin: 0, fontSize: '7.5pt', lineHeight: 1.25 },
    small: { fontSize: '6.5pt', lineHeight: 1.25 },
    'th, td, th:first-of-type, thead th, .pictures td:first-of-type': {
      position: 'static',
      width: 'auto',
      padding: '0.45mm 1.5mm',
    },
    'thead th:first-of-type, .pictures td:first-of-type': { width: '34mm' },
    tr: { breakInside: 'avoid' },
    '.picture': { height: '13mm', aspectRatio: 'auto', img: { objectFit: 'contain' } },
    '.best': {
      marginInlineStart: '1mm',
      padding: 0,
      background: 'none',
      color: 'inherit',
      fontSize: '6.5pt',
      lineHeight: 'inherit',
    },
    '.plan': { gap: '0 2mm', gridTemplateColumns: 'auto minmax(0, 1fr)', small: { gridColumn: '1 / -1' } },
    'td ul': { display: 'block' },
    'td li': { display: 'inline', '&:not(:last-child)::after': { content: '", "' } },
  },
});
