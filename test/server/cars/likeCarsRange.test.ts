import type { Car } from '@/domain/cars/car';
import { createLikeCarsRange } from '@/server/cars/likeCarsRange';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { siteByName } from '@/sites/sites';
import { documentsOf } from '../search/contract';

const used = (id: number, over: Partial<Car> = {}): Car => ({
  car_id: String(10_000 + id),
  slug: 'x',
  car_brand: 'Škoda',
  car_model: 'Octavia',
  car_year: 2021,
  car_mileage: 5_000,
  car_odometer: 'mil',
  car_is_used: true,
  car_price: 100_000 + id * 10_000,
  car_price_currency: 'SEK',
  ...over,
});

async function opened(cars: readonly Car[]) {
  const search = createEmbeddedSearch({
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  await search.rebuild('cars-car-store-se', documentsOf(cars, 1));
  return createLikeCarsRange(search);
}
const site = siteByName('car-store-se');
const offered = { brand: 'skoda', model: 'OCTAVIA', year: 2020, mileage: 6_000 };

describe('what cars like an offered one cost', () => {
  it('L-02 is the middle half of them, of make and model as somebody types them', async () => {
    const like = Array.from({ length: 9 }, (_, index) => used(index));
    const range = await opened([...like, used(20, { car_model: 'Superb' }), used(21, { car_year: 2015 })]);
    expect(await range(site, offered)).toEqual({
      low: 120_000,
      high: 160_000,
      currency: 'SEK',
      count: 9,
      fromYear: 2021,
      toYear: 2021,
    });
  });

  it('L-02 is that of a wider likeness where few cars are as old', async () => {
    const range = await opened(Array.from({ length: 9 }, (_, index) => used(index, { car_price: 200_000 })));
    expect(await range(site, { ...offered, year: 2024 })).toMatchObject({ low: 200_000, high: 200_000, count: 9 });
  });

  it('L-02 is nothing for few of them, for what is not in stock, and where nothing can be searched', async () => {
    const range = await opened(Array.from({ length: 7 }, (_, index) => used(index)));
    expect(await range(site, offered)).toBeNull();
    expect(await range(site, { ...offered, model: 'Yeti' })).toBeNull();
    expect(await range(siteByName('car-store-fi'), offered)).toBeNull();
    expect(await range(siteByName('restaurant'), offered)).toBeNull();
  });
});
