import { defineFeature } from '@/effects/feature';
import { addressSlice, placeSlice } from './address.slice';
import { addressWatch } from './sagas/address.saga';

/** What the live page shows: the server's to say at first, the address's afterwards. */
export const placeFeature = defineFeature({
  name: 'place',
  owner: 'page',
  slices: [placeSlice],
  watch: [],
  personal: { state: { place: ['address?*'] }, actions: { 'place/opened': [] } },
});

/** What an address may have brought into a list; the facets feature says the same of its own. */
const memory = (of: string): string[] => [
  ...['keyphrase', 'terms', 'extraFilters.*.values', 'near.place', 'near.lat', 'near.lng', 'queryText.text'].map(
    (field) => `${of}.query.${field}`,
  ),
  `${of}.facets.*.values.*.text`,
  `${of}.facets.*.values.*.children.*.text`,
];

/** Visitor-owned: its history memories live through every navigation. */
export const addressFeature = defineFeature({
  name: 'address',
  owner: 'visitor',
  slices: [addressSlice],
  watch: addressWatch,
  personal: {
    state: { address: memory('memories.*.memory') },
    actions: {
      'address/addressVisited': ['address?*'],
      'address/entryOpened': [],
      'address/entryLeft': memory('memory'),
      'address/carChosen': ['slug'],
      'address/listChosen': [],
      'address/pageHidden': [],
    },
  },
});
