import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { facilityCardStyles } from './facilityCard.styles';

/** The list next to the map: 480 px. */
const LIST_WIDTH = '30rem';
const BELOW_HEADER = `calc(${token('size.header')} + ${token('space.16')})`;
/** In em: of large text it stays narrow. */
const COLUMNS = { two: '@media (min-width: 46em)' } as const;
/** The room of a separator between two services. */
const SEPARATOR = '1.2em';
const SCRIPTED = '@media (min-width: 1024px) and (not (scripting: none))';

/** One sheet for the list of facilities and its map. */
export const facilityListingStyles = css(facilityCardStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  '.found': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.8')} ${token('space.16')}`,
    color: token('color.inkSoft'),
    fontVariantNumeric: 'tabular-nums',
  },
  // The services: a line of their own, or what the other things leave of it.
  '.found > ul:last-child': { flex: '1 0 100%', minWidth: 0, [media.lg]: { flex: '1 1 0' } },
  '.found > p': { [media.lg]: { whiteSpace: 'nowrap' } },
  // Right below the field that they fill; one line, which scrolls on a phone.
  '.towns': {
    display: 'flex',
    gap: `0 ${token('space.16')}`,
    marginBlockStart: `calc(-1 * ${token('space.8')})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    li: { flex: 'none' },
    a: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '1.75rem',
      [media.coarse]: { minHeight: token('size.target') },
    },
    '[aria-current]': { color: token('color.ink'), fontWeight: token('font.strongWeight'), textDecoration: 'none' },
  },
  '.orders': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.found > button': { marginInlineStart: 'auto', [SCRIPTED]: { display: 'none' } },
  '.both': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.32'),
    [SCRIPTED]: {
      gridTemplateColumns: `minmax(0, ${LIST_WIDTH}) minmax(0, 1fr)`,
      gridTemplateAreas: '"list map"',
      alignItems: 'start',
    },
  },
  '.lists': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.24'),
    minWidth: 0,
    [SCRIPTED]: { gridArea: 'list' },
  },
  '.group': { minWidth: 0 },
  '.group > h2': {
    paddingBlock: token('space.8'),
    borderBlockEnd: `1px solid ${token('color.ink')}`,
    fontSize: token('text.lead'),
  },
  '.group:first-of-type > h2': { paddingBlockStart: 0 },
  '.places': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  // A row: who and where, whether it is open, what it does, and how to reach it.
  '.place': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    gap: `${token('space.4')} ${token('space.16')}`,
    alignItems: 'baseline',
    padding: `${token('space.12')} 0`,
    border: 0,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    borderRadius: 0,
    background: 'none',
    isolation: 'isolate',
    // Wider than the text, which stays where it is.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: `calc(-1 * min(${token('space.16')}, ${token('size.gutter')}))`,
      borderRadius: token('radius.control'),
    },
    [media.hover]: { '&:hover': { boxShadow: 'none' }, '&:hover::before': { background: token('color.sunken') } },
    '&:has(.to:focus-visible)::before': { background: token('color.sunken') },
    '> *, .foot > *': { gridColumn: '1 / -1' },
  },
  '.place :is(h2, h3)': { fontSize: token('text.body'), fontFamily: token('font.text') },
  // As on the map's markers, where the map is seen.
  '[data-number]::before': {
    content: 'attr(data-number) / ""',
    display: 'none',
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    marginInlineEnd: token('space.8'),
    paddingInline: token('space.4'),
    borderRadius: token('radius.pill'),
    background: token('color.accent'),
    color: token('color.onAccent'),
    fontSize: '0.8125rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    [SCRIPTED]: { display: 'inline-grid' },
  },
  '&[data-view=map] [data-number]::before': { display: 'inline-grid' },
  '.comma': { display: 'inline' },
  '.place br': { display: 'none' },
  '.foot': { display: 'contents' },
  '.reach': { rowGap: token('space.4') },
  '.reach, .hours': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.16'), fontSize: token('text.small') },
  '.phone, .way, .on-map': { minHeight: '1.75rem', [media.coarse]: { minHeight: token('size.target') } },
  // Between the services of a line: what would begin a line is cut off.
  '.services': {
    gap: 0,
    width: 'auto',
    padding: 0,
    fontSize: token('text.small'),
    marginInlineStart: `calc(-1 * ${SEPARATOR})`,
    clipPath: `inset(0 0 0 ${SEPARATOR})`,
  },
  '.services li': { padding: 0, background: 'none', color: token('color.inkSoft'), fontSize: 'inherit' },
  '.services li::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: SEPARATOR,
    textAlign: 'center',
  },
  [COLUMNS.two]: {
    '.place': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(62%)' },
    '.place :is(h2, h3)': { gridColumn: 1 },
    // By distance the row begins with how far it is.
    '.foot > .away': { gridColumn: 2, gridRow: 1, justifySelf: 'end', textAlign: 'end' },
  },
  // Without room for it next to the list the map is above it, when the visitor opens it.
  '.side': {
    minWidth: 0,
    display: 'none',
    scrollMarginBlockStart: BELOW_HEADER,
    [SCRIPTED]: { display: 'block', gridArea: 'map', position: 'sticky', insetBlockStart: BELOW_HEADER },
  },
  '&[data-view=map] .side': { display: 'block' },
  '.side [data-step]:not([data-step=failed])': {
    [SCRIPTED]: {
      height: `calc(100vh - ${token('size.header')} - ${token('space.32')} - 9rem)`,
      minHeight: '20rem',
      maxHeight: 'none',
    },
  },
  // Without script there is no map.
  '@media (scripting: none)': { '.side, .on-map, [data-number]::before': { display: 'none !important' } },
  '.more': { display: 'grid', justifyItems: 'center', gap: token('space.12'), fontVariantNumeric: 'tabular-nums' },
  '.on-map': { display: 'none', [SCRIPTED]: { display: 'inline-flex' } },
  '&[data-view=map] .on-map': { display: 'inline-flex', [media.print]: { display: 'none' } },
});
