import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { grid } from './tireHotel.styles';

/** Day and time. */
export const timeStepStyles = css({
  ...grid,
  gap: token('space.24'),
  '.day-and-time': {
    ...grid,
    gap: token('space.24'),
    alignItems: 'start',
    [media.md]: { gridTemplateColumns: '24rem minmax(0, 1fr)', gap: token('space.32') },
  },
  '.times': { ...grid, gap: token('space.12') },
  '.times h3': { fontSize: token('text.lead'), margin: 0, '&::first-letter': { textTransform: 'uppercase' } },
  '.times-empty': { color: token('color.inkSoft') },
  '.times ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    gap: token('space.8'),
    maxWidth: '30rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '.times ul button': {
    width: '100%',
    minHeight: token('size.target'),
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    color: token('color.ink'),
    font: 'inherit',
    fontWeight: token('font.strongWeight'),
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { borderColor: token('color.ink'), background: token('color.sunken') } },
    '&[aria-pressed=true], &[aria-busy=true]': {
      borderColor: token('color.accent'),
      background: token('color.accent'),
      color: token('color.onAccent'),
    },
  },
});
