import { defineFeature } from '@/effects/feature';
import { carsSlice } from './model/cars.slice';
import { carsWatch } from './saga/cars.saga';

export { loadCar } from './saga/cars.saga';

export const carsFeature = defineFeature({ name: 'cars', owner: 'page', slices: [carsSlice], watch: carsWatch });
