import { bindFlow } from '@test/kit/bindFlow';
import {
  carAuctioned,
  carFailed,
  carGone,
  carLoaded,
  carNotFound,
  carRequested,
  carSold,
  carsSlice,
  retried,
} from '@/features/cars/cars.slice';

export const carsBinding = bindFlow(carsSlice, {
  actions: {
    carRequested: carRequested({ carId: '1234567', slug: 'volvo-v60' }),
    carLoaded: carLoaded({
      carId: '1234567',
      similar: ['7654321'],
      prices: [{ since: '2026-11-01T09:00:00.000Z', amount: 249_900, currency: 'SEK' }],
      location: {
        facilityId: '4711',
        schedule: { openinghours: [], deviationdays: [] },
        readAt: '2026-11-20T09:00:00.000Z',
      },
    }),
    carSold: carSold({
      carId: '1234567',
      similar: ['7654321'],
      prices: [{ since: '2026-11-01T09:00:00.000Z', amount: 249_900, currency: 'SEK' }],
      soldAt: '2026-11-20T09:00:00.000Z',
    }),
    carAuctioned: carAuctioned({ carId: '1234567', site: 'Nordvik Auktion', url: 'https://auktion.example/1234567' }),
    carGone: carGone({ carId: '1234567', recommended: ['7654321'], keyphrase: 'volvo' }),
    carNotFound: carNotFound({ carId: '1234567', recommended: ['7654321'], keyphrase: 'volvo' }),
    carFailed: carFailed({ error: { code: 'DETAIL_FAILED', params: {} } }),
    retried: retried(),
  },
  guards: {},
});
