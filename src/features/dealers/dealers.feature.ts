import { defineFeature } from '@/effects/feature';
import { dealersSlice } from './model/dealers.slice';

export { loadFacilities, loadFacility, loadTeasers } from './saga/dealers.saga';

/** The group's facilities: list, teasers, and the page of one. */
export const dealersFeature = defineFeature({
  name: 'dealers',
  owner: 'page',
  slices: [dealersSlice],
  watch: [],
  // The keyphrase may name a person's town; the rest is public.
  personal: {
    state: { dealers: ['listing.asked.keyphrase'] },
    facts: { 'dealers/facilitiesListed': ['asked.keyphrase'], 'dealers/facilitiesTeased': [], 'dealers/facilityOpened': [], 'dealers/mapOpened': [], 'dealers/mapClosed': [], 'dealers/facilityPicked': [] },
  },
});
