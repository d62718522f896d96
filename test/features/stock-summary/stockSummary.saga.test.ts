import { stockSummaryFeature, loadStockSummary } from '@/features/stock-summary/stockSummary.feature';
import { contextGiven } from '@/store/context';
import { selectCarsByIds } from '@/store/entities';
import { makeStore } from '@/store/store';
import { returns, fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX, terms } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const load = async (search: FakeCall, carIndex: string | null = INDEX) => {
  const requests: unknown[] = [];
  const host = makeStore({
    side: 'server',
    ports: fakePorts({
      search: {
        search: <T>(request?: unknown) => {
          requests.push(request);
          return search<T>(request);
        },
      },
    }),
  });
  host.inject([stockSummaryFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(loadStockSummary);
  await jest.advanceTimersByTimeAsync(10_000);
  return { requests, result: await loading, state: host.store.getState() };
};
const empty = { total: 0, latest: [], bodies: [], brands: [] };

describe('the stock summary', () => {
  it('A-08 is one request: the latest eight cars, bodies and makes', async () => {
    const cars = ['10001', '10002'].map((id) => aCar(id));
    const { requests, result, state } = await load(
      returns({
        facet: [terms('car_body', { Kombi: 3, Husbil: 2, Cab: 0 }), terms('car_brand', { Volvo: 5 })],
        content: cars,
        total_items: 812,
        limit: 8,
        offset: 0,
      }),
    );
    expect(requests).toEqual([
      expect.objectContaining({
        index: INDEX,
        limit: 8,
        sort_name: 'car_publishdate_asc',
        facets: [
          { name: 'car_body', sort_order: 'count', filters: [] },
          { name: 'car_brand', sort_order: 'count', filters: [] },
        ],
      }),
    ]);
    expect(result).toEqual({ error: null, total: 812 });
    expect(state.stockSummary).toEqual({
      total: 812,
      latest: ['10001', '10002'],
      bodies: [{ text: 'Kombi', count: 3, image: '/-/jssmedia/cars/estate/side-silver.avif' }],
      brands: [{ text: 'Volvo', count: 5 }],
    });
    expect(selectCarsByIds(state, ['10002', '10001'])).toEqual([cars[1], cars[0]]);
  });

  it('A-08 a failed search leaves the page without it, and is returned', async () => {
    const { result, state } = await load(fails('SEARCH_FAILED'));
    expect(result).toEqual({ error: { code: 'SEARCH_FAILED', params: {} }, total: 0 });
    expect(state.stockSummary).toEqual(empty);
  });

  it('A-01 a site without cars sends no request', async () => {
    const { requests, result, state } = await load(fails('UNEXPECTED'), null);
    expect(requests).toEqual([]);
    expect(result).toEqual({ error: null, total: 0 });
    expect(state.stockSummary).toEqual(empty);
  });
});
