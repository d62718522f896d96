import type { Car } from '@/domain/cars/car';
import { similarFilters, slugKeyphrase } from '@/domain/cars/similarCars';

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
