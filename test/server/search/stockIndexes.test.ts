import { createCarsStore } from '@/server/cars/cars.store';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchService } from '@/server/search/search.service';
import {
  applyChanges,
  buildIndexes,
  followCars,
  found,
  isInSelection,
  servedDefinition,
} from '@/server/search/stockIndexes';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { Car, LoanOption } from '@/domain/cars/car';
import { costDetails } from '@/domain/finance/runningCosts';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { onBothEngines } from '../database/engines';

jest.setTimeout(60_000);

const [car, other] = [...firstCars(2)];

function* firstCars(count: number): Generator<Car> {
  for (const one of generateCars('no')) {
    if (count-- <= 0) return;
    yield one;
  }
}

const requestFor = (index: string) => ({
  index,
  fields: ['car_id'],
  keyphrase: '',
  facets: [],
  limit: 100,
  offset: 0,
  sort_name: 'car_price_asc',
  filters: [],
});

describe('a car as it is indexed', () => {
  it('F-02 has the monthly costs of its market for every set of assumptions, and none that is unknown', () => {
    if (!car) throw new Error('The stock has no cars.');
    const day = '2026-11-01';
    const known = {
      ...car,
      car_fuel: 'Diesel',
      car_fuel_combined_text: '5,0 l/100 km',
      car_firstregistration: '2021-03-01',
    };
    const indexed = found(known, siteByName('car-store-no'), day);
    const { total } = costDetails(known, 'no', { km: 20_000, kind: 'own' }, day);
    expect(total).not.toBeNull();
    expect(indexed).toMatchObject({ car_monthly_cost_own_4: Math.round(total ?? 0) });
    const unknown = found({ ...known, car_fuel_combined_text: undefined }, siteByName('car-store-no'), day);
    expect(Object.keys(unknown).filter((field) => field.startsWith('car_monthly_cost'))).toEqual([]);
  });
});

describe('a loan as it is indexed', () => {
  const option: LoanOption = {
    title: 'Billån',
    description: '',
    disclaimer: '',
    interest_rate: 7.95,
    interest_rate_text: '',
    start_fee: 695,
    start_fee_text: '',
    invoice_fee: 59,
    invoice_fee_text: '',
    default_monthly_cost: 1,
    default_monthly_cost_text: '',
    default_contract_duration: 36,
    contract_durations: [
      { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 80 },
    ],
  };
  const terms = {
    price: 250_000,
    deposit: 50_000,
    ratePercent: 7.95,
    months: 36,
    residual: 125_000,
    startFee: 695,
    invoiceFee: 59,
  };

  it("H-03 has the terms of the option's own plan for the price of today, and the month that they make", () => {
    if (!car) throw new Error('The stock has no cars.');
    const lent = { ...car, car_loan_option: option, car_price: 260_000, car_loan_monthly_cost: 1 };
    const lowered = { ...lent, car_campaign_price: 250_000, car_has_campaign_price: true };
    expect(found(lowered, siteByName('car-store-no'))).toMatchObject({
      car_loan_terms: terms,
      car_loan_monthly_cost: 3236,
    });
    for (const [one, site] of [
      [{ ...lowered, car_loan_option: undefined }, 'car-store-no'],
      [lowered, 'car-auction-no'],
      [{ ...lowered, car_price: undefined, car_campaign_price: undefined }, 'car-store-no'],
    ] as const)
      expect(found(one, siteByName(site))).not.toHaveProperty('car_loan_terms');
  });
});

describe('a lot as it is indexed', () => {
  it('A-01 has number, estimate and end on the site of the auction alone, and no campaign there', () => {
    if (!car) throw new Error('The stock has no cars.');
    const lot = {
      car_lot_number: '7',
      car_estimate_low: 90_000,
      car_estimate_high: 99_000,
      car_bids_end: '2026-12-01T18:00:00Z',
    };
    const campaign = { car_price: 99_000, car_campaign_price: 89_000, car_has_campaign_price: true };
    const indexed = found({ ...car, ...lot, ...campaign }, siteByName('car-auction-no'));
    expect(indexed).toMatchObject({ ...lot, car_price: 89_000 });
    expect(JSON.stringify(indexed)).not.toMatch(/campaign_price/);
    expect(found({ ...car, ...campaign }, siteByName('car-store-no'))).toMatchObject({ car_campaign_price: 89_000 });
    expect(JSON.stringify(found({ ...car, ...lot }, siteByName('car-store-no')))).not.toMatch(
      /lot_number|estimate|bids/,
    );
  });
});

