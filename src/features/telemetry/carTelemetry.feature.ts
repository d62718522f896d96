import { defineFeature } from '@/effects/feature';
import { carAnalyticsEvents, carViews } from './cars.tracking';
import { analyticsWatch } from './sagas/analytics.saga';
import { viewWatch } from './sagas/pageViews.saga';

/** What the list and the car page measure; attached with them, so that a content page carries none of it. */
export const carTelemetryFeature = defineFeature({
  name: 'carTelemetry',
  owner: 'page',
  slices: [],
  watch: [...analyticsWatch(carAnalyticsEvents), ...viewWatch(carViews)],
  public: [],
});
