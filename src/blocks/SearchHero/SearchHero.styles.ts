import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

export const searchHeroStyles = css({
  position: 'relative', overflow: 'hidden', background: token('panel.car'), color: token('panel.ink'),
  '.inner': {
    display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`, marginInline: 'auto', padding: `${token('space.48')} ${token('size.gutter')} 0`,
    [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'center', minHeight: 'min(38rem, 78vh)', paddingBlock: token('space.48') },
  },
  '.words': { position: 'relative', zIndex: 1, display: 'grid', gap: token('space.16') },
  h1: { fontSize: token('text.hero'), lineHeight: 0.98, textWrap: 'balance', hyphens: 'manual' },
  '.words > p': { maxWidth: '34ch', fontSize: token('text.lead'), lineHeight: 1.45 },
  form: { position: 'relative', marginBlockStart: token('space.8'), maxWidth: '38rem' },
  input: {
    width: '100%', minHeight: '4rem', paddingInline: `${token('space.24')} 8.5rem`, border: `1px solid ${token('panel.ink')}`, borderRadius: token('radius.control'),
    background: '#fff', color: token('panel.ink'), fontSize: token('text.lead'), boxShadow: token('shadow.high'), textOverflow: 'ellipsis',
    '&::placeholder': { color: '#5a605e', opacity: 1 }, '&::-webkit-search-cancel-button': { display: 'none' },
  },
  'form button': {
    position: 'absolute', insetBlock: token('space.8'), insetInlineEnd: token('space.8'), display: 'inline-flex', alignItems: 'center', gap: token('space.8'), paddingInline: token('space.24'),
    border: 0, borderRadius: token('radius.control'), background: token('color.accent'), color: token('color.onAccent'), fontWeight: token('font.strongWeight'),
    [media.hover]: { '&:hover': { background: token('color.accentHover') } },
  },
  '.stock': { fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.picture': { margin: `0 calc(-1 * ${token('size.gutter')})`, [media.lg]: { margin: '0 -6% 0 -4%' } },
  '.picture img': { width: '100%', height: 'auto', maxWidth: 'none' },
});
