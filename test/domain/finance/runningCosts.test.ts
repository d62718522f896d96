import fc from 'fast-check';
import { combinedConsumption, fuelKindOf, gramsOfCo2 } from '@/domain/finance/fuel';
import { assumptionsOf, kmOfStep, monthlyCostField, monthlyCostFields } from '@/domain/finance/monthlyCost';
import { monthlyCostsOf } from '@/domain/finance/indexedCosts';
import { costDetails, costsOfMarket, type CostCar } from '@/domain/finance/runningCosts';
import { vehicleTax, type TaxedCar } from '@/domain/finance/vehicleTax';
import { costMarketOf } from '@/domain/finance/costMarket';
import { aLoanOption } from '../../features/finance/financeKit';

const DAY = '2026-11-20';
const petrol: CostCar = {
  car_price: 240_000,
  car_price_currency: 'SEK',
  car_fuel: 'Bensin',
  car_fuel_combined_text: '6,0\u00a0l/100\u00a0km',
  car_emission_mixed_text: '138\u00a0g/km',
  car_firstregistration: '2021-05-31',
};

describe('what a car says about its use', () => {
  it.each([
    ['6,1 l/100 km', 6.1],
    ['4.1\u00a0kg/100\u00a0km', 4.1],
    ['0,61 l/mil', 6.1],
    ['5,9-6,4 l/100 km', 5.9],
    ['', null],
    ['okänd', null],
    ['6,1 l', null],
  ])('G-02 %s is %p on 100 km', (text, expected) => expect(combinedConsumption(text)).toBe(expected));

  it('G-02 miles a gallon are imperial ones', () => expect(combinedConsumption('47.1 mpg')).toBeCloseTo(5.9975, 3));

  it('G-02 reads fuels in every language of a stock, and grams', () => {
    expect(['Bensin', 'nafta', 'Sähkö', 'Plug-in hybrid', 'Ånga', undefined].map(fuelKindOf)).toEqual([
      'petrol',
      'diesel',
      'electric',
      'plugin',
      null,
      null,
    ]);
    expect([gramsOfCo2('138\u00a0g/km'), gramsOfCo2('0 g/km'), gramsOfCo2('')]).toEqual([138, 0, null]);
  });
});

