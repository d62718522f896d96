import type { CSSObject } from '@emotion/react';
import { media } from '../tokens';

/**
 * For an element with `details` that are folded on phones alone: from 768 px on their content is part of the page, and
 * there is no summary. A browser without `::details-content` folds them at every width.
 */
export const phoneFold: CSSObject = {
  '@supports selector(::details-content)': {
    [media.md]: {
      'details > summary': { display: 'none' },
      'details::details-content': { display: 'contents', contentVisibility: 'visible' },
    },
  },
};
