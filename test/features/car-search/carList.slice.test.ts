import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import * as carListActions from '@/features/car-search/carList.slice';
import { carListSlice } from '@/features/car-search/carList.slice';
import {
  initialCarList,
  type CarListState,
  type ListResults,
  type ListSnapshot,
} from '@/features/car-search/carList.state';
import { listState, pageIds, pagesUpTo } from '../listKit';

const after = (state: CarListState, ...actions: UnknownAction[]): CarListState =>
  actions.reduce(carListSlice.reducer, state);
const requests: CarListQuery = {
  keyphrase: 'drag',
  terms: { car_brand: ['Volvo', 'Volvo>V60'], car_fuel: ['El'] },
  ranges: { car_price: { max: 300_000 } },
  sort: 'car_price_asc',
  page: 2,
};
const list = listState(requests, 130);

describe('what a visitor does to the list', () => {
  const { terms, ranges } = requests;
  it.each<[string, UnknownAction, Partial<CarListQuery>]>([
    [
      'a choice',
      carListActions.termToggled({ name: 'car_fuel', value: 'Diesel' }),
      { terms: { ...terms, car_fuel: ['El', 'Diesel'] } },
    ],
    [
      'a choice taken back',
      carListActions.termToggled({ name: 'car_fuel', value: 'El' }),
      { terms: { car_brand: ['Volvo', 'Volvo>V60'] } },
    ],
    [
      'a brand taken back, its models with it',
      carListActions.termToggled({ name: 'car_brand', value: 'Volvo' }),
      { terms: { car_fuel: ['El'] } },
    ],
    [
      'a model, its brand with it',
      carListActions.termToggled({ name: 'car_brand', value: 'Kia>EV6' }),
      { terms: { ...terms, car_brand: ['Volvo', 'Volvo>V60', 'Kia', 'Kia>EV6'] } },
    ],
    ['words', carListActions.keyphraseChanged({ keyphrase: 'röd kombi' }), { keyphrase: 'röd kombi' }],
    ['no words', carListActions.keyphraseChanged({ keyphrase: '' }), { keyphrase: '' }],
    ['a sort', carListActions.sortChosen({ sort: 'car_year_desc' }), { sort: 'car_year_desc' }],
    ['no sort', carListActions.sortChosen({ sort: null }), { sort: null }],
    [
      'a dropped choice',
      carListActions.filterRemoved({ kind: 'term', name: 'car_fuel', value: 'El' }),
      { terms: { car_brand: ['Volvo', 'Volvo>V60'] } },
    ],
    [
      'a dropped choice that was gone already',
      carListActions.filterRemoved({ kind: 'term', name: 'car_fuel', value: 'Gas' }),
      {},
    ],
    [
      'a dropped range',
      carListActions.filterRemoved({ kind: 'range', name: 'car_price', range: { max: 300_000 } }),
      { ranges: {} },
    ],
    [
      'a dropped range that was gone already',
      carListActions.filterRemoved({ kind: 'range', name: 'car_year', range: { min: 1 } }),
      { ranges },
    ],
    [
      'nothing chosen any more; the sort stays',
      carListActions.filtersCleared(),
      { terms: {}, ranges: {}, keyphrase: '' },
    ],
  ])('F-02 %s applies at once; the cars on screen stay until the response', (_, action, change) => {
    const state = after(list, action);
    expect(state.query).toEqual({ ...requests, ...change, page: 1 });
    expect(state).toMatchObject({
      flow: { value: 'searching', refused: null },
      sequence: list.sequence + 1,
      pages: list.pages,
      total: list.total,
      loadedQuery: requests,
      error: null,
    });
  });

  it('F-03 clearing everything clears the ignored parts of the address', () => {
    expect(
      after(listState(requests, 130, { ignored: [{ name: 'car_x', value: '1' }] }), carListActions.filtersCleared())
        .ignored,
    ).toEqual([]);
  });

  it('F-03 an address is requested unchanged, including its page', () => {
    const state = after(
      list,
      carListActions.queryDecoded({ query: { ...requests, page: 7 }, ignored: [{ name: 'car_x', value: '1' }] }),
    );
    expect(state).toMatchObject({
      query: { ...requests, page: 7 },
      requestedPage: 7,
      ignored: [{ name: 'car_x', value: '1' }],
      flow: { value: 'searching' },
    });
  });
});

