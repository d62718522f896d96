import { defineFeature } from '@/effects/feature';
import { addressSlice, placeSlice } from './model/address.slice';
import { addressWatch } from './saga/address.saga';

/** What the live page shows: the server's to say at first, the address's afterwards. */
export const placeFeature = defineFeature({
  name: 'place',
  owner: 'page',
  slices: [placeSlice],
  watch: [],
  personal: { state: { place: ['address?*'] }, facts: { 'place/opened': [] } },
});

/** Visitor-owned: its history memories live through every navigation. */
export const addressFeature = defineFeature({
  name: 'address',
  owner: 'visitor',
  slices: [addressSlice],
  watch: addressWatch,
  personal: {
    state: { address: ['memories.*.memory.query.keyphrase'] },
    facts: {
      'address/addressVisited': ['address?*'],
      'address/entryLeft': ['memory.query.keyphrase'],
      'address/carChosen': ['slug'],
      'address/listChosen': [],
      'address/pageHidden': [],
    },
  },
});
