import { defineFeature } from '@/effects/feature';
import { facetsSlice } from './facets.slice';
import { facetsWatch } from './sagas/facets.saga';

export { loadList } from './sagas/facets.saga';

/** A facet lists a chosen value even where no car has it, as it stood in the address. */
const texts = (of: string): string[] => [`${of}.*.values.*.text`, `${of}.*.values.*.children.*.text`];

/** What a visitor wrote is theirs: the keyphrase, and whatever an address brought as a value or as a name. */
const question = (of: string): string[] => [
  `${of}.keyphrase`,
  `${of}.terms`,
  `${of}.extraFilters.*.values`,
  ...['place', 'lat', 'lng'].map((field) => `${of}.near.${field}`),
  `${of}.queryText.text`,
];

export const facetsFeature = defineFeature({
  name: 'facets',
  owner: 'page',
  slices: [facetsSlice],
  watch: facetsWatch,
  personal: {
    state: { facets: [...question('query'), ...question('answered'), 'ignored', ...texts('facets')] },
    actions: {
      'facets/termToggled': ['value'],
      'facets/rangeEdited': [],
      'facets/rangesSettled': [],
      'facets/keyphraseGiven': ['keyphrase'],
      'facets/queryGiven': question('query'),
      'facets/sortChosen': [],
      'facets/filterDropped': ['value', 'filter.values', 'near.place', 'near.lat', 'near.lng'],
      'facets/filtersCleared': [],
      'facets/moreAsked': [],
      'facets/earlierAsked': [],
      'facets/retried': [],
      'facets/answerArrived': texts('facets'),
      'facets/searchFailed': [],
      'facets/pageArrived': texts('facets'),
      'facets/pageFailed': [],
      'facets/queryRead': [...question('query'), 'ignored'],
      'facets/listRestored': [...question('memory.query'), 'ignored', ...texts('memory.facets')],
      'facets/listRemembered': [...question('memory.query'), ...texts('memory.facets')],
    },
  },
});
