import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { IndexedDocument, SearchService } from '@/server/search/search.service';
import { Randomly } from '@test/kit/randomly';
import { someCar, someCars } from '@test/kit/someCars';
import { documentsOf, INDEX, replyOf, searchContract } from './contract';

const report = (error: Error): never => {
  throw error;
};

searchContract('embedded engine', async () => createEmbeddedSearch({ definitionOf, report }));

/** Every build goes through a snapshot before it is searched. */
async function throughSnapshots(): Promise<SearchService> {
  const [first, second] = [
    createEmbeddedSearch({ definitionOf, report }),
    createEmbeddedSearch({ definitionOf, report }),
  ];
  return {
    ...second,
    async rebuild(index, documents) {
      await first.rebuild(index, documents);
      await second.restore(
        index,
        (async function* () {
          yield* first.sections(index);
        })(),
      );
    },
  };
}
searchContract('embedded engine, restored from a snapshot', throughSnapshots, { requests: 250, changes: 2_000 });

const requestOf = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  index: INDEX,
  fields: ['car_id', 'car_price'],
  keyphrase: '',
  facets: [],
  limit: 100,
  offset: 0,
  sort_name: 'car_price_asc',
  filters: [],
  ...change,
});

const contentOf = async (service: SearchService, change: Partial<SearchRequest> = {}): Promise<IndexedDocument[]> =>
  JSON.parse((await replyOf(service, requestOf(change))).contentJson);
const idsOf = async (service: SearchService, change: Partial<SearchRequest> = {}) =>
  (await contentOf(service, change)).map((document) => document.car_id);

const car = (car_id: string, change: Partial<Car> = {}): Car => ({
  car_id,
  slug: 'x',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price: 100_000,
  ...change,
});
const change = (id: string, version: number, fields: Partial<Car> = {}) => ({
  id,
  version,
  document: { ...car(id, fields) },
});

async function opened(cars: readonly Car[], version = 1): Promise<SearchService> {
  const service = createEmbeddedSearch({ definitionOf, report });
  await service.rebuild(INDEX, documentsOf(cars, version));
  return service;
}

