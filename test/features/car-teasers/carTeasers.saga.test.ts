import type { CarTeaserRequest } from '@/domain/search/carTeaser';
import { carTeaserKey } from '@/domain/search/carTeaser';
import { loadCarTeasers, carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { contextGiven } from '@/store/context';
import { makeStore } from '@/store/store';
import { returns, fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const load = async (search: FakeCall, requests: readonly CarTeaserRequest[], carIndex: string | null = INDEX) => {
  const sent: unknown[] = [];
  const host = makeStore({
    side: 'server',
    ports: fakePorts({
      search: {
        search: <T>(request?: unknown) => {
          sent.push(request);
          return search<T>(request);
        },
      },
    }),
  });
  host.inject([carTeasersFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(() => loadCarTeasers(requests));
  await jest.advanceTimersByTimeAsync(20_000);
  return { sent, error: await loading, state: host.store.getState() };
};
const found = (ids: readonly string[], total = ids.length) =>
  returns({ facet: [], content: ids.map((id) => aCar(id)), total_items: total, limit: 12, offset: 0 });
const volvos: CarTeaserRequest = { filters: [{ name: 'car_brand', values: ['Volvo'] }], ids: [], limit: 12 };

describe('teasers of cars, on the server', () => {
  it("C-27 a landing page requests the latest cars of its filter, and has the list's query for them", async () => {
    const { sent, error, state } = await load(found(['10001', '10002'], 57), [volvos]);
    expect(sent).toEqual([
      expect.objectContaining({
        index: INDEX,
        limit: 12,
        offset: 0,
        sort_name: 'car_publishdate_asc',
        facets: [],
        filters: [{ name: 'car_brand', values: ['Volvo'] }],
      }),
    ]);
    expect([error, state.carTeasers]).toEqual([
      null,
      { [carTeaserKey(volvos)]: { ids: ['10001', '10002'], total: 57, query: 'car_brand=Volvo', failed: false } },
    ]);
    expect(Object.keys(state.entities.cars)).toEqual(['10001', '10002']);
  });

  it("C-23 chosen cars are in content's order, without those that are gone", async () => {
    const request = { filters: [], ids: ['10003', '10001', '99999'], limit: 8 };
    const { sent, state } = await load(found(['10001', '10003']), [request]);
    expect(sent).toEqual([
      expect.objectContaining({ limit: 3, filters: [{ name: 'car_id', values: ['10003', '10001', '99999'] }] }),
    ]);
    expect(state.carTeasers).toEqual({
      [carTeaserKey(request)]: { ids: ['10003', '10001'], total: 2, query: null, failed: false },
    });
  });

  it('C-23 L-05 a fixed list of a hundred cars is shown whole, whatever the limit of other teasers', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => String(20_001 + index));
    const request = { filters: [], ids, limit: 8 };
    const { sent, state } = await load(found(ids), [request]);
    expect(sent).toEqual([expect.objectContaining({ limit: 100 })]);
    expect(state.carTeasers).toEqual({
      [carTeaserKey(request)]: { ids, total: 100, query: null, failed: false },
    });
  });

  it('C-23 sends one request per distinct teaser of a page', async () => {
    const { sent, state } = await load(found(['10001']), [volvos, { ...volvos }, { ...volvos, limit: 8 }]);
    expect([sent.length, Object.keys(state.carTeasers as object).length]).toEqual([2, 2]);
  });

  it('C-27 an unknown filter matches no car, without a request', async () => {
    const request = { filters: null, ids: [], limit: 12 };
    const { sent, error, state } = await load(found(['10001']), [request]);
    expect([sent, error, state.carTeasers]).toEqual([
      [],
      null,
      { [carTeaserKey(request)]: { ids: [], total: 0, query: null, failed: false } },
    ]);
  });

  it('C-27 an empty result is no failure', async () => {
    const { error, state } = await load(found([]), [volvos]);
    expect([error, state.carTeasers]).toEqual([
      null,
      { [carTeaserKey(volvos)]: { ids: [], total: 0, query: 'car_brand=Volvo', failed: false } },
    ]);
  });

  it.each(['SEARCH_FAILED', 'TOO_MANY_REQUESTS'] as const)(
    'C-27 %s is a failure, not an empty result',
    async (code) => {
      const { error, state } = await load(fails(code), [volvos]);
      expect([error?.code, state.carTeasers]).toEqual([
        code,
        { [carTeaserKey(volvos)]: { ids: [], total: 0, query: 'car_brand=Volvo', failed: true } },
      ]);
    },
  );

  it('C-27 a site without cars sends no request', async () => {
    const { sent, state } = await load(found(['10001']), [volvos], null);
    expect([sent, state.carTeasers]).toEqual([[], {}]);
  });
});
