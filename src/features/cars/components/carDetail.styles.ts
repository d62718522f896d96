import { css } from '@emotion/react';
import { fullRows, phoneRow } from '../../car-search/components/CarGrid';
import { breakpoints, media, token } from '@/ui/tokens';

/** The panel stays in sight where all of it fits into the window. */
const TALL = `@media (min-width: ${breakpoints.lg}px) and (min-height: 44rem)`;

/** A printed car shows no credit: without what stands below it the page is one sheet. */
export const printedPage = css({
  '@page': { size: 'A4', margin: '10mm 12mm' },
  [media.print]: { 'main:has([data-sheet]) ~ *': { display: 'none' } },
});

/**
 * The frame of a car's page: one column, from 1024 px two of 7 and 5 parts. The sections bring their own styles.
 */
export const carDetailStyles = css({
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
  marginInline: 'auto',
  padding: `0 ${token('size.gutter')} ${token('space.64')}`,
  h1: { fontSize: token('text.display'), lineHeight: 1.06, '&:focus': { outline: 'none' } },
  h2: { marginBlockEnd: token('space.16'), fontSize: token('text.heading'), lineHeight: 1.12 },
  // The button arrives after hydration.
  '.top': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: token('space.8') },
  '.columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"gallery" "summary" "sections"',
    rowGap: token('space.24'),
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"gallery summary" "sections summary"',
      columnGap: `clamp(${token('space.32')}, 4vw, ${token('space.64')})`,
      rowGap: token('space.48'),
    },
  },
  // On a phone the pictures reach the edges of the window.
  '.gallery': {
    gridArea: 'gallery',
    minWidth: 0,
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    [media.md]: { marginInline: 0 },
  },
  '.summary': { gridArea: 'summary', minWidth: 0 },
  [TALL]: {
    '.summary > div': {
      position: 'sticky',
      insetBlockStart: `calc(${token('size.header')} + ${token('space.8')})`,
      // What a long text or a large font makes higher than the window is reached by scrolling inside.
      maxHeight: `calc(100vh - ${token('size.header')} - 2 * ${token('space.8')})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
  '.reading': {
    gridArea: 'sections',
    display: 'flow-root',
    minWidth: 0,
    [media.lg]: { marginBlockStart: `calc(-1 * ${token('space.24')})` },
    [media.print]: { marginBlockStart: 0 },
  },
  '.sections': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token('space.48'),
    minWidth: 0,
    marginBlockStart: token('space.32'),
  },
  '.below': { display: 'grid', gap: token('space.64'), marginBlockStart: token('space.64') },
  '.cars': { ...fullRows, ...phoneRow },
  '.gone': {
    display: 'grid',
    gap: token('space.16'),
    padding: `${token('space.48')} 0 ${token('space.24')}`,
    maxWidth: token('size.line'),
  },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  // One sheet of A4: the car itself, without what depends on the reader's choices.
  [media.print]: {
    padding: 0,
    fontSize: '8.5pt',
    lineHeight: 1.35,
    h2: { marginBlockEnd: '1mm', fontSize: '11pt' },
    '.columns': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"gallery summary" "sections sections"',
      gap: '4mm 6mm',
    },
    '.gallery': { marginInline: 0 },
    '.sections': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3mm 6mm', marginBlockStart: 0 },
    '.sections > :not(#facility, #contact)': { gridColumn: '1 / -1' },
    '.summary': {
      '.place': { display: 'none' },
      'h1, strong': { fontSize: '18pt' },
      'h1[data-long]': { fontSize: '13pt' },
      '.reserved': { padding: 0 },
      dl: { gap: '1.5mm 3mm' },
    },
    '#condition-report, #charging, #running-costs, #finance, #price-history': { display: 'none' },
  },
});
