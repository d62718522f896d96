import { defineFeature } from '@/effects/feature';
import { bookingTracking } from './booking.tracking';
import { measureWatch } from './sagas/measure.saga';

/** Tracking of workshop bookings; attached with their block. */
export const bookingTelemetryFeature = defineFeature({
  name: 'bookingTelemetry',
  owner: 'page',
  slices: [],
  watch: measureWatch(bookingTracking),
  public: [],
});
