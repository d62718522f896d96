import fc from 'fast-check';
import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { termsFacets } from '@/domain/search/carFacets';
import { decodeListQuery, emptyQuery, LAST_PAGE, sortNames, type CarListQuery } from '@/domain/search/carList';
import { knownTerms, landingsOf, readLanding, type LandingPaths } from '@/domain/search/landingPages';
import { isOnOneLanding, listAddress, readListAddress } from '@/domain/search/listAddress';
import { normalizeSearch } from '@/domain/search/legacyParameters';
import { queryLanguages } from '@/domain/search/query/understanding';
import type { Landing } from '@/domain/sites/routes';

const places: LandingPaths = {
  makes: '/kop-bil/bilmarken',
  kinds: '/kop-bil/biltyp',
  carList: '/kop-bil/alla-bilar-i-lager',
  language: 'sv',
};
const values = {
  car_brand: [
    'Volvo',
    'Mercedes-Benz',
    'Volkswagen',
    'Škoda',
    'Volvo>XC60',
    'Volvo>V60',
    'Volkswagen>ID.4',
    'Mercedes-Benz>C-Klass',
    'Škoda>Octavia',
  ],
  car_fuel: ['El', 'Diesel', 'Bensin'],
  car_body: ['SUV', 'Kombi', 'Husbil'],
  car_condition: ['Ny', 'Begagnad'],
  car_gearbox: ['Automat'],
  car_equipment: ['Dragkrok'],
};
const read = (path: string) => readLanding(places, path, values);
const landing = (path: string): Landing => ({
  path,
  terms: read(path)?.terms ?? {},
  title: 'x',
  lead: '',
  unknown: [],
});

