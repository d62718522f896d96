import type { Car } from '@/domain/cars/car';
import {
  lessSimilarSearches,
  mostSimilar,
  similarFilters,
  similarSearches,
  slugKeyphrase,
} from '@/domain/cars/similarCars';

const car = (over: Partial<Car> = {}): Car => ({
  car_id: '12345',
  slug: 'x',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_body: 'Kombi',
  car_fuel: 'El',
  car_site_region: 'Skåne län',
  ...over,
});
const itself = { name: 'car_id', values: ['12345'], not: true };

describe('similar cars', () => {
  it.each<[string, Car, unknown[]]>([
    [
      'region, body and fuel, without the car itself',
      car(),
      [
        itself,
        { name: 'car_site_region', values: ['Skåne län'] },
        { name: 'car_body', values: ['Kombi'] },
        { name: 'car_fuel', values: ['El'] },
      ],
    ],
    [
      'what of these is known',
      car({ car_site_region: undefined, car_fuel: '' }),
      [itself, { name: 'car_body', values: ['Kombi'] }],
    ],
    [
      'for a sample car, brand and model among stock',
      car({ car_is_sample: true }),
      [
        itself,
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_model', values: ['V60'] },
        { name: 'car_is_sample', values: ['true'], not: true },
      ],
    ],
  ])('G-08 share %s', (_, given, filters) => {
    expect(similarFilters(given)).toEqual(filters);
  });
});

describe('searches for similar cars', () => {
  const price = { name: 'car_price', min: 140_000, max: 260_000 };

  it('G-08 look for the model first, and within thirty per cent of the price', () => {
    expect(similarSearches(car({ car_price: 200_000 }))).toEqual([
      [itself, { name: 'car_brand', values: ['Volvo'] }, { name: 'car_model', values: ['V60'] }, price],
      [...similarFilters(car()), price],
    ]);
    // Of a campaign what is paid now; of a lot the first bid says nothing.
    expect(
      similarSearches(car({ car_price: 250_000, car_campaign_price: 200_000, car_has_campaign_price: true }))[0],
    ).toContainEqual(price);
    expect(similarSearches(car({ car_price: 200_000, car_lot_number: '7' })).flat()).not.toContainEqual(price);
    expect(similarSearches(car({ car_is_sample: true }))).toEqual([similarFilters(car({ car_is_sample: true }))]);
  });

  it('G-08 then with less in common', () => {
    const names = (given: Car) => lessSimilarSearches(given).map((filters) => filters.map(({ name }) => name));
    expect(names(car())).toEqual([
      ['car_id', 'car_site_region', 'car_body', 'car_fuel'],
      ['car_id', 'car_body', 'car_fuel'],
      ['car_id', 'car_body'],
    ]);
    expect(names(car({ car_site_region: undefined, car_fuel: '' }))).toEqual([['car_id', 'car_body']]);
    expect(names(car({ car_is_sample: true }))).toEqual([]);
  });

  it('G-08 rank the model first, then body, fuel, gearbox and price; never the car itself, and none twice', () => {
    const own = car({ car_gearbox: 'Automat', car_price: 200_000 });
    const of = (car_id: string, over: Partial<Car>) => ({ ...own, car_id, ...over });
    const ranked = [
      of('1', { car_price: 205_000 }),
      of('2', { car_price: 230_000 }),
      of('3', { car_gearbox: 'Manuell' }),
      of('4', { car_fuel: 'Diesel' }),
      of('5', { car_model: 'V90', car_price: 201_000 }),
      of('6', { car_model: 'XC60', car_body: 'SUV' }),
    ];
    const candidates = [...ranked.toReversed(), own, ...ranked.slice(0, 1)];
    expect(mostSimilar(own, candidates, 8)).toEqual(ranked);
    expect(mostSimilar(own, candidates, 2)).toEqual(ranked.slice(0, 2));
  });
});

describe('the keyphrase of a slug', () => {
  it.each<[string | null, string]>([
    ['volvo-v60-kombi-2021', 'kombi'],
    ['volvo-v60', ''],
    ['volvo', ''],
    ['', ''],
    [null, ''],
    ['a--b', 'b'],
    ['volvo-v60-', ''],
    [`a-b-${'x'.repeat(80)}`, 'x'.repeat(60)],
    // Cut between signs, never within one: half a sign is invalid in an address.
    [`a-b-${'x'.repeat(59)}🚗🚗`, `${'x'.repeat(59)}🚗`],
  ])('G-01 %p gives %p', (slug, keyphrase) => {
    expect(slugKeyphrase(slug)).toBe(keyphrase);
    expect(() => encodeURIComponent(slugKeyphrase(slug))).not.toThrow();
  });
});
