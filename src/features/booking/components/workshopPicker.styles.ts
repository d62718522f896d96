import { css } from '@emotion/react';
import { equalColumns } from '@/ui/primitives/equalColumns.styles';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';

/** Width of a day: its number and the number of its times; of a time: one line. */
const DAY = '3.75rem';
/** A row of days that scrolls ends within a day: the next one shows that there are more. */
const daysInSight = (days: number): string => `calc((100% - ${Math.floor(days)} * ${token('space.8')}) / ${days})`;
const TIME = '4.25rem';

/** List, map, weeks and times of the step of workshop and time. */
export const workshopPickerStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.12'),
  [media.md]: { gap: token('space.16') },
  // From here on there is room for the map between the list and the summary.
  [media.xxl]: {
    '&:has(> .map)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: token('space.24') },
    '> *': { gridColumn: '1 / -1' },
    '&:has(> .map) > :not(.tools, .map)': { gridColumn: 1 },
    '> .map': {
      gridColumn: 2,
      gridRow: '2 / span 5',
      position: 'sticky',
      top: `calc(${token('size.header')} + ${token('space.16')})`,
      alignSelf: 'start',
    },
  },
  '.tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.12'),
  },
  '.tools h4, section > h4': { margin: 0, fontSize: token('text.lead'), fontWeight: token('font.strongWeight') },
  'section > h4': { marginBlock: `${token('space.12')} ${token('space.8')}` },
  '.sorts': { display: 'flex', gap: token('space.8'), flexWrap: 'wrap' },
  '.sorts button': {
    minHeight: token('size.target'),
    padding: `0 ${token('space.16')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    '&[aria-pressed=true]': {
      background: token('color.accent'),
      borderColor: token('color.accent'),
      color: token('color.onAccent'),
    },
  },
  '.workshops': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.12'),
    listStyle: 'none',
    padding: 0,
  },
  '.workshop': {
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    '&[data-open]': { borderColor: token('color.control') },
  },
  '.workshop[data-unable]': {
    background: token('color.sunken'),
    borderStyle: 'dashed',
    'h5, .where': { color: token('color.inkSoft') },
  },
  '.workshop .lacks': { display: 'flex', alignItems: 'center', gap: token('space.8') },
  '.workshop > .head': {
    display: 'grid',
    gap: `${token('space.4')} ${token('space.16')}`,
    padding: token('space.16'),
    alignItems: 'center',
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '.workshop h5': {
    margin: 0,
    fontSize: token('text.lead'),
    fontWeight: token('font.strongWeight'),
    overflowWrap: 'anywhere',
  },
  '.workshop .where': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token('space.12')}`,
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
  },
  '.workshop .visit-price': { fontWeight: token('font.strongWeight') },
  '.workshop .first': { fontWeight: token('font.strongWeight'), '&::first-letter': { textTransform: 'uppercase' } },
  '.workshop .head button': { [media.md]: { gridColumn: 2, gridRow: '1 / span 4' } },
  // The button names the services: too long to stand next to the text.
  '.workshop[data-unable] > .head': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '.workshop[data-unable] .head button': {
    gridArea: 'auto',
    justifySelf: 'start',
    marginBlockStart: token('space.8'),
    [media.phone]: { justifySelf: 'stretch' },
  },
  '.calendar': {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    padding: token('space.16'),
    borderBlockStart: `1px solid ${token('color.line')}`,
  },
  '.weeks': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: token('space.8'),
    [media.phone]: { gap: token('space.4') },
  },
  '.weeks > button': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    padding: 0,
    [media.phone]: { width: '2.25rem' },
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    color: token('color.ink'),
    '&:disabled': { opacity: 0.4 },
  },
  '.weeks > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    gap: token('space.8'),
    // Their days stand below; a phone has no room for the dates of four weeks.
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(2.375rem, 1fr))',
      gap: token('space.4'),
      button: { position: 'relative', paddingInline: 0 },
      small: unseen,
    },
  },
  '.weeks > div button': {
    padding: token('space.4'),
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    small: { whiteSpace: 'nowrap', fontSize: token('text.small') },
    minHeight: token('size.target'),
    border: 0,
    borderBlockEnd: `3px solid ${token('color.line')}`,
    background: 'none',
    color: token('color.inkSoft'),
    fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed=true]': {
      borderColor: token('color.accent'),
      color: token('color.ink'),
      fontWeight: token('font.strongWeight'),
    },
  },
  // A week is one row; where it is too narrow for seven days, the row scrolls.
  '.days': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(${DAY}, 1fr)`,
    '@container (max-width: 31.5rem)': { gridAutoColumns: daysInSight(4.5) },
    '@container (max-width: 22rem)': { gridAutoColumns: daysInSight(3.5) },
    gap: token('space.8'),
    listStyle: 'none',
    // Room for the focus ring within the scrolling row.
    margin: `calc(-1 * ${token('space.4')})`,
    padding: token('space.4'),
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    'li, button': { display: 'grid' },
    button: {
      alignContent: 'center',
      justifyItems: 'center',
      minHeight: '4.5rem',
      padding: token('space.4'),
      border: `1.5px solid ${token('color.line')}`,
      borderRadius: token('radius.control'),
      background: token('color.surface'),
      color: token('color.ink'),
      lineHeight: 1.3,
      [media.hover]: { '&:hover': { borderColor: token('color.accent') } },
      '&:disabled': { background: token('color.sunken'), color: token('color.inkSoft'), cursor: 'not-allowed' },
      '&[aria-pressed=true]': {
        background: token('color.accent'),
        borderColor: token('color.accent'),
        color: token('color.onAccent'),
      },
    },
    'strong::first-letter': { textTransform: 'uppercase' },
    small: { fontSize: token('text.small') },
  },
  fieldset: { display: 'grid', gap: token('space.8') },
  legend: { padding: 0, marginBlockEnd: token('space.8'), fontWeight: token('font.strongWeight') },
  // Four times a row, three on phones.
  '.slots': {
    display: 'grid',
    gridTemplateColumns: equalColumns(3, TIME, token('space.8')),
    gap: token('space.8'),
    [media.md]: { gridTemplateColumns: equalColumns(4, TIME, token('space.8')) },
  },
  '.whole': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '.slots button': {
    minHeight: token('size.target'),
    padding: token('space.4'),
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), borderColor: token('color.accent') } },
    '&[aria-busy]': {
      background: token('color.accent'),
      borderColor: token('color.accent'),
      color: token('color.onAccent'),
    },
  },
  '.hint': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.progress': { color: token('color.inkSoft') },
});
