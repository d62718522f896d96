import { bindFlow } from '@test/kit/bindFlow';
import { emptyQuery } from '@/domain/search/carList';
import * as events from '@/features/facets/facets.events';
import { facetsFlow } from '@/features/facets/facets.flow';
import { facetsSlice } from '@/features/facets/facets.slice';

const answer: events.ListAnswer = { sequence: 0, page: 1, ids: ['1234567'], total: 1, facets: [] };
const memory: events.ListMemory = { query: emptyQuery, pages: { 1: ['1234567'] }, total: 1, facets: [] };
const failure = { sequence: 0, error: { code: 'SEARCH_FAILED', params: {} } } as const;

export const facetsBinding = bindFlow(
  { ...facetsSlice, flow: facetsFlow },
  {
    actions: {
      termToggled: events.termToggled({ name: 'car_fuel', value: 'Diesel' }),
      rangesSettled: events.rangesSettled(),
      keyphraseGiven: events.keyphraseGiven({ keyphrase: 'v60' }),
      queryGiven: events.queryGiven({ query: { ...emptyQuery, terms: { car_fuel: ['Diesel'] } } }),
      sortChosen: events.sortChosen({ sort: null }),
      filterDropped: events.filterDropped({ kind: 'term', name: 'car_fuel', value: 'Diesel' }),
      filtersCleared: events.filtersCleared(),
      moreAsked: events.moreAsked(),
      earlierAsked: events.earlierAsked(),
      retried: events.retried(),
      queryRead: events.queryRead({ query: emptyQuery, ignored: [] }),
      listRestored: events.listRestored({ memory, ignored: [] }),
      listRemembered: events.listRemembered({ memory }),
      answerArrived: events.answerArrived(answer),
      searchFailed: events.searchFailed(failure),
      pageArrived: events.pageArrived(answer),
      pageFailed: events.pageFailed(failure),
    },
    guards: {},
  },
);
