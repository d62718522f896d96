import type { CSSObject } from '@emotion/react';
import { FURTHER_STEP } from '@/ui/furtherStep.styles';
import { media, token } from '@/ui/tokens';

/** So much of a form is over the picture of the low hero before it; the rest of it is below. */
const OVERLAP = '24rem';

/** A form whose later step a reload has not restored yet. */
const RESTORING = '[data-stage]:not([data-ready])';

/**
 * For a low hero: the form right after it (`[data-stage]`) stands over its picture, below its words, while the stage is
 * 'over'. Later the picture ends below the words, so that the form begins where it began.
 */
export const heroUnderForm: CSSObject = {
  '&[data-variant=Low]:has(+ [hidden] + .block-section [data-stage])': {
    '.stage-row': { [media.phone]: { paddingBlock: token('space.16') } },
    '.stage-media img': { [media.phone]: { maxHeight: '80px' } },
    [media.md]: {
      '.stage-row': { minHeight: 0, paddingBlock: token('space.32') },
      // The picture is behind the words at every width.
      '.stage-media': { gridArea: '1 / 1', position: 'absolute' },
      '.stage-media img': { height: '100%', maxHeight: 'none', aspectRatio: 'auto' },
      '.stage-media::after': { display: 'block' },
      '.stage-words :is(h1, h2)': { maxWidth: 'none' },
    },
    [media.lg]: { '.stage-media::after': { display: 'none' } },
  },
  [`&[data-variant=Low]:has(+ [hidden] + .block-section [data-stage=over]):not(:where(${FURTHER_STEP} *):has(+ [hidden] + .block-section ${RESTORING}))`]:
    {
      [media.md]: { '.stage-row': { paddingBlockEnd: `calc(${OVERLAP} + ${token('space.32')})` } },
    },
};

/** For the section of that form. */
export const formOverHero: CSSObject = {
  'section[data-variant=Low] + [hidden] + &': {
    [media.md]: {
      paddingBlockStart: 0,
      // The form itself stays where it is.
      [`[data-stage=below], ${RESTORING}:where(${FURTHER_STEP} *)`]: { paddingBlockStart: token('space.32') },
      [`&:has([data-stage=over]):not(:where(${FURTHER_STEP} *):has(${RESTORING}))`]: {
        position: 'relative',
        marginBlockStart: `calc(-1 * ${OVERLAP})`,
        // It would lie on the picture before it says a sum.
        '.like:not([data-requested])': { display: 'none' },
      },
    },
  },
};
