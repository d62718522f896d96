import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/places/places.events';
import { placesFlow } from '@/features/places/places.flow';
import { placesSlice } from '@/features/places/places.slice';
import { SOLNA } from '../booking/bookingKit';

export const placesBinding = bindFlow(
  { ...placesSlice, flow: placesFlow },
  {
    actions: {
      typed: events.typed({ text: 'Sol' }),
      found: events.found({ places: [SOLNA] }),
      findFailed: events.findFailed({ error: { code: 'PLACES_FAILED', params: {} } }),
      retried: events.retried(),
      closed: events.closed(),
      locationAsked: events.locationAsked(),
      located: events.located({ place: SOLNA }),
      locateFailed: events.locateFailed({ error: { code: 'LOCATION_REFUSED', params: {} } }),
    },
    guards: { tooShort: { action: events.typed({ text: 'S' }) } },
  },
);