describe('embedded search', () => {
  it('distinguishes an index that is not built yet from one that does not exist', async () => {
    const service = createEmbeddedSearch({ definitionOf, report });
    expect(await service.search(requestOf())).toEqual({
      ok: false,
      error: { code: 'SEARCH_FAILED', params: { index: INDEX } },
    });
    expect(await service.search(requestOf({ index: 'boats-x' }))).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND', params: { index: 'boats-x' } },
    });
    await expect(service.apply('boats-x', [])).rejects.toThrow('There is no search index named boats-x.');
  });

  it('ignores a change that is not newer than what it holds, also after a removal', async () => {
    const service = await opened([car('10001')], 5);
    await service.apply(INDEX, [change('10001', 4, { car_price: 1 })]);
    expect(await contentOf(service)).toEqual([{ car_id: '10001', car_price: 100_000 }]);
    await service.apply(INDEX, [change('10001', 5, { car_price: 2 })]);
    expect(await contentOf(service)).toEqual([{ car_id: '10001', car_price: 100_000 }]);
    await service.apply(INDEX, [{ id: '10001', version: 5, document: null }, change('10001', 5, { car_price: 3 })]);
    expect(await contentOf(service)).toEqual([{ car_id: '10001', car_price: 3 }]);
    await service.apply(INDEX, [{ id: '10001', version: 7, document: null }, change('10001', 6)]);
    expect(await contentOf(service)).toEqual([]);
    await service.apply(INDEX, [change('10001', 8)]);
    expect(await idsOf(service)).toEqual(['10001']);
  });

  it('searches the old index until the new one is complete, and applies changes made meanwhile', async () => {
    const service = await opened([car('10001'), car('10002')]);
    let whileBuilding: unknown[] = [];
    await service.rebuild(
      INDEX,
      (async function* () {
        yield { id: '10003', version: 10, document: { ...car('10003') } };
        await service.apply(INDEX, [
          change('10004', 11),
          { id: '10003', version: 12, document: null },
          change('10005', 3),
        ]);
        whileBuilding = await idsOf(service);
        yield { id: '10005', version: 13, document: { ...car('10005', { car_price: 7 }) } };
      })(),
    );
    expect(whileBuilding).toEqual(['10001', '10002', '10004', '10005']);
    expect(await contentOf(service)).toEqual([
      { car_id: '10005', car_price: 7 },
      { car_id: '10004', car_price: 100_000 },
    ]);
  });

  it('keeps the old index when a build fails, and builds again afterwards', async () => {
    const service = await opened([car('10001')]);
    const broken = (async function* () {
      yield { id: '10002', version: 1, document: { ...car('10002') } };
      throw new Error('The database went away.');
    })();
    await expect(service.rebuild(INDEX, broken)).rejects.toThrow('The database went away.');
    expect(await idsOf(service)).toEqual(['10001']);
    await service.rebuild(INDEX, documentsOf([car('10003')]));
    expect(await idsOf(service)).toEqual(['10003']);
  });

  it('keeps indexes independent', async () => {
    const service = await opened([car('10001')]);
    await service.rebuild('cars-car-store-no', documentsOf([car('20001'), car('20002')]));
    await service.apply('cars-car-store-no', [{ id: '20001', version: 2, document: null }]);
    expect(await idsOf(service)).toEqual(['10001']);
    expect(await idsOf(service, { index: 'cars-car-store-no' })).toEqual(['20002']);
    expect(await service.indexes()).toEqual([
      { name: INDEX, documents: 1 },
      { name: 'cars-car-store-no', documents: 1 },
    ]);
  });

  it('lets other work run while it builds', async () => {
    const service = createEmbeddedSearch({ definitionOf, report });
    let ticks = 0;
    let building = true;
    const count = () => {
      ticks++;
      if (building) setImmediate(count);
    };
    setImmediate(count);
    await service.rebuild(INDEX, documentsOf(someCars(4_000)));
    building = false;
    expect(ticks).toBeGreaterThan(5);
  });

  it('applies the valid changes of a batch and reports the errors of the others', async () => {
    const service = await opened([car('10001')]);
    const unwritable = { id: '10002', version: 2, document: { ...car('10002'), car_doors: 5n } };
    await expect(service.apply(INDEX, [unwritable, change('10003', 2)])).rejects.toThrow(
      '1 of 2 changes could not be indexed.',
    );
    expect(await idsOf(service)).toEqual(['10001', '10003']);
    await service.apply(INDEX, [change('10002', 3)]);
    expect(await idsOf(service)).toEqual(['10001', '10002', '10003']);
  });

  it('builds an index without the documents that it can not hold, and reports them once', async () => {
    const errors: Error[] = [];
    const service = createEmbeddedSearch({ definitionOf, report: (error) => errors.push(error) });
    await service.rebuild(
      INDEX,
      (async function* () {
        yield { ...change('10001', 1), document: { ...car('10001'), car_doors: 5n } };
        await service
          .apply(INDEX, [{ ...change('10002', 2), document: { ...car('10002'), car_doors: 5n } }, change('10003', 2)])
          .catch(() => undefined);
        yield change('10004', 1);
      })(),
    );
    expect(await idsOf(service)).toEqual(['10003', '10004']);
    expect(errors.map(({ message }) => message)).toEqual([`2 documents could not be indexed in ${INDEX}.`]);
  });

  it('reuses the slots of removed cars, without their words', async () => {
    const service = await opened(someCars(200));
    const chance = new Randomly(3);
    for (let round = 0; round < 30; round++) {
      await service.apply(
        INDEX,
        Array.from({ length: 100 }, (_, index) => ({
          id: String(50_000 + index),
          version: round + 2,
          document: { ...someCar(chance, String(50_000 + index)), car_color: `Runda${round}x` },
        })),
      );
    }
    expect((await replyOf(service, requestOf({ keyphrase: 'runda29x' }))).total_items).toBe(100);
    expect(
      (
        await replyOf(
          service,
          requestOf({ keyphrase: 'runda28x', filters: [{ name: 'car_color', values: ['Runda28x'] }] }),
        )
      ).total_items,
    ).toBe(0);
    expect((await service.indexes())[0]?.documents).toBe(300);
  });

  it('returns the fields of a document of any length, and never the chassis number', async () => {
    const long = car('10001', { car_description: 'å'.repeat(90_000), car_chassino: 'YV1SECRET', car_mileage: 12 });
    const service = await opened([long, car('10002', { car_chassino: 'YV1SECRET' })]);
    expect(
      await contentOf(service, { fields: ['car_mileage', 'car_id'], filters: [{ name: 'car_id', values: ['10001'] }] }),
    ).toEqual([{ car_id: '10001', car_mileage: 12 }]);
    const { contentJson } = await replyOf(service, requestOf({ fields: [] }));
    expect(contentJson).toContain('å'.repeat(90_000));
    expect(contentJson).not.toContain('YV1SECRET');
    expect(contentJson).not.toContain('car_chassino');
  });
});

