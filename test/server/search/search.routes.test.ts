import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { searchRoutes } from '@/server/search/search.routes';
import type { SearchService } from '@/server/search/search.service';
import { failed } from '@/errors/result';
import { someCars } from '@test/kit/someCars';
import { documentsOf, INDEX } from './contract';

const cars = someCars(60);

interface LogLine {
  fields: object;
  message: string;
}

async function app(change: Partial<SearchService> = {}) {
  const service = createEmbeddedSearch({
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  await service.rebuild(INDEX, documentsOf(cars));
  const logged: LogLine[] = [];
  const routes = searchRoutes(
    { ...service, ...change },
    { error: (fields, message) => void logged.push({ fields, message }) },
  );
  const post = (body: unknown) =>
    routes.request('/', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { routes, post, logged };
}

describe('/api/search', () => {
  it('F-01 returns facet, content, total_items, limit and offset', async () => {
    const { post } = await app();
    const response = await post({
      index: INDEX,
      fields: ['car_id', 'car_brand'],
      keyphrase: '',
      facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'count', filters: [] }],
      limit: 2,
      offset: 1,
      sort_name: 'car_price_desc',
      filters: [],
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
    const reply = await response.json();
    expect(Object.keys(reply)).toEqual(['facet', 'content', 'total_items', 'limit', 'offset']);
    expect(reply).toMatchObject({
      total_items: 60,
      limit: 2,
      offset: 1,
      facet: [{ name: 'car_brand', child_name: 'car_model', type: 'terms' }],
    });
    const dearest = [...cars].sort((a, b) => (b.car_price ?? -1) - (a.car_price ?? -1))[1];
    expect(reply.content[0]).toEqual({ car_id: dearest?.car_id, car_brand: dearest?.car_brand });
  });

  it('F-01 needs no more than the index', async () => {
    const { post } = await app();
    const response = await (await post({ index: INDEX })).json();
    expect(response).toMatchObject({ facet: [], total_items: 60, limit: 48, offset: 0 });
    expect(response.content).toHaveLength(48);
    expect(JSON.stringify(response)).not.toContain('car_chassino');
  });

  it.each([
    ['text that is no JSON', '{"index":', 'The body is not valid JSON.'],
    ['an empty body', '', 'The body is not valid JSON.'],
    ['a list', [], 'The body must be a JSON object.'],
    ['null', null, 'The body must be a JSON object.'],
    ['no index', {}, 'index is missing.'],
    ['an unknown index', { index: 'boats' }, 'index: there is no index "boats".'],
    ['an unknown property', { index: INDEX, colour: 1 }, 'there is no property "colour".'],
    ['a limit that is a text', { index: INDEX, limit: '3' }, 'limit must be a number.'],
    ['a limit over the highest', { index: INDEX, limit: 101 }, 'limit must be at most 100.'],
    ['a broken limit', { index: INDEX, limit: 1.5 }, 'limit must be a whole number.'],
    ['a null limit', { index: INDEX, limit: null }, 'limit must be a number.'],
    ['a negative offset', { index: INDEX, offset: -1 }, 'offset must not be negative.'],
    ['an offset over the highest', { index: INDEX, offset: 10_000 }, 'offset must be at most 9999.'],
    ['a keyphrase that is a number', { index: INDEX, keyphrase: 3 }, 'keyphrase must be a text.'],
    [
      'a keyphrase that is too long',
      { index: INDEX, keyphrase: 'a'.repeat(201) },
      'keyphrase has more than 200 characters.',
    ],
    ['control characters', { index: INDEX, keyphrase: 'a\u0001b' }, 'keyphrase holds control characters.'],
    [
      'control characters in a value',
      { index: INDEX, facets: [{ name: 'car_fuel', filters: ['a\u001b[2J'] }] },
      'facets[0].filters holds control characters.',
    ],
    [
      'an unknown facet',
      { index: INDEX, facets: [{ name: 'car_wings' }] },
      'facets[0].name: there is no facet "car_wings".',
    ],
    [
      'a name out of the prototype',
      { index: INDEX, facets: [{ name: '__proto__' }] },
      'facets[0].name: there is no facet "__proto__".',
    ],
    [
      'a wrong child',
      { index: INDEX, facets: [{ name: 'car_fuel', child_name: 'car_model' }] },
      'facets[0].child_name: "car_model" is no child of car_fuel.',
    ],
    [
      'a facet requested twice',
      { index: INDEX, facets: [{ name: 'car_fuel' }, { name: 'car_fuel' }] },
      'facets: "car_fuel" is requested twice.',
    ],
    [
      'a range where values belong',
      { index: INDEX, facets: [{ name: 'car_fuel', filters: [{ min: 1 }] }] },
      'facets[0].filters must hold texts.',
    ],
    [
      'values where a range belongs',
      { index: INDEX, facets: [{ name: 'car_price', filters: ['1'] }] },
      'facets[0].filters must hold an object with min and max.',
    ],
    [
      'a range turned round',
      { index: INDEX, facets: [{ name: 'car_price', filters: [{ min: 2, max: 1 }] }] },
      'facets[0].filters[0].min is greater than facets[0].filters[0].max.',
    ],
    [
      'an unknown order',
      { index: INDEX, facets: [{ name: 'car_fuel', sort_order: 'up' }] },
      'facets[0].sort_order must be count, name or number.',
    ],
    [
      'too many facets',
      { index: INDEX, facets: Array.from({ length: 41 }, () => ({ name: 'car_fuel' })) },
      'facets has more than 40 entries.',
    ],
    [
      'too many values',
      { index: INDEX, facets: [{ name: 'car_fuel', filters: Array(201).fill('El') }] },
      'facets[0].filters has more than 200 values',
    ],
    [
      'too many filters',
      { index: INDEX, filters: Array.from({ length: 1_000 }, () => ({ name: 'car_fuel', values: ['El'] })) },
      'filters has more than 40 entries.',
    ],
    [
      'an unknown filter',
      { index: INDEX, filters: [{ name: 'constructor', values: ['x'] }] },
      'filters[0].name: there is no filter "constructor".',
    ],
    [
      'a filter without values',
      { index: INDEX, filters: [{ name: 'car_fuel', values: [] }] },
      'filters[0].values must be an array with at least one text.',
    ],
    ['the chassis number', { index: INDEX, fields: ['car_chassino'] }, 'fields[0]: there is no field "car_chassino".'],
    ['an unknown sort', { index: INDEX, sort_name: 'car_price' }, 'sort_name: there is no sort "car_price".'],
    ['distance without a place', { index: INDEX, sort_name: 'distance_asc' }, 'sort_name: distance_asc needs near.'],
    ['a place off the earth', { index: INDEX, near: { lat: 91, lng: 0 } }, 'near.lat must be between -90 and 90.'],
  ])('refuses %s with 400 and one clear sentence', async (_, body, message) => {
    const { post, logged } = await app();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'BAD_REQUEST', message: expect.stringContaining(message) },
    });
    expect(logged).toEqual([]);
  });

  it('responds 404 for an unknown index', async () => {
    const { post } = await app({ search: async () => failed('NOT_FOUND') });
    const response = await post({ index: 'cars-nowhere' });
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe('NOT_FOUND');
  });

  it('refuses a body of 10 MB with 413 after reading little of it', async () => {
    const { routes } = await app();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 10 * 2 ** 20) return controller.close();
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    // Node wants the word, the types of the browser do not know it.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const response = await routes.request(new Request('http://localhost/', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(200_000);
    const declared = await routes.request('/', { method: 'POST', body: 'x'.repeat(70_000) });
    expect(declared.status).toBe(413);
  });

  it.each([
    ['says so', async () => failed('SEARCH_FAILED')],
    [
      'throws',
      async () => {
        throw new Error('out of memory');
      },
    ],
  ])(
    'F-01 answers 502 with the empty result and logs it, without the words, when the service %s',
    async (_, search) => {
      const { post, logged } = await app({ search });
      const response = await post({ index: INDEX, limit: 5, offset: 3, keyphrase: 'ABC123' });
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ facet: [], content: [], total_items: 0, limit: 5, offset: 3 });
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatchObject({ message: 'search failed', fields: { code: 'SEARCH_FAILED', index: INDEX } });
      expect(JSON.stringify(logged)).not.toContain('ABC123');
    },
  );
});
