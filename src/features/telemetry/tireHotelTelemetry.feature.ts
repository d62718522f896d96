import { defineFeature } from '@/effects/feature';
import { analyticsWatch } from './sagas/analytics.saga';
import { tireHotelTracking } from './tireHotel.tracking';

/** Tracking of the tire hotel; attached with its block. */
export const tireHotelTelemetryFeature = defineFeature({
  name: 'tireHotelTelemetry',
  owner: 'page',
  slices: [],
  watch: analyticsWatch(tireHotelTracking),
  public: [],
});
