import { defineFeature } from '@/effects/feature';
import { bookingTracking } from './booking.tracking';
import { analyticsWatch } from './sagas/analytics.saga';

/** Tracking of workshop bookings; attached with their block. */
export const bookingTelemetryFeature = defineFeature({
  name: 'bookingTelemetry',
  owner: 'page',
  slices: [],
  watch: analyticsWatch(bookingTracking),
  public: [],
});
