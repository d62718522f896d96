import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { recentSearchesSlice } from './recentSearches.slice';
import { recentSearchesWatch } from './sagas/recentSearches.saga';

/** Visitor-owned: what the browser remembers, with the visitor's leave. What was searched for is the visitor's. */
export const recentSearchesFeature = defineFeature({
  name: 'recentSearches',
  owner: 'visitor',
  slices: [recentSearchesSlice],
  watch: recentSearchesWatch,
  public: [publicFields(recentSearchesSlice, { state: [] })],
});
