import type { Suggestion } from '@/domain/search/suggest';
import { failed } from '@/errors/result';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { searchRoutes } from '@/server/search/search.routes';
import { createSearchRequests } from '@/server/search/searchRequests';
import type { SearchService } from '@/server/search/search.service';
import { documentsOf, INDEX } from './contract';

const car = (car_id: string, change: object) => ({
  car_id,
  slug: 'x',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_color: 'Svart',
  car_fuel: 'Diesel',
  car_price: 200_000,
  car_year: 2020,
  car_site_city: 'Borås',
  car_site_geocoord: '57.72,12.94',
  ...change,
});
const cars = [
  car('10001', { car_body: 'Kupé' }),
  car('10002', { car_model: 'V90', car_color: 'Röd', car_body: 'Kupévagn' }),
  car('10003', { car_price: 210_000, car_color: 'Röd', car_body: 'Kupévagn', car_equipment: ['Dragkrok'] }),
  car('10004', {
    car_brand: 'Kia',
    car_model: 'EV6',
    car_fuel: 'El',
    car_year: 2022,
    car_site_city: 'Lund',
    car_site_geocoord: '55.7,13.19',
  }),
  car('10005', {
    car_brand: 'Citroën',
    car_model: 'C3',
    car_year: undefined,
    car_price: undefined,
    car_site_geocoord: undefined,
  }),
  car('10006', { car_brand: 'Citroën', car_model: 'C4', car_equipment: ['Volvofixtur'] }),
];