describe('ranges', () => {
  const price = (min?: number, max?: number) =>
    carListActions.rangeEdited({
      name: 'car_price',
      range: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
    });

  it('F-05 a bound being moved is a draft: no request', () => {
    expect(after(list, price(1_000))).toEqual({ ...list, drafts: { car_price: { min: 1_000 } } });
  });

  it.each<[string, UnknownAction[], CarListQuery['ranges']]>([
    ['the last draft counts', [price(1), price(2), price(3, 9)], { car_price: { min: 3, max: 9 } }],
    ['bounds in the wrong order are swapped', [price(9, 3)], { car_price: { min: 3, max: 9 } }],
    ['no bound takes the range away', [carListActions.rangeEdited({ name: 'car_price', range: null })], {}],
    ['an empty range takes it away, too', [price()], {}],
    [
      'a second range is added',
      [carListActions.rangeEdited({ name: 'car_year', range: { min: 2020 } })],
      { car_price: { max: 300_000 }, car_year: { min: 2020 } },
    ],
    ['0 is a bound', [price(0, 0)], { car_price: { min: 0, max: 0 } }],
  ])('F-05 when they rest, %s', (_, drafts, ranges) => {
    expect(after(list, ...drafts, carListActions.rangesSettled())).toMatchObject({
      query: { ranges },
      drafts: {},
      flow: { value: 'searching' },
    });
    expect(after(list, ...drafts, carListActions.rangesSettled()).query.ranges).toEqual(ranges);
  });

  it('F-05 a draft becomes part of the next request, whichever it is', () => {
    const state = after(list, price(5, 2), carListActions.termToggled({ name: 'car_fuel', value: 'Gas' }));
    expect(state).toMatchObject({
      query: { ranges: { car_price: { min: 2, max: 5 } }, terms: { car_fuel: ['El', 'Gas'] } },
      drafts: {},
    });
  });

  it.each<[string, UnknownAction]>([
    ['clearing', carListActions.filtersCleared()],
    ['dropping the range', carListActions.filterRemoved({ kind: 'range', name: 'car_price', range: {} })],
  ])('F-05 %s takes its draft, too', (_, action) => {
    const state = after(list, price(5), action);
    expect(state.query.ranges).toEqual({});
    expect(state.drafts).toEqual({});
  });
});

describe('responses', () => {
  const searching = after(list, carListActions.termToggled({ name: 'car_fuel', value: 'Gas' }));
  const response = (over: Partial<ListResults> = {}): ListResults => ({
    sequence: searching.sequence,
    query: searching.query,
    page: 1,
    ids: ['11111'],
    total: 1,
    facets: [],
    ...over,
  });

  it('F-02 the response to the newest request replaces everything on screen', () => {
    const state = after(searching, carListActions.resultsLoaded(response()));
    expect(state).toMatchObject({
      flow: { value: 'settled' },
      pages: { 1: ['11111'] },
      total: 1,
      loadedQuery: searching.query,
      query: searching.query,
    });
    expect(Object.keys(state.pages)).toEqual(['1']);
  });

  it.each<[string, UnknownAction]>([
    ['results', carListActions.resultsLoaded(response({ sequence: list.sequence }))],
    ['a failure', carListActions.searchFailed({ sequence: list.sequence, error: { code: 'LIST_FAILED', params: {} } })],
    ['a page', carListActions.pageLoaded(response({ sequence: list.sequence, page: 3 }))],
    [
      'a failed page',
      carListActions.pageFailed({ sequence: list.sequence, error: { code: 'LIST_FAILED', params: {} } }),
    ],
    ['results of a request that was never sent', carListActions.resultsLoaded(response({ sequence: 99 }))],
  ])('F-02 %s to an older request changes nothing', (_, action) => {
    expect(after(searching, action)).toEqual(searching);
  });

  it('F-07 a page that was requested before the query changed is dropped', () => {
    const paging = after(list, carListActions.moreRequested());
    const changed = after(paging, carListActions.sortChosen({ sort: null }));
    expect(after(changed, carListActions.pageLoaded(response({ sequence: paging.sequence, page: 3 })))).toEqual(
      changed,
    );
  });

  it('F-07 a failed request leaves filters and cars, and is repeated unchanged', () => {
    const failed = after(
      searching,
      carListActions.searchFailed({
        sequence: searching.sequence,
        error: { code: 'LIST_FAILED', params: { seconds: 3 } },
      }),
    );
    expect(failed).toMatchObject({
      flow: { value: 'searchFailed' },
      query: searching.query,
      pages: list.pages,
      loadedQuery: requests,
      error: { code: 'LIST_FAILED', params: { seconds: 3 } },
    });
    expect(after(failed, carListActions.retried())).toMatchObject({
      flow: { value: 'searching' },
      query: searching.query,
      error: null,
      sequence: searching.sequence + 1,
    });
  });
});

