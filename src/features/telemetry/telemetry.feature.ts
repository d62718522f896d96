import { defineFeature } from '@/effects/feature';
import { telemetryWatch } from './saga/telemetry.saga';

/** Consent and page views. Listens and tells; it keeps nothing and says nothing of its own, so its failure can touch nothing. */
export const telemetryFeature = defineFeature({
  name: 'telemetry',
  owner: 'visitor',
  slices: [],
  watch: telemetryWatch,
  personal: { state: {}, facts: {} },
});