describe('what searches mean', () => {
  const stock = [
    car('10001', {
      car_fuel: 'Diesel',
      car_price: 300_000,
      car_published: '2026-11-01T10:00:00Z',
      car_equipment: ['Dragkrok', 'Backkamera'],
    }),
    car('10002', {
      car_fuel: 'El',
      car_model: 'EX30',
      car_price: 400_000,
      car_published: '2026-11-03T10:00:00Z',
      car_equipment: ['Dragkrok'],
    }),
    car('10003', {
      car_brand: 'Kia',
      car_model: 'Ceed',
      car_fuel: 'Diesel',
      car_price: 150_000,
      car_published: '2026-11-02T10:00:00Z',
      car_equipment: ['Backkamera'],
    }),
    car('10004', { car_brand: 'Kia', car_model: 'EV6', car_fuel: 'El', car_price: undefined, car_equipment: [] }),
  ];
  const facet = async (facets: SearchRequest['facets'], name: string) =>
    (await replyOf(await opened(stock), requestOf({ facets }))).facet.find((one) => one.name === name);

  it('F-02 counts a facet without its own selection and the others with it', async () => {
    const facets: SearchRequest['facets'] = [
      { name: 'car_fuel', sort_order: 'name', filters: ['El'] },
      { name: 'car_brand', sort_order: 'name', filters: [] },
    ];
    expect(await facet(facets, 'car_fuel')).toEqual({
      name: 'car_fuel',
      type: 'terms',
      values: [
        { text: 'Diesel', count: 2 },
        { text: 'El', count: 2 },
      ],
    });
    expect(await facet(facets, 'car_brand')).toEqual({
      name: 'car_brand',
      type: 'terms',
      values: [
        { text: 'Kia', count: 1 },
        { text: 'Volvo', count: 1 },
      ],
    });
  });

  it('F-02 takes a parent with a selected child as the child only, together with other parents', async () => {
    const service = await opened(stock);
    const brand = (filters: string[]) =>
      requestOf({ facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'name', filters }] });
    expect((await replyOf(service, brand(['Volvo', 'Volvo>EX30']))).total_items).toBe(1);
    expect((await replyOf(service, brand(['Volvo', 'Volvo>EX30', 'Kia']))).total_items).toBe(3);
    expect((await replyOf(service, brand(['Volvo>EX30']))).facet).toEqual([
      {
        name: 'car_brand',
        child_name: 'car_model',
        type: 'terms',
        values: [
          {
            text: 'Kia',
            count: 2,
            children: [
              { text: 'Ceed', count: 1 },
              { text: 'EV6', count: 1 },
            ],
          },
          {
            text: 'Volvo',
            count: 2,
            children: [
              { text: 'EX30', count: 1 },
              { text: 'V60', count: 1 },
            ],
          },
        ],
      },
    ]);
  });

  it('F-02 requires every chosen piece of equipment, in its own counts too', async () => {
    expect(
      await facet([{ name: 'car_equipment', sort_order: 'name', filters: ['Dragkrok'] }], 'car_equipment'),
    ).toEqual({
      name: 'car_equipment',
      type: 'terms',
      values: [
        { text: 'Backkamera', count: 1 },
        { text: 'Dragkrok', count: 2 },
      ],
    });
  });

  it('F-02 lists a chosen value even where no car has it', async () => {
    expect(await facet([{ name: 'car_fuel', sort_order: 'count', filters: ['Etanol'] }], 'car_fuel')).toMatchObject({
      values: [
        { text: 'Diesel', count: 2 },
        { text: 'El', count: 2 },
        { text: 'Etanol', count: 0 },
      ],
    });
  });

  it('F-02 gives buckets that span the stock and ignore their own range', async () => {
    const reply = await facet([{ name: 'car_price', sort_order: 'number', filters: [{ min: 200_000 }] }], 'car_price');
    const buckets = reply?.type === 'histogram' ? reply.buckets : [];
    expect(buckets[0]?.min).toBe(150_000);
    expect(buckets.at(-1)?.max).toBe(400_000);
    expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(3);
  });

  it.each([
    ['kronor', 'car_price', 12_900, 689_000, 50_000],
    ['pounds', 'car_price', 1_995, 48_995, 2_500],
    ['euros', 'car_price', 990, 61_490, 5_000],
    ['mil', 'car_mileage', 3, 24_800, 2_000],
    ['kilometres', 'car_mileage', 30, 248_000, 20_000],
    ['miles', 'car_mileage', 19, 154_000, 10_000],
    ['horsepower', 'car_power', 60, 560, 25],
    ['years', 'car_year', 2001, 2026, 2],
    ['a few years', 'car_year', 2019, 2026, 1],
    ['money by the month', 'car_privateleasing_monthly_cost', 1_995, 9_495, 500],
  ])('F-02 cuts %s at round numbers', async (_, name, least, greatest, step) => {
    const cars = Array.from({ length: 400 }, (__, index) =>
      car(String(20_000 + index), { [name]: Math.round(least + ((greatest - least) * index) / 399) }),
    );
    const [reply] = (
      await replyOf(await opened(cars), requestOf({ facets: [{ name, sort_order: 'number', filters: [] }] }))
    ).facet;
    const buckets = reply?.type === 'histogram' ? reply.buckets : [];
    expect([buckets[0]?.min, buckets.at(-1)?.max]).toEqual([least, greatest]);
    expect(buckets.length).toBeLessThanOrEqual(22);
    const inner = buckets.slice(1);
    expect(inner.every(({ min }) => min % step === 0)).toBe(true);
    expect(new Set(inner.slice(1).map(({ min }, index) => min - inner[index]!.min))).toEqual(new Set([step]));
  });

  it.each([
    ['car_publishdate_asc', ['10002', '10003', '10001', '10004']],
    ['car_publishdate_desc', ['10001', '10003', '10002', '10004']],
    ['car_price_desc', ['10002', '10001', '10003', '10004']],
    ['car_brand_asc', ['10003', '10004', '10001', '10002']],
    ['relevance', ['10001', '10002', '10003', '10004']],
  ])('F-08 sorts by %s, newest first for the publishing age, missing values last', async (sort_name, ids) => {
    expect(await idsOf(await opened(stock), { sort_name })).toEqual(ids);
  });

  it('finds what is near and sorts by distance; a car without a place is last', async () => {
    const places = [
      car('10001', { car_site_geocoord: '59.33,18.07' }),
      car('10002', { car_site_geocoord: '57.71,11.97' }),
      car('10003'),
      car('10004', { car_site_geocoord: 'here' }),
    ];
    const near = { lat: 57.7, lng: 12 };
    expect(await idsOf(await opened(places), { sort_name: 'distance_asc', near })).toEqual([
      '10002',
      '10001',
      '10003',
      '10004',
    ]);
    expect(await idsOf(await opened(places), { near: { ...near, km: 100 } })).toEqual(['10002']);
  });

  it('I-01 searches facilities: by slug, by brand, in the order of the website', async () => {
    const service = createEmbeddedSearch({ definitionOf, report });
    const facility = (site_id: string, fields: object) => ({
      id: site_id,
      version: 1,
      document: { site_id, ...fields },
    });
    await service.rebuild(
      'sites-car-store-se',
      (async function* () {
        yield facility('b', {
          slug: 'vaxjo',
          site_official_name: 'Nordvik Växjö',
          site_city: 'Växjö',
          site_brands: ['Volvo', 'Kia'],
          website_sort_order: 2,
        });
        yield facility('a', {
          slug: 'lund',
          site_official_name: 'Nordvik Lund',
          site_city: 'Lund',
          site_brands: ['Kia'],
          website_sort_order: 1,
        });
      })(),
    );
    const search = async (change: Partial<SearchRequest>) =>
      JSON.parse(
        (
          await replyOf(
            service,
            requestOf({
              index: 'sites-car-store-se',
              fields: ['slug'],
              sort_name: 'website_sort_order_asc',
              ...change,
            }),
          )
        ).contentJson,
      );
    expect(await search({})).toEqual([{ slug: 'lund' }, { slug: 'vaxjo' }]);
    expect(await search({ filters: [{ name: 'slug', values: ['vaxjo'] }] })).toEqual([{ slug: 'vaxjo' }]);
    expect(await search({ filters: [{ name: 'site_brands', values: ['Volvo'] }] })).toEqual([{ slug: 'vaxjo' }]);
    expect(await search({ keyphrase: 'vaxjo' })).toEqual([{ slug: 'vaxjo' }]);
  });
});