describe('vehicle tax', () => {
  const of = (over: Partial<TaxedCar>, day = DAY) =>
    vehicleTax('se', { fuel: 'petrol', co2: 120, firstRegistration: '2021-05-01', ...over }, day)?.amount ?? null;

  // The examples of the press when the rates of April 2021 came: three years, and after them.
  it.each<[string, Partial<TaxedCar>, string, number | null]>([
    ['petrol, 120 g, in its first three years', {}, '2023-01-01', 3570],
    ['diesel, 120 g, in its first three years', { fuel: 'diesel' }, '2023-01-01', 5442],
    ['diesel, 159 g, in its first three years', { fuel: 'diesel', co2: 159 }, '2023-01-01', 10_867],
    ['diesel, 159 g, afterwards', { fuel: 'diesel', co2: 159 }, DAY, 3815],
    ['petrol, 167 g, in its first three years', { co2: 167 }, '2023-01-01', 9524],
    ['petrol, 167 g, afterwards', { co2: 167 }, DAY, 1592],
    ['by the rates of 2018', { firstRegistration: '2019-01-01' }, '2020-01-01', 360 + 25 * 82],
    ['by the rates of June 2022', { firstRegistration: '2022-06-01' }, '2023-01-01', 360 + 45 * 107],
    ['before the system of 2018, diesel', { fuel: 'diesel', firstRegistration: '2017-03-01' }, DAY, 1572],
    ['gas never pays the raised amount', { fuel: 'gas' }, '2023-01-01', 360 + 9 * 11],
    ['an electric car pays the base', { fuel: 'electric', co2: null, firstRegistration: null }, DAY, 360],
    ['unknown emissions give an unknown tax', { co2: null }, DAY, null],
    ['an unknown first day, too', { firstRegistration: null }, DAY, null],
  ])('G-02 Sweden: %s', (_, over, day, expected) => expect(of(over, day)).toBe(expected));

  it('G-02 other markets: by day, by band, none by law, or not known', () => {
    const car: TaxedCar = { fuel: 'petrol', co2: 135, firstRegistration: '2016-01-01' };
    expect(vehicleTax('no', car, '2021-01-01')?.amount).toBe(2865);
    expect(vehicleTax('no', car, DAY)?.amount).toBe(2975);
    expect(vehicleTax('uk', car, '2026-03-31')?.amount).toBe(195);
    expect(vehicleTax('uk', car, DAY)?.amount).toBe(200);
    // Band K is the highest of cars registered before 23 March 2006.
    const thirsty = { ...car, co2: 300 };
    expect(vehicleTax('uk', thirsty, DAY)?.amount).toBe(790);
    expect(vehicleTax('uk', { ...thirsty, firstRegistration: '2006-03-22' }, DAY)?.amount).toBe(445);
    expect(vehicleTax('uk', { ...car, co2: 109 }, DAY)?.amount).toBe(20);
    expect(vehicleTax('uk', { ...car, firstRegistration: '2020-01-01', co2: null }, DAY)?.amount).toBe(200);
    expect(vehicleTax('uk', { ...car, firstRegistration: '1999-01-01' }, DAY)).toBeNull();
    expect(vehicleTax('sk', car, DAY)?.amount).toBe(0);
    expect((['fi', 'dk', 'eu'] as const).map((name) => vehicleTax(name, car, DAY))).toEqual([null, null, null]);
  });

  it('G-02 the market of a page is that of its money, in euro that of its site', () => {
    expect([
      costMarketOf('SEK', 'car-store-se'),
      costMarketOf('EUR', 'car-auction-sk'),
      costMarketOf('EUR', 'car-store-fi'),
      costMarketOf('EUR', 'car-store-eu'),
      costMarketOf('GBP', 'dealer-brand-uk'),
    ]).toEqual(['se', 'sk', 'fi', 'eu', 'uk']);
  });
});

describe('running costs', () => {
  const details = (over: Partial<CostCar> = {}, assumptions = {}) =>
    costDetails({ ...petrol, ...over }, 'se', { km: 15_000, kind: 'own', ...assumptions }, DAY);

  it('G-02 adds up depreciation, tax, fuel, service and tyres of a month', () => {
    const { ownership, tax, energy, service, tyres, total } = details();
    expect(ownership).toBe((240_000 * 0.11) / 12);
    // 360 kr and 27 g at 22 kr.
    expect(tax).toBe((360 + 27 * 22) / 12);
    expect(energy).toBeCloseTo((6 * 150 * 16.5) / 12, 6);
    expect(service).toBeCloseTo((1500 + 0.22 * 15_000) / 12, 6);
    expect(tyres).toBeCloseTo((0.16 * 15_000) / 12, 6);
    // As they are shown: whoever adds up the lines gets the sum.
    expect(total).toBe(2200 + 80 + 1238 + 400 + 200);
  });

  it('G-02 a new car pays the tax of one that is registered today; of a used one without its day it is not known', () => {
    const thirsty = { car_emission_mixed_text: '179 g/km', car_firstregistration: undefined, car_year: 2026 };
    const isNew = details({ ...thirsty, car_is_used: false });
    // 50 g at 107 kr and 54 g at 132 kr.
    expect(isNew.taxRates).toMatchObject({ amount: 360 + 50 * 107 + 54 * 132, since: '2022-06-01', isRaised: true });
    expect(isNew.total).not.toBeNull();
    expect([details({ ...thirsty, car_is_used: true }).tax, details(thirsty).tax]).toEqual([null, null]);
    expect(details().taxRates).toMatchObject({ since: '2015-01-01' });
    expect(details().taxRates?.isRaised).toBeUndefined();
  });

  it('G-02 a plug-in hybrid uses fuel and electricity, at prices that the visitor may change', () => {
    const { uses, energy } = details(
      { car_fuel: 'Laddhybrid', car_fuel_combined_text: '1,4 l/100 km', wltp_electric_consumption: 17 },
      { energy: { electricity: 1 } },
    );
    expect(uses).toEqual([
      { name: 'petrol', per100Km: 1.4, price: 16.5 },
      { name: 'electricity', per100Km: 17, price: 1 },
    ]);
    expect(energy).toBeCloseTo(((1.4 * 16.5 + 17) * 150) / 12, 6);
  });

  it.each<[string, Partial<CostCar>, object]>([
    ['a price', { car_price: undefined }, {}],
    ['an age', { car_firstregistration: undefined, car_year: undefined }, {}],
    ['a consumption', { car_fuel_combined_text: undefined }, {}],
    ['emissions', { car_emission_mixed_text: undefined }, {}],
    ['a fuel', { car_fuel: 'Ånga' }, {}],
    ['the electric consumption of an electric car', { car_fuel: 'El' }, {}],
    ['a loan, paid by loan', {}, { kind: 'loan' }],
  ])('G-02 without %s the sum is unknown, never lower', (_, over, assumptions) => {
    expect(details(over, assumptions).total).toBeNull();
  });

  it('G-02 paid by loan, the default loan takes the place of the depreciation', () => {
    const { ownership } = details({ car_price: 250_000, car_loan_option: aLoanOption() }, { kind: 'loan' });
    expect(ownership).toBeCloseTo(3235.62, 2);
  });

  it('G-02 where we have no table of taxes the sum leaves the tax out', () => {
    const { tax, total } = costDetails(
      { ...petrol, car_price_currency: 'EUR' },
      'fi',
      { km: 15_000, kind: 'own' },
      DAY,
    );
    expect(tax).toBeNull();
    expect(total).not.toBeNull();
  });

  it('G-02 every market has its table, and a day before the first row uses that', () => {
    for (const market of ['se', 'no', 'uk', 'fi', 'sk', 'dk', 'eu'] as const)
      expect(costsOfMarket(market, '2020-01-01').energy.petrol).toBeGreaterThan(1);
  });
});

