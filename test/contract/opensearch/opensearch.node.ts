import { randomUUID } from 'node:crypto';
import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import { definitionOf } from '@/server/search/definitions';
import { createOpenSearch, type RemoteSearch } from '@/server/search/opensearch/opensearch.search';
import { connectTo } from '@/server/search/opensearch/server';
import { documentsOf, INDEX, replyOf, searchContract } from '@test/server/search/contract';
import { isObject } from '@/lib/guards';

// Patience for a busy machine.
const server = connectTo(process.env.OPENSEARCH_URL ?? '', { timeLimitMs: 60_000 });

/** Indexes of its own, gone afterwards. */
async function opened(shards: number): Promise<RemoteSearch> {
  const prefix = `forecourt-test-${randomUUID().slice(0, 8)}-`;
  const service = createOpenSearch({
    server,
    prefix,
    shards,
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  return {
    ...service,
    async close() {
      await service.close();
      await server.change('DELETE', `/${prefix}${INDEX}-*`);
    },
  };
}

searchContract('OpenSearch, one shard', () => opened(1));
searchContract('OpenSearch, three shards', () => opened(3));

describe('OpenSearch', () => {
  let service: RemoteSearch;
  beforeAll(async () => {
    service = await opened(3);
  });
  afterAll(() => service.close());

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
  const found = async (more: Partial<SearchRequest> = {}): Promise<unknown> =>
    JSON.parse(
      (
        await replyOf(service, {
          index: INDEX,
          fields: ['car_id', 'car_price'],
          keyphrase: '',
          facets: [],
          limit: 100,
          offset: 0,
          sort_name: 'relevance',
          filters: [],
          ...more,
        })
      ).contentJson,
    );
  const idsOf = async (more: Partial<SearchRequest> = {}) =>
    [await found(more)].flat().map((one) => (isObject(one) && 'car_id' in one ? one.car_id : null));

  it('ignores a change that is older than what it holds, also after a removal', async () => {
    await service.rebuild(INDEX, documentsOf([car('10001')], 5));
    await service.apply(INDEX, [change('10001', 4, { car_price: 1 })]);
    expect(await found()).toEqual([{ car_id: '10001', car_price: 100_000 }]);
    await service.apply(INDEX, [{ id: '10001', version: 7, document: null }, change('10001', 6)]);
    expect(await found()).toEqual([]);
    await service.apply(INDEX, [change('10001', 8, { car_price: 2 })]);
    expect(await found()).toEqual([{ car_id: '10001', car_price: 2 }]);
  });

  it('searches the old index until the new one is complete, and applies changes made meanwhile', async () => {
    await service.rebuild(INDEX, documentsOf([car('10001'), car('10002')]));
    let whileBuilding: unknown[] = [];
    await service.rebuild(
      INDEX,
      (async function* () {
        yield change('10003', 10);
        await service.apply(INDEX, [
          change('10004', 11),
          { id: '10003', version: 12, document: null },
          change('10005', 3),
        ]);
        whileBuilding = await idsOf();
        yield change('10005', 13, { car_price: 7 });
      })(),
    );
    expect(whileBuilding).toEqual(['10001', '10002', '10004', '10005']);
    expect(await found()).toEqual([
      { car_id: '10004', car_price: 100_000 },
      { car_id: '10005', car_price: 7 },
    ]);
  });

  it('keeps the old index when a build fails', async () => {
    await service.rebuild(INDEX, documentsOf([car('10001')]));
    await expect(
      service.rebuild(
        INDEX,
        (async function* () {
          yield change('10002', 1);
          throw new Error('The database went away.');
        })(),
      ),
    ).rejects.toThrow('The database went away.');
    expect(await idsOf()).toEqual(['10001']);
  });

  it('recognises an existing index by its metadata', async () => {
    await service.rebuild(INDEX, documentsOf([car('10001')]));
    expect(await service.existing(INDEX)).toMatchObject({ metadata: undefined });
    await service.writeMetadata(INDEX, { key: 'k', version: 7 });
    expect(await service.existing(INDEX)).toMatchObject({ metadata: { key: 'k', version: 7 } });
  });

  it('refuses a document that it can not hold, and takes the others', async () => {
    await service.rebuild(INDEX, documentsOf([car('10001')]));
    await expect(
      service.apply(INDEX, [change('10002', 2, { car_color: 'x'.repeat(40_000) }), change('10003', 2)]),
    ).rejects.toThrow('1 of 2 changes could not be indexed.');
    expect(await idsOf()).toEqual(['10001', '10003']);
  });

  it('returns the vocabulary and the towns of the stock, the same object while they are equal', async () => {
    await service.rebuild(
      INDEX,
      documentsOf([
        car('10001', { car_site_city: 'Lund', car_site_geocoord: '55.7,13.2' }),
        car('10002', { car_site_city: 'Lund', car_site_geocoord: '55.9,13.4' }),
      ]),
    );
    const vocabulary = await service.vocabulary(INDEX);
    expect(vocabulary).toMatchObject({
      ok: true,
      value: {
        language: 'sv',
        values: { car_brand: ['Volvo', 'Volvo>V60'], car_site_city: ['Lund'] },
        places: [{ name: 'Lund', lat: expect.closeTo(55.8), lng: expect.closeTo(13.3) }],
      },
    });
    await service.apply(INDEX, [
      change('10002', 9, { car_site_city: 'Lund', car_site_geocoord: '55.9,13.4', car_price: 5 }),
    ]);
    const again = await service.vocabulary(INDEX);
    expect(vocabulary.ok && again.ok && vocabulary.value === again.value).toBe(true);
  });

  it('ranks the exact spelling first, either way, and the brand before equipment', async () => {
    await service.rebuild(
      INDEX,
      documentsOf([
        car('10001', { car_brand: 'Mala', car_model: 'Ett' }),
        car('10002', { car_brand: 'Målå', car_model: 'Två' }),
        car('10003', { car_equipment: ['Mala'] }),
      ]),
    );
    expect(await idsOf({ keyphrase: 'målå' })).toEqual(['10002', '10001', '10003']);
    expect(await idsOf({ keyphrase: 'mala' })).toEqual(['10001', '10002', '10003']);
  });
});
