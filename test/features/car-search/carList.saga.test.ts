import fc from 'fast-check';
import { emptyQuery, listRequest } from '@/domain/search/carList';
import { carListFeature, loadList } from '@/features/car-search/carList.feature';
import * as carListActions from '@/features/car-search/carList.slice';
import { selectCarIds } from '@/features/car-search/carList.selectors';
import type { ErrorCode } from '@/errors/catalogue';
import { retryOf } from '@/errors/known';
import { contextGiven } from '@/store/context';
import { selectCarById } from '@/store/entities';
import { makeStore } from '@/store/store';
import { returns, fails, fakePorts, hangs, inSequence, throws, type FakeCall } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { fakeStock, idsFor, INDEX, listIn, listState, pageIds } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const open = (search: FakeCall, facets = listState()) => {
  const run = runFeature(carListFeature, {
    ports: fakePorts({ search: { search } }),
    state: { context: aContext(), carList: facets },
  });
  return { ...run, list: () => listIn(run.state()) };
};
const diesel = carListActions.termToggled({ name: 'car_fuel', value: 'Diesel' });
const gas = carListActions.termToggled({ name: 'car_fuel', value: 'Gas' });

describe('requests', () => {
  it("F-01 sends the query to the site's index, and stores the cars as entities", async () => {
    const stock = fakeStock(70);
    const run = open(stock.search);
    run.dispatch(diesel);
    await advance(0);
    const query = { ...emptyQuery, terms: { car_fuel: ['Diesel'] } };
    expect(stock.requests).toEqual([listRequest(query, INDEX, [])]);
    expect(run.list()).toMatchObject({
      flow: { value: 'settled' },
      pages: { 1: pageIds(query, 1, 70) },
      total: 70,
      loadedQuery: query,
    });
    expect(selectCarById(run.state(), pageIds(query, 1, 70)[0] ?? '')).toMatchObject({ car_brand: 'Volvo' });
    await run.end();
  });

  it('F-02 an older request is aborted when a newer one is sent, and only then', async () => {
    const signals: AbortSignal[] = [];
    const run = open((request, signal) => {
      if (signal) signals.push(signal);
      return hangs()(request, signal);
    });
    run.dispatch(diesel);
    await advance(100);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    run.dispatch(gas);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    run.dispatch(
      carListActions.historyRestored({ snapshot: { query: emptyQuery, pages: {}, total: 0, facets: [] }, ignored: [] }),
    );
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    await run.end();
  });

  it('F-02 the newest request wins, in any order of responses (P07)', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 400 }),
      latency: fc.integer({ min: 0, max: 1_500 }),
      page: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const stock = fakeStock(500);
        let stepIndex = -1;
        // A search that ignores aborts: every response comes, each after its own time.
        const run = open(async <T>(request?: unknown) => {
          const { latency } = steps[Math.min(stepIndex, steps.length - 1)] ?? { latency: 0 };
          await new Promise((next) => {
            setTimeout(next, latency);
          });
          return stock.search<T>(request);
        });
        for (const [index, { wait, page }] of steps.entries()) {
          stepIndex = index;
          run.dispatch(
            page && run.list().flow.value === 'settled'
              ? carListActions.moreRequested()
              : carListActions.keyphraseChanged({ keyphrase: `word${index}` }),
          );
          await advance(wait);
        }
        await advance(10_000);
        const { loadedQuery, query, flow, pages } = run.list();
        expect(flow.value).toBe('settled');
        expect(loadedQuery).toEqual(query);
        for (const [page, ids] of Object.entries(pages)) expect(ids).toEqual(pageIds(loadedQuery, Number(page), 500));
        await run.end();
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('F-07 an address beyond the end of the list gives its last page', async () => {
    const stock = fakeStock(130);
    const run = open(stock.search);
    run.dispatch(carListActions.queryDecoded({ query: { ...emptyQuery, page: 20 }, ignored: [] }));
    await advance(0);
    expect(stock.requests.map(({ offset }) => offset)).toEqual([912, 96]);
    expect(run.list()).toMatchObject({
      query: { page: 3 },
      loadedQuery: { page: 3 },
      pages: { 3: pageIds(emptyQuery, 3, 130) },
      total: 130,
    });
    await run.end();
  });

  it('F-07 an empty list is requested once, for any page', async () => {
    const stock = fakeStock(0);
    const run = open(stock.search);
    run.dispatch(carListActions.queryDecoded({ query: { ...emptyQuery, page: 5 }, ignored: [] }));
    await advance(0);
    expect(stock.requests).toHaveLength(1);
    expect(run.list()).toMatchObject({ flow: { value: 'settled' }, total: 0, error: null });
    await run.end();
  });
});

