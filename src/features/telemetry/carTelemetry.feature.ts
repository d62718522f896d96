import { defineFeature } from '@/effects/feature';
import { carMeasures, carViews } from './model/cars.measures';
import { measureWatch } from './saga/measure.saga';
import { viewWatch } from './saga/pageViews.saga';

/** What the list and the car page measure; attached with them, so that a content page carries none of it. */
export const carTelemetryFeature = defineFeature({
  name: 'carTelemetry',
  owner: 'page',
  slices: [],
  watch: [...measureWatch(carMeasures), ...viewWatch(carViews)],
  personal: { state: {}, actions: {} },
});
