import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { facilityCardStyles } from './facilityCard.styles';

/** The list next to the map (issue: 480 px). */
const LIST_WIDTH = '30rem';
const BELOW_HEADER = `calc(${token('size.header')} + ${token('space.16')})`;
/** In em: large text has fewer columns. */
const COLUMNS = { two: '@media (min-width: 46em)', three: '@media (min-width: 64em)' } as const;
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
    gap: token('space.32'),
    minWidth: 0,
    // Letters next to each other, each as wide as its towns: a letter with one has no empty row beside it.
    [COLUMNS.two]: {
      columnGap: token('space.16'),
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '.group:not([data-width="1"])': { gridColumn: '1 / -1' },
      '.group:not([data-width="1"]) .places': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    [COLUMNS.three]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '.group[data-width="2"]': { gridColumn: 'span 2' },
      '.group[data-width="3"] .places': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    [SCRIPTED]: {
      gridArea: 'list',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '.group:is(.group, [data-width]) .places': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '.group:is(.group, [data-width])': { gridColumn: '1 / -1' },
    },
  },
  '.group': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    minWidth: 0,
    alignContent: 'start',
  },
  '.group > h2': {
    paddingBlockStart: token('space.12'),
    borderBlockStart: `1px solid ${token('color.line')}`,
    fontSize: token('text.title'),
  },
  '.places': { gap: token('space.16') },
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
