import { css } from '@emotion/react';
import { media, token } from '../tokens';

const water = `color-mix(in oklab, ${token('color.focus')} 16%, ${token('color.sunken')})`;

/** One sheet for the map and what lies on it. Sizes are the specification's: 500 px, a still one 150 px. */
export const placesMapStyles = css({
  position: 'relative', isolation: 'isolate', height: '31.25rem', maxHeight: '80vh', minHeight: '12rem', display: 'grid', overflow: 'hidden',
  border: `1px solid ${token('color.line')}`, borderRadius: token('radius.card'), background: token('color.skeleton'),
  '&[data-still]': { height: '9.375rem', minHeight: 0 },
  '&[data-step=failed]': { height: 'auto', minHeight: 0, border: 0 },
  '&:has(.leaflet-container:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: 3 },

  '.leaflet-container': { zIndex: 0, gridArea: '1 / 1', minWidth: 0, height: '100%', background: water, font: 'inherit', outline: 'none' },
  '.land': { fill: token('color.surface'), fillOpacity: 1, stroke: token('color.control'), strokeWidth: 0.75, strokeOpacity: 0.55 },
  // Over the line where the outlines are cut off.
  '.eastward': { stroke: token('color.surface'), strokeWidth: 2, strokeOpacity: 1 },
  '.lake': { fill: water, fillOpacity: 1, stroke: token('color.control'), strokeWidth: 0.75, strokeOpacity: 0.4 },

  // Names of towns: for the eye, drawn under the markers.
  '.towns': { pointerEvents: 'none' },
  '.towns span': {
    position: 'absolute', transform: 'translate(-50%, 4px)', color: token('color.inkSoft'), fontSize: '0.75rem', lineHeight: 1.15, whiteSpace: 'nowrap',
    textShadow: `0 0 2px ${token('color.surface')}, 0 0 2px ${token('color.surface')}, 0 0 3px ${token('color.surface')}`,
  },
  '.towns [data-rank="1"]': { color: token('color.ink'), fontSize: '0.875rem', fontWeight: token('font.strongWeight') },
  '.towns [data-rank="2"]': { color: token('color.ink'), fontSize: '0.8125rem' },

  // The icon's box is as large as a finger; the drop stands on the place.
  '.marker': { display: 'grid', justifyItems: 'center', alignContent: 'end', color: token('color.accent'), outline: 'none' },
  '.marker svg': { width: 30, height: 38, overflow: 'visible', filter: `drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))`, transformOrigin: '50% 100%', transition: `scale ${token('duration.fast')} ${token('ease.out')}` },
  '.marker .drop': { fill: 'currentColor', stroke: token('color.surface'), strokeWidth: 1.5 },
  '.marker .eye': { fill: token('color.onAccent') },
  '[data-crowded] .marker svg': { scale: 0.55 },
  '.marker[aria-pressed=true] svg, .marker[data-chosen] svg, [data-crowded] .marker:is(:focus-visible, :hover, [aria-pressed=true]) svg': { scale: 1.3 },
  '.marker[aria-pressed=true] .drop': { fill: token('color.ink') },
  '.marker[aria-pressed=true] .eye': { fill: token('color.surface') },
  '.marker:focus-visible .drop': { stroke: 'var(--ring)', strokeWidth: 4, paintOrder: 'stroke' },
  '.marker .name': {
    position: 'absolute', insetBlockEnd: '100%', insetInlineStart: '50%', transform: 'translateX(-50%)', width: 'max-content', maxWidth: '14rem', marginBlockEnd: token('space.4'), padding: `${token('space.4')} ${token('space.8')}`,
    borderRadius: token('radius.control'), background: token('color.ink'), color: token('color.surface'), fontSize: token('text.small'), fontWeight: token('font.strongWeight'), lineHeight: 1.25, textAlign: 'center', pointerEvents: 'none',
  },
  '.marker:not(:hover, :focus-visible, [aria-pressed=true]) .name': { opacity: 0 },
  '.marker[aria-pressed=true] .name': { marginBlockEnd: token('space.16') },
  '.here': { borderRadius: token('radius.pill'), background: token('color.focus'), border: `3px solid ${token('color.surface')}`, boxShadow: token('shadow.low') },

  '.zoom': { position: 'absolute', zIndex: 2, insetBlockStart: token('space.12'), insetInlineEnd: token('space.12'), display: 'grid', borderRadius: token('radius.control'), background: token('color.surface'), boxShadow: token('shadow.low'), [media.print]: { display: 'none' } },
  '.zoom button': { display: 'grid', placeItems: 'center', width: token('size.target'), height: token('size.target'), padding: 0, border: `1px solid ${token('color.control')}`, borderRadius: token('radius.control'), background: 'transparent', color: token('color.ink'), '& + button': { marginBlockStart: -1 }, '&[aria-disabled]': { cursor: 'default', '& svg': { opacity: 0.35 } } },
  '.foot': { position: 'absolute', zIndex: 1, insetInline: 0, insetBlockEnd: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: token('space.4'), pointerEvents: 'none', fontSize: '0.75rem', lineHeight: 1.3 },
  '.foot p': { padding: `2px ${token('space.8')}`, background: `color-mix(in srgb, ${token('color.surface')} 88%, transparent)`, color: token('color.inkSoft'), pointerEvents: 'auto' },
  '.foot a': { color: 'inherit' },
  '.fingers': { marginInlineEnd: 'auto', display: 'none', [media.coarse]: { display: 'block' } },
});
