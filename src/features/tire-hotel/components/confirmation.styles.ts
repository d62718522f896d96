import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { grid } from './tireHotel.styles';

/** The booking, and its rating. */
export const confirmationStyles = css({
  ...grid,
  gap: token('space.24'),
  dl: { ...grid, gap: token('space.16'), margin: 0, maxWidth: '44rem' },
  'dl > div': {
    ...grid,
    gap: token('space.4'),
    [media.md]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: token('space.16') },
  },
  dt: { color: token('color.inkSoft') },
  dd: { margin: 0 },
  '.when': {
    display: 'inline-block',
    fontWeight: token('font.strongWeight'),
    fontVariantNumeric: 'tabular-nums',
  },
  'dd .when::first-letter': { textTransform: 'uppercase' },
  '.rating': {
    ...grid,
    gap: token('space.16'),
    maxWidth: '34rem',
    paddingBlockStart: token('space.24'),
    borderBlockStart: `1px solid ${token('color.line')}`,
  },
  '.rating fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
  '.rating legend, .rating h4': {
    padding: 0,
    fontSize: token('text.lead'),
    fontWeight: token('font.strongWeight'),
    margin: 0,
  },
  '.stars': { display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${token('space.8')})` },
  '.stars label': {
    display: 'grid',
    placeItems: 'center',
    minWidth: token('size.target'),
    minHeight: token('size.target'),
    borderRadius: token('radius.control'),
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: '3px solid var(--ring)' },
  },
  '.stars svg': {
    width: '2.25rem',
    height: '2.25rem',
    fill: 'none',
    stroke: token('color.accent'),
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  '.stars label[data-on] svg': { fill: token('color.accent') },
  [media.print]: { '.rating': { display: 'none' } },
});
