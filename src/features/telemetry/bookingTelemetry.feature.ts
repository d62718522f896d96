import { defineFeature } from '@/effects/feature';
import { bookingTracking } from './booking.measures';
import { measureWatch } from './sagas/measure.saga';

/** What a workshop booking tells the measurement; attached with the block that shows it. */
export const bookingTelemetryFeature = defineFeature({
  name: 'bookingTelemetry',
  owner: 'page',
  slices: [],
  watch: measureWatch(bookingTracking),
  personal: { state: {}, actions: {} },
});
