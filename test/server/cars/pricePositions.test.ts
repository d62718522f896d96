import type { Car } from '@/domain/cars/car';
import { listFields, loanCardFields } from '@/domain/search/carList';
import type { SearchRequest } from '@/domain/search/search';
import { withPricePositions } from '@/server/cars/pricePositions';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchService } from '@/server/search/search.service';
import { siteByName } from '@/sites/sites';
import { documentsOf, replyOf } from '../search/contract';

const INDEX = 'cars-car-store-se';
const report = (error: Error): never => {
  throw error;
};
const used = (id: number, car_price: number, over: Partial<Car> = {}): Car => ({
  car_id: String(10_000 + id),
  slug: 'x',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_fuel: 'Diesel',
  car_year: 2021,
  car_mileage: 5_000,
  car_odometer: 'mil',
  car_is_used: true,
  car_price,
  car_price_currency: 'SEK',
  ...over,
});

/** Seven like cars of 100 000 to 160 000 kr. */
const seven = Array.from({ length: 7 }, (_, index) => used(index, 100_000 + index * 10_000));

async function opened(cars: readonly Car[], index = INDEX) {
  const embedded = createEmbeddedSearch({ definitionOf, report });
  await embedded.rebuild(index, documentsOf(cars, 1));
  const requested: SearchRequest[] = [];
  const service = withPricePositions({
    ...embedded,
    search: (request) => {
      requested.push(request);
      return embedded.search(request);
    },
  });
  return { service, requested };
}

const positions = async (service: SearchService, fields: readonly string[] = listFields, index = INDEX) => {
  const { contentJson } = await replyOf(service, {
    index,
    fields: [...fields],
    keyphrase: '',
    facets: [],
    limit: 48,
    offset: 0,
    sort_name: 'car_price_asc',
    filters: [],
  });
  const cars: (Car & { car_price_position?: object })[] = JSON.parse(contentJson);
  return Object.fromEntries(cars.map((car) => [car.car_id, car.car_price_position]));
};

describe('the price of a listed car among its like', () => {
  it('F-06 counts like cars that cost more and less, as the page of the car does', async () => {
    const { service } = await opened(seven);
    expect(await positions(service)).toMatchObject({
      10000: { dearer: 6, cheaper: 0, count: 7, low: 110_000, high: 150_000 },
      10002: { dearer: 4, cheaper: 2, count: 7 },
      10006: { dearer: 0, cheaper: 6, count: 7 },
    });
  });

  it.each<[string, Car[]]>([
    ['five are fewer than five others', seven.slice(0, 5)],
    ['a new car', seven.map((car) => ({ ...car, car_is_used: false }))],
    ['other models', seven.map((car, index) => ({ ...car, car_model: `V${index}` }))],
    ['much older and further', seven.map((car, index) => ({ ...car, car_year: 2000 + 3 * index }))],
    ['a price without VAT', seven.map((car) => ({ ...car, car_vehicle_type_code: 'LCV' as const }))],
  ])('F-06 is not told without like cars enough: %s', async (_, cars) => {
    const { service } = await opened(cars);
    expect(Object.values(await positions(service)).filter(Boolean)).toEqual([]);
  });

  it('F-06 takes cars that are less alike where the closest are too few', async () => {
    const { service } = await opened(seven.map((car, index) => ({ ...car, car_year: 2020 + (index % 3) })));
    expect(Object.values(await positions(service)).filter(Boolean)).toHaveLength(7);
  });

  it('F-06 is found once, and again after a change of the stock', async () => {
    const { service, requested } = await opened(seven);
    const first = await positions(service);
    expect(requested.length).toBeGreaterThan(1);
    requested.length = 0;
    expect(await positions(service)).toEqual(first);
    expect(requested).toHaveLength(1);
    await service.apply(INDEX, [{ id: '10009', version: 2, document: { ...used(9, 90_000) } }]);
    expect((await positions(service))['10000']).toMatchObject({ dearer: 6, cheaper: 1, count: 8 });
  });

  it('F-06 costs other searches nothing', async () => {
    const { service, requested } = await opened(seven);
    expect(Object.values(await positions(service, loanCardFields)).filter(Boolean)).toEqual([]);
    expect(requested).toHaveLength(1);
  });

  it('F-06 leaves the list as it is where like cars cannot be read', async () => {
    const embedded = createEmbeddedSearch({ definitionOf, report });
    await embedded.rebuild(INDEX, documentsOf(seven, 1));
    const service = withPricePositions({
      ...embedded,
      search: async (request) =>
        request.fields.includes('slug')
          ? embedded.search(request)
          : { ok: false, error: { code: 'SEARCH_FAILED', params: {} } },
    });
    expect(Object.keys(await positions(service))).toHaveLength(7);
  });

  it('F-06 a list waits for slow positions 0.3 s, and the next one has them', async () => {
    const embedded = createEmbeddedSearch({ definitionOf, report });
    await embedded.rebuild(INDEX, documentsOf(seven, 1));
    let respond = (): void => undefined;
    const response = new Promise<void>((resolve) => (respond = resolve));
    const service = withPricePositions({
      ...embedded,
      search: async (request) => {
        if (!request.fields.includes('slug')) await response;
        return embedded.search(request);
      },
    });
    jest.useFakeTimers();
    try {
      const listed = positions(service);
      await jest.advanceTimersByTimeAsync(299);
      const early = await Promise.race([listed, Promise.resolve('waits')]);
      expect(early).toBe('waits');
      await jest.advanceTimersByTimeAsync(1);
      expect(Object.values(await listed).filter(Boolean)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
    respond();
    expect(Object.values(await positions(service)).filter(Boolean)).toHaveLength(7);
  });

  it('F-06 an auction compares no first bids', async () => {
    const index = siteByName('car-auction-se')?.cars?.index ?? '';
    const { service } = await opened(seven, index);
    expect(Object.values(await positions(service, listFields, index)).filter(Boolean)).toEqual([]);
  });
});
