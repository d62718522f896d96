import { bindFlow } from '@test/kit/bindFlow';
import { emptyQuery } from '@/domain/search/carList';
import * as events from '@/features/car-search/carList.slice';
import { carListSlice } from '@/features/car-search/carList.slice';

const response: events.ListResults = {
  sequence: 9,
  query: emptyQuery,
  page: 1,
  ids: ['1234567'],
  total: 1,
  facets: [],
};
const snapshot: events.ListSnapshot = { query: emptyQuery, pages: { 1: ['1234567'] }, total: 1, facets: [] };
const failure = { sequence: 9, error: { code: 'SEARCH_FAILED', params: {} } } as const;

export const carListBinding = bindFlow(carListSlice, {
  actions: {
    termToggled: events.termToggled({ name: 'car_fuel', value: 'Diesel' }),
    rangesSettled: events.rangesSettled(),
    keyphraseChanged: events.keyphraseChanged({ keyphrase: 'v60' }),
    queryChosen: events.queryChosen({ query: { ...emptyQuery, terms: { car_fuel: ['Diesel'] } } }),
    textSearched: events.textSearched({ text: 'röd volvo', query: emptyQuery }),
    sortChosen: events.sortChosen({ sort: null }),
    filterRemoved: events.filterRemoved({ kind: 'term', name: 'car_fuel', value: 'Diesel' }),
    filtersCleared: events.filtersCleared(),
    moreRequested: events.moreRequested(),
    previousRequested: events.previousRequested(),
    retried: events.retried(),
    queryDecoded: events.queryDecoded({ query: emptyQuery, ignored: [] }),
    historyRestored: events.historyRestored({ snapshot, ignored: [] }),
    sessionRestored: events.sessionRestored({ snapshot }),
    resultsLoaded: events.resultsLoaded(response),
    searchFailed: events.searchFailed(failure),
    pageLoaded: events.pageLoaded(response),
    pageFailed: events.pageFailed(failure),
  },
  guards: { isLatest: { slice: { sequence: 9 } } },
});
