import { createAction, createSlice } from '@reduxjs/toolkit';
import { returns, fails, fakePorts, throws, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import type { SearchResponse } from '@/domain/search/search';
import { defineFeature } from '@/effects/feature';
import { load } from '@/effects/load';
import type { AppError } from '@/errors/result';

const requested = createAction<{ index: string }>('list/requested');
const arrived = createAction<{ index: string; total: number }>('list/arrived');
const failed = createAction<AppError>('list/failed');

interface ListState {
  totals: Record<string, number>;
}
const initialState: ListState = { totals: {} };
const list = createSlice({
  name: 'list',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => {
      state.totals[payload.index] = payload.total;
    });
  },
});
const feature = defineFeature({
  name: 'list',
  owner: 'page',
  slices: [list],
  public: [],
  watch: [
    load({
      on: requested,
      limitMs: 1_000,
      request: ({ search }, { payload }, signal) =>
        search.search<never>(
          {
            index: payload.index,
            fields: [],
            keyphrase: '',
            facets: [],
            limit: 0,
            offset: 0,
            sort_name: 'relevance',
            filters: [],
          },
          signal,
        ),
      loaded: ({ total_items }: SearchResponse<never>, { payload }) =>
        arrived({ index: payload.index, total: total_items }),
      failed,
      isCached: (state: { list: ListState }, { payload }) => payload.index in state.list.totals,
    }),
  ],
});
const response: SearchResponse<never> = { facet: [], content: [], total_items: 12, limit: 0, offset: 0 };

describe('load', () => {
  it('M-01 dispatches the success action', async () => {
    const run = runFeature(feature, { ports: fakePorts({ search: { search: returns(response) } }) });
    run.dispatch(requested({ index: 'cars' }));
    await run.until(arrived);
    expect(run.state().list).toEqual({ totals: { cars: 12 } });
    await run.end();
  });

  it.each<[string, FakeCall, AppError, number]>([
    [
      'a refused request',
      fails('BAD_REQUEST', { field: 'limit' }),
      { code: 'BAD_REQUEST', params: { field: 'limit' } },
      0,
    ],
    ['an exception', throws(new Error('broken')), { code: 'UNEXPECTED', params: { reference: '00000001' } }, 1],
  ])('M-01 dispatches the failure action for %s', async (_what, search, error, errors) => {
    const run = runFeature(feature, { ports: fakePorts({ search: { search } }) });
    run.dispatch(requested({ index: 'cars' }));
    await expect(run.until(failed)).resolves.toMatchObject({ payload: error });
    await run.end({ errors });
  });

  it('M-01 sends no request when the store has the data', async () => {
    const run = runFeature(feature, { state: { list: { totals: { cars: 3 } } } });
    run.dispatch(requested({ index: 'cars' }));
    await run.end();
    expect(run.actions).toEqual([requested({ index: 'cars' })]);
  });
});
