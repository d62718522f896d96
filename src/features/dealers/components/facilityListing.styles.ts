import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { facilityCardStyles } from './facilityCard.styles';

/** The list next to the map (issue: 480 px). */
const LIST_WIDTH = '30rem';
const BELOW_HEADER = `calc(${token('size.header')} + ${token('space.16')})`;
/** In em: of large text it stays narrow. */
const COLUMNS = { two: '@media (min-width: 46em)' } as const;
const SCRIPTED = '@media (min-width: 1024px) and (not (scripting: none))';

/** One sheet for the list of facilities and its map. */
export const facilityListingStyles = css(facilityCardStyles, {
  display: 'grid',
  gap: token('space.32'),
  '.found': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.8')} ${token('space.16')}`,
    color: token('color.inkSoft'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.found + ul': { marginBlockStart: `calc(-1 * ${token('space.16')})` },
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
  '.places': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  // A row: who and where, whether it is open, how to reach it.
  '.place': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'none',
    gap: `${token('space.4')} ${token('space.16')}`,
    gridAutoFlow: 'row dense',
    alignItems: 'center',
    padding: `${token('space.12')} 0`,
    border: 0,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    borderRadius: 0,
    background: 'none',
    [media.hover]: { '&:hover': { boxShadow: 'none', background: token('color.sunken') } },
  },
  '.place :is(h2, h3)': { gridColumn: '1 / -1', fontSize: token('text.body'), fontFamily: token('font.text') },
  '.place address': { gridColumn: '1 / -1' },
  '.comma': { display: 'inline' },
  '.place br': { display: 'none' },
  '.foot': { display: 'contents' },
  '.away': { gridColumn: '1 / -1' },
  '.today': { gridColumn: 1 },
  '.phone, .on-map': { minHeight: '1.75rem', [media.coarse]: { minHeight: token('size.target') } },
  '.phone': { gridColumn: 2, justifySelf: 'end' },
  '.services': { gridColumn: '1 / -1', gap: 0, width: 'auto', padding: 0 },
  '.services li': { padding: 0, background: 'none', color: token('color.inkSoft') },
  '.services li:not(:last-child)::after': { content: '"·"', marginInline: token('space.8') },
  // Side by side where there is no map beside them.
  [COLUMNS.two]: {
    '.place': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.2fr) auto' },
    '.place :is(h2, h3)': { gridColumn: 1 },
    '.place address': { gridColumn: 2 },
    '.today': { gridColumn: 3, gridRow: 1, justifySelf: 'end', textAlign: 'end' },
    '.away': { gridColumn: 2 },
    '.services': { gridColumn: '1 / span 2' },
    '.phone': { gridColumn: 3 },
  },
  [SCRIPTED]: {
    '.place': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '.place :is(h2, h3)': { gridColumn: 1 },
    '.place address': { gridColumn: 1 },
    '.away': { gridColumn: 1 },
    '.today': { gridColumn: 2, gridRow: 1 },
    '.phone': { gridColumn: 2, gridRow: 2 },
    '.services': { gridColumn: 1 },
    '.on-map': { gridColumn: 2, justifySelf: 'end' },
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
  '@media (scripting: none)': { '.side, .on-map': { display: 'none !important' } },
  '.more': { display: 'grid', justifyItems: 'center', gap: token('space.12'), fontVariantNumeric: 'tabular-nums' },
  '.on-map': { display: 'none', [SCRIPTED]: { display: 'inline-flex' } },
  '&[data-view=map] .on-map': { display: 'inline-flex', [media.print]: { display: 'none' } },
});
