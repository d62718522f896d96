import { sizesOf } from '@/domain/search/carSizes';
import { failed } from '@/errors/result';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { createSearchRequests } from '@/server/search/searchRequests';
import { readTextSearchRequest } from '@/domain/search/textSearch.schema';
import { searchRoutes } from '@/server/search/search.routes';
import type { SearchService } from '@/server/search/search.service';
import { documentsOf, INDEX } from './contract';

const cars = [
  { car_id: '10001', slug: 'x', car_brand: 'Volvo', car_model: 'V60', car_color: 'Röd', car_fuel: 'El' },
  { car_id: '10002', slug: 'x', car_brand: 'Volvo', car_model: 'V90', car_color: 'Röd', car_fuel: 'Diesel' },
  { car_id: '10003', slug: 'x', car_brand: 'Kia', car_model: 'EV6', car_color: 'Svart', car_fuel: 'El' },
];

async function openRoutes(replaced: Partial<SearchService> = {}) {
  const service = createEmbeddedSearch({
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  await service.rebuild(INDEX, documentsOf(cars));
  const logged: unknown[] = [];
  const routes = searchRoutes({ ...service, ...replaced }, { error: (...line) => void logged.push(line) });
  const post = async (query_text: object, more: object = {}) => {
    const body = {
      index: INDEX,
      fields: ['car_id'],
      query_text: { query: '', language: 'sv', ...query_text },
      ...more,
    };
    const response = await routes.request('/', { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return { post, logged, service };
}

const ids = ({ content }: { content: { car_id: string }[] }) => content.map(({ car_id }) => car_id).toSorted();

describe('a search with a text', () => {
  it('F-04 finds the cars that the text means and returns the query that it leads to', async () => {
    const { post } = await openRoutes();
    const { status, body } = await post({ text: 'röd  volvo', query: 'car_fuel=El&sort=car_price_asc' });
    expect(status).toBe(200);
    expect(ids(body)).toEqual(['10001']);
    expect(body.facet.map(({ name }: { name: string }) => name)).toContain('car_brand');
    expect(body.understood).toEqual({
      query: 'car_brand=Volvo&car_fuel=El&car_color=R%C3%B6d&said=r%C3%B6d+volvo&sort=car_price_asc',
      queryText: { text: 'röd volvo', plain: [] },
      parts: [
        { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } },
        { from: 4, to: 9, text: 'volvo', meaning: { kind: 'terms', name: 'car_brand', values: ['Volvo'] } },
      ],
    });
  });

  it('F-04 replaces the text of the query and the filters that came from it', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'svart', query: 'car_fuel=El&car_color=R%C3%B6d&said=r%C3%B6d' });
    expect(ids(body)).toEqual(['10003']);
    expect(body.understood.query).toBe('car_fuel=El&car_color=Svart&said=svart');
  });

  it('F-04 without a text of its own explains that of the query, which stays as it is', async () => {
    const { post } = await openRoutes();
    const query = 'car_color=R%C3%B6d&said=r%C3%B6d+volvo&plain=4-9&keyphrase=volvo';
    const { body } = await post({ query: `${query}&page=3` });
    expect(body.understood).toMatchObject({
      query,
      queryText: { text: 'röd volvo', plain: [{ from: 4, to: 9 }] },
      parts: [{ meaning: { kind: 'terms' } }, { meaning: { kind: 'words' } }],
    });
    expect(ids(body)).toEqual(['10001', '10002']);
  });

  it('F-04 corrects the spelling, and searches as written where the visitor took that back', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'vollvo' });
    expect(ids(body)).toEqual(['10001', '10002']);
    expect(body.understood).toMatchObject({ query: 'car_brand=Volvo&said=vollvo', parts: [{ corrected: 'volvo' }] });
    const { body: back } = await post({ query: 'said=vollvo&plain=0-6&keyphrase=vollvo' });
    expect(ids(back)).toEqual([]);
    expect(back.understood.parts).toEqual([{ from: 0, to: 6, text: 'vollvo', meaning: { kind: 'words' } }]);
  });

  const cars2 = [
    ...cars,
    { car_id: '10004', slug: 'x', car_brand: 'BMW', car_model: 'X3', car_color: 'Vit', car_fuel: 'Laddhybrid' },
    { car_id: '10005', slug: 'x', car_brand: 'Kia', car_model: 'Niro', car_color: 'Vit', car_fuel: 'Elhybrid' },
    { car_id: '10006', slug: 'x', car_brand: 'Kia', car_model: 'Niro', car_color: 'Vit', car_fuel: 'Laddhybrid' },
  ];

  it('F-04 reads "hybrid" as plug-in hybrids too where no other fits, and says so again after a reload', async () => {
    const { post, service } = await openRoutes();
    await service.rebuild(INDEX, documentsOf(cars2));
    expect(ids((await post({ text: 'hybrid' })).body)).toEqual(['10005']);
    expect(ids((await post({ text: 'kia hybrid' })).body)).toEqual(['10005']);
    const { body } = await post({ text: 'bmw hybrid' });
    expect(ids(body)).toEqual(['10004']);
    const plugIn = { text: 'hybrid', meaning: { kind: 'terms', name: 'car_fuel', values: ['Elhybrid', 'Laddhybrid'] } };
    expect(body.understood).toMatchObject({
      query: 'car_brand=BMW&car_fuel=Elhybrid&car_fuel=Laddhybrid&said=bmw+hybrid',
      parts: [{}, plugIn],
    });
    const { body: again } = await post({ query: body.understood.query });
    expect(ids(again)).toEqual(['10004']);
    expect(again.understood.parts).toMatchObject([{}, plugIn]);
  });

  const bodies = [
    ['Volvo', 'XC40', 'SUV', 5, 2019, 'T3 R-Design', 'Framhjulsdrift'],
    ['Volvo', 'EX30', 'Crossover', 5, 2025, 'Ultra', 'Bakhjulsdrift'],
    ['Jeep', 'Wrangler', 'SUV', 5, 2018, 'Rubicon', 'Fyrhjulsdrift'],
    ['Volkswagen', 'Multivan', 'Familjebuss', 7, 2020, '2.0 TDI', 'Framhjulsdrift'],
    ['Audi', 'A3', 'Halvkombi', 5, 2017, '35 TFSI S line', 'Framhjulsdrift'],
    ['Audi', 'A3', 'Halvkombi', 5, 2018, '40 TFSI Quattro Proline', 'Fyrhjulsdrift'],
    ['BMW', '3-serie', 'Sedan', 5, 2018, '320i M Sport', 'Bakhjulsdrift'],
    ['BMW', '3-serie', 'Sedan', 5, 2019, '320i', 'Fyrhjulsdrift'],
    ['MINI', 'Cabrio', 'Cab', 4, 2021, 'Cooper S', 'Framhjulsdrift'],
  ].map(([car_brand, car_model, car_body, car_seats, car_year, car_version, car_drive], index) => ({
    car_id: String(30_001 + index),
    slug: 'x',
    car_brand: String(car_brand),
    car_model: String(car_model),
    car_body: String(car_body),
    car_size: sizesOf({ car_brand: String(car_brand), car_model: String(car_model), car_body: String(car_body) }),
    car_seats: Number(car_seats),
    car_year: Number(car_year),
    car_version: String(car_version),
    car_drive: String(car_drive),
  }));

  it.each([
    ['a small one of a body', 'liten suv', ['30001', '30002']],
    ['a small one of a make that has no small cars', 'liten volvo', ['30001', '30002']],
    ['the model where it has no such body', 'a3 kombi', ['30005', '30006']],
    ['the body where no small one is of the make', 'liten jeep suv', ['30003']],
    ['the most seats that there are', 'minibuss 9 sits', ['30004']],
    ['any number of seats where no such body has the most', 'cab 9 sits', ['30009']],
    ['a make whatever seats it has', 'volvo 9 sits', ['30001', '30002']],
    ['the drive rather than the trim', 'a3 s line quattro', ['30006']],
    ['the drive that a word tells rather than the trim', 'bmw m sport xdrive', ['30008']],
    ['none where no such car is nearly new', 'nästan ny jeep', []],
    ['the make where no such car is newer', 'nyare jeep', ['30003']],
  ])('F-04 finds %s', async (_, text, found) => {
    const { post, service } = await openRoutes();
    await service.rebuild(INDEX, documentsOf(bodies));
    const { body } = await post({ text });
    expect(ids(body)).toEqual(found);
    // A reload finds the same.
    expect(ids((await post({ query: body.understood.query })).body)).toEqual(found);
  });

  it('F-04 lets a rule over the stock give way to what was named', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'nyare kia' });
    expect(ids(body)).toEqual(['10003']);
    expect(body.understood).toMatchObject({
      query: 'car_brand=Kia&said=nyare+kia',
      parts: [{ text: 'nyare', meaning: { kind: 'setAside' } }, { meaning: { kind: 'terms' } }],
    });
    expect(ids((await post({ text: 'nyare' })).body)).toEqual([]);
  });

  const motors = [
    ['Volvo', 'XC40', 'Recharge Single Motor', 'El', 'Röd'],
    ['Volvo', 'XC40', 'B4 Plus', 'Mildhybrid', 'Blå'],
    ['Volvo', 'XC90', 'T8 Recharge', 'Laddhybrid', 'Svart'],
    ['Volvo', 'XC90', 'B5 Inscription', 'Mildhybrid', 'Svart'],
    ['Volvo', 'V60', 'T8 Polestar', 'Laddhybrid', 'Blå'],
    ['Volvo', 'V60', 'D4 Momentum', 'Diesel', 'Blå'],
    ['BMW', '3-serie', '320i', 'Bensin', 'Vit'],
    ['BMW', '3-serie', '330d', 'Diesel', 'Vit'],
    ['BMW', '5-serie', '520i', 'Bensin', 'Vit'],
    ['Mercedes-Benz', 'C-Klass', 'C 200', 'Bensin', 'Vit'],
    ['Mercedes-Benz', 'E-Klass', 'E 220 d', 'Diesel', 'Vit'],
    ['BMW', 'X3', 'xDrive20d', 'Diesel', 'Blå'],
  ].map(([car_brand, car_model, car_version, car_fuel, car_color], index) => ({
    car_id: String(20_001 + index),
    slug: 'x',
    car_brand: car_brand ?? '',
    car_model: car_model ?? '',
    car_version,
    car_fuel,
    car_color,
  }));

  it.each([
    ['a badge that the stock has', 'bmw 320i', ['20007']],
    ['the fuel of a badge that it has not', 'bmw 320d', ['20008']],
    ['the fuel of a badge whose series has none of it, of a series like it', 'bmw 520d', ['20008']],
    ['the fuel rather than the series of a badge, next to what no such car has', 'mercedes c220d vit', ['20011']],
    ['the series of a badge whose fuel the make has not', 'bmw 330e', ['20007', '20008']],
    ["a maker's word", 'xc40 recharge', ['20001']],
    ["the fuel that a maker's word tells, where no such car has it", 'blå volvo recharge', ['20005']],
    ['none where the model has the word, but not in that colour', 'blå xc40 recharge', []],
    ['none where the model has the trim, but not in that colour', 'röd v60 polestar', []],
    ['the model where it has no such trim', 'svart xc90 polestar', ['20003', '20004']],
    ['the engine rather than the trim', 'xc90 t8 inscription', ['20003']],
    ['the fuel of an engine that the stock has not', 'bmw tdi', ['20008', '20012']],
    ['none of a badge that the stock has, but not in that colour', 'bmw 330d blå', []],
    ['none of such a badge without its make', '330d blå', []],
    ['none of the fuel of a word that the model has not', 'xc40 d4', []],
    [
      'models of any make like one that is not in stock, where its make has none',
      'volvo s60 vit',
      ['20007', '20008', '20010'],
    ],
    ['models of any make, where none like it of its make fits', 'bmw x1 röd', ['20001']],
    ['the motor of a model, not the trim', 'x3 xdrive20d m sport', ['20012']],
    ['the motor of a class as its versions write it', 'e-klass 220d', ['20011']],
    ['any hybrid of a model without a full one', 'xc90 hybrid', ['20003', '20004']],
  ])('F-04 finds %s', async (_, text, found) => {
    const { post, service } = await openRoutes();
    await service.rebuild(INDEX, documentsOf(motors));
    const { body } = await post({ text });
    expect(ids(body)).toEqual(found);
    // A reload finds the same, and tells the same.
    const { body: again } = await post({ query: body.understood.query });
    expect(ids(again)).toEqual(found);
  });

  it('F-04 tells the fuel of a badge as a part of its own, and that the series gave way', async () => {
    const { post, service } = await openRoutes();
    await service.rebuild(INDEX, documentsOf(motors));
    const [diesel, none] = [await post({ text: 'bmw 320d' }), await post({ text: 'bmw 520d' })];
    expect(diesel.body.understood.parts).toMatchObject([
      { text: 'bmw' },
      { text: '320', meaning: { values: ['BMW>3-serie'] } },
      { text: 'd', meaning: { name: 'car_fuel', values: ['Diesel'] } },
    ]);
    expect(none.body.understood.parts).toMatchObject([
      {},
      { text: '520', meaning: { values: ['BMW>3-serie'] }, lacksMotor: true },
      { text: 'd', meaning: { name: 'car_fuel', values: ['Diesel'] } },
    ]);
  });

  it('F-04 reads a motor as its fuel where the versions of other bodies alone have the word', async () => {
    const { post, service } = await openRoutes();
    const octavias = [
      { car_id: '40001', car_version: '1.5 TSI Style', car_body: 'Halvkombi', car_fuel: 'Bensin' },
      { car_id: '40002', car_version: 'Style', car_body: 'Kombi', car_fuel: 'Bensin' },
      { car_id: '40003', car_version: 'Style', car_body: 'Kombi', car_fuel: 'Diesel' },
    ].map((car) => ({ ...car, slug: 'x', car_brand: 'Skoda', car_model: 'Octavia' }));
    await service.rebuild(INDEX, documentsOf(octavias));
    const { body } = await post({ text: 'skoda octavia kombi tsi' });
    expect(ids(body)).toEqual(['40002']);
    expect(ids((await post({ query: body.understood.query })).body)).toEqual(['40002']);
  });

  it('F-04 sets aside the word that no car has, and keeps the others of the same name', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'svart kia 8 ev6' });
    expect(ids(body)).toEqual(['10003']);
    expect(body.understood.parts).toContainEqual({ from: 10, to: 11, text: '8', meaning: { kind: 'setAside' } });
  });

  it('F-04 sets aside a model that is not in stock where no car of its make fits', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'volvo xc60 svart' });
    expect(ids(body)).toEqual(['10003']);
    expect(body.understood.parts).toMatchObject([
      { text: 'volvo xc60', meaning: { kind: 'setAside' } },
      { text: 'svart' },
    ]);
    expect(ids((await post({ text: 'volvo xc60 röd' })).body)).toEqual(['10001', '10002']);
  });

  it('F-04 finds every car where a text asks for cars by words alone that none has', async () => {
    const { post } = await openRoutes();
    const { body } = await post({ text: 'en bil under 100 g' });
    expect(ids(body)).toEqual(['10001', '10002', '10003']);
    expect(ids((await post({ text: 'husvagn' })).body)).toEqual([]);
    expect(ids((await post({ text: 'smart fortwo' })).body)).toEqual([]);
  });

  it('F-04 takes the filter of a chosen suggestion', async () => {
    const { post } = await openRoutes();
    const suggestion = { from: 4, name: 'car_brand', value: 'Volvo>V90' };
    const { body } = await post({ text: 'röd v90', suggestion });
    expect(ids(body)).toEqual(['10002']);
    expect(body.understood.parts[1]).toEqual({
      from: 4,
      to: 7,
      text: 'v90',
      meaning: { kind: 'terms', name: 'car_brand', values: ['Volvo>V90'] },
    });
  });

  const NOT_UNDERSTOOD: readonly [string, Partial<SearchService>, object][] = [
    ['returns an error', { vocabulary: async () => failed('SEARCH_FAILED') }, { code: 'SEARCH_FAILED' }],
    [
      'throws',
      {
        vocabulary: async () => {
          throw new Error('no vocabulary');
        },
      },
      { code: 'SEARCH_FAILED', err: new Error('no vocabulary') },
    ],
  ];

  it.each(NOT_UNDERSTOOD)(
    'F-04 searches for the text as a keyphrase, marks it as not understood, and logs it where the understanding %s',
    async (_, replaced, fields) => {
      const { post, logged } = await openRoutes(replaced);
      const { status, body } = await post({ text: 'kia' });
      expect([status, ids(body)]).toEqual([200, ['10003']]);
      expect(body.understood).toEqual({ query: 'keyphrase=kia', queryText: { text: 'kia', plain: [] }, parts: null });
      expect(logged).toEqual([[fields, 'understanding failed']]);
    },
  );

  it.each(NOT_UNDERSTOOD)(
    'F-04 keeps a query whose own text cannot be explained where the understanding %s',
    async (_, replaced) => {
      const { post } = await openRoutes(replaced);
      const { body } = await post({ query: 'car_color=R%C3%B6d&said=r%C3%B6d' });
      expect(ids(body)).toEqual(['10001', '10002']);
      expect(body.understood).toMatchObject({ query: 'car_color=R%C3%B6d&said=r%C3%B6d', parts: null });
    },
  );

  it('F-04 fails where the replaced text cannot be understood: its filters are not known', async () => {
    const open = await openRoutes();
    let calls = 0;
    const { post } = await openRoutes({
      vocabulary: (index) => {
        calls += 1;
        return calls === 1 ? Promise.resolve(failed('SEARCH_FAILED')) : open.service.vocabulary(index);
      },
    });
    const { status, body } = await post({ text: 'kia', query: 'car_color=R%C3%B6d&said=r%C3%B6d' });
    expect([status, body.content]).toEqual([502, []]);
  });

  it('F-04 understands both texts in 2.5 seconds at most', async () => {
    jest.useFakeTimers();
    try {
      const { post, logged } = await openRoutes({ vocabulary: () => new Promise(() => undefined) });
      const responses = [post({ text: 'kia' }), post({ text: 'kia', query: 'car_color=R%C3%B6d&said=r%C3%B6d' })];
      await jest.advanceTimersByTimeAsync(2_500);
      const [alone, replacing] = await Promise.all(responses);
      expect(alone?.body.understood).toMatchObject({ query: 'keyphrase=kia', parts: null });
      expect(replacing?.status).toBe(502);
      expect(logged.filter((line) => JSON.stringify(line).includes('understanding failed'))).toEqual(
        Array.from({ length: 3 }, () => [{ code: 'TIMED_OUT' }, 'understanding failed']),
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('F-04 has failed where the search fails', async () => {
    const { post } = await openRoutes({ search: async () => failed('SEARCH_FAILED') });
    expect(await post({ text: 'kia' })).toEqual({
      status: 502,
      body: { facet: [], content: [], total_items: 0, limit: 48, offset: 0 },
    });
  });

  it('F-04 passes on the words of a new text that nothing knows, once it was searched for', async () => {
    const { service, logged } = await openRoutes();
    const unfound: unknown[] = [];
    const log = { error: (...line: unknown[]) => void logged.push(line) };
    const requests = createSearchRequests(service, log, { onUnfound: (of) => void unfound.push(of.terms) });
    const search = (query_text: object) =>
      requests.searchText(
        readTextSearchRequest({
          index: INDEX,
          fields: ['car_id'],
          query_text: { query: '', language: 'sv', ...query_text },
        }),
      );
    await search({ text: 'röd gnyffel' });
    await search({ text: 'gnyffel' });
    await search({ text: 'röd volvo' });
    await search({ query: 'said=r%C3%B6d+gnyffel' });
    expect(unfound).toEqual([['gnyffel'], ['gnyffel'], []]);
  });

  it.each<[string, object, object, string]>([
    ['a keyphrase in addition', { text: 'a' }, { keyphrase: 'b' }, 'there is no property "keyphrase".'],
    ['no query', { query: undefined }, {}, 'query_text.query is missing.'],
    ['no language', { language: undefined }, {}, 'query_text.language is missing.'],
    ['a text that is too long', { text: 'a'.repeat(201) }, {}, 'query_text.text has more than 200 characters.'],
    [
      'a suggestion of no facet',
      { text: 'a', suggestion: { from: 0, name: 'car_wings', value: '2' } },
      {},
      'query_text.suggestion.name: there is no facet "car_wings".',
    ],
    [
      'an index of facilities',
      {},
      { index: 'sites-car-store-se', fields: [] },
      'query_text is understood for an index of cars only.',
    ],
  ])('F-04 refuses %s', async (_, text, more, message) => {
    const { post } = await openRoutes();
    const { status, body } = await post(text, more);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(JSON.stringify(message).slice(1, -1));
  });
});
