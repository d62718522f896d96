import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/places/model/places.events';
import { placesFlow } from '@/features/places/model/places.flow';
import { placesSlice } from '@/features/places/model/places.slice';
import { SOLNA } from '../booking/bookingKit';

export const placesBinding = bindFlow(placesFlow, placesSlice, {
  facts: {
    typed: events.typed({ text: 'Sol' }),
    found: events.found({ places: [SOLNA] }),
    findFailed: events.findFailed({ fault: 'PLACES_FAILED', facts: {} }),
    retried: events.retried(),
    closed: events.closed(),
    locationAsked: events.locationAsked(),
    located: events.located({ place: SOLNA }),
    locateFailed: events.locateFailed({ fault: 'LOCATION_REFUSED', facts: {} }),
  },
  guards: { tooShort: { fact: events.typed({ text: 'S' }) } },
});
