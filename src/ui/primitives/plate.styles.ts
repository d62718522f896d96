import { css } from '@emotion/react';
import { token } from '../tokens';

/**
 * The field of a registration number (`.plate`) as a plate, in black on white in every theme. `--plate-country` holds the
 * letters of its band, quoted.
 */
export const plateStyles = css({
  '.plate :has(> input)': {
    minHeight: '3.75rem',
    paddingInlineStart: '3rem',
    overflow: 'hidden',
    borderWidth: 2,
    borderRadius: '0.5rem',
    background: token('paper.surface'),
    color: token('paper.ink'),
    '&::before': {
      content: 'var(--plate-country, "S")',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'end center',
      width: '2.25rem',
      paddingBlockEnd: token('space.8'),
      background: token('paper.band'),
      color: token('paper.surface'),
      fontWeight: token('font.strongWeight'),
      lineHeight: 1,
    },
  },
  '.plate input': {
    fontSize: '1.75rem',
    fontWeight: token('font.strongWeight'),
    textTransform: 'uppercase',
    letterSpacing: '0.1em',
    fontVariantNumeric: 'tabular-nums',
    '&::placeholder': { color: token('paper.inkSoft') },
  },
});
