import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { queryTextSlice } from './queryText.slice';
import { relaxWatch } from './sagas/relax.saga';
import { suggestionsWatch } from './sagas/suggestions.saga';
import { queryTextWatch } from './sagas/queryText.saga';

export { loosen } from './sagas/relax.saga';
export { explain, loadWords } from './sagas/queryText.saga';

/** What helps a visitor to find words, and what words to find cars. What was written is the visitor's. */
export const queryTextFeature = defineFeature({
  name: 'queryText',
  owner: 'page',
  slices: [queryTextSlice],
  watch: [...suggestionsWatch, ...queryTextWatch, ...relaxWatch],
  public: [publicFields(queryTextSlice, { state: [] })],
});
