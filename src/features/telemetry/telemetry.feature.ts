import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { pageAnalyticsEvents, pageViews } from './page.tracking';
import { telemetrySlice } from './telemetry.slice';
import { analyticsWatch } from './sagas/analytics.saga';
import { reportedViews, viewWatch } from './sagas/pageViews.saga';
import { loadedTags } from './sagas/tags.saga';

/** Page views and the page's tag manager. No other feature depends on it, so its failure affects nothing else. */
export const telemetryFeature = defineFeature({
  name: 'telemetry',
  owner: 'visitor',
  slices: [telemetrySlice],
  watch: [...analyticsWatch(pageAnalyticsEvents), reportedViews, ...viewWatch(pageViews), loadedTags],
  public: [publicFields(telemetrySlice, { state: [] })],
});