describe('ranges at rest', () => {
  const price = (min: number, max?: number) =>
    carListActions.rangeEdited({ name: 'car_price', range: { min, ...(max === undefined ? {} : { max }) } });

  it('F-05 apply after exactly 1.5 s, counted from the last change', async () => {
    const stock = fakeStock();
    const run = open(stock.search);
    run.dispatch(price(1));
    await advance(1_400);
    run.dispatch(price(900, 100));
    await advance(1_499);
    expect(stock.requests).toHaveLength(0);
    await advance(1);
    expect(stock.requests.map(({ facets }) => facets.find(({ name }) => name === 'car_price')?.filters)).toEqual([
      [{ min: 100, max: 900 }],
    ]);
    await run.end();
  });

  it('F-05 of two facets rest together', async () => {
    const stock = fakeStock();
    const run = open(stock.search);
    run.dispatch(price(1));
    await advance(1_000);
    run.dispatch(carListActions.rangeEdited({ name: 'car_year', range: { min: 2020 } }));
    await advance(1_500);
    expect(stock.requests).toHaveLength(1);
    expect(run.list().query.ranges).toEqual({ car_price: { min: 1 }, car_year: { min: 2020 } });
    await run.end();
  });

  it.each<[string, ReturnType<typeof carListActions.filtersCleared> | typeof diesel]>([
    ['went along with another choice', diesel],
    ['were cleared', carListActions.filtersCleared()],
  ])('F-05 that %s are not requested again', async (_, action) => {
    const stock = fakeStock();
    const run = open(stock.search);
    run.dispatch(price(1));
    await advance(500);
    run.dispatch(action);
    await advance(5_000);
    expect(stock.requests).toHaveLength(1);
    await run.end();
  });
});

describe('paging', () => {
  it('F-07 goes on to page 20 and no further', async () => {
    const stock = fakeStock(2_000);
    const run = open(stock.search, listState(emptyQuery, 2_000));
    for (let page = 2; page <= 20; page += 1) {
      run.dispatch(carListActions.moreRequested());
      await advance(0);
    }
    expect(stock.requests.map(({ offset }) => offset)).toEqual(
      Array.from({ length: 19 }, (_, index) => (index + 1) * 48),
    );
    expect(selectCarIds(rootState({ carList: run.list() }))).toEqual(
      idsFor({ ...listRequest(emptyQuery, INDEX, []), limit: 960 }, 2_000),
    );
    await run.end();
  });

  it('F-07 begins in the middle and goes back to the first page', async () => {
    const stock = fakeStock(500);
    const run = open(stock.search, listState({ ...emptyQuery, page: 3 }, 500));
    run.dispatch(carListActions.previousRequested());
    await advance(0);
    run.dispatch(carListActions.previousRequested());
    await advance(0);
    expect(stock.requests.map(({ offset }) => offset)).toEqual([48, 0]);
    expect(Object.keys(run.list().pages)).toEqual(['1', '2', '3']);
    await run.end();
  });

  it('F-07 a failed page leaves the cars, and is loaded by a retry', async () => {
    const stock = fakeStock(500);
    const run = open(inSequence(fails('BAD_REQUEST'), stock.search), listState(emptyQuery, 500));
    run.dispatch(carListActions.moreRequested());
    await advance(0);
    expect(run.list()).toMatchObject({
      flow: { value: 'pagingFailed' },
      pages: { 1: pageIds(emptyQuery, 1, 500) },
      error: { code: 'BAD_REQUEST' },
    });
    run.dispatch(carListActions.retried());
    await advance(0);
    expect(run.list()).toMatchObject({
      flow: { value: 'settled' },
      error: null,
      pages: { 1: pageIds(emptyQuery, 1, 500), 2: pageIds(emptyQuery, 2, 500) },
    });
    await run.end();
  });
});

