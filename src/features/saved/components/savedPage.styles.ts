import { css, keyframes } from '@emotion/react';
import { carCardRules } from '@/features/car-search/components/carCard.styles';
import { roundButton } from '@/ui/primitives/roundButton.styles';
import { token } from '@/ui/tokens';

const appearing = keyframes({ from: { opacity: 0 } });

export const savedPageStyles = css({
  display: 'grid',
  gap: token('space.32'),
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
  minHeight: '60vh',
  alignContent: 'start',
  marginInline: 'auto',
  padding: `${token('space.32')} ${token('size.gutter')} ${token('space.64')}`,
  h1: { margin: 0, fontSize: token('text.display'), lineHeight: 1.1 },
  h2: { margin: 0, fontSize: token('text.heading'), lineHeight: 1.2 },
  p: { margin: 0 },
  '.lead': { marginBlockStart: token('space.8'), maxWidth: token('size.line'), color: token('color.inkSoft') },
  section: { display: 'grid', gap: token('space.16') },
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.16') },
  '.head > :last-child:not(h2)': { marginInlineStart: 'auto' },
  '.cars': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 315px), 1fr))',
    gap: token('space.24'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // As high as a card; not shown where the stock answers at once.
  '.awaited > div': {
    minHeight: '27rem',
    borderRadius: token('radius.card'),
    background: token('color.skeleton'),
    animation: `${appearing} ${token('duration.fast')} 150ms linear both`,
  },
  '.cars > li': { display: 'flex', flexDirection: 'column', gap: token('space.8'), minWidth: 0 },
  ...carCardRules,
  '.cars article': { flexGrow: 1 },
  '.cheaper': { color: token('color.signal'), fontWeight: token('font.strongWeight') },
  '.then': { color: token('color.inkSoft'), fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.sold': {
    position: 'relative',
    display: 'grid',
    gap: token('space.8'),
    alignContent: 'start',
    padding: token('space.16'),
    border: `1px dashed ${token('color.control')}`,
    borderRadius: token('radius.card'),
  },
  '.sold .mark': {
    justifySelf: 'start',
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.pill'),
    background: token('color.sunken'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
  },
  '.sold h3': { margin: 0, paddingInlineEnd: token('space.48'), fontSize: token('text.title') },
  '.sold .heart': {
    ...roundButton,
    position: 'absolute',
    insetBlockStart: token('space.8'),
    insetInlineEnd: token('space.8'),
  },
  '.searches': { display: 'grid', gap: token('space.8'), margin: 0, padding: 0, listStyle: 'none' },
  '.searches li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space.8'),
    padding: `${token('space.8')} ${token('space.16')}`,
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
  },
  '.searches .name': { flex: '1 1 8rem', minWidth: 0, maxWidth: 'none', overflowWrap: 'anywhere' },
  '.searches small': { display: 'block', color: token('color.inkSoft') },
  '.empty': { display: 'grid', justifyItems: 'start', gap: token('space.12'), maxWidth: token('size.line') },
});
