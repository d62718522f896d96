import type { CarStatus } from '@/domain/cars/carStatus';
import { similarSearches } from '@/domain/cars/similarCars';
import { cardFields } from '@/domain/search/carList';
import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import type { ErrorCode } from '@/errors/catalogue';
import { retryOf } from '@/errors/known';
import { failed, ok, type Result } from '@/errors/result';
import { carsFeature, loadCar } from '@/features/cars/cars.feature';
import { carRequested, retried } from '@/features/cars/cars.slice';
import { selectOpenCar } from '@/features/cars/cars.selectors';
import { contextGiven, type ContextState } from '@/store/context';
import { selectCarById, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { makeStore } from '@/store/store';
import { returns, fails, fakePorts, hangs, inSequence, throws, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { aCar, carIn, INDEX } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const volvo: Car = {
  car_id: '123456',
  slug: 'volvo-v60-kombi-2021',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_body: 'Kombi',
  car_fuel: 'El',
  car_site_region: 'Skåne län',
  car_description: 'Välvårdad',
  car_images: [{ original: '/a.jpg' }],
  car_is_sample: false,
};
const found = (...cars: readonly (CarRecord | Car)[]): FakeCall =>
  returns({ facet: [], content: cars, total_items: cars.length, limit: 48, offset: 0 });
const others = ['700001', '700002', '700003'].map((id) => aCar(id));

const open = (
  search: FakeCall,
  cars: readonly CarRecord[] = [],
  carIndex: string | null = INDEX,
  status?: () => Promise<Result<CarStatus>>,
  context: Partial<ContextState> = {},
) => {
  const requests: unknown[] = [];
  const run = runFeature(carsFeature, {
    ports: fakePorts({
      ...(status && { cars: { status } }),
      search: {
        search: <T>(request?: unknown, signal?: AbortSignal) => {
          requests.push(request);
          return search<T>(request, signal);
        },
      },
    }),
    state: {
      context: aContext({ carIndex, ...context }),
      entities: { cars: {}, facilities: {}, ...normalizeCars(cars).entities },
    },
  });
  return {
    ...run,
    requests,
    page: () => carIn(run.state()),
    car: () => selectOpenCar({ ...run.state(), cars: carIn(run.state()) }),
  };
};
const send = carRequested({ carId: '123456', slug: 'volvo-v60-kombi-2021' });
const plain: Partial<SearchRequest> = { index: INDEX, facets: [], offset: 0 };

describe("a car's page", () => {
  it('G-01 requests the whole car by its id, and similar cars', async () => {
    const run = open(inSequence(found(volvo), found(...others)));
    run.dispatch(send);
    await advance(0);
    expect(run.requests).toEqual([
      {
        ...plain,
        fields: [],
        keyphrase: '',
        limit: 1,
        sort_name: 'car_publishdate_asc',
        filters: [{ name: 'car_id', values: ['123456'] }],
      },
      ...similarSearches(volvo).map((filters) => ({
        ...plain,
        fields: [...cardFields],
        keyphrase: '',
        limit: 24,
        sort_name: 'car_publishdate_asc',
        filters,
      })),
    ]);
    expect(run.page()).toMatchObject({
      flow: { value: 'loaded' },
      carId: '123456',
      similar: ['700001', '700002', '700003'],
      recommended: [],
      error: null,
    });
    expect(run.car()).toEqual(volvo);
    await run.end();
  });

  it('G-04 finds the departments of new cars with the make of a sample car, which has no seller', async () => {
    const sample: Car = { ...volvo, car_is_sample: true };
    const department = (group: string, make: string, phone: string) => ({
      group,
      official_name: `Nordvik ${group} ${make}`,
      phone,
      brands: [{ name: make }],
    });
    const facilities = [
      { site_departments: [department('Workshop', 'Volvo', '1'), department('New cars', 'Kia', '2')] },
      { site_departments: [department('New cars', 'Volvo', '3'), department('New cars', 'Volvo', '4')] },
    ];
    const sites: FakeCall = returns({ facet: [], content: facilities, total_items: 2, limit: 4, offset: 0 });
    const run = open(inSequence(found(sample), found(...others), sites));
    run.dispatch(send);
    await advance(0);
    expect(run.requests[2]).toMatchObject({
      index: 'se-facilities',
      filters: [{ name: 'site_brands', values: ['Volvo'] }],
    });
    expect(run.page()).toMatchObject({
      similar: ['700001', '700002', '700003'],
      sellers: [{ name: 'Nordvik New cars Volvo', phone: '3' }],
    });
    await run.end();
  });

  it('G-01 searches no facility on a site that has none', async () => {
    for (const car of [
      { ...volvo, car_site_id: '4711' },
      { ...volvo, car_is_sample: true },
    ]) {
      const run = open(inSequence(found(car), found(...others)), [], INDEX, undefined, { facilityIndex: undefined });
      run.dispatch(send);
      await advance(0);
      expect(run.requests.every((request) => (request as SearchRequest).index === INDEX)).toBe(true);
      expect(run.page()).toMatchObject({ flow: { value: 'loaded' }, similar: ['700001', '700002', '700003'] });
      await run.end();
    }
  });

  it('G-01 shows the data of the card at once, the rest when it arrives', async () => {
    const next: FakeCall = async <T>() => {
      await new Promise((now) => {
        setTimeout(now, 500);
      });
      return found(volvo)<T>();
    };
    const run = open(inSequence(next, found()), [aCar('123456', { car_price: 249_900 })]);
    run.dispatch(send);
    expect(run.page().flow.value).toBe('lookingUp');
    expect(run.car()).toEqual(aCar('123456', { car_price: 249_900 }));
    await advance(500);
    expect(run.page().flow.value).toBe('loaded');
    // The whole car has no price any more.
    expect(run.car()).toEqual(volvo);
    await run.end();
  });

  it('G-08 fewer than three similar cars are no row: the next searches require less in common, then nothing', async () => {
    const filtersOf = (requests: readonly unknown[]) =>
      requests.slice(1).map((request) => (request as SearchRequest).filters.map(({ name }) => name));
    const [own, ...two] = others;
    const few = open(inSequence(found(volvo), found(...two), found(...two), found(...two), found(...others)));
    few.dispatch(send);
    await advance(0);
    expect(filtersOf(few.requests)).toEqual([
      ['car_id', 'car_brand', 'car_model'],
      ['car_id', 'car_site_region', 'car_body', 'car_fuel'],
      ['car_id', 'car_site_region', 'car_body', 'car_fuel'],
      ['car_id', 'car_body', 'car_fuel'],
    ]);
    expect(few.page().similar).toEqual(expect.arrayContaining([own, ...two].map((car) => car?.car_id)));
    await few.end();
    const none = open(inSequence(found(volvo), found(...two)));
    none.dispatch(send);
    await advance(0);
    expect(filtersOf(none.requests).at(-1)).toEqual(['car_id', 'car_body']);
    expect(none.page().similar).toEqual([]);
    // What is not shown is not stored.
    expect(selectCarById(none.state(), '700002')).toBeUndefined();
    await none.end();
  });

  it('G-06 finds where its price is among like cars, which are wider chosen where there are too few', async () => {
    const used: Car = { ...volvo, car_is_used: true, car_year: 2021, car_mileage: 4_000, car_price: 230_000 };
    const like = (count: number): FakeCall =>
      found(
        ...Array.from({ length: count }, (_, index) => ({
          ...aCar(`80000${index}`),
          car_year: 2021,
          car_price: 226_000 + 2_000 * index,
        })),
      );
    const search: FakeCall = async <T>(request: unknown) => {
      const { fields, filters } = request as SearchRequest;
      if (fields.length === 0) return found(used)<T>();
      const years = filters.find(({ name }) => name === 'car_year');
      return (years ? like(years.min === 2020 ? 5 : 6) : found(...others))<T>();
    };
    const run = open(search);
    run.dispatch(send);
    await advance(0);
    expect(run.page().pricePosition).toMatchObject({ count: 6, likeness: 1, cheaper: 2, dearer: 3 });
    await run.end();
  });

  it('G-02 loads where the car is, the opening hours there, and its earlier prices', async () => {
    const here: Car = { ...volvo, car_site_id: '4711' };
    const hours = (displayText: string) => ({
      openinghours: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag'].map((day) => ({ day, displayText })),
      deviationdays: [],
    });
    const facility = {
      site_id: '4711',
      slug: 'taby',
      site_official_name: 'Nordvik Bil Täby',
      site_departments: [
        { group: 'Workshop', openingschedule: hours('07:00–16:00'), brands: [], users: [{ email: 'x' }] },
        { group: 'New cars', openingschedule: hours('09:00–18:00'), brands: [], users: [] },
      ],
    };
    jest.setSystemTime(new Date('2026-11-20T09:00:00Z'));
    const prices = [{ since: '2026-11-01T09:00:00.000Z', amount: 249_900, currency: 'SEK' as const }];
    const run = open(
      inSequence(
        found(here),
        found(...others),
        found(...others),
        returns({ facet: [], content: [facility], total_items: 1, limit: 1, offset: 0 }),
      ),
      [],
      INDEX,
      async () => ok({ status: 'onOffer', prices }),
    );
    run.dispatch(send);
    await advance(0);
    expect(run.requests[3]).toMatchObject({ filters: [{ name: 'site_id', values: ['4711'] }], limit: 1 });
    expect(run.page()).toMatchObject({
      prices,
      location: {
        facilityId: '4711',
        schedule: hours('09:00–18:00'),
        readAt: '2026-11-20T09:00:00.000Z',
      },
    });
    // No visitor's name or address is stored with the page.
    expect(JSON.stringify(run.state())).not.toContain('site_departments');
    await run.end();
  });

  it('G-08 similar cars are optional: the page is rendered without them', async () => {
    const run = open(inSequence(found(volvo), fails('BAD_REQUEST')));
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({ flow: { value: 'loaded' }, similar: [], error: null });
    await run.end();
  });

  it('G-01 another car takes the location of the one before, whatever was known of that', async () => {
    const signals: AbortSignal[] = [];
    const slow: FakeCall = (_request, signal) => {
      if (signal) signals.push(signal);
      return hangs()(_request, signal);
    };
    const run = open(inSequence(slow, found(aCar('654321')), found()));
    run.dispatch(send);
    run.dispatch(carRequested({ carId: '654321', slug: null }));
    await advance(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(run.page()).toMatchObject({ flow: { value: 'loaded' }, carId: '654321', slug: null });
    await run.end();
  });
});

describe('a car that is gone', () => {
  it.each<[string, string | null, string, string]>([
    ['the third part of its slug', 'volvo-v60-kombi-2021', 'kombi', 'relevance'],
    ['nothing, where the slug is shorter', 'volvo-v60', '', 'car_publishdate_asc'],
    ['nothing, without a slug', null, '', 'car_publishdate_asc'],
  ])('G-01 is missing, and up to eight others are found by %s', async (_, slug, keyphrase, sort) => {
    const run = open(inSequence(found(), found(...others)));
    run.dispatch(carRequested({ carId: '123456', slug }));
    await advance(0);
    expect(run.requests[1]).toEqual({
      ...plain,
      fields: [...cardFields],
      keyphrase,
      limit: 8,
      sort_name: sort,
      filters: [],
    });
    expect(run.page()).toMatchObject({
      flow: { value: 'notFound' },
      recommended: ['700001', '700002', '700003'],
      keyphrase,
      error: null,
    });
    expect(selectCarById(run.state(), '700001')).toBeDefined();
    await run.end();
  });

  it('G-01 has no recommendations when their search fails, and is missing all the same', async () => {
    const run = open(inSequence(found(), fails('TOO_MANY_REQUESTS')));
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({ flow: { value: 'notFound' }, recommended: [], keyphrase: 'kombi' });
    await run.end();
  });
});

describe('a car that was sold', () => {
  const soldAt = '2026-11-18T09:00:00.000Z';

  it('G-01 stays with its data, others like it, and what it has cost', async () => {
    const prices = [{ since: '2026-11-01T09:00:00.000Z', amount: 249_900, currency: 'SEK' as const }];
    const run = open(inSequence(found(), found(...others)), [], INDEX, async () =>
      ok({ status: 'sold', since: soldAt, car: volvo, prices }),
    );
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({
      flow: { value: 'sold' },
      soldAt,
      prices,
      similar: ['700001', '700002', '700003'],
      recommended: [],
    });
    expect(run.requests[1]).toMatchObject({ filters: similarSearches(volvo)[0] });
    expect(run.car()).toEqual(volvo);
    await run.end();
  });

  it('A-01 is at the auction once it is a lot, with its address there', async () => {
    const auction = { site: 'Nordvik Auktion', url: 'http://car-auction-se.localhost:3000/kop-bil/123456/volvo-v60' };
    const run = open(inSequence(found()), [], INDEX, async () => ok({ status: 'auctioned', ...auction }));
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({ flow: { value: 'auctioned' }, auction, recommended: [], error: null });
    await run.end();
  });

  it('G-01 is gone later, with others to look at', async () => {
    const run = open(inSequence(found(), found(...others)), [], INDEX, async () => ok({ status: 'gone' }));
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({
      flow: { value: 'gone' },
      keyphrase: 'kombi',
      recommended: ['700001', '700002', '700003'],
    });
    await run.end();
  });

  it('G-01 is not called missing while its status cannot be read', async () => {
    const run = open(inSequence(found(), found(...others)), [], INDEX, async () => failed('BAD_REQUEST'));
    run.dispatch(send);
    await advance(0);
    expect(run.page()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code: 'BAD_REQUEST' } });
    await run.end();
  });
});

describe('a car that could not be fetched', () => {
  it.each<[ErrorCode, ErrorCode]>([
    ['SEARCH_FAILED', 'DETAIL_FAILED'],
    ['NETWORK_LOST', 'NETWORK_LOST'],
    ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
    ['BAD_REQUEST', 'BAD_REQUEST'],
    ['UNAVAILABLE', 'UNAVAILABLE'],
  ])('G-01 %s does not mean sold: shown as %s, and requested again', async (code, dispatched) => {
    const policy = retryOf(code);
    const failures = Array.from({ length: policy === 'never' ? 1 : policy.tries }, () => fails(code, { seconds: 3 }));
    const run = open(
      inSequence(fails(code), ...failures.slice(1).map(() => fails(code, { seconds: 3 })), found(volvo), found()),
    );
    run.dispatch(send);
    await advance(8_000);
    expect(run.page()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code: dispatched }, recommended: [] });
    expect(run.requests).toHaveLength(failures.length);
    run.dispatch(retried());
    await advance(0);
    expect(run.page()).toMatchObject({ flow: { value: 'loaded' }, carId: '123456', error: null });
    await run.end();
  });

  it('G-01 fails after 8 s without a response', async () => {
    const run = open(hangs());
    run.dispatch(send);
    await advance(8_000);
    expect(run.page()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code: 'TIMED_OUT' } });
    await run.end();
  });

  it('G-01 shows the reference of an unexpected error', async () => {
    const run = open(throws(new Error('boom')));
    run.dispatch(send);
    await advance(0);
    expect(run.page().error).toEqual({
      code: 'UNEXPECTED',
      params: { reference: run.ports.telemetry.errors[0]?.reference },
    });
    await run.end({ errors: 1 });
  });

  it('A-01 is not found on a site without cars, without a request', async () => {
    const run = open(fails('UNEXPECTED'), [], null);
    run.dispatch(send);
    await advance(0);
    expect(run.page().error).toEqual({ code: 'NOT_FOUND', params: {} });
    expect(run.requests).toEqual([]);
    await run.end();
  });
});

describe("a car's page on the server", () => {
  it.each<[string, FakeCall, object]>([
    [
      'a car, with the slug that is its own',
      inSequence(found(volvo), found()),
      { state: 'loaded', ownSlug: 'volvo-v60-kombi-2021' },
    ],
    ['a car that is gone', found(), { state: 'notFound', ownSlug: null }],
    ['a failure', fails('BAD_REQUEST'), { state: 'lookupFailed', ownSlug: null }],
  ])('G-01 reports %s', async (_, search, dispatched) => {
    const host = makeStore({ side: 'server', ports: fakePorts({ search: { search } }) });
    host.inject([carsFeature]);
    host.store.dispatch(contextGiven(aContext()));
    expect(await host.runLoader(() => loadCar('123456', null))).toEqual(dispatched);
  });
});
