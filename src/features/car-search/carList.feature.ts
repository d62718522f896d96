import { defineFeature } from '@/effects/feature';
import { carListSlice } from './carList.slice';
import { carListWatch } from './sagas/carList.saga';

export { loadList } from './sagas/carList.saga';

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

export const carListFeature = defineFeature({
  name: 'carList',
  owner: 'page',
  slices: [carListSlice],
  watch: carListWatch,
  personal: {
    state: { carList: [...question('query'), ...question('loadedQuery'), 'ignored', ...texts('facets')] },
    actions: {
      'carList/termToggled': ['value'],
      'carList/rangeEdited': [],
      'carList/rangesSettled': [],
      'carList/keyphraseChanged': ['keyphrase'],
      'carList/queryChosen': question('query'),
      'carList/sortChosen': [],
      'carList/filterRemoved': ['value', 'filter.values', 'near.place', 'near.lat', 'near.lng'],
      'carList/filtersCleared': [],
      'carList/moreRequested': [],
      'carList/previousRequested': [],
      'carList/retried': [],
      'carList/resultsLoaded': texts('facets'),
      'carList/searchFailed': [],
      'carList/pageLoaded': texts('facets'),
      'carList/pageFailed': [],
      'carList/queryDecoded': [...question('query'), 'ignored'],
      'carList/historyRestored': [...question('snapshot.query'), 'ignored', ...texts('snapshot.facets')],
      'carList/sessionRestored': [...question('snapshot.query'), ...texts('snapshot.facets')],
    },
  },
});