describe('what a site sells', () => {
  const isSoldBy = (site: SiteName, sold: Car) => isInSelection(siteByName(site), sold);
  it('A-01 a lot is at the auction of its stock alone, another car in the stores alone', () => {
    if (!car) throw new Error('The stock has no cars.');
    const lot = { ...car, car_lot_number: '7' };
    expect([isSoldBy('car-auction-no', lot), isSoldBy('car-store-no', lot)]).toEqual([true, false]);
    expect([isSoldBy('car-auction-no', car), isSoldBy('car-store-no', car)]).toEqual([false, true]);
  });

  it('A-01 in a stock without an auction a lot number means nothing', () => {
    if (!car) throw new Error('The stock has no cars.');
    expect(isSoldBy('car-store-fi', { ...car, car_lot_number: '7' })).toBe(true);
  });
});

onBothEngines('indexes of a stock that others change', ({ database }) => {
  it('M-03 what another process wrote reaches the index, and a removal leaves it', async () => {
    if (!car || !other) throw new Error('The stock has no cars.');
    const cars = createCarsStore(database().orm);
    const search = createEmbeddedSearch({
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const errors: unknown[] = [];
    await cars.apply('no', [{ kind: 'car', line: 1, car }]);
    const follower = await followCars(search, cars, (error) => errors.push(error));
    await buildIndexes(search, cars, createDealersStore(database().orm));
    const total = async () => {
      const result = await search.search(requestFor('cars-car-store-no'));
      return result.ok ? result.value.total_items : -1;
    };
    expect(await total()).toBe(1);
    await cars.apply('no', [{ kind: 'car', line: 1, car: other }]);
    await follower.take('no');
    expect(await total()).toBe(2);
    await cars.apply('no', [{ kind: 'remove', line: 1, ref: { car_id: car.car_id } }]);
    await follower.look();
    expect(await total()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('I-01 I-02 A-01 the site of a brand has its own names of the facilities shared with the group, also on their cars', async () => {
    const store = createCarsStore(database().orm);
    const dealers = createDealersStore(database().orm);
    const search = createEmbeddedSearch({
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const house = generateFacilities('no').find(({ site_brands }) => site_brands.includes('Volvo'));
    if (!car || !house) throw new Error('The stock has no house with that brand.');
    await dealers.upsert('no', [house]);
    await store.apply('no', [
      {
        kind: 'car',
        line: 1,
        car: {
          ...car,
          car_id: '900031',
          slug: 'no-900031',
          car_brand: 'Volvo',
          car_site_name: house.site_official_name,
        },
      },
    ]);
    await buildIndexes(search, store, dealers);
    const { changes } = await store.apply('no', [
      {
        kind: 'car',
        line: 1,
        car: {
          ...car,
          car_id: '900032',
          slug: 'no-900032',
          car_brand: 'Volvo',
          car_site_name: house.site_official_name,
        },
      },
    ]);
    await applyChanges(search, 'no', changes);
    const names = async (index: string, field: string, filters: { name: string; values: string[] }[]) => {
      const result = await search.search({ ...requestFor(index), fields: [field], sort_name: 'relevance', filters });
      const documents: Record<string, string>[] = JSON.parse(result.ok ? result.value.contentJson : '[]');
      return documents.map((one) => one[field]);
    };
    const here = house.site_official_name.replace(/^Nordvik Bil /, 'Aurora Bil ');
    const both = [{ name: 'car_id', values: ['900031', '900032'] }];
    expect(here).toMatch(/^Aurora Bil ./);
    expect(await names('cars-dealer-brand-no', 'car_site_name', both)).toEqual([here, here]);
    expect(await names('cars-car-store-no', 'car_site_name', both)).toEqual([
      house.site_official_name,
      house.site_official_name,
    ]);
    expect(await names('sites-dealer-brand-no', 'site_official_name', [])).toEqual([here]);
    expect(await names('sites-car-store-no', 'site_official_name', [])).toEqual([house.site_official_name]);
  });

  it("F-05 F-08 a car is found and sorted by what is paid for it: a running campaign's price", async () => {
    if (!car) throw new Error('The stock has no cars.');
    const store = createCarsStore(database().orm);
    const search = createEmbeddedSearch({
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const priced = (id: string, over: Partial<Car>) => ({
      kind: 'car' as const,
      line: 1,
      car: {
        ...car,
        car_id: id,
        slug: `no-${id}`,
        car_campaign_price: undefined,
        car_has_campaign_price: false,
        ...over,
      },
    });
    await store.apply('no', [
      priced('900021', { car_price: 300_000 }),
      priced('900022', { car_price: 320_000, car_campaign_price: 290_000, car_has_campaign_price: true }),
    ]);
    await buildIndexes(search, store, createDealersStore(database().orm));
    const { changes } = await store.apply('no', [
      priced('900023', { car_price: 310_000, car_campaign_price: 280_000, car_has_campaign_price: true }),
      priced('900024', { car_price: 200_000, car_campaign_price: 190_000 }),
    ]);
    await applyChanges(search, 'no', changes);
    const result = await search.search({
      ...requestFor('cars-car-store-no'),
      fields: [],
      filters: [
        { name: 'car_price', min: 250_000, max: 300_000 },
        { name: 'car_id', values: ['900021', '900022', '900023', '900024'] },
      ],
    });
    const found: Car[] = JSON.parse(result.ok ? result.value.contentJson : '[]');
    expect(
      found.map(({ car_id: id, car_price: price, car_campaign_price: campaign }) => [id, price, campaign]),
    ).toEqual([
      ['900023', 280_000, 280_000],
      ['900022', 290_000, 290_000],
      ['900021', 300_000, undefined],
    ]);
    await store.apply(
      'no',
      ['900021', '900022', '900023', '900024'].map((id) => ({ kind: 'remove', line: 1, ref: { car_id: id } })),
    );
  });

  it('M-03 an index from its snapshot takes in what the stock has changed since', async () => {
    if (!car || !other) throw new Error('The stock has no cars.');
    const cars = createCarsStore(database().orm);
    const dealers = createDealersStore(database().orm);
    await cars.apply('no', [
      { kind: 'car', line: 1, car: { ...car, car_id: '900011', slug: 'no-11' } },
      { kind: 'car', line: 2, car: { ...other, car_id: '900012', slug: 'no-12' } },
    ]);
    const [house] = generateFacilities('no');
    if (!house) throw new Error('The stock has no facilities.');
    await dealers.upsert('no', [house]);
    const first = createEmbeddedSearch({
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const stored = new Map<string, { sections: Buffer[]; version: number }>();
    await buildIndexes(first, cars, dealers, {
      build: 'this',
      areShared: false,
      restore: async () => undefined,
      save: async ({ index, version }) => void stored.set(index, { sections: [...first.sections(index)], version }),
    });
    await cars.apply('no', [
      { kind: 'remove', line: 1, ref: { car_id: '900011' } },
      { kind: 'car', line: 2, car: { ...car, car_id: '900013', slug: 'no-13' } },
    ]);
    const second = createEmbeddedSearch({
      definitionOf: servedDefinition,
      report: (error) => {
        throw error;
      },
    });
    const read: string[] = [];
    const facilitiesRead = new Set<string>();
    // Facilities of one stock alone have changed.
    await dealers.upsert('no', [{ ...house, site_city: 'Ny by' }]);
    await buildIndexes(
      second,
      {
        ...cars,
        documents: (stock) => {
          read.push(stock);
          return cars.documents(stock);
        },
      },
      {
        ...dealers,
        documents: (stock) => {
          facilitiesRead.add(stock);
          return dealers.documents(stock);
        },
      },
      {
        build: 'this',
        areShared: false,
        restore: async ({ index }) => {
          const held = stored.get(index);
          await second.restore(
            index,
            (async function* () {
              yield* held?.sections ?? [];
            })(),
          );
          return held?.version;
        },
        save: async () => undefined,
      },
    );
    const result = await second.search(requestFor('cars-car-store-no'));
    const ids: string[] = result.ok
      ? JSON.parse(result.value.contentJson).map((document: { car_id: string }) => document.car_id)
      : [];
    expect(ids.filter((id) => id.startsWith('9000'))).toEqual(expect.arrayContaining(['900012', '900013']));
    expect(ids).not.toContain('900011');
    expect([read, [...facilitiesRead]]).toEqual([[], ['no']]);
  });

  it('M-03 a change that an index refuses delays neither later changes nor other stocks', async () => {
    if (!car || !other) throw new Error('The stock has no cars.');
    const cars = createCarsStore(database().orm);
    const taken: string[] = [];
    const errors: unknown[] = [];
    const search: SearchService = {
      ...createEmbeddedSearch({ definitionOf: servedDefinition, report: (error) => errors.push(error) }),
      async apply(index, changes) {
        taken.push(...changes.map(({ id }) => `${index} ${id}`));
        if (index === 'cars-car-store-se') throw new Error('Full.');
      },
    };
    const follower = await followCars(search, cars, (error) => errors.push(error));
    await cars.apply('se', [{ kind: 'car', line: 1, car: { ...car, car_id: '900001', slug: 'se-1' } }]);
    await cars.apply('no', [{ kind: 'car', line: 1, car: { ...car, car_id: '900002', slug: 'no-1' } }]);
    await follower.look();
    expect(taken).toContain('cars-car-store-no 900002');
    await cars.apply('se', [{ kind: 'car', line: 1, car: { ...other, car_id: '900003', slug: 'se-2' } }]);
    await follower.look();
    expect(taken).toContain('cars-car-store-se 900003');
    expect(taken.filter((one) => one === 'cars-car-store-se 900001')).toHaveLength(1);
    expect(errors.length).toBeGreaterThan(0);
  });
});
