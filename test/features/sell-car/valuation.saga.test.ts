import type { Car } from '@/domain/cars/car';
import { FEWEST_LIKE_CARS, likenesses, offeredLikenesses, type OfferedCar } from '@/domain/cars/likeCars';
import type { ErrorCode } from '@/errors/catalogue';
import { ok } from '@/errors/result';
import type { Feature } from '@/effects/feature';
import { carValuationActions, initialCarValuation } from '@/features/sell-car/carValuation.slice';
import { loadMakes, sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { selectCarValuation } from '@/features/sell-car/sellCar.selectors';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { fails, fakePorts, inSequence, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { documentsOf, replyOf } from '../../server/search/contract';
import { cars, found, FOUND, OFFERED, visitSellCar } from './sellCarKit';

describe('the look-up of a car by its number', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const looked = async (car: FakeCall) => {
    const visit = visitSellCar({ car });
    visit.dispatch(carValuationActions.plateEntered({ plate: 'ABC123' }));
    expect(visit.valuation().flow.value).toBe('lookingUp');
    await advance(0);
    return visit;
  };

  it('L-02 finds make, model and year', async () => {
    const visit = await looked(returns(FOUND));
    expect(visit.valuation()).toMatchObject({
      flow: { value: 'found' },
      found: { brand: 'Volvo', model: 'V60', year: 2021 },
    });
    expect(visit.plates).toEqual(['ABC123']);
    visit.end();
  });

  it('L-02 takes a car whose make no workshop serves, and one without a year', async () => {
    const refused = await looked(fails('BRAND_NOT_SUPPORTED', { brand: 'Tesla' }));
    expect(refused.valuation().found).toEqual({ brand: 'Tesla', model: '', year: null });
    refused.end();
    const old = await looked(returns({ ...FOUND, buildYear: 0, isSupported: false }));
    expect(old.valuation().found).toEqual({ brand: 'Volvo', model: 'V60', year: null });
    old.end();
  });

  it.each<ErrorCode>(['REG_INVALID', 'VEHICLE_NOT_FOUND', 'LOOKUP_FAILED', 'TOO_MANY_REQUESTS', 'NETWORK_LOST'])(
    'L-02 that fails by %s stops nobody: the next number, or a description, goes on',
    async (code) => {
      const visit = await looked(inSequence(fails(code), fails(code), fails(code), fails(code), returns(FOUND)));
      await advance(20_000);
      expect(visit.valuation()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code } });
      visit.dispatch(carValuationActions.lookupRetried());
      expect(visit.valuation()).toMatchObject({ flow: { value: 'lookingUp' }, error: null });
      visit.dispatch(carValuationActions.carDescribed({ car: OFFERED }));
      await advance(0);
      expect(visit.valuation().flow.value).toBe('tooFew');
      visit.end();
    },
  );

  it('L-02 the newest number counts', async () => {
    const visit = visitSellCar({ car: inSequence(fails('LOOKUP_FAILED'), returns({ ...FOUND, model: 'XC40' })) });
    visit.dispatch(carValuationActions.plateEntered({ plate: 'ABC123' }));
    visit.dispatch(carValuationActions.plateEntered({ plate: 'DEF45A' }));
    await advance(0);
    expect(visit.valuation()).toMatchObject({ plate: 'DEF45A', found: { model: 'XC40' } });
    visit.end();
  });
});

describe('what like cars cost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const described = async (search: FakeCall, car: OfferedCar = OFFERED) => {
    const visit = visitSellCar({ search });
    visit.dispatch(carValuationActions.carDescribed({ car }));
    await advance(20_000);
    return visit;
  };

  it(`L-02 is shown from ${FEWEST_LIKE_CARS} cars on, with how many and which years`, async () => {
    const visit = await described(found(cars(FEWEST_LIKE_CARS)));
    expect(visit.valuation()).toMatchObject({
      flow: { value: 'estimated' },
      range: { low: 220_000, high: 250_000, currency: 'SEK', count: 8, fromYear: 2020, toYear: 2022 },
    });
    expect(visit.searches).toHaveLength(1);
    visit.end();
  });

  it('L-02 is hidden below that, after a wider search', async () => {
    const visit = await described(found(cars(FEWEST_LIKE_CARS - 1)));
    expect(visit.valuation()).toMatchObject({ flow: { value: 'tooFew' }, range: null });
    expect(visit.searches).toHaveLength(offeredLikenesses.length);
    visit.end();
  });

  it('L-02 counts no car without a price, in another currency or without a year', async () => {
    const odd = [
      { car_year: 2021, car_price_currency: 'SEK' },
      { car_price: 0, car_year: 2021, car_price_currency: 'SEK' },
      { car_price: 100, car_year: 2021, car_price_currency: 'NOK' },
      { car_price: 100, car_price_currency: 'SEK' },
    ];
    const visit = await described(found([...cars(7), ...odd]));
    expect(visit.valuation().flow.value).toBe('tooFew');
    visit.end();
  });

  it('L-02 uses the spelling of the stock, and asks for no car that it does not have', async () => {
    const spelled = await described(found(cars(8)), { ...OFFERED, brand: ' skoda', model: 'OCTAVIA' });
    expect(spelled.searches[0]).toMatchObject({
      filters: expect.arrayContaining([
        { name: 'car_brand', values: ['Škoda'] },
        { name: 'car_model', values: ['Octavia'] },
      ]),
    });
    spelled.end();
    const none = await described(found(cars(8)), { ...OFFERED, model: 'Amazon' });
    expect([none.searches, none.valuation().flow.value]).toEqual([[], 'tooFew']);
    none.end();
  });

  it('L-02 a failed search says so, does not stop the form, and can be tried again', async () => {
    const visit = await described(fails('SEARCH_FAILED'));
    expect(visit.valuation()).toMatchObject({ flow: { value: 'rangeFailed' }, error: { code: 'VALUATION_FAILED' } });
    visit.dispatch(carValuationActions.rangeRetried());
    await advance(20_000);
    expect(visit.valuation().flow.value).toBe('rangeFailed');
    visit.opens();
    visit.sends();
    await advance(0);
    expect(visit.sellCar().flow.value).toBe('sent');
    visit.end();
  });

  it('L-02 makes and models of the stock are suggested; without them the visitor types', async () => {
    const loads = (search: FakeCall) => {
      const loader: Feature = { ...sellCarFeature, watch: [{ name: 'load', saga: () => loadMakes() }] };
      return runFeature(loader, { ports: fakePorts({ search: { search } }), state: { context: aContext() } });
    };
    const facet = {
      name: 'car_brand',
      child_name: 'car_model',
      type: 'terms',
      values: [{ text: 'Volvo', count: 9, children: [{ text: 'V60', count: 9 }] }],
    };
    const loaded = loads(returns({ facet: [facet], content: [], total_items: 9, limit: 0, offset: 0 }));
    await advance(0);
    expect(selectCarValuation(loaded.state()).makes).toEqual([{ make: 'Volvo', models: ['V60'] }]);
    loaded.leave();
    const failed = loads(fails('SEARCH_FAILED'));
    await advance(20_000);
    expect(selectCarValuation(failed.state()).makes).toEqual([]);
    failed.leave();
  });
});

