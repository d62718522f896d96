import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/** List, weeks and times of the step of time and place. */
export const workshopPickerStyles = css({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.16'),
  '.tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: token('space.12') },
  '.tools h4': { margin: 0, fontSize: token('text.lead'), fontWeight: token('font.strongWeight') },
  '.sorts': { display: 'flex', gap: token('space.8'), flexWrap: 'wrap' },
  '.sorts button': {
    minHeight: token('size.target'), padding: `0 ${token('space.16')}`, border: `1.5px solid ${token('color.control')}`, borderRadius: token('radius.pill'), background: token('color.surface'), color: token('color.ink'), fontSize: token('text.small'),
    '&[aria-pressed=true]': { background: token('color.accent'), borderColor: token('color.accent'), color: token('color.onAccent') },
  },
  '.workshops': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.12'), listStyle: 'none', padding: 0 },
  '.workshop': { border: `1px solid ${token('color.line')}`, borderRadius: token('radius.card'), background: token('color.surface'), '&[data-open]': { borderColor: token('color.control') } },
  '.workshop > .head': { display: 'grid', gap: `${token('space.4')} ${token('space.16')}`, padding: token('space.16'), alignItems: 'center', [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '.workshop h5': { margin: 0, fontSize: token('text.lead'), fontWeight: token('font.strongWeight'), overflowWrap: 'anywhere' },
  '.workshop .where': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.workshop .first': { fontWeight: token('font.strongWeight'), '&::first-letter': { textTransform: 'uppercase' } },
  '.workshop .head button': { [media.md]: { gridColumn: 2, gridRow: '1 / span 3' } },
  '.calendar': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.16'), padding: token('space.16'), borderBlockStart: `1px solid ${token('color.line')}` },
  '.weeks': { display: 'flex', alignItems: 'center', gap: token('space.8') },
  '.weeks > button': { flex: 'none', display: 'grid', placeItems: 'center', width: token('size.target'), height: token('size.target'), border: `1.5px solid ${token('color.control')}`, borderRadius: token('radius.control'), background: token('color.surface'), color: token('color.ink'), '&:disabled': { opacity: 0.4 } },
  '.weeks > div': { flex: 1, display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.weeks > div button': {
    flex: '1 0 auto', paddingInline: token('space.4'), whiteSpace: 'nowrap', fontSize: token('text.small'), [media.md]: { fontSize: token('text.body') }, minHeight: token('size.target'), border: 0, borderBlockEnd: `3px solid ${token('color.line')}`, background: 'none', color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed=true]': { borderColor: token('color.accent'), color: token('color.ink'), fontWeight: token('font.strongWeight') },
  },
  '.days': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.12'), listStyle: 'none', padding: 0, [media.xl]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: token('space.8') } },
  '.day': { display: 'grid', alignContent: 'start', gap: token('space.8') },
  '.day > p': { fontSize: token('text.small'), fontWeight: token('font.strongWeight'), '&::first-letter': { textTransform: 'uppercase' } },
  '.day > p > span': { whiteSpace: 'nowrap', [media.xl]: { display: 'block', fontWeight: 400 } },
  '.day[data-weekend] > p': { color: token('color.danger') },
  '.day[data-none]': { [media.xl]: { display: 'grid' }, display: 'none' },
  '.day .none': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.slots': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))', gap: token('space.8'), [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '.slots button': {
    minHeight: token('size.target'), padding: token('space.4'), border: `1.5px solid ${token('color.control')}`, borderRadius: token('radius.control'), background: token('color.surface'), color: token('color.ink'), fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), borderColor: token('color.accent') } },
    '&[data-whole]': { gridColumn: '1 / -1', background: token('color.sunken') },
  },
  '.hint': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.progress': { color: token('color.inkSoft') },
});
