import { cleanKeyphrase, decodeListQuery, encodeListQuery, LARGEST_BOUND, listRequest } from '@/domain/search/carList';
import { readSearchRequest } from '@/domain/search/search.schema';
import fc from 'fast-check';

describe('a handwritten address of the list', () => {
  it.each<[string, string, object]>([
    ['a model alone stands with its brand', 'car_brand=Volvo%3EV60', { car_brand: ['Volvo', 'Volvo>V60'] }],
    [
      'models of two brands',
      'car_brand=Kia%3EEV6&car_brand=Volvo%3EV60',
      { car_brand: ['Kia', 'Kia>EV6', 'Volvo', 'Volvo>V60'] },
    ],
    ['a child of a facet without children is a word like any other', 'car_fuel=a%3Eb', { car_fuel: ['a>b'] }],
  ])('F-03 %s', (_, search, terms) => {
    const { query } = decodeListQuery(search);
    expect(query.terms).toEqual(terms);
    expect(decodeListQuery(encodeListQuery(query)).query).toEqual(query);
  });

  it.each(['\u0000', '\u001f', '\u007f', '\u0085', '\u009f'])(
    'F-03 control character %j is never sent to the search',
    (sign) => {
      const { query, ignored } = decodeListQuery(
        `car_fuel=${encodeURIComponent(`a${sign}b`)}&keyphrase=${encodeURIComponent(`a${sign}b`)}`,
      );
      expect(query).toMatchObject({ terms: {}, keyphrase: 'a b' });
      expect(ignored.map(({ name }) => name)).toEqual(['car_fuel']);
      expect(cleanKeyphrase(`a${sign}${sign} b`)).toBe('a b');
    },
  );

  it('F-04 what a paste brings without being seen is no part of a word', () => {
    expect(cleanKeyphrase('pakettiau\u00adto\ufeff')).toBe('pakettiauto');
  });

  it('F-05 an address can encode the largest bound that a field accepts', () => {
    expect(decodeListQuery(`car_price_max=${LARGEST_BOUND}`).query.ranges).toEqual({
      car_price: { max: LARGEST_BOUND },
    });
    expect(decodeListQuery(`car_price_max=${LARGEST_BOUND + 1}`)).toMatchObject({
      query: { ranges: {} },
      ignored: [{ name: 'car_price_max' }],
    });
  });

  it('F-01 the API accepts the query of any address', () => {
    const name = fc.constantFrom(
      'car_brand',
      'car_fuel',
      'car_equipment',
      'car_price_min',
      'car_price_max',
      'keyphrase',
      'sort',
      'page',
      'car_x',
    );
    const value = fc.oneof(
      fc.string({ maxLength: 150, unit: 'binary' }),
      fc.constantFrom('a>b', '>', '>b', '9'.repeat(9), 'relevance', '\u0085', '\ud800'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 30 }), (pairs) => {
        const { query } = decodeListQuery(new URLSearchParams(pairs).toString());
        expect(() =>
          readSearchRequest(JSON.parse(JSON.stringify(listRequest(query, 'cars-car-store-se', [])))),
        ).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('F-01 not even one of 400 models', () => {
    const { query } = decodeListQuery(Array.from({ length: 400 }, (_, index) => `car_brand=b${index}%3Em`).join('&'));
    expect(() => readSearchRequest(listRequest(query, 'cars-car-store-se', []))).not.toThrow();
    expect(decodeListQuery(encodeListQuery(query)).query).toEqual(query);
  });
});