describe('failures', () => {
  const tries = (code: ErrorCode) => {
    const policy = retryOf(code);
    return policy === 'never' ? 1 : policy.tries;
  };

  it.each<[ErrorCode, Record<string, number>, ErrorCode]>([
    ['SEARCH_FAILED', {}, 'LIST_FAILED'],
    ['TOO_MANY_REQUESTS', { seconds: 30 }, 'TOO_MANY_REQUESTS'],
    ['BAD_REQUEST', {}, 'BAD_REQUEST'],
    ['TOO_LARGE', {}, 'TOO_LARGE'],
    ['NOT_FOUND', {}, 'NOT_FOUND'],
    ['UNAVAILABLE', {}, 'UNAVAILABLE'],
    ['NETWORK_LOST', {}, 'NETWORK_LOST'],
  ])(
    'F-07 %s is retried and shown as its catalogue entry defines; choices and cars stay',
    async (code, actions, dispatched) => {
      const calls = jest.fn(fails(code, actions));
      const run = open(<T>(request?: unknown) => {
        calls(request);
        return fails(code, actions)<T>();
      });
      const before = run.list();
      run.dispatch(diesel);
      await advance(8_000);
      expect(calls).toHaveBeenCalledTimes(tries(code));
      expect(run.list()).toMatchObject({
        flow: { value: 'searchFailed' },
        error: { code: dispatched, params: actions },
        query: { terms: { car_fuel: ['Diesel'] } },
        pages: before.pages,
        total: before.total,
        loadedQuery: before.loadedQuery,
      });
      await run.end();
    },
  );

  it('F-07 a search without a response times out after 8 s', async () => {
    const run = open(hangs());
    run.dispatch(diesel);
    await advance(7_999);
    expect(run.list().flow.value).toBe('searching');
    await advance(1);
    expect(run.list()).toMatchObject({ flow: { value: 'searchFailed' }, error: { code: 'TIMED_OUT' } });
    await run.end();
  });

  it('F-07 an unexpected error is shown with the reference of its report', async () => {
    const run = open(throws(new Error('boom')));
    run.dispatch(diesel);
    await advance(0);
    const { error } = run.list();
    expect(error).toEqual({ code: 'UNEXPECTED', params: { reference: expect.stringMatching(/^[A-Z0-9]{8}$/) } });
    expect(run.ports.telemetry.errors).toEqual([
      { where: 'car list', message: 'Error: boom', reference: error?.params.reference },
    ]);
    await run.end({ errors: 1 });
  });

  it('F-07 after a failure the same request is sent again', async () => {
    const stock = fakeStock();
    const run = open(inSequence(fails('BAD_REQUEST'), stock.search));
    run.dispatch(diesel);
    await advance(0);
    run.dispatch(carListActions.retried());
    await advance(0);
    expect(stock.requests).toEqual([listRequest({ ...emptyQuery, terms: { car_fuel: ['Diesel'] } }, INDEX, [])]);
    expect(run.list()).toMatchObject({ flow: { value: 'settled' }, error: null });
    await run.end();
  });
});

describe('the list of an address, on the server', () => {
  const load = async (search: FakeCall, carIndex: string | null = INDEX) => {
    const host = makeStore({ side: 'server', ports: fakePorts({ search: { search } }) });
    host.inject([carListFeature]);
    host.store.dispatch(contextGiven(aContext({ carIndex })));
    const loading = host.runLoader(() => loadList({ ...emptyQuery, page: 2 }, [{ name: 'car_x', value: '1' }]));
    await advance(10_000);
    await loading;
    return listIn(host.store.getState());
  };

  it('F-03 is complete when the page is rendered', async () => {
    expect(await load(fakeStock(130).search)).toMatchObject({
      error: null,
      flow: { value: 'settled' },
      pages: { 2: pageIds(emptyQuery, 2, 130) },
      ignored: [{ name: 'car_x', value: '1' }],
      query: { page: 2 },
    });
  });

  it('F-07 shows the error', async () => {
    expect(await load(fails('SEARCH_FAILED'))).toMatchObject({
      error: { code: 'LIST_FAILED', params: {} },
      flow: { value: 'searchFailed' },
    });
  });

  it('A-01 is not requested where a site sells no cars', async () => {
    expect((await load(returns({}), null)).error).toEqual({ code: 'NOT_FOUND', params: {} });
  });
});
