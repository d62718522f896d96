import type { CarTeaserRequest } from '@/domain/search/carTeaser';
import { carTeaserKey } from '@/domain/search/carTeaser';
import { loadCarTeasers, carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { contextGiven } from '@/store/context';
import { makeStore } from '@/store/store';
import { answers, fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const load = async (search: FakeCall, questions: readonly CarTeaserRequest[], carIndex: string | null = INDEX) => {
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
  host.inject([carTeasersFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(() => loadCarTeasers(questions));
  await jest.advanceTimersByTimeAsync(20_000);
  return { asked, error: await loading, state: host.store.getState() };
};
const found = (ids: readonly string[], total = ids.length) =>
  answers({ facet: [], content: ids.map((id) => aCar(id)), total_items: total, limit: 12, offset: 0 });
const volvos: CarTeaserRequest = { filters: [{ name: 'car_brand', values: ['Volvo'] }], ids: [], limit: 12 };

describe('shelves of cars, on the server', () => {
  it("C-27 a landing page asks for the latest cars of its filter, and knows the list's query for them", async () => {
    const { asked, error, state } = await load(found(['10001', '10002'], 57), [volvos]);
    expect(asked).toEqual([
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

  it("C-23 these very cars stand in content's order, without those that are gone", async () => {
    const question = { filters: [], ids: ['10003', '10001', '99999'], limit: 8 };
    const { asked, state } = await load(found(['10001', '10003']), [question]);
    expect(asked).toEqual([
      expect.objectContaining({ limit: 3, filters: [{ name: 'car_id', values: ['10003', '10001', '99999'] }] }),
    ]);
    expect(state.carTeasers).toEqual({
      [carTeaserKey(question)]: { ids: ['10003', '10001'], total: 2, query: null, failed: false },
    });
  });

  it('C-23 several on a page are asked each by itself, the same one once', async () => {
    const { asked, state } = await load(found(['10001']), [volvos, { ...volvos }, { ...volvos, limit: 8 }]);
    expect([asked.length, Object.keys(state.carTeasers as object).length]).toEqual([2, 2]);
  });

  it("C-27 a filter that cars don't know finds none, and nobody is asked", async () => {
    const question = { filters: null, ids: [], limit: 12 };
    const { asked, error, state } = await load(found(['10001']), [question]);
    expect([asked, error, state.carTeasers]).toEqual([
      [],
      null,
      { [carTeaserKey(question)]: { ids: [], total: 0, query: null, failed: false } },
    ]);
  });

  it('C-27 none that fits is no failure', async () => {
    const { error, state } = await load(found([]), [volvos]);
    expect([error, state.carTeasers]).toEqual([
      null,
      { [carTeaserKey(volvos)]: { ids: [], total: 0, query: 'car_brand=Volvo', failed: false } },
    ]);
  });

  it.each(['SEARCH_FAILED', 'TOO_MANY_REQUESTS'] as const)(
    'C-27 %s is told as a failure, not as no car',
    async (code) => {
      const { error, state } = await load(fails(code), [volvos]);
      expect([error?.code, state.carTeasers]).toEqual([
        code,
        { [carTeaserKey(volvos)]: { ids: [], total: 0, query: 'car_brand=Volvo', failed: true } },
      ]);
    },
  );

  it('C-27 a site without cars asks nobody', async () => {
    const { asked, state } = await load(found(['10001']), [volvos], null);
    expect([asked, state.carTeasers]).toEqual([[], {}]);
  });
});
