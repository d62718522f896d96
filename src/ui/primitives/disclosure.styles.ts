import type { CSSObject } from '@emotion/react';
import { media, token } from '../tokens';

/** Styles of a `details` element whose summary is a line of text and the icon `chevron`, which turns over. */
export const disclosure: CSSObject = {
  '> summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '> svg': { flex: 'none', transition: `rotate ${token('duration.fast')}` },
    [media.hover]: { '&:hover': { color: token('color.accent') } },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
};
