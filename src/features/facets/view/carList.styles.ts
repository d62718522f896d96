import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { listControl } from './listControl.styles';

export const carListStyles = css({
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`, marginInline: 'auto', padding: `${token('space.8')} ${token('size.gutter')} ${token('space.64')}`,
  '.intro': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: token('space.16'), marginBlockEnd: token('space.16') },
  h1: { margin: 0, fontFamily: token('font.heading'), fontSize: token('text.display'), fontWeight: token('font.headingWeight'), letterSpacing: token('font.headingTracking'), lineHeight: 1.1 },
  '.count': { margin: 0, color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums' },
  // The room of a button that only a living page has.
  '.link': { alignSelf: 'center', minWidth: '12rem', minHeight: '2.75rem', margin: `calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.12')}) calc(-1 * ${token('space.8')}) auto`, [media.md]: { marginBlock: 0 } },
  '.lead': { flexBasis: '100%', margin: `${token('space.4')} 0 0`, color: token('color.inkSoft') },
  '.tools': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: token('space.12'), marginBlockEnd: token('space.16'), [media.md]: { display: 'flex', alignItems: 'center' } },
  '.sort': { display: 'flex', alignItems: 'center', gap: token('space.8'), minWidth: 0 },
  '.sort span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', color: token('color.inkSoft'), [media.md]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' } },
  '.sort select': { ...listControl, width: '100%', minWidth: 0, paddingInline: token('space.12') },
  '.openFilters': { [media.lg]: { display: 'none' }, '& button': { paddingInline: token('space.12'), whiteSpace: 'nowrap' } },
  '.columns': { display: 'grid', gap: token('space.32'), alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)', [media.lg]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)' } },
  // On narrow screens the filters open in a dialog; without JavaScript they stand above the cars.
  '.side': {
    display: 'none',
    '@media (scripting: none)': { display: 'block' },
    [media.lg]: {
      display: 'block', position: 'sticky', insetBlockStart: `calc(${token('size.header')} + ${token('space.16')})`,
      maxHeight: `calc(100dvh - ${token('size.header')} - ${token('space.32')})`, overflowY: 'auto', overscrollBehavior: 'contain', paddingInlineEnd: token('space.8'), scrollbarWidth: 'thin',
    },
  },
  '.submit': { ...listControl, display: 'none', width: '100%', marginBlockStart: token('space.16'), '@media (scripting: none)': { display: 'block' } },
  '.results': { minWidth: 0, transition: `opacity ${token('duration.fast')} linear ${token('duration.medium')}`, '&[aria-busy=true]': { opacity: 0.55 } },
  '.clearAll': {
    display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem', border: 0, background: 'none', color: token('color.accent'), font: 'inherit', fontSize: token('text.small'), fontWeight: token('font.strongWeight'),
    textDecoration: 'underline', textUnderlineOffset: '0.2em', cursor: 'pointer', [media.coarse]: { minHeight: token('size.target') },
  },
  '.illustration': { margin: `${token('space.16')} 0 0`, color: token('color.inkSoft'), fontSize: token('text.small') },
  '.end': { display: 'grid', justifyItems: 'center', gap: token('space.12'), margin: `${token('space.32')} 0`, textAlign: 'center' },
  '.end p': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '.end progress': { width: 'min(20rem, 100%)', height: '4px', border: 0, borderRadius: token('radius.pill'), overflow: 'hidden', background: token('color.line'), accentColor: token('color.accent'), '&::-webkit-progress-bar': { background: token('color.line') }, '&::-webkit-progress-value': { background: token('color.accent') }, '&::-moz-progress-bar': { background: token('color.accent') } },
  '.end .page': { display: 'inline-grid', placeItems: 'center', minHeight: '3rem', paddingInline: token('space.32'), border: `1px solid ${token('color.accent')}`, borderRadius: token('radius.control'), color: token('color.accent'), fontWeight: token('font.strongWeight'), textDecoration: 'none', [media.hover]: { '&:hover': { background: token('color.accentSoft') } } },
});
