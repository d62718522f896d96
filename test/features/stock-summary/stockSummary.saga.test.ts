import { stockSummaryFeature, loadStockSummary } from '@/features/stock-summary/stockSummary.feature';
import { contextGiven } from '@/store/context';
import { selectCarsByIds } from '@/store/entities';
import { makeStore } from '@/store/store';
import { answers, fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX, terms } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const load = async (search: FakeCall, carIndex: string | null = INDEX) => {
  const asked: unknown[] = [];
  const host = makeStore({
    side: 'server',
    ports: fakePorts({
      search: {
        search: <T>(request?: unknown) => {
          asked.push(request);
          return search<T>(request);
        },
      },
    }),
  });
  host.inject([stockSummaryFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(loadStockSummary);
  await jest.advanceTimersByTimeAsync(10_000);
  return { asked, told: await loading, state: host.store.getState() };
};
const empty = { total: 0, latest: [], bodies: [], brands: [] };

describe('the stock at a glance', () => {
  it('A-08 is one question: the latest eight cars, bodies and brands', async () => {
    const cars = ['10001', '10002'].map((id) => aCar(id));
    const { asked, told, state } = await load(
      answers({
        facet: [terms('car_body', { Kombi: 3, Husbil: 2, Cab: 0 }), terms('car_brand', { Volvo: 5 })],
        content: cars,
        total_items: 812,
        limit: 8,
        offset: 0,
      }),
    );
    expect(asked).toEqual([
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
    expect(told).toEqual({ error: null, total: 812 });
    expect(state.stockSummary).toEqual({
      total: 812,
      latest: ['10001', '10002'],
      bodies: [{ text: 'Kombi', count: 3, image: '/-/jssmedia/cars/estate/side-silver.avif' }],
      brands: [{ text: 'Volvo', count: 5 }],
    });
    expect(selectCarsByIds(state, ['10002', '10001'])).toEqual([cars[1], cars[0]]);
  });

  it('A-08 a failed search leaves the page without it, and is told', async () => {
    const { told, state } = await load(fails('SEARCH_FAILED'));
    expect(told).toEqual({ error: { code: 'SEARCH_FAILED', params: {} }, total: 0 });
    expect(state.stockSummary).toEqual(empty);
  });

  it('A-01 a site that sells no cars asks nobody', async () => {
    const { asked, told, state } = await load(fails('UNEXPECTED'), null);
    expect(asked).toEqual([]);
    expect(told).toEqual({ error: null, total: 0 });
    expect(state.stockSummary).toEqual(empty);
  });
});
