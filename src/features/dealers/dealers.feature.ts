import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { watch } from '@/effects/watch';
import { placesErrors } from '@/errors/entries/places.errors';
import { dealersSlice, mapClosed, mapOpened, mapShown, ownLocationRequested } from './dealers.slice';
import { fillMap } from './sagas/fillMap.saga';
import { findOwnLocation } from './sagas/places.saga';
import { writeView } from './sagas/view.saga';

export { loadFacilities, loadTeasers } from './sagas/dealers.saga';
export { loadFacility } from './sagas/facilityPage.saga';

/** The group's facilities: list, teasers, and the page of one. */
export const dealersFeature = defineFeature({
  name: 'dealers',
  owner: 'page',
  slices: [dealersSlice],
  watch: [
    watch({ on: mapShown, how: 'latest', run: fillMap }),
    watch({ on: [mapOpened, mapClosed], how: 'latest', run: writeView }),
    watch({ on: ownLocationRequested, how: 'leading', run: findOwnLocation }),
  ],
  errors: placesErrors,
  // The keyphrase may name a person's town; the rest is public.
  public: [
    publicFields(dealersSlice, {
      state: ['listing.failed', 'teasers.*.failed', 'page.carsFailed'],
      actions: { facilitiesLoaded: ['failed'], teasersLoaded: ['*.failed'], facilityLoaded: ['carsFailed'] },
    }),
  ],
});
