import { defineFeature } from '@/effects/feature';
import { carMeasures, carViews } from './cars.measures';
import { measureWatch } from './sagas/measure.saga';
import { viewWatch } from './sagas/pageViews.saga';

/** What the list and the car page measure; attached with them, so that a content page carries none of it. */
export const carTelemetryFeature = defineFeature({
  name: 'carTelemetry',
  owner: 'page',
  slices: [],
  watch: [...measureWatch(carMeasures), ...viewWatch(carViews)],
  public: [],
});
