import { defineFeature } from '@/effects/feature';
import { analyticsEvent } from './analyticsMapping';
import { searchStarted } from '@/features/car-search/search.actions';
import { analyticsWatch } from './sagas/analytics.saga';

/** Searches that begin in a content block; attached with it. What was written is the visitor's. */
export const searchTelemetryFeature = defineFeature({
  name: 'searchTelemetry',
  owner: 'page',
  slices: [],
  watch: analyticsWatch([
    analyticsEvent(searchStarted, ({ payload: { term, from } }) =>
      term === '' ? null : { event: 'search', search_term: term, search_type: from },
    ),
  ]),
  public: [],
});