/** What the page shows, worked out from all cars one by one; of a wider likeness without its converted prices. */
function byHand(stock: readonly Car[], offered: OfferedCar) {
  for (const { years, share, km } of offeredLikenesses) {
    const span = Math.round(offered.mileage * share + km / 10);
    const like = stock.filter(
      (car) =>
        car.car_brand === offered.brand &&
        car.car_model === offered.model &&
        car.car_is_used === true &&
        car.car_vehicle_type_code !== 'LCV' &&
        Math.abs((car.car_year ?? 0) - offered.year) <= years &&
        Math.abs((car.car_mileage ?? Infinity) - offered.mileage) <= span,
    );
    const prices = like
      .map((car) => (car.car_has_campaign_price ? car.car_campaign_price : undefined) ?? car.car_price ?? 0)
      .filter((price) => price > 0)
      .toSorted((a, b) => a - b);
    if (prices.length < 8) continue;
    const quarter = Math.floor(prices.length / 4);
    const middle = prices.slice(quarter, prices.length - quarter);
    const isWide = !likenesses.some((one) => one.years === years);
    return {
      ...(!isWide && {
        low: Math.floor((middle[0] ?? 0) / 1_000) * 1_000,
        high: Math.ceil((middle.at(-1) ?? 0) / 1_000) * 1_000,
      }),
      currency: 'SEK',
      count: prices.length,
      fromYear: Math.min(...like.map((car) => car.car_year ?? Infinity)),
      toYear: Math.max(...like.map((car) => car.car_year ?? 0)),
    };
  }
  return null;
}

describe('the range over the whole stock', () => {
  const INDEX = 'cars-car-store-se';
  const stock = [...generateCars('se')];

  it('L-02 equals what is worked out car by car, for every model of the stock', async () => {
    const service = createEmbeddedSearch({
      definitionOf,
      report: (error) => {
        throw error;
      },
    });
    await service.rebuild(INDEX, documentsOf(stock));
    const models = new Map<string, Car>();
    for (const car of stock)
      if (car.car_is_used && car.car_year !== undefined && car.car_mileage !== undefined)
        models.set(`${car.car_brand} ${car.car_model}`, car);
    const shown = { ranges: 0, none: 0 };
    for (const car of models.values()) {
      const offered = {
        brand: car.car_brand,
        model: car.car_model,
        year: car.car_year ?? 0,
        mileage: car.car_mileage ?? 0,
      };
      const run = runFeature(sellCarFeature, {
        ports: fakePorts({
          search: {
            search: async (request) => {
              const { contentJson, ...reply } = await replyOf(service, request);
              return ok({ ...reply, content: JSON.parse(contentJson) });
            },
          },
        }),
        state: {
          context: aContext({ carIndex: INDEX }),
          carValuation: { ...initialCarValuation, makes: [{ make: offered.brand, models: [offered.model] }] },
        },
      });
      run.dispatch(carValuationActions.carDescribed({ car: offered }));
      const expected = byHand(stock, offered);
      await run.until(expected ? carValuationActions.rangeFound : carValuationActions.tooFewFound);
      expect({ offered, range: selectCarValuation(run.state()).range }).toMatchObject({ offered, range: expected });
      shown[expected ? 'ranges' : 'none'] += 1;
      run.leave();
    }
    await service.close();
    // Both answers are among them.
    expect(shown.ranges).toBeGreaterThan(20);
    expect(shown.none).toBeGreaterThan(5);
  }, 120_000);
});