describe('the monthly cost as a facet', () => {
  it('F-02 a field names its assumptions', () => {
    expect(monthlyCostFields).toHaveLength(12);
    for (const field of monthlyCostFields) {
      const assumed = assumptionsOf(field);
      expect(assumed && monthlyCostField(assumed.kind, assumed.step)).toBe(field);
    }
    expect([assumptionsOf('car_price'), assumptionsOf('car_monthly_cost_own_7')]).toEqual([null, null]);
  });

  it('F-02 a step is 500 mil, 5 000 km or 3 000 miles', () => {
    expect([kmOfStep(3, 'mil'), kmOfStep(3, 'km'), Math.round(kmOfStep(3, 'mi'))]).toEqual([15_000, 15_000, 14_484]);
  });

  it('F-02 the numbers of the index are those of the car page, whole, and grow with the distance', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 20_000, max: 900_000 }),
          litres: fc.integer({ min: 30, max: 140 }),
          grams: fc.integer({ min: 60, max: 300 }),
          year: fc.integer({ min: 2008, max: 2026 }),
        }),
        ({ price, litres, grams, year }) => {
          const car: CostCar = {
            ...petrol,
            car_price: price,
            car_fuel_combined_text: `${(litres / 10).toFixed(1).replace('.', ',')} l/100 km`,
            car_emission_mixed_text: `${grams} g/km`,
            car_firstregistration: `${year}-02-03`,
          };
          const costs = monthlyCostsOf(car, 'se', 'mil', DAY);
          expect(Object.keys(costs)).toHaveLength(6);
          expect(costs.car_monthly_cost_own_3).toBe(
            Math.round(costDetails(car, 'se', { km: 15_000, kind: 'own' }, DAY).total ?? Number.NaN),
          );
          expect(costs.car_monthly_cost_own_6).toBeGreaterThan(costs.car_monthly_cost_own_1 ?? 0);
        },
      ),
    );
  });

  it('F-02 an unknown cost is no number of the index', () => {
    expect(monthlyCostsOf({ ...petrol, car_emission_mixed_text: undefined }, 'se', 'mil', DAY)).toEqual({});
  });
});
