import { bindFlow } from '@test/kit/bindFlow';
import { emptyQuery } from '@/domain/search/carList';
import type { ListResults, ListSnapshot } from '@/features/car-search/carList.state';
import * as carListActions from '@/features/car-search/carList.slice';
import { carListSlice } from '@/features/car-search/carList.slice';

const response: ListResults = {
  sequence: 9,
  query: emptyQuery,
  page: 1,
  ids: ['1234567'],
  total: 1,
  facets: [],
};
const snapshot: ListSnapshot = { query: emptyQuery, pages: { 1: ['1234567'] }, total: 1, facets: [] };
const failure = { sequence: 9, error: { code: 'SEARCH_FAILED', params: {} } } as const;

export const carListBinding = bindFlow(carListSlice, {
  actions: {
    termToggled: carListActions.termToggled({ name: 'car_fuel', value: 'Diesel' }),
    rangesSettled: carListActions.rangesSettled(),
    keyphraseChanged: carListActions.keyphraseChanged({ keyphrase: 'v60' }),
    queryChosen: carListActions.queryChosen({ query: { ...emptyQuery, terms: { car_fuel: ['Diesel'] } } }),
    textSearched: carListActions.textSearched({ text: 'röd volvo', query: emptyQuery }),
    sortChosen: carListActions.sortChosen({ sort: null }),
    filterRemoved: carListActions.filterRemoved({ kind: 'term', name: 'car_fuel', value: 'Diesel' }),
    filtersCleared: carListActions.filtersCleared(),
    moreRequested: carListActions.moreRequested(),
    previousRequested: carListActions.previousRequested(),
    retried: carListActions.retried(),
    queryDecoded: carListActions.queryDecoded({ query: emptyQuery, ignored: [] }),
    historyRestored: carListActions.historyRestored({ snapshot, ignored: [] }),
    sessionRestored: carListActions.sessionRestored({ snapshot }),
    resultsLoaded: carListActions.resultsLoaded(response),
    searchFailed: carListActions.searchFailed(failure),
    pageLoaded: carListActions.pageLoaded(response),
    pageFailed: carListActions.pageFailed(failure),
  },
  guards: { isLatest: { slice: { sequence: 9 } } },
});
