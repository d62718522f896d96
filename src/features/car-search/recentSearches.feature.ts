import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { recentSearchesSlice } from './recentSearches.slice';
import { recentSearchesWatch } from './sagas/recentSearches.saga';

/** Visitor-owned: recent searches, stored in the browser with consent. Their texts are not public. */
export const recentSearchesFeature = defineFeature({
  name: 'recentSearches',
  owner: 'visitor',
  slices: [recentSearchesSlice],
  watch: recentSearchesWatch,
  public: [publicFields(recentSearchesSlice, { state: [] })],
});
