import { defineFeature } from '@/effects/feature';
import { historySlice, carsPageSlice } from './history.slice';
import { addressWatch } from './sagas/address.saga';

/** What the live page shows: the server's to say at first, the address's afterwards. */
export const carsPageFeature = defineFeature({
  name: 'carsPage',
  owner: 'page',
  slices: [carsPageSlice],
  watch: [],
  personal: { state: { carsPage: ['address?*'] }, actions: { 'carsPage/viewOpened': [] } },
});

/** What an address may have brought into a list; the facets feature says the same of its own. */
const snapshot = (of: string): string[] => [
  ...['keyphrase', 'terms', 'extraFilters.*.values', 'near.place', 'near.lat', 'near.lng', 'queryText.text'].map(
    (field) => `${of}.query.${field}`,
  ),
  `${of}.facets.*.values.*.text`,
  `${of}.facets.*.values.*.children.*.text`,
];

/** Visitor-owned: its history entries live through every navigation. */
export const historyFeature = defineFeature({
  name: 'history',
  owner: 'visitor',
  slices: [historySlice],
  watch: addressWatch,
  personal: {
    state: { history: snapshot('entries.*.snapshot') },
    actions: {
      'history/addressVisited': ['address?*'],
      'history/entryOpened': [],
      'history/entryLeft': snapshot('snapshot'),
      'carsPage/carChosen': ['slug'],
      'carsPage/listChosen': [],
      'carsPage/pageHidden': [],
    },
  },
});
