import { defineFeature } from '@/effects/feature';
import { measure } from './measure';
import { searchStarted } from '@/features/car-search/search.actions';
import { measureWatch } from './sagas/measure.saga';

/** Searches that begin in a content block; attached with it. What was written is the visitor's. */
export const searchTelemetryFeature = defineFeature({
  name: 'searchTelemetry',
  owner: 'page',
  slices: [],
  watch: measureWatch([
    measure(searchStarted, ({ payload: { term, from } }) =>
      term === '' ? null : { event: 'search', search_term: term, search_type: from },
    ),
  ]),
  public: [],
});
