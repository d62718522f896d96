import { bindFlow } from '@test/kit/bindFlow';
import { carLoaded, carRequested, carFailed, carNotFound, retried, carsSlice } from '@/features/cars/cars.slice';

export const carsBinding = bindFlow(carsSlice, {
  actions: {
    carRequested: carRequested({ carId: '1234567', slug: 'volvo-v60' }),
    carLoaded: carLoaded({ carId: '1234567', similar: ['7654321'] }),
    carNotFound: carNotFound({ carId: '1234567', recommended: ['7654321'], keyphrase: 'volvo' }),
    carFailed: carFailed({ error: { code: 'DETAIL_FAILED', params: {} } }),
    retried: retried(),
  },
  guards: {},
});
