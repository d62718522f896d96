import { css } from '@emotion/react';
import { token } from '../tokens';

/** One logo per brand on a 32 × 32 grid: strokes and fills. */
const signs: Readonly<Record<string, { strokes: string; fill?: string }>> = {
  // A north star whose eastern ray is a road.
  nordvik: { strokes: 'M7 26V7l18 18V6', fill: 'M25 2.2l1.2 2.9l2.9 1.2l-2.9 1.2L25 10.4l-1.2-2.9L20.9 6.3l2.9-1.2z' },
  auction: { strokes: 'M7 26V7l18 18V6', fill: 'M25 2.2l1.2 2.9l2.9 1.2l-2.9 1.2L25 10.4l-1.2-2.9L20.9 6.3l2.9-1.2z' },
  // Light rising in arcs.
  aurora: { strokes: 'M4 25a12 12 0 0 1 24 0M9.5 25a6.5 6.5 0 0 1 13 0M16 8V4', fill: 'M13.8 25a2.2 2.2 0 0 1 4.4 0z' },
  // Two ridges under a sun.
  terra: { strokes: 'M3 25l8-10l6 7l4-5l8 8', fill: 'M21 6.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z' },
  truck: {
    strokes: 'M3 23V9h15v14M18 14h6l5 5v4H3',
    fill: 'M8 20.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM23 20.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  },
  restaurant: {
    strokes: 'M6 20a10 10 0 0 1 20 0zM4 24h24M16 10V7',
    fill: 'M16 4a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6z',
  },
  logistics: {
    strokes: 'M4 10h15l-4-5M28 22H13l4 5',
    fill: 'M24 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM8 19.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  },
};

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.55em',
  fontFamily: token('font.heading'),
  fontWeight: token('font.headingWeight'),
  fontStretch: token('font.headingStretch'),
  letterSpacing: '-0.02em',
  // A logo: on a narrow window it stays next to the menu button, however large the visitor's text is.
  fontSize: 'min(clamp(1.125rem, 0.85rem + 1.6vw, 1.375rem), 6.5vw)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  svg: { flex: 'none', width: '1.5em', height: '1.5em' },
  '.second': { fontWeight: 400 },
});

/** The brand's logo and name; the first word of the name is bold. */
export function Wordmark({ title, theme }: { title: string; theme: string }) {
  const sign = signs[theme] ?? signs.nordvik;
  const [first, ...rest] = title.split(' ');
  return (
    <span css={styles}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
        <path d={sign?.strokes} stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        {sign?.fill && <path d={sign.fill} fill="currentColor" />}
      </svg>
      <span>
        {first}
        {rest.length > 0 && <span className="second"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
