import { matchesFilters } from '@/domain/search/baseFilter';

describe('passes', () => {
  const car = { car_brand: 'Volvo', car_price: 200_000, car_equipment: ['Dragkrok', 'Värme'], car_is_used: true };
  it.each([
    [[], true],
    [[{ name: 'car_brand', values: ['Volvo', 'Kia'] }], true],
    [[{ name: 'car_brand', values: ['Kia'] }], false],
    [[{ name: 'car_brand', values: ['Kia'], not: true as const }], true],
    [[{ name: 'car_equipment', values: ['Värme'] }], true],
    [[{ name: 'car_is_used', values: ['true'] }], true],
    [[{ name: 'car_price', max: 199_999 }], false],
    [[{ name: 'car_price', min: 200_000, max: 200_000 }], true],
    [[{ name: 'car_power', min: 1 }], false],
    [[{ name: 'car_power', values: ['1'] }], false],
    [
      [
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_price', min: 300_000 },
      ],
      false,
    ],
  ])('A-01 gives a site its slice of a shared stock: %j is %p', (filters, expected) => {
    expect(matchesFilters(filters, car)).toBe(expected);
  });
});
