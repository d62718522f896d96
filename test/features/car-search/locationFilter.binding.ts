import { nearTown } from '@/domain/search/extraFilters';
import { bindFlow } from '@test/kit/bindFlow';
import * as locationFilterActions from '@/features/car-search/locationFilter.slice';
import { locationFilterSlice } from '@/features/car-search/locationFilter.slice';

const error = { code: 'PLACES_FAILED', params: {} } as const;

export const locationFilterBinding = bindFlow(locationFilterSlice, {
  actions: {
    locationEntered: locationFilterActions.locationEntered({ text: 'Borås', radius: {} }),
    positionRequested: locationFilterActions.positionRequested({ radius: { km: 50 } }),
    locationFound: locationFilterActions.locationFound({ near: nearTown('Borås', { lat: 57.721, lng: 12.94 }) }),
    findFailed: locationFilterActions.findFailed({ error }),
    locateFailed: locationFilterActions.locateFailed({ error }),
  },
  guards: {},
});
