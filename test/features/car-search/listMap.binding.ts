import { bindFlow } from '@test/kit/bindFlow';
import * as listMapActions from '@/features/car-search/listMap.slice';
import { listMapSlice } from '@/features/car-search/listMap.slice';

export const listMapBinding = bindFlow(listMapSlice, {
  actions: {
    facilitiesRequested: listMapActions.facilitiesRequested(),
    facilitiesLoaded: listMapActions.facilitiesLoaded({ ids: ['1', '2'] }),
    loadFailed: listMapActions.loadFailed({ error: { code: 'SEARCH_FAILED', params: {} } }),
  },
  guards: {},
});
