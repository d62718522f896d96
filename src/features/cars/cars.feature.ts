import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carsSlice } from './cars.slice';
import { carsWatch } from './sagas/cars.saga';
import { picturesWatch } from './sagas/pictures.saga';

export { loadCar } from './sagas/cars.saga';

export const carsFeature = defineFeature({
  name: 'cars',
  owner: 'page',
  slices: [carsSlice],
  watch: [...carsWatch, ...picturesWatch],
  // A slug in an address may contain any text, and the keyphrase is a part of it.
  public: [
    publicFields(carsSlice, {
      state: [
        'carId',
        'similar.*',
        'prices.*.since',
        'prices.*.amount',
        'prices.*.currency',
        'location.facilityId',
        'pricePosition.count',
        'soldAt',
        'auction.site',
        'auction.url',
        'error.code',
      ],
      actions: {
        carRequested: ['carId'],
        carLoaded: ['carId', 'similar.*'],
        carSold: ['carId', 'similar.*', 'soldAt'],
        carAuctioned: ['carId', 'site', 'url'],
        carGone: ['carId'],
        carFailed: ['error.code'],
      },
    }),
  ],
});
