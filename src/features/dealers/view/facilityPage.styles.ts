import { css } from '@emotion/react';
import { wrapStyles } from '@/ui/primitives/Wrap';
import { media, token } from '@/ui/tokens';

/** One sheet for the whole page of a facility. */
export const facilityPageStyles = css(wrapStyles, {
  display: 'grid', gap: token('space.64'), paddingBlock: `${token('space.24')} ${token('space.96')}`,
  h2: { marginBlockEnd: token('space.24') },
  '.intro': { display: 'grid', gap: token('space.32'), alignItems: 'center', [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token('space.64') } },
  '.words': { display: 'grid', gap: token('space.16'), justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' },
  '.sight': { display: 'grid', gap: token('space.16'), minWidth: 0 },
  '.back': { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target'), textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '.ways': { display: 'grid', gap: token('space.4'), fontStyle: 'normal' },
  '.ways a, .who a': { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target'), justifySelf: 'start', color: token('color.ink'), fontVariantNumeric: 'tabular-nums', textDecoration: 'none', overflowWrap: 'anywhere', '& > svg:first-of-type': { flex: 'none', color: token('color.accent') }, '&:hover': { textDecoration: 'underline' } },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  '.today': { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), color: token('color.inkSoft'), '&::before': { content: '""', width: '0.55em', height: '0.55em', flex: 'none', borderRadius: token('radius.pill'), background: 'currentColor' }, '&[data-is=open]': { color: token('color.success'), fontWeight: token('font.strongWeight') } },

  '.departments': { display: 'grid', gap: token('space.24') },
  '.department': {
    display: 'grid', gap: token('space.24'), padding: token('space.24'), border: `1px solid ${token('color.line')}`, borderRadius: token('radius.card'), background: token('color.surface'),
    // As many columns as the visitor's text leaves room for: three at most, and two where no day deviates.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
  '.who': { display: 'grid', gap: token('space.8'), alignContent: 'start', justifyItems: 'start', minWidth: 0 },
  table: { width: '100%', alignSelf: 'start', fontVariantNumeric: 'tabular-nums', fontSize: token('text.small') },
  caption: { paddingBlockEnd: token('space.8'), fontWeight: token('font.strongWeight'), textAlign: 'start' },
  'th, td': { paddingBlock: token('space.4'), borderBlockStart: `1px solid ${token('color.line')}`, textAlign: 'start', verticalAlign: 'top', fontWeight: 400 },
  th: { paddingInlineEnd: token('space.12'), color: token('color.inkSoft') },
  td: { textAlign: 'end' },

  '.makes': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.makes li': { padding: `${token('space.8')} ${token('space.16')}`, borderRadius: token('radius.pill'), background: token('color.sunken'), color: token('color.ink'), lineHeight: 1.3 },
  '.staff': { borderBlock: `1px solid ${token('color.line')}` },
  '.staff > summary': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token('space.16'), minHeight: '3.75rem', fontSize: token('text.lead'), fontWeight: token('font.strongWeight') },
  '.staff[open] > summary svg': { rotate: '180deg' },
  '.staff[open] .show, .staff:not([open]) .hide': { display: 'none' },
  '.staff section': { display: 'grid', gap: token('space.12'), paddingBlockEnd: token('space.32') },
  '.staff ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))', gap: token('space.24') },
  '.staff li': { display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere', span: { color: token('color.inkSoft'), fontSize: token('text.small') }, a: { display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem', color: token('color.ink'), fontSize: token('text.small'), [media.coarse]: { minHeight: token('size.target') } } },
  '.stock-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: token('space.12') },
  '.note': { marginBlockStart: token('space.16'), color: token('color.inkSoft'), fontSize: token('text.small') },
});
