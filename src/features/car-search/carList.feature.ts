import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { facetFields, queryFields, snapshotFields } from './carList.fields';
import { carListSlice } from './carList.slice';
import { carListWatch } from './sagas/carList.saga';

export { loadList } from './sagas/carList.saga';

export const carListFeature = defineFeature({
  name: 'carList',
  owner: 'page',
  slices: [carListSlice],
  watch: carListWatch,
  public: [
    publicFields(carListSlice, {
      state: [
        'sequence',
        'total',
        'requestedPage',
        'pages.*.*',
        'error.code',
        ...under('query', queryFields),
        ...under('loadedQuery', queryFields),
        ...under('submitted.query', queryFields),
        ...under('facets.*', facetFields),
      ],
      actions: {
        termToggled: ['name'],
        rangeEdited: ['name', 'range.min', 'range.max'],
        sortChosen: ['sort'],
        filterRemoved: ['kind', 'name'],
        resultsLoaded: [
          'sequence',
          'page',
          'total',
          'ids.*',
          ...under('query', queryFields),
          ...under('facets.*', facetFields),
        ],
        textSearched: under('query', queryFields),
        pageLoaded: ['sequence', 'page', 'total', 'ids.*'],
        searchFailed: ['sequence', 'error.code'],
        pageFailed: ['sequence', 'error.code'],
        queryChosen: under('query', queryFields),
        queryDecoded: under('query', queryFields),
        historyRestored: under('snapshot', snapshotFields),
        sessionRestored: under('snapshot', snapshotFields),
      },
    }),
  ],
});
