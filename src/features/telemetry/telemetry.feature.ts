import { defineFeature } from '@/effects/feature';
import { pageMeasures } from './model/page.measures';
import { measureWatch } from './saga/measure.saga';

/** Page views. Listens and tells; it keeps nothing and says nothing of its own, so its failure can touch nothing. */
export const telemetryFeature = defineFeature({
  name: 'telemetry',
  owner: 'visitor',
  slices: [],
  watch: measureWatch(pageMeasures),
  personal: { state: {}, facts: {} },
});
