import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

export const filterPanelStyles = css({
  details: { borderBlockEnd: `1px solid ${token('color.line')}` },
  summary: {
    display: 'flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target'), paddingBlock: token('space.12'),
    fontWeight: token('font.strongWeight'), cursor: 'pointer', listStyle: 'none', borderRadius: token('radius.control'),
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""', width: '0.55em', height: '0.55em', marginInlineStart: 'auto', marginInlineEnd: token('space.4'),
      borderInlineEnd: '2px solid', borderBlockEnd: '2px solid', transform: 'translateY(-25%) rotate(45deg)', transition: `transform ${token('duration.fast')} ${token('ease.out')}`,
    },
  },
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  '.chosen': {
    minWidth: '1.5rem', paddingInline: token('space.8'), borderRadius: token('radius.pill'), textAlign: 'center',
    background: token('color.accent'), color: token('color.onAccent'), fontSize: token('text.small'), lineHeight: 1.6,
  },
  '.content': { paddingBlockEnd: token('space.16') },
  fieldset: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '.choices': { margin: 0, padding: 0, listStyle: 'none' },
  '.children': { paddingInlineStart: token('space.24') },
  '.choices label': {
    display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: token('space.12'), minHeight: '2.25rem', cursor: 'pointer',
    [media.coarse]: { minHeight: token('size.target') },
  },
  '.choices .value': { overflowWrap: 'anywhere', lineHeight: 1.3 },
  '.choices .count': { color: token('color.inkSoft'), fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.choices .none .value': { color: token('color.inkSoft') },
  'input[type=checkbox]': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: token('color.accent') },
  '.more': {
    minHeight: token('size.target'), padding: 0, border: 0, background: 'none', color: token('color.accent'), font: 'inherit',
    fontWeight: token('font.strongWeight'), textDecoration: 'underline', textUnderlineOffset: '0.2em', cursor: 'pointer',
  },
  '.histogram': { display: 'flex', alignItems: 'flex-end', gap: '1px', height: '3.5rem', marginBlockEnd: token('space.8') },
  '.histogram i': { flex: '1 1 0', minWidth: 0, borderRadius: '1px 1px 0 0', background: token('color.accent') },
  '.histogram i.out': { background: token('color.line') },
  '.bounds': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: token('space.12') },
  '.bounds label': { display: 'block', fontSize: token('text.small'), color: token('color.inkSoft') },
  '.bounds input': {
    width: '100%', minHeight: token('size.target'), paddingInline: token('space.12'), border: `1px solid ${token('color.control')}`, borderRadius: token('radius.control'),
    background: token('color.surface'), color: token('color.ink'), font: 'inherit', fontSize: token('text.body'), fontVariantNumeric: 'tabular-nums',
  },
  '.bounds input[aria-invalid]': { borderColor: token('color.danger') },
  '.bounds input::placeholder': { color: token('color.inkSoft'), opacity: 1 },
  '.bounds .error': { display: 'block', color: token('color.danger') },
});
