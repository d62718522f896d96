import { defineFeature } from '@/effects/feature';
import { recentSearchesSlice } from './recentSearches.slice';
import { recentSearchesWatch } from './sagas/recentSearches.saga';

/** Visitor-owned: what the browser remembers, with the visitor's leave. What was searched for is the visitor's. */
export const recentSearchesFeature = defineFeature({
  name: 'recentSearches',
  owner: 'visitor',
  slices: [recentSearchesSlice],
  watch: recentSearchesWatch,
  personal: {
    state: { recentSearches: ['searches.*'] },
    actions: {
      'recentSearches/searchesLoaded': ['searches.*'],
      'recentSearches/searchesForgotten': [],
      'recentSearches/searchRemoved': ['text'],
      'recentSearches/searchesCleared': [],
    },
  },
});