describe('landing pages of the list', () => {
  it.each<[string, object]>([
    ['/kop-bil/bilmarken/volvo', { car_brand: ['Volvo'] }],
    ['/kop-bil/bilmarken/mercedes-benz', { car_brand: ['Mercedes-Benz'] }],
    ['/kop-bil/bilmarken/skoda/octavia', { car_brand: ['Škoda', 'Škoda>Octavia'] }],
    ['/kop-bil/bilmarken/volvo/xc60', { car_brand: ['Volvo', 'Volvo>XC60'] }],
    ['/kop-bil/bilmarken/volkswagen/id-4', { car_brand: ['Volkswagen', 'Volkswagen>ID.4'] }],
    ['/kop-bil/biltyp/elbilar', { car_fuel: ['El'] }],
    ['/kop-bil/biltyp/laddhybrider', { car_fuel: ['Laddhybrid'] }],
    ['/kop-bil/biltyp/suv', { car_body: ['SUV'] }],
    ['/kop-bil/biltyp/husbil', { car_body: ['Husbil'] }],
    ['/kop-bil/alla-bilar-i-lager/volvo/xc60/diesel', { car_brand: ['Volvo', 'Volvo>XC60'], car_fuel: ['Diesel'] }],
    [
      '/kop-bil/alla-bilar-i-lager/kombi/automat/dragkrok',
      { car_body: ['Kombi'], car_gearbox: ['Automat'], car_equipment: ['Dragkrok'] },
    ],
  ])('F-03 %s is the landing page of its cars', (path, terms) => {
    expect(read(path)?.terms).toEqual(terms);
  });

  it.each<[string, object]>([
    ['/kop-bil/bilmarken/saab', { car_brand: ['Saab'] }],
    ['/kop-bil/bilmarken/land-rover', { car_brand: ['Land Rover'] }],
    ['/kop-bil/bilmarken/volvo/duett', { car_brand: ['Volvo', 'Volvo>Duett'] }],
  ])('F-03 %s has a page while the values of the stock are unknown', (path, terms) => {
    expect(readLanding(places, path, {})?.terms).toEqual(terms);
  });

  it.each([
    '/kop-bil/bilmarken',
    '/kop-bil/bilmarken/',
    '/kop-bil/bilmarken/Volvo',
    '/kop-bil/bilmarken/saab',
    '/kop-bil/bilmarken/land-rover/defender',
    '/kop-bil/bilmarken/volvo/',
    '/kop-bil/bilmarken/volvo/duett',
    '/kop-bil/bilmarken/volvo/octavia',
    '/kop-bil/bilmarken/volvo/xc60/2021',
    '/kop-bil/bilmarken/-',
    '/kop-bil/bilmarken/a%00',
    '/kop-bil/biltyp/rymdskepp',
    '/kop-bil/biltyp/suv/kombi',
    '/kop-bil/biltyp/',
    '/kop-bil/alla-bilar-i-lager/nonsens',
    '/kop-bil/alla-bilar-i-lager/xc60',
    '/kop-bil/alla-bilar-i-lager/',
    '/om-oss',
  ])('F-03 %s is no landing page', (path) => {
    expect(read(path)).toBeNull();
  });

  it('F-03 every kind has a path of its own in every language, and leads back to itself', () => {
    for (const language of queryLanguages) {
      const slugs = carKinds.map((kind) => kindSlug(kind, language));
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const kind of carKinds) {
        const path = `/k/${kindSlug(kind, language)}`;
        expect(path).toMatch(/^\/k\/[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(readLanding({ ...places, kinds: '/k', language }, path, {})?.terms).toEqual({
          [kind.facet]: [kind.value[language]],
        });
      }
    }
  });

  it.each([
    ['', []],
    ['car_brand=Volvo', ['/kop-bil/bilmarken/volvo']],
    [
      'car_brand=Volkswagen%3EID.4&car_fuel=El',
      ['/kop-bil/bilmarken/volkswagen/id-4', '/kop-bil/bilmarken/volkswagen', '/kop-bil/biltyp/elbilar'],
    ],
    ['car_brand=Volvo%3EV60&car_brand=Volvo%3EXC60', ['/kop-bil/bilmarken/volvo']],
    ['car_brand=Volvo&car_brand=Kia', []],
    ['car_body=SUV&car_body=Kombi', []],
    ['car_body=SUV&car_price_max=200000', ['/kop-bil/biltyp/suv']],
  ])('F-03 the landing pages of "%s", nearest first', (search, paths) => {
    expect(landingsOf(decodeListQuery(search).query, places).map(({ path }) => path)).toEqual(paths);
  });
});

describe('the address of a list, with a landing page or without', () => {
  const anyValue = fc.constantFrom(...Object.values(values).flat(), 'å&=+?#%/>', 'Saab');
  const anyQuery: fc.Arbitrary<CarListQuery> = fc
    .record({
      keyphrase: fc.constantFrom('', 'röd kombi', '100 % & mer'),
      terms: fc
        .array(
          fc.tuple(
            fc.constantFrom(...termsFacets.map(({ name }) => name)),
            fc.array(anyValue, { minLength: 1, maxLength: 3 }),
          ),
          { maxLength: 3 },
        )
        .map((pairs) => Object.fromEntries(pairs)),
      ranges: fc.constantFrom({}, { car_price: { min: 1, max: 2 } }, { car_mileage: { max: 8_000 } }),
      sort: fc.constantFrom(null, ...sortNames),
      page: fc.integer({ min: 1, max: LAST_PAGE }),
    })
    .map((query) => decodeListQuery(listAddress({ carList: '' }, query).slice(1)).query);
  const anyLanding = fc.constantFrom(
    undefined,
    ...[
      'bilmarken/volvo',
      'bilmarken/volvo/xc60',
      'biltyp/elbilar',
      'bilmarken/saab',
      'alla-bilar-i-lager/volvo/diesel',
    ].map((path) => landing(`/kop-bil/${path}`)),
  );

  it('F-03 reads back what it wrote, for any query and any path', () => {
    fc.assert(
      fc.property(anyQuery, anyLanding, fc.boolean(), (query, landing, on) => {
        const requested = on && landing ? { ...query, terms: { ...query.terms, ...landing.terms } } : query;
        const [path = '', search = ''] = listAddress({ carList: places.carList, landing }, requested).split('?');
        expect(readListAddress({ landing }, path, search)).toEqual({ query: requested, ignored: [] });
        expect(on && landing ? landing.path : path).toBe(path);
      }),
      { numRuns: 400 },
    );
  });

  it('F-03 a landing page stays in the address while the list is of its cars, and no longer', () => {
    const paths = { carList: places.carList, landing: landing('/kop-bil/bilmarken/volvo/xc60') };
    const addressOf = (search: string) => listAddress(paths, decodeListQuery(search).query);
    expect(addressOf('car_brand=Volvo%3EXC60&car_fuel=El&page=2')).toBe(
      '/kop-bil/bilmarken/volvo/xc60?car_fuel=El&page=2',
    );
    expect(addressOf('car_brand=Volvo')).toBe('/kop-bil/alla-bilar-i-lager?car_brand=Volvo');
    expect(addressOf('')).toBe('/kop-bil/alla-bilar-i-lager');
  });

  it('F-03 values that the stock has never had are reported, and not searched for', () => {
    const unknown = [{ name: 'car_brand', value: 'Volvoo' }];
    const landing: Landing = { path: places.carList, terms: {}, title: '', lead: '', unknown };
    expect(readListAddress({ landing }, places.carList, 'car_brand=Volvoo&car_fuel=El')).toEqual({
      query: { ...emptyQuery, terms: { car_fuel: ['El'] } },
      ignored: unknown,
    });
    expect(readListAddress({ landing }, places.carList, 'car_fuel=El').ignored).toEqual([]);
  });

  it('F-03 distinguishes a complete landing page from a filtered one', () => {
    const { terms } = landing('/kop-bil/bilmarken/volvo/xc60');
    expect(isOnOneLanding({ ...emptyQuery, terms, page: 3, sort: 'car_price_asc' }, terms)).toBe(true);
    for (const more of [
      { keyphrase: 'drag' },
      { ranges: { car_price: { max: 1 } } },
      { terms: { ...terms, car_fuel: ['El'] } },
    ])
      expect(isOnOneLanding({ ...emptyQuery, terms, ...more }, terms)).toBe(false);
  });
});

describe('path segments that differ from the values in stock', () => {
  it.each([
    ['car_brand=volvo', 'car_brand=Volvo'],
    ['car_brand=skoda%3Eoctavia', 'car_brand=%C5%A0koda%3EOctavia'],
    ['car_vehicle_type=LCV&x=1', 'car_vehicle_type_code=LCV&x=1'],
    ['car_brand=Volkswagen&car_model=ID.4', 'car_brand=Volkswagen&car_brand=Volkswagen%3EID.4'],
    ['car_model=xc60', 'car_brand=Volvo%3EXC60'],
    ['car_brand=Volvo&utm_source=brev', null],
    ['car_brand=Volvoo', null],
    ['car_mileage_km_min=15%C2%A0000&car_mileage_km_max=80%2C000', 'car_mileage_min=1500&car_mileage_max=8000'],
    ['car_mileage_km_max=lite', null],
    ['car_model=okand', null],
    ['', null],
  ])('F-03 "%s" is "%s"', (search, tidied) => {
    expect(normalizeSearch(search, values)).toBe(tidied);
    expect(normalizeSearch(tidied ?? search, values)).toBeNull();
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('F-03 %s is a name like any other', (name) => {
    expect(normalizeSearch(`${name}=x`, values)).toBeNull();
  });

  it('F-03 issue 26: reads each of a thousand values of an address as it reads one', () => {
    const given = Array.from({ length: 500 }, (_, index) => [
      ['car_brand', `SKODA>octavia${index % 2 === 0 ? '' : index}`],
      ['car_fuel', `eL${index % 3 === 0 ? '' : index}`],
    ]).flat();
    const one = ([name = '', value = '']: string[]): [string, string][] => {
      const search = new URLSearchParams({ [name]: value }).toString();
      return [...new URLSearchParams(normalizeSearch(search, values) ?? search)];
    };
    const all = normalizeSearch(new URLSearchParams(given as [string, string][]).toString(), values);
    const distinct = new Set(given.flatMap(one).map(String));
    expect(new Set([...new URLSearchParams(all ?? '')].map(String))).toEqual(distinct);
    expect(distinct).toContain('car_brand,Škoda>Octavia');
  });

  it('F-03 separates unknown values from those of the stock', () => {
    expect(knownTerms({ car_brand: ['Volvo', 'Volvoo'], car_fuel: ['vatten'], car_color: ['Lila'] }, values)).toEqual({
      terms: { car_brand: ['Volvo'], car_color: ['Lila'] },
      unknown: [
        { name: 'car_brand', value: 'Volvoo' },
        { name: 'car_fuel', value: 'vatten' },
      ],
    });
  });

  it('F-03 issue 21: an unknown model is named once, without the make that it was read with', () => {
    const { query } = decodeListQuery('car_brand=%3Cscript%3E&car_brand=Volvo%3EX1');
    expect(knownTerms(query.terms, values)).toEqual({
      terms: { car_brand: ['Volvo'] },
      unknown: [
        { name: 'car_brand', value: '<script>' },
        { name: 'car_brand', value: 'Volvo>X1' },
      ],
    });
  });
});
