import { css } from '@emotion/react';
import { dottedList } from '@/ui/primitives/dottedList.styles';
import { media, token } from '@/ui/tokens';

/**
 * For the root of a list of stories: no rule per card. A card is horizontal with `data-lying`, or as the leading one.
 */
export const storyCardStyles = css({
  '.story': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: token('space.16'),
    minWidth: 0,
    height: '100%',
    overflowWrap: 'anywhere',
  },
  '.story-picture': {
    overflow: 'hidden',
    borderRadius: token('radius.card'),
    background: token('color.skeleton'),
    '&[data-studio]': { background: token('panel.car') },
  },
  '.story-picture img': {
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    transition: `scale ${token('duration.slow')} ${token('ease.out')}`,
  },
  '.story-drawing': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    background: token('color.accentSoft'),
    color: token('color.accent'),
  },
  '.story:not(:has(.story-picture))': {
    paddingBlockStart: token('space.24'),
    borderBlockStart: `2px solid ${token('color.ink')}`,
  },
  '.story-words': { display: 'grid', alignContent: 'start', gap: token('space.8'), minWidth: 0 },
  '.story-line': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token('space.4')} ${token('space.12')}`,
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
  },
  '.story-line time': { fontVariantNumeric: 'tabular-nums' },
  '.story-tags': {
    ...dottedList,
    color: token('color.accent'),
    fontWeight: token('font.strongWeight'),
  },
  '.story :is(h2, h3)': { fontSize: token('text.title'), lineHeight: 1.2, textWrap: 'balance', hyphens: 'auto' },
  '.story-preamble': {
    maxWidth: token('size.line'),
    color: token('color.inkSoft'),
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  // The link covers the card; its text names the target.
  '.story-link': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    justifySelf: 'start',
    minHeight: token('size.target'),
    fontWeight: token('font.strongWeight'),
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    svg: { transition: `translate ${token('duration.medium')} ${token('ease.out')}` },
  },
  [media.hover]: {
    '.story:hover': {
      '.story-link': { textDecoration: 'underline', svg: { translate: '0.25em 0' } },
      '.story-picture img': { scale: '1.02' },
    },
  },
  [media.reducedMotion]: {
    '.story-picture img': { transition: 'none' },
    '.story:hover .story-picture img': { scale: 'none' },
  },
  '.story:has(.story-link:focus-visible)': {
    outline: '3px solid var(--ring)',
    outlineOffset: 5,
    borderRadius: token('radius.card'),
  },
  '.story-link:focus-visible': { outline: 'none' },

  // Picture next to text.
  [media.md]: {
    '[data-lying] > .story:has(.story-picture)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: token('space.32'),
      alignItems: 'center',
    },
    '[data-leading] > .story:has(.story-picture)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: token('space.48'),
      alignItems: 'center',
    },
  },
  '[data-leading] > .story :is(h2, h3)': { fontSize: token('text.heading'), lineHeight: 1.08 },
  '[data-leading] .story-preamble': { fontSize: token('text.lead'), lineHeight: 1.5 },
});
