import { bindFlow } from '@test/kit/bindFlow';
import { placesActions, placesSlice } from '@/features/places/places.slice';
import { SOLNA } from '../booking/bookingKit';

export const placesBinding = bindFlow(placesSlice, {
  actions: {
    queryChanged: placesActions.queryChanged({ text: 'Sol' }),
    placesLoaded: placesActions.placesLoaded({ places: [SOLNA] }),
    searchFailed: placesActions.searchFailed({ error: { code: 'PLACES_FAILED', params: {} } }),
    retried: placesActions.retried(),
    closed: placesActions.closed(),
    locationRequested: placesActions.locationRequested(),
    located: placesActions.located({ place: SOLNA }),
    locateFailed: placesActions.locateFailed({ error: { code: 'LOCATION_REFUSED', params: {} } }),
  },
  guards: { isTooShort: { action: placesActions.queryChanged({ text: 'S' }) } },
});
