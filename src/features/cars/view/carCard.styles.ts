import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/** One sheet for the whole card: nested selectors cost the server next to nothing (docs/decisions). */
export const carCardStyles = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: token('color.surface'),
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  overflow: 'hidden',
  transition: `box-shadow ${token('duration.medium')} ${token('ease.out')}`,
  [media.hover]: { '&:hover': { boxShadow: token('shadow.high') } },
  '&:focus-within:has(:focus-visible)': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '2px' },
  '.panel': { position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '16 / 9', background: token('panel.car'), overflow: 'hidden' },
  '.panel img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.missing': { color: token('panel.ink'), fontSize: token('text.small') },
  '.marks': { position: 'absolute', insetBlockStart: token('space.12'), insetInlineStart: token('space.12'), display: 'flex', flexWrap: 'wrap', gap: token('space.8'), margin: 0, padding: 0, listStyle: 'none' },
  '.marks li': { padding: `${token('space.4')} ${token('space.12')}`, borderRadius: token('radius.pill'), background: token('color.surface'), color: token('color.ink'), fontSize: token('text.small'), fontWeight: token('font.strongWeight'), lineHeight: 1.3 },
  '.marks .campaign': { background: token('color.signal'), color: token('color.onSignal') },
  '.body': { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: token('space.4'), padding: token('space.16') },
  h3: { margin: 0, fontFamily: token('font.heading'), fontSize: token('text.title'), fontWeight: token('font.headingWeight'), lineHeight: 1.2, letterSpacing: token('font.headingTracking') },
  'h3 a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  // The whole card is the link's target; what is operable beside it lies above.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token('radius.card') },
  p: { margin: 0 },
  '.version, .place': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.version': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, overflow: 'hidden', minHeight: '1.5em' },
  '.facts': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.8'), margin: `${token('space.4')} 0 ${token('space.12')}`, padding: 0, listStyle: 'none', fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  // A line that is full ends with the point, none begins with one.
  '.facts li:not(:last-child)::after': { content: '"·"', marginInlineStart: token('space.8'), color: token('color.inkSoft') },
  '.foot': { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: token('space.12'), marginBlockStart: 'auto' },
  '.price': { minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: token('space.8'), fontVariantNumeric: 'tabular-nums' },
  '.price strong': { fontFamily: token('font.heading'), fontSize: token('text.title'), fontWeight: token('font.headingWeight'), lineHeight: 1.15 },
  '.price.reduced strong': { color: token('color.signal') },
  '.price .before, .price .vat': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.place': { flexShrink: 0, maxWidth: '45%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [media.print]: { breakInside: 'avoid' },
});
