import { css } from '@emotion/react';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';

const field = {
  width: '100%',
  minHeight: '3.25rem',
  [media.md]: { minHeight: '4rem' },
  paddingInline: token('space.16'),
  border: `1px solid ${token('paper.ink')}`,
  borderRadius: token('radius.control'),
  background: token('paper.surface'),
  color: token('paper.ink'),
  fontSize: token('text.body'),
  boxShadow: token('shadow.high'),
} as const;

export const stockSearchStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.12'),
  [media.md]: { gap: token('space.16') },
  width: '100%',
  maxWidth: '38rem',
  '.quick': { display: 'flex', flexWrap: 'wrap', gap: token('space.8'), ...snapRow('auto') },
  'li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    [media.coarse]: { minHeight: token('size.target') },
    paddingInline: token('space.16'),
    border: '1px solid currentColor',
    borderRadius: token('radius.pill'),
    color: 'inherit',
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    [media.hover]: {
      '&:hover': { background: token('paper.surface'), borderColor: token('paper.surface'), color: token('paper.ink') },
    },
  },
  // The chosen radio shows its form, with and without script.
  '.modes': { display: 'flex', minWidth: 0, margin: 0, padding: 0, border: 0 },
  '.modes legend': unseen,
  '.modes label': { position: 'relative', display: 'inline-flex', cursor: 'pointer' },
  '.modes input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '.modes span': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    paddingInline: token('space.16'),
    borderBlockEnd: '3px solid transparent',
    fontWeight: token('font.strongWeight'),
    whiteSpace: 'nowrap',
  },
  '.modes input:checked + span': { borderColor: 'currentColor' },
  '.modes input:focus-visible + span': { outline: '3px solid currentColor', outlineOffset: '-3px' },
  '&:has([value=buy]:checked) > :is(.by-month, .by-plate), &:has([value=month]:checked) > :is(.by-text, .by-plate), &:has([value=sell]:checked) > :is(.by-text, .by-month)':
    { display: 'none' },
  '.by-month, .by-plate': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.8'),
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
    label: { display: 'grid', gap: token('space.4'), fontSize: token('text.small') },
    'input, select': field,
    '.go': {
      minHeight: '3rem',
      [media.md]: { minHeight: '4rem' },
      paddingInline: token('space.24'),
      border: 0,
      borderRadius: token('radius.control'),
      background: token('color.accent'),
      color: token('color.onAccent'),
      fontWeight: token('font.strongWeight'),
    },
  },
  '[data-background=contrast] & :is(.by-month, .by-plate) .go': {
    background: token('paper.surface'),
    color: token('paper.ink'),
  },
  '.by-plate input': { textTransform: 'uppercase' },
});
