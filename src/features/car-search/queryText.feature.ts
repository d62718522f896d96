import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { queryTextSlice } from './queryText.slice';
import { relaxWatch } from './sagas/relax.saga';
import { suggestionsWatch } from './sagas/suggestions.saga';
import { queryTextWatch } from './sagas/queryText.saga';

export { loadFormText } from './sagas/queryText.saga';
export { relax } from './sagas/relax.saga';

/** Suggestions, changes of the understood text, and relaxations. Texts are not public. */
export const queryTextFeature = defineFeature({
  name: 'queryText',
  owner: 'page',
  slices: [queryTextSlice],
  watch: [...suggestionsWatch, ...queryTextWatch, ...relaxWatch],
  public: [publicFields(queryTextSlice, { state: ['ready'] })],
});
