import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { pageMeasures, pageViews } from './page.measures';
import { telemetrySlice } from './telemetry.slice';
import { measureWatch } from './sagas/measure.saga';
import { toldViews, viewWatch } from './sagas/pageViews.saga';
import { keptTags } from './sagas/tags.saga';

/** Page views and the page's tag manager. It listens and tells: no other feature waits for it, so its failure can touch nothing. */
export const telemetryFeature = defineFeature({
  name: 'telemetry',
  owner: 'visitor',
  slices: [telemetrySlice],
  watch: [...measureWatch(pageMeasures), toldViews, ...viewWatch(pageViews), keptTags],
  public: [publicFields(telemetrySlice, { state: [] })],
});
