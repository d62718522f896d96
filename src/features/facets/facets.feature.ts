import { defineFeature } from '@/effects/feature';
import { facetsSlice } from './model/facets.slice';
import { facetsWatch } from './saga/facets.saga';

export { loadList } from './saga/facets.saga';

/** A facet lists a chosen value even where no car has it, as it stood in the address. */
const texts = (of: string): string[] => [`${of}.*.values.*.text`, `${of}.*.values.*.children.*.text`];

export const facetsFeature = defineFeature({
  name: 'facets',
  owner: 'page',
  slices: [facetsSlice],
  watch: facetsWatch,
  // What a visitor wrote is theirs: the keyphrase, and whatever an address brought as a value or as a name.
  personal: {
    state: { facets: ['query.keyphrase', 'query.terms', 'answered.keyphrase', 'answered.terms', 'ignored', ...texts('facets')] },
    facts: {
      'facets/termToggled': ['value'],
      'facets/rangeEdited': [],
      'facets/rangesSettled': [],
      'facets/keyphraseGiven': ['keyphrase'],
      'facets/sortChosen': [],
      'facets/filterDropped': ['value'],
      'facets/filtersCleared': [],
      'facets/moreAsked': [],
      'facets/earlierAsked': [],
      'facets/retried': [],
      'facets/answerArrived': texts('facets'),
      'facets/searchFailed': [],
      'facets/pageArrived': texts('facets'),
      'facets/pageFailed': [],
      'facets/queryRead': ['query.keyphrase', 'query.terms', 'ignored'],
      'facets/listRestored': ['memory.query.keyphrase', 'memory.query.terms', 'ignored', ...texts('memory.facets')],
      'facets/listRemembered': ['memory.query.keyphrase', 'memory.query.terms', ...texts('memory.facets')],
    },
  },
});
