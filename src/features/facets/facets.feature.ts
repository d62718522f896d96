import { defineFeature } from '@/effects/feature';
import { facetsSlice } from './model/facets.slice';
import { facetsWatch } from './saga/facets.saga';

export { loadList } from './saga/facets.saga';

export const facetsFeature = defineFeature({
  name: 'facets',
  owner: 'page',
  slices: [facetsSlice],
  watch: facetsWatch,
  // What a visitor wrote is theirs: the keyphrase, and the parts of an address that nobody understood.
  personal: {
    state: { facets: ['query.keyphrase', 'answered.keyphrase', 'ignored.*.value'] },
    facts: {
      'facets/termToggled': [],
      'facets/rangeEdited': [],
      'facets/rangesSettled': [],
      'facets/keyphraseGiven': ['keyphrase'],
      'facets/sortChosen': [],
      'facets/filterDropped': [],
      'facets/filtersCleared': [],
      'facets/moreAsked': [],
      'facets/earlierAsked': [],
      'facets/retried': [],
      'facets/answerArrived': [],
      'facets/searchFailed': [],
      'facets/pageArrived': [],
      'facets/pageFailed': [],
      'facets/queryRead': ['query.keyphrase', 'ignored.*.value'],
      'facets/listRestored': ['memory.query.keyphrase', 'ignored.*.value'],
      'facets/listRemembered': ['memory.query.keyphrase'],
    },
  },
});
