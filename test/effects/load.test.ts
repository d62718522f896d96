import { createAction, createSlice } from '@reduxjs/toolkit';
import { answers, fails, fakePorts, throws, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import type { SearchResponse } from '@/domain/search/search';
import { defineFeature } from '@/effects/feature';
import { load } from '@/effects/load';
import type { AppError } from '@/errors/result';

const asked = createAction<{ index: string }>('shelf/asked');
const arrived = createAction<{ index: string; total: number }>('shelf/arrived');
const failed = createAction<AppError>('shelf/failed');

interface ShelfState {
  totals: Record<string, number>;
}
const initialState: ShelfState = { totals: {} };
const shelf = createSlice({
  name: 'shelf',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(arrived, (state, { payload }) => {
      state.totals[payload.index] = payload.total;
    });
  },
});
const feature = defineFeature({
  name: 'shelf',
  owner: 'page',
  slices: [shelf],
  personal: { state: { shelf: [] }, actions: {} },
  watch: [
    load({
      on: asked,
      limitMs: 1_000,
      ask: ({ search }, { payload }, signal) =>
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
      arrived: ({ total_items }: SearchResponse<never>, { payload }) =>
        arrived({ index: payload.index, total: total_items }),
      failed,
      held: (state: { shelf: ShelfState }, { payload }) => payload.index in state.shelf.totals,
    }),
  ],
});
const response: SearchResponse<never> = { facet: [], content: [], total_items: 12, limit: 0, offset: 0 };

describe('load', () => {
  it('M-01 tells the arrival as a fact', async () => {
    const run = runFeature(feature, { ports: fakePorts({ search: { search: answers(response) } }) });
    run.dispatch(asked({ index: 'cars' }));
    await run.until(arrived);
    expect(run.state().shelf).toEqual({ totals: { cars: 12 } });
    await run.end();
  });

  it.each<[string, FakeCall, AppError, number]>([
    [
      'a refused answer',
      fails('BAD_REQUEST', { field: 'limit' }),
      { code: 'BAD_REQUEST', params: { field: 'limit' } },
      0,
    ],
    ['an exception', throws(new Error('broken')), { code: 'UNEXPECTED', params: { reference: '00000001' } }, 1],
  ])('M-01 tells %s as a fact', async (_what, search, error, troubles) => {
    const run = runFeature(feature, { ports: fakePorts({ search: { search } }) });
    run.dispatch(asked({ index: 'cars' }));
    await expect(run.until(failed)).resolves.toMatchObject({ payload: error });
    await run.end({ troubles });
  });

  it('M-01 asks nothing that the store already holds', async () => {
    const run = runFeature(feature, { state: { shelf: { totals: { cars: 3 } } } });
    run.dispatch(asked({ index: 'cars' }));
    await run.end();
    expect(run.actions).toEqual([asked({ index: 'cars' })]);
  });
});
