import {
  closestExamples,
  comparableCar,
  likeCarsFilters,
  likeCarsQuery,
  likenesses,
  offeredCarRange,
  offeredLikenesses,
  pricePosition,
  type LikeCar,
  type Likeness,
} from '@/domain/cars/likeCars';
import { decodeListQuery, encodeListQuery, listRequest } from '@/domain/search/carList';

const offered = { brand: 'Volvo', model: 'V60', year: 2021, mileage: 4_000, fuel: 'El' };
const [closest] = likenesses as readonly [Likeness];
const priced = (...prices: number[]): LikeCar[] =>
  prices.map((car_price, index) => ({ car_price, car_price_currency: 'SEK', car_year: 2020 + (index % 3) }));
const own: LikeCar = { car_price: 230_000, car_price_currency: 'SEK', car_year: 2021 };

describe('examples of like cars', () => {
  it('L-02 are the three closest by year and mileage whose price is known', () => {
    const car = (car_id: string, car_year: number, car_mileage: number | undefined, car_price: number | undefined) => ({
      car_id,
      slug: 'x',
      car_year,
      car_price_currency: 'SEK' as const,
      ...(car_mileage !== undefined && { car_mileage }),
      ...(car_price !== undefined && { car_price }),
    });
    const cars = [
      car('far', 2021, 9_000, 1),
      car('old', 2020, 4_000, 200_000),
      car('same', 2021, 4_100, 230_000),
      car('unpriced', 2021, 4_000, undefined),
      car('undriven', 2021, undefined, 1),
      car('near', 2021, 4_600, 220_000),
    ];
    expect(closestExamples(cars, offered, 'mil', 'SEK')).toEqual([
      { car_id: 'same', slug: 'x', year: 2021, mileage: 4_100, price: 230_000 },
      { car_id: 'near', slug: 'x', year: 2021, mileage: 4_600, price: 220_000 },
      { car_id: 'old', slug: 'x', year: 2020, mileage: 4_000, price: 200_000 },
    ]);
    expect(closestExamples(cars, offered, 'mil', 'NOK')).toEqual([]);
  });
});

describe('the range of an offered car', () => {
  const [, , wider] = offeredLikenesses as readonly [Likeness, Likeness, Likeness];
  /** Eight cars of 200 000 kr that lose a tenth with each year or 1 500 mil. */
  const aging = (years: readonly number[], loss = 0.9) =>
    years.map((car_year) => ({
      car_year,
      car_mileage: 4_000,
      car_price: 200_000 * loss ** (2021 - car_year),
      car_price_currency: 'SEK' as const,
    }));
  const newer = [2022, 2022, 2023, 2023, 2023, 2024, 2024, 2024];

  it('L-02 is what like cars cost, of one of the usual likenesses', () => {
    expect(offeredCarRange(aging(newer), offered, closest, 'mil', 'SEK')).toMatchObject({
      isWide: false,
      range: { low: 246_000, high: 275_000, count: 8 },
    });
  });

  it('L-02 converts the prices of a wider likeness to the age and mileage of the car', () => {
    const wide = (mileage: number, loss?: number) =>
      offeredCarRange(aging(newer, loss), { ...offered, mileage }, wider, 'mil', 'SEK');
    expect(wide(4_010)).toMatchObject({ isWide: true, range: { low: 199_000, high: 200_000, count: 8 } });
    // 1 500 mil more are a year more.
    expect(wide(5_490)?.range).toMatchObject({ low: 180_000, high: 181_000 });
    // A model whose older cars cost more tells nothing of what age takes off.
    expect(wide(4_000, 1.1)?.range).toMatchObject({ low: 150_000, high: 166_000 });
  });

  it('L-02 of cars all of one age and mileage is what they cost, and none for few', () => {
    const same = aging(Array.from({ length: 8 }, () => 2021));
    expect(offeredCarRange(same, offered, wider, 'mil', 'SEK')?.range).toMatchObject({ low: 200_000, high: 200_000 });
    expect(offeredCarRange(same.slice(1), offered, wider, 'mil', 'SEK')).toBeNull();
  });
});

describe('a car by price among its like', () => {
  const used = {
    car_brand: 'Volvo',
    car_model: 'V60',
    car_fuel: 'El',
    car_year: 2021,
    car_mileage: 4_000,
    car_is_used: true,
    car_price: 1,
  };

  it.each<[string, object]>([
    ['a new car', { car_is_used: false }],
    ['a lot', { car_lot_number: '214' }],
    ['a sample car', { car_is_sample: true }],
    ['a light commercial vehicle, whose price is without VAT', { car_vehicle_type_code: 'LCV' }],
    ['a car without a year', { car_year: undefined }],
    ['a car without mileage', { car_mileage: undefined }],
    ['a car without a price', { car_price: undefined }],
  ])('G-06 is not told of %s', (_, over) => {
    expect(comparableCar(used)).toEqual(offered);
    expect(comparableCar({ ...used, ...over })).toBeNull();
  });

  it('G-06 needs five others', () => {
    expect(pricePosition(own, [own, ...priced(1, 2, 3, 4)], 'SEK', 0)).toBeNull();
    expect(pricePosition(own, [own, ...priced(200_000, 210_000, 220_000, 240_000, 250_000)], 'SEK', 1)).toEqual({
      low: 210_000,
      high: 240_000,
      currency: 'SEK',
      count: 6,
      fromYear: 2020,
      toYear: 2022,
      likeness: 1,
      dearer: 2,
      cheaper: 3,
      prices: [200_000, 210_000, 220_000, 230_000, 240_000, 250_000],
    });
  });

  it('G-06 counts neither equal prices nor cars without a known one', () => {
    const cars = [
      own,
      ...priced(230_000, 230_000, 230_000, 230_000, 240_000, 0),
      { car_price: 9, car_year: 2021, car_price_currency: 'NOK' } as const,
    ];
    expect(pricePosition(own, cars, 'SEK', 0)).toMatchObject({ count: 6, dearer: 1, cheaper: 0 });
    expect(pricePosition({ ...own, car_price_currency: 'NOK' }, cars, 'SEK', 0)).toBeNull();
  });

  it('G-06 draws some of very many cars, with the first and the last', () => {
    const prices = Array.from({ length: 300 }, (_, index) => 100_000 + index * 1_000);
    const position = pricePosition(own, priced(...prices), 'SEK', 0);
    expect(position?.count).toBe(300);
    expect(position?.prices).toHaveLength(40);
    expect([position?.prices[0], position?.prices.at(-1)]).toEqual([100_000, 399_000]);
  });

  it('G-06 leads to the list of the same cars', () => {
    const query = likeCarsQuery(offered, closest, 'mil');
    const { query: read, ignored } = decodeListQuery(encodeListQuery(query));
    expect(ignored).toEqual([]);
    const { facets, filters } = listRequest(read, 'cars-x', []);
    const chosen = facets
      .filter((facet) => facet.filters.length > 0)
      .map(({ name, filters: values }) => [name, values]);
    expect(chosen).toEqual([
      ['car_brand', ['Volvo', 'Volvo>V60']],
      ['car_fuel', ['El']],
      ['car_year', [{ min: 2020, max: 2022 }]],
      ['car_mileage', [{ min: 1_300, max: 6_700 }]],
    ]);
    const rest = likeCarsFilters(offered, closest, 'mil').filter(
      ({ values, name }) => values && !/brand|model|fuel/.test(name),
    );
    expect(filters).toEqual(expect.arrayContaining(rest));
    expect(filters).toHaveLength(rest.length);
  });
});
