import { bindFlow } from '@test/kit/bindFlow';
import * as placeFilterActions from '@/features/car-search/placeFilter.slice';
import { placeFilterSlice } from '@/features/car-search/placeFilter.slice';

const error = { code: 'PLACES_FAILED', params: {} } as const;

export const placeFilterBinding = bindFlow(placeFilterSlice, {
  actions: {
    placeEntered: placeFilterActions.placeEntered({ text: 'Borås', radius: {} }),
    positionRequested: placeFilterActions.positionRequested({ radius: { km: 50 } }),
    placeFound: placeFilterActions.placeFound({ near: { place: 'Borås', lat: 57.721, lng: 12.94 } }),
    findFailed: placeFilterActions.findFailed({ error }),
    locateFailed: placeFilterActions.locateFailed({ error }),
  },
  guards: {},
});