describe('pages', () => {
  const index = (first: number, last: number) =>
    listState({ ...emptyQuery, page: last }, 2_000, { pages: pagesUpTo(emptyQuery, first, last, 2_000) });

  it.each<[string, CarListState, UnknownAction, number]>([
    ['more after the last one', index(2, 4), carListActions.moreRequested(), 5],
    ['earlier before the first one', index(2, 4), carListActions.previousRequested(), 1],
    ['no more than twenty', index(20, 20), carListActions.moreRequested(), 20],
    ['none before the first', index(1, 1), carListActions.previousRequested(), 1],
    ['the first, of none', initialCarList, carListActions.moreRequested(), 1],
  ])('F-07 %s', (_, state, action, page) => {
    expect(after(state, action)).toMatchObject({
      flow: { value: 'paging' },
      requestedPage: page,
      sequence: state.sequence + 1,
      pages: state.pages,
      query: state.query,
    });
  });

  it('F-07 a page that arrives is added to the others, and the query has its number', () => {
    const more = after(index(2, 4), carListActions.moreRequested());
    const state = after(
      more,
      carListActions.pageLoaded({
        sequence: more.sequence,
        page: 5,
        ids: pageIds(emptyQuery, 5, 2_000),
        total: 1_999,
      }),
    );
    expect(Object.keys(state.pages)).toEqual(['2', '3', '4', '5']);
    expect(state).toMatchObject({
      total: 1_999,
      query: { page: 5 },
      loadedQuery: { page: 5 },
      flow: { value: 'settled' },
    });
    const earlier = after(state, carListActions.previousRequested());
    const full = after(
      earlier,
      carListActions.pageLoaded({ sequence: earlier.sequence, page: 1, ids: ['1'], total: 1_999 }),
    );
    expect(full.query.page).toBe(5);
  });

  it('F-07 a failed page leaves the cars, and the same page is requested again', () => {
    const more = after(index(2, 4), carListActions.previousRequested());
    const failed = after(
      more,
      carListActions.pageFailed({ sequence: more.sequence, error: { code: 'LIST_FAILED', params: {} } }),
    );
    expect(failed).toMatchObject({
      flow: { value: 'pagingFailed' },
      pages: more.pages,
      error: { code: 'LIST_FAILED' },
    });
    expect(after(failed, carListActions.retried())).toMatchObject({ flow: { value: 'paging' }, requestedPage: 1 });
  });
});

describe('entries', () => {
  const snapshot: ListSnapshot = {
    query: { ...emptyQuery, page: 3 },
    pages: pagesUpTo(emptyQuery, 1, 3, 200),
    total: 200,
    facets: [{ name: 'car_fuel', type: 'terms', values: [] }],
  };

  it.each<[string, CarListState]>([
    ['a settled list', list],
    ['a list that is being loaded', after(list, carListActions.sortChosen({ sort: null }))],
    [
      'a failed list, with a draft',
      after(
        list,
        carListActions.moreRequested(),
        carListActions.pageFailed({ sequence: list.sequence + 1, error: { code: 'LIST_FAILED', params: {} } }),
        carListActions.rangeEdited({ name: 'car_year', range: { min: 1 } }),
      ),
    ],
  ])('F-03 replace %s, whatever is still being requested', (_, state) => {
    const restored = after(state, carListActions.historyRestored({ snapshot, ignored: [] }));
    expect(restored).toMatchObject({
      ...snapshot,
      loadedQuery: snapshot.query,
      drafts: {},
      error: null,
      flow: { value: 'settled' },
    });
    expect(restored.sequence).toBe(state.sequence + 1);
    expect(after(state, carListActions.sessionRestored({ snapshot }))).toEqual({ ...restored, ignored: state.ignored });
  });
});