async function anApp(change: Partial<SearchService> = {}) {
  const service = createEmbeddedSearch({
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  await service.rebuild(INDEX, documentsOf(cars));
  const logged: unknown[] = [];
  const changed = { ...service, ...change };
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  const routes = searchRoutes(
    changed,
    log,
    createSearchRequests(changed, log, { now: () => new Date('2026-11-20T12:00:00Z') }),
  );
  const post = (path: string, body: unknown) =>
    routes.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { post, logged };
}

const responseOf = async (path: string, body: object) => {
  const response = await (await anApp()).post(path, { index: INDEX, ...body });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

describe('/api/search/suggest', () => {
  it.each([
    ['the beginning of a brand, then of its models', 'vol', ['Volvo:3', 'Volvo V60:2', 'Volvo V90:1', 'Volvofixtur:1']],
    ['brand and model together', 'volvo v9', ['Volvo V90:1']],
    ['what stands before as it is', 'röd vol', ['Volvo:3', 'Volvo V60:2', 'Volvo V90:1', 'Volvofixtur:1']],
    ['without marks', 'citroen', ['Citroën:2', 'Citroën C3:1', 'Citroën C4:1']],
    ['the whole word before longer ones that more cars have', 'kupe', ['Kupé:1', 'Kupévagn:2']],
    ['apart and together', 'ev 6', ['Kia EV6:1']],
    ['a piece of a word', 'krok', ['Dragkrok:1']],
    ['two letters that changed places', 'volov', ['Volvo:3', 'Volvo V60:2', 'Volvo V90:1', 'Volvofixtur:1']],
    ['nothing like it', 'xyzzy', []],
    ['signs alone', '?!', []],
  ])('F-04 completes %s', async (_, text, shown) => {
    const { suggestions } = await responseOf('/suggest', { text });
    expect(suggestions.map((one: { text: string; count: number }) => `${one.text}:${one.count}`)).toEqual(shown);
  });

  it("A-15 F-04 completes the page's words, and returns the stock's value", async () => {
    const completed = async (text: string) => (await responseOf('/suggest', { text, language: 'en' })).suggestions;
    expect(await completed('blue volvo, tow b')).toEqual([
      { name: 'car_equipment', value: 'Dragkrok', text: 'Tow bar', count: 1, from: 12, to: 17 },
    ]);
    expect(await completed('dragkr')).toMatchObject([{ value: 'Dragkrok', text: 'Tow bar' }]);
    expect(await completed('electr')).toMatchObject([{ name: 'car_fuel', value: 'El', text: 'Electric' }]);
    expect(await responseOf('/suggest', { text: 'towb' })).toEqual({ suggestions: [] });
  });

  it('F-04 returns facet, value and the part of the text', async () => {
    expect(await responseOf('/suggest', { text: 'röd v9', limit: 1 })).toEqual({
      suggestions: [{ name: 'car_brand', value: 'Volvo>V90', text: 'Volvo V90', count: 1, from: 4, to: 6 }],
    });
  });

  it('F-04 counts within the filters and leaves out what they leave nothing of', async () => {
    const filters = [{ name: 'car_color', values: ['Röd'] }];
    const { suggestions } = await responseOf('/suggest', { text: 'vo', filters });
    expect(suggestions.map((one: { text: string; count: number }) => `${one.text}:${one.count}`)).toEqual([
      'Volvo:2',
      'Volvo V60:1',
      'Volvo V90:1',
    ]);
    expect(await responseOf('/suggest', { text: 'kia', filters })).toEqual({ suggestions: [] });
  });
});

describe('/api/search/suggest with the query of a list', () => {
  const counted = async (body: { text: string; query: string }) => {
    const { suggestions, total_items } = await responseOf('/suggest', { language: 'sv', ...body });
    return [total_items, ...suggestions.map(({ text, count }: Suggestion) => `${text}:${count}`)];
  };

  it('F-04 counts what the whole text finds, as it stands and with each suggestion', async () => {
    expect(await counted({ text: 'vol', query: '' })).toEqual([
      4,
      'Volvo:3',
      'Volvo V60:2',
      'Volvo V90:1',
      'Volvofixtur:1',
    ]);
    expect(await counted({ text: 'röd  vol', query: '' })).toEqual([2, 'Volvo:2', 'Volvo V60:1', 'Volvo V90:1']);
    expect(await counted({ text: 'under 205 000 volvo v6', query: '' })).toEqual([1, 'Volvo V60:1']);
  });

  it('F-04 counts within the filters of the list', async () => {
    expect(await counted({ text: 'vol', query: 'car_color=Röd' })).toEqual([
      2,
      'Volvo:2',
      'Volvo V60:1',
      'Volvo V90:1',
    ]);
  });

  it('F-04 reports no words of an unfinished text as unfound', async () => {
    const unfound: unknown[] = [];
    const service = createEmbeddedSearch({ definitionOf, report: () => undefined });
    await service.rebuild(INDEX, documentsOf(cars));
    const log = { error: () => undefined };
    const requests = createSearchRequests(service, log, { onUnfound: (of) => void unfound.push(of) });
    await requests.suggest({ index: INDEX, text: 'röd zyx', limit: 8, filters: [], language: 'sv', query: '' });
    expect(unfound).toEqual([]);
  });
});

describe('/api/search/relax', () => {
  const facets = [
    { name: 'car_brand', child_name: 'car_model', filters: ['Volvo', 'Volvo>V60'] },
    { name: 'car_color', filters: ['Röd'] },
    { name: 'car_price', filters: [{ max: 200_000 }] },
  ];

  it('P08 returns the number of results without each constraint', async () => {
    const relaxed = await responseOf('/relax', { facets, limit: 0 });
    expect(relaxed).toEqual({
      total_items: 0,
      relaxations: [
        { constraint: { kind: 'terms', name: 'car_brand', values: ['Volvo>V60'] }, total_items: 1 },
        { constraint: { kind: 'terms', name: 'car_brand', values: ['Volvo', 'Volvo>V60'] }, total_items: 1 },
        { constraint: { kind: 'terms', name: 'car_color', values: ['Röd'] }, total_items: 1 },
        { constraint: { kind: 'range', name: 'car_price' }, total_items: 1 },
      ],
      nearestMatches: [],
    });
  });

  it('P08 returns the nearest matches, the least compromise first, with their distances', async () => {
    const { nearestMatches } = await responseOf('/relax', { facets, fields: ['car_id'] });
    expect(nearestMatches).toEqual([
      {
        document: { car_id: '10003' },
        compromises: [{ constraint: { kind: 'range', name: 'car_price' }, by: 10_000 }],
      },
      {
        document: { car_id: '10001' },
        compromises: [{ constraint: { kind: 'terms', name: 'car_color', values: ['Röd'] }, by: null }],
      },
      // A sibling of the requested model, before other brands in another colour.
      {
        document: { car_id: '10002' },
        compromises: [{ constraint: { kind: 'terms', name: 'car_brand', values: ['Volvo>V60'] }, by: null }],
      },
      {
        document: { car_id: '10004' },
        compromises: [
          { constraint: { kind: 'terms', name: 'car_brand', values: ['Volvo', 'Volvo>V60'] }, by: null },
          { constraint: { kind: 'terms', name: 'car_color', values: ['Röd'] }, by: null },
        ],
      },
      {
        document: { car_id: '10006' },
        compromises: [
          { constraint: { kind: 'terms', name: 'car_brand', values: ['Volvo', 'Volvo>V60'] }, by: null },
          { constraint: { kind: 'terms', name: 'car_color', values: ['Röd'] }, by: null },
        ],
      },
    ]);
  });

  it('P08 takes another model of the requested brand before other brands', async () => {
    const { nearestMatches } = await responseOf('/relax', {
      facets: [{ name: 'car_brand', filters: ['Kia', 'Kia>Niro'] }],
      fields: ['car_id'],
      limit: 2,
    });
    expect(nearestMatches.map((one: { document: { car_id: string } }) => one.document.car_id)).toEqual([
      '10004',
      '10001',
    ]);
  });

  it('P08 counts years, kilometres and exclusions among the constraints, and unknown values', async () => {
    const { relaxations, nearestMatches } = await responseOf('/relax', {
      fields: ['car_id'],
      facets: [{ name: 'car_year', filters: [{ min: 2021 }] }],
      extraFilters: [{ name: 'car_fuel', values: ['El'], not: true }],
      near: { lat: 57.72, lng: 12.94, km: 50 },
    });
    expect(relaxations).toEqual([
      { constraint: { kind: 'range', name: 'car_year' }, total_items: 4 },
      { constraint: { kind: 'extraFilter', index: 0 }, total_items: 0 },
      { constraint: { kind: 'distance' }, total_items: 0 },
    ]);
    expect(nearestMatches[0]).toEqual({
      document: { car_id: '10001' },
      compromises: [{ constraint: { kind: 'range', name: 'car_year' }, by: -1 }],
    });
    expect(
      nearestMatches.find((one: { document: { car_id: string } }) => one.document.car_id === '10005').compromises,
    ).toEqual([
      { constraint: { kind: 'range', name: 'car_year' }, by: null },
      { constraint: { kind: 'distance' }, by: null },
    ]);
    const far = nearestMatches.find((one: { document: { car_id: string } }) => one.document.car_id === '10004');
    expect(far.compromises).toEqual([
      { constraint: { kind: 'extraFilter', index: 0 }, by: null },
      { constraint: { kind: 'distance' }, by: expect.closeTo(175, -1) },
    ]);
  });

  it('P08 has no relaxations without constraints', async () => {
    expect(await responseOf('/relax', {})).toEqual({ total_items: 6, relaxations: [], nearestMatches: [] });
  });
});

describe('/api/search/understand', () => {
  it('F-04 reads a text in the words of the stock', async () => {
    expect(await responseOf('/understand', { text: 'röd v60 -19 nära Borås', language: 'sv' })).toEqual({
      text: 'röd v60 -19 nära Borås',
      parts: [
        { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } },
        { from: 4, to: 7, text: 'v60', meaning: { kind: 'terms', name: 'car_brand', values: ['Volvo>V60'] } },
        { from: 8, to: 11, text: '-19', meaning: { kind: 'range', name: 'car_year', range: { min: 2019, max: 2019 } } },
        { from: 12, to: 22, text: 'nära Borås', meaning: { kind: 'place', place: 'Borås', lat: 57.72, lng: 12.94 } },
      ],
    });
  });

  it('F-04 leaves a part that the visitor took back as plain text', async () => {
    const { parts } = await responseOf('/understand', {
      text: 'röd volvo',
      language: 'sv',
      plain: [{ from: 0, to: 3 }],
    });
    expect(parts.map((part: { meaning: { kind: string } }) => part.meaning.kind)).toEqual(['words', 'terms']);
  });

  it('F-04 has the words of cars that were added later', async () => {
    const service = createEmbeddedSearch({
      definitionOf,
      report: (error) => {
        throw error;
      },
    });
    await service.rebuild(INDEX, documentsOf([]));
    const routes = searchRoutes(service, { error: () => undefined });
    const kinds = async () => {
      const response = await routes.request('/understand', {
        method: 'POST',
        body: JSON.stringify({ index: INDEX, text: 'polestar', language: 'sv' }),
      });
      return (await response.json()).parts.map((part: { meaning: { kind: string } }) => part.meaning.kind);
    };
    expect(await kinds()).toEqual(['words']);
    await service.apply(INDEX, [
      { id: '10009', version: 1, document: { ...car('10009', { car_brand: 'Polestar', car_model: '2' }) } },
    ]);
    expect(await kinds()).toEqual(['terms']);
  });
});

describe('the other routes of the search area', () => {
  it.each([
    ['/suggest', 'no text', {}, 'text is missing.'],
    ['/suggest', 'a text that is a number', { text: 3 }, 'text must be a text.'],
    ['/suggest', 'a text that is too long', { text: 'a'.repeat(101) }, 'text has more than 100 characters.'],
    ['/suggest', 'a limit of nothing', { text: 'a', limit: 0 }, 'limit must be at least 1.'],
    ['/suggest', 'too many', { text: 'a', limit: 21 }, 'limit must be at most 20.'],
    [
      '/suggest',
      'an unknown filter',
      { text: 'a', filters: [{ name: 'car_wings', values: ['2'] }] },
      'filters[0].name: there is no filter "car_wings".',
    ],
    ['/suggest', 'an unknown property', { text: 'a', keyphrase: 'b' }, 'there is no property "keyphrase".'],
    ['/relax', 'control characters', { keyphrase: 'a\u0001' }, 'keyphrase holds control characters.'],
    [
      '/relax',
      'an unknown extra filter',
      { extraFilters: [{ name: '__proto__', values: ['2'] }] },
      'extraFilters[0].name: there is no filter "__proto__".',
    ],
    ['/relax', 'a sort', { sort_name: 'relevance' }, 'there is no property "sort_name".'],
    ['/relax', 'too many misses', { limit: 25 }, 'limit must be at most 24.'],
    [
      '/relax',
      'too many constraints',
      { facets: [{ name: 'car_equipment', filters: Array.from({ length: 41 }, (_, index) => `E${index}`) }] },
      'The search has more than 40 constraints.',
    ],
    ['/understand', 'no language', { text: 'a' }, 'language is missing.'],
    [
      '/understand',
      'an unknown language',
      { text: 'a', language: 'de' },
      'language must be one of sv, nb, da, en, fi, sk.',
    ],
    [
      '/understand',
      'a text that is too long',
      { text: 'a'.repeat(201), language: 'sv' },
      'text has more than 200 characters.',
    ],
    [
      '/understand',
      'a span turned round',
      { text: 'a', language: 'sv', plain: [{ from: 1, to: 0 }] },
      'plain[0].from must be less than plain[0].to.',
    ],
    [
      '/understand',
      'a span of texts',
      { text: 'a', language: 'sv', plain: [{ from: '0', to: '1' }] },
      'plain[0] must hold from and to, whole numbers.',
    ],
  ])('%s refuses %s with 400 and one clear sentence', async (path, _, body, message) => {
    const { post, logged } = await anApp();
    const response = await post(path, { index: INDEX, ...body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { code: 'BAD_REQUEST', message } });
    expect(logged).toEqual([]);
  });

  it.each([
    ['/suggest', { text: 'a' }],
    ['/relax', {}],
    ['/understand', { text: 'a', language: 'sv' }],
  ])('%s refuses text that is no JSON, an unknown index and a large body', async (path, body) => {
    const { post } = await anApp();
    expect((await post(path, '{')).status).toBe(400);
    expect((await post(path, { ...body, index: 'boats' })).status).toBe(400);
    expect((await post(path, 'x'.repeat(70_000))).status).toBe(413);
  });

  it.each([
    ['/suggest', { text: 'ABC123' }, { suggest: async () => failed('SEARCH_FAILED') }, { suggestions: [] }],
    [
      '/relax',
      { keyphrase: 'ABC123' },
      {
        relax: async () => {
          throw new Error('out of memory');
        },
      },
      { total_items: 0, relaxations: [], nearestMatches: [] },
    ],
    [
      '/understand',
      { text: 'ABC123', language: 'sv' },
      { vocabulary: async () => failed('SEARCH_FAILED') },
      { text: 'ABC123', parts: [{ from: 0, to: 6, text: 'ABC123', meaning: { kind: 'words' } }] },
    ],
  ] as const)(
    '%s answers 502 with the empty result and logs it, without the query text, when the service fails',
    async (path, body, change, empty) => {
      const { post, logged } = await anApp(change);
      const response = await post(path, { index: INDEX, ...body });
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual(empty);
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged)).not.toContain('ABC123');
    },
  );

  it('respond with 404 for an index that no site has', async () => {
    const { post } = await anApp({ suggest: async () => failed('NOT_FOUND') });
    expect((await post('/suggest', { index: 'cars-nowhere', text: 'a' })).status).toBe(404);
  });
});
