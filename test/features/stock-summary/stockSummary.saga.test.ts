import { stockSummaryFeature, loadStockSummary } from '@/features/stock-summary/stockSummary.feature';
import type { Facet } from '@/domain/search/search';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
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

const load = async (search: FakeCall, carIndex: string | null = INDEX, facilityIndex: string | null = null) => {
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
  const loading = host.runLoader(() => loadStockSummary(facilityIndex));
  await jest.advanceTimersByTimeAsync(10_000);
  return { requests, result: await loading, state: host.store.getState() };
};
const empty = { total: 0, latest: [], bodies: [], brands: [], quick: [], months: [] };

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
        limit: 30,
        sort_name: 'car_publishdate_asc',
        facets: [
          { name: 'car_body', sort_order: 'count', filters: [] },
          { name: 'car_brand', sort_order: 'count', filters: [] },
          { name: 'car_fuel', sort_order: 'count', filters: [] },
          { name: 'car_has_campaign_price', sort_order: 'count', filters: [] },
          { name: 'car_price', sort_order: 'number', filters: [] },
          { name: 'car_monthly_cost_own_3', sort_order: 'number', filters: [] },
        ],
      }),
    ]);
    expect(result).toEqual({ error: null, total: 812 });
    expect(state.stockSummary).toEqual({
      total: 812,
      latest: ['10001', '10002'],
      bodies: [{ text: 'Kombi', count: 3, image: '/-/jssmedia/cars/estate/side-silver.avif' }],
      brands: [{ text: 'Volvo', count: 5 }],
      quick: [{ href: '/kop-bil/biltyp/kombi', text: 'Kombibilar' }],
      months: [],
    });
    expect(selectCarsByIds(state, ['10002', '10001'])).toEqual([cars[1], cars[0]]);
  });

  it('A-08 the latest with a picture come before those without, eight of them', async () => {
    const cars = Array.from({ length: 10 }, (_, index) =>
      aCar(String(10_001 + index), index === 1 ? {} : { car_primary_image: { thumbnail_url: '/one.avif' } }),
    );
    const { state } = await load(returns({ facet: [], content: cars, total_items: 812, limit: 16, offset: 0 }));
    expect(selectStockSummary(state).latest).toEqual([
      '10001',
      '10003',
      '10004',
      '10005',
      '10006',
      '10007',
      '10008',
      '10009',
    ]);
  });

  it('A-08 neighbours among the latest differ in body and paint', async () => {
    const looks = ['SUV Svart', 'SUV Svart', 'SUV Grå', 'Kombi Röd'].map((look) => look.split(' '));
    const cars = looks.map(([car_body, car_color], index) =>
      aCar(String(10_001 + index), { car_body, car_color, car_primary_image: { thumbnail_url: '/one.avif' } }),
    );
    const { state } = await load(returns({ facet: [], content: cars, total_items: 812, limit: 30, offset: 0 }));
    expect(selectStockSummary(state).latest).toEqual(['10001', '10004', '10002', '10003']);
  });

  it('A-08 counts the facilities where a text of the page names them', async () => {
    const { requests, state } = await load(
      returns({ facet: [], content: [], total_items: 60, limit: 0, offset: 0 }),
      INDEX,
      'sites-car-store-se',
    );
    expect(requests).toHaveLength(2);
    expect(selectStockSummary(state).facilities).toBe(60);
  });

  it('A-08 without the number of facilities, which could not be counted, shows the stock', async () => {
    const cars = returns({ facet: [], content: [], total_items: 812, limit: 0, offset: 0 });
    const refuses = fails('SEARCH_FAILED');
    let count = 0;
    const { state } = await load(() => (count++ === 0 ? cars() : refuses()), INDEX, 'sites-car-store-se');
    expect(selectStockSummary(state)).toMatchObject({ total: 812 });
    expect(selectStockSummary(state).facilities).toBeUndefined();
  });

  const prices = (...counts: number[]): Facet => ({
    name: 'car_price',
    type: 'histogram',
    buckets: counts.map((count, index) => ({ min: index * 50_000, max: (index + 1) * 50_000, count })),
  });
  it.each<[string, Facet[], string[]]>([
    [
      'electric cars, the two most frequent kinds and a round price with three tenths of the cars below it',
      [
        terms('car_fuel', { Bensin: 30, El: 1 }),
        terms('car_body', { SUV: 20, Kombi: 9, Sedan: 2 }),
        prices(1, 9, 20, 1),
      ],
      ['?car_fuel=El', '/kop-bil/biltyp/suv', '/kop-bil/biltyp/kombi', '?car_price_max=100000'],
    ],
    [
      'more kinds where there are no electric cars and no prices',
      [terms('car_fuel', { Diesel: 3, El: 0 }), terms('car_body', { SUV: 5, Kombi: 4, Sedan: 3, Cab: 2, Coupé: 1 })],
      ['suv', 'kombi', 'sedan', 'cab'].map((kind) => `/kop-bil/biltyp/${kind}`),
    ],
    ['no price where all cars cost the same', [prices(3)], []],
    ['no kind without a landing page', [terms('car_body', { Husbil: 3 }), terms('car_fuel', { Gengas: 2 })], []],
  ])('A-08 searches to start from: %s', async (_, facet, expected) => {
    const { state } = await load(returns({ facet, content: [], total_items: 3, limit: 8, offset: 0 }));
    expect(selectStockSummary(state).quick.map(({ href }) => href.replace('/kop-bil/alla-bilar-i-lager', ''))).toEqual(
      expected,
    );
  });

  it('A-08 how many cars cost at most so much a month, without a loan', async () => {
    const costs: Facet = {
      name: 'car_monthly_cost_own_3',
      type: 'histogram',
      buckets: [
        { min: 1_200, max: 2_000, count: 0 },
        { min: 2_000, max: 3_000, count: 5 },
        { min: 3_000, max: 4_000, count: 8 },
        { min: 4_000, max: 34_005, count: 2 },
      ],
    };
    const { state } = await load(returns({ facet: [costs], content: [], total_items: 15, limit: 8, offset: 0 }));
    expect(selectStockSummary(state).months).toEqual([
      { max: 3_000, count: 5 },
      { max: 4_000, count: 13 },
    ]);
  });

  it('A-08 offers rows of campaign prices and of electric cars where there are enough of them', async () => {
    const facet = (campaigns: number, electric: number) => [
      terms('car_has_campaign_price', { false: 90, true: campaigns }),
      terms('car_fuel', { Diesel: 50, El: electric }),
    ];
    const rowsOf = async (...counts: [number, number]) =>
      selectStockSummary(
        (await load(returns({ facet: facet(...counts), content: [], total_items: 99, limit: 8, offset: 0 }))).state,
      ).rows;
    expect(await rowsOf(4, 4)).toEqual([
      {
        name: 'campaign',
        href: '/kop-bil/alla-bilar-i-lager?car_campaign_price_min=1',
        filters: [{ name: 'car_has_campaign_price', values: ['true'] }],
      },
      {
        name: 'electric',
        text: 'Elbilar',
        href: '/kop-bil/alla-bilar-i-lager?car_fuel=El',
        filters: [{ name: 'car_fuel', values: ['El'] }],
      },
    ]);
    expect((await rowsOf(3, 4))?.map(({ name }) => name)).toEqual(['electric']);
    expect(await rowsOf(0, 3)).toBeUndefined();
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
