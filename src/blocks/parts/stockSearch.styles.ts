import { css } from '@emotion/react';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';

/** The least width of the button beside a hero's field: it holds its texts, and is as wide for each. */
export const BUTTON_WIDTH = '14rem';

/** From 768 px on the button lies over the end of the field. */
const fieldEnd = (space: string) => ({ [media.md]: { paddingInlineEnd: `calc(${BUTTON_WIDTH} + ${space})` } });

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
  '.modes': {
    display: 'flex',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    [media.phone]: { marginBlockEnd: `calc(-1 * ${token('space.4')})` },
  },
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
  // Of another kind of car.
  '&:has([value=sell]:checked) .quick': { visibility: 'hidden' },
  // A label, a field and a button, each where the other forms have theirs: as in `SearchField`.
  '.by-text': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.4') },
  '.by-text > label, form > label': { fontSize: token('text.small'), lineHeight: 1.3 },
  '.by-month, .by-plate': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.8'),
    label: { display: 'grid', gap: token('space.4') },
    '.box': {
      position: 'relative',
      display: 'grid',
      minHeight: '3.25rem',
      [media.md]: { minHeight: '4rem' },
      border: `1px solid ${token('paper.ink')}`,
      borderRadius: token('radius.control'),
      background: token('paper.surface'),
      color: token('paper.ink'),
      fontSize: token('text.body'),
      boxShadow: token('shadow.high'),
    },
    'input, select': {
      width: '100%',
      minWidth: 0,
      border: 0,
      borderRadius: 'inherit',
      background: 'none',
      color: 'inherit',
      '&:focus-visible': { outline: `3px solid ${token('paper.ink')}`, outlineOffset: '-3px' },
    },
    select: {
      appearance: 'none',
      paddingInline: `${token('space.16')} 3rem`,
      ...fieldEnd('3.75rem'),
      textOverflow: 'ellipsis',
    },
    option: { color: 'CanvasText', background: 'Canvas' },
    '.box svg': {
      position: 'absolute',
      insetInlineEnd: token('space.16'),
      [media.md]: { insetInlineEnd: `calc(${BUTTON_WIDTH} + ${token('space.24')})` },
      alignSelf: 'center',
      pointerEvents: 'none',
    },
    input: { paddingInline: 0, ...fieldEnd(token('space.16')) },
    '.go': {
      // Above the shadow of the field.
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: token('space.8'),
      minHeight: '3rem',
      paddingInline: token('space.16'),
      border: 0,
      borderRadius: token('radius.control'),
      background: token('color.accent'),
      color: token('color.onAccent'),
      fontWeight: token('font.strongWeight'),
      [media.md]: {
        position: 'absolute',
        insetBlockEnd: token('space.8'),
        insetInlineEnd: token('space.8'),
        minWidth: BUTTON_WIDTH,
        paddingInline: token('space.24'),
      },
      [media.hover]: { '&:hover': { opacity: 0.9 } },
    },
  },
  '[data-background=contrast] & :is(.by-month, .by-plate) .go': {
    background: token('color.contrastAccent'),
    color: token('color.contrast'),
  },
  // Without script the number has no way to the form, and there is no field for the button to lie on.
  '.by-plate .go': { '@media (scripting: none)': { position: 'static', justifySelf: 'start' } },
});
