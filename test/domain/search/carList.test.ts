import fc from 'fast-check';
import {
  carFacets,
  isMonthlyCost,
  rangeFacets,
  shownMonthlyCost,
  termsFacets,
  type Ranges,
  type Terms,
} from '@/domain/search/carFacets';
import {
  cleanKeyphrase,
  decodeListQuery,
  emptyQuery,
  encodeListQuery,
  LAST_PAGE,
  listFields,
  listRequest,
  orderedRange,
  sortNames,
  toggleTerm,
  type CarListQuery,
} from '@/domain/search/carList';
import { canonicalExtraFilters, nearTown, extraRanges } from '@/domain/search/extraFilters';
import { searchLimits, type BaseFilter } from '@/domain/search/search';

const value = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.replace(/[\u0000-\u001f\u007f-\u009f>]/g, '').trim())
  .filter((text) => text.length > 0);
const bound = fc.integer({ min: 0, max: 999_999_999 });
const range = fc.oneof(
  fc.record({ min: bound }),
  fc.record({ max: bound }),
  fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const terms: fc.Arbitrary<Terms> = fc.dictionary(
  fc.constantFrom(...termsFacets.map(({ name }) => name)),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => values.sort()),
  { noNullPrototype: true },
);
const ranges: fc.Arbitrary<Ranges> = fc.dictionary(fc.constantFrom(...rangeFacets.map(({ name }) => name)), range, {
  noNullPrototype: true,
});
const extraFilter: fc.Arbitrary<BaseFilter> = fc.oneof(
  fc.record({
    name: fc.constantFrom('car_fuel', 'car_equipment'),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
    not: fc.constant<true>(true),
  }),
  fc.record({
    name: fc.constantFrom('car_equipment', 'car_is_used'),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
  }),
);
const extraFilters = fc
  .tuple(
    fc.array(extraFilter, { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...extraRanges), range, { noNullPrototype: true }),
  )
  .map(([some, numbers]) =>
    canonicalExtraFilters([...some, ...Object.entries(numbers).map(([name, one]) => ({ name, ...one }))]),
  );
const near = fc
  .tuple(
    value,
    fc.integer({ min: -90_000, max: 90_000 }),
    fc.integer({ min: -180_000, max: 180_000 }),
    fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
  )
  .map(([place, lat, lng, km]) =>
    nearTown(place, { lat: lat / 1_000, lng: lng / 1_000, ...(km === undefined ? {} : { km }) }),
  )
  .filter(({ place }) => place !== '');
const queryText = fc
  .tuple(value, fc.boolean())
  .map(([text, plain]) => ({
    text: cleanKeyphrase(text),
    plain: plain ? [{ from: 0, to: cleanKeyphrase(text).length }] : [],
  }))
  .filter(({ text }) => text !== '');
const query: fc.Arbitrary<CarListQuery> = fc
  .record({
    keyphrase: fc
      .array(value, { maxLength: 4 })
      .map((terms) => terms.join(' ').replace(/\s+/g, ' ').slice(0, searchLimits.keyphrase).trim()),
    terms,
    ranges,
    sort: fc.constantFrom(null, ...sortNames),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
  })
  .chain((query) =>
    fc
      .record({
        extraFilters: fc.option(extraFilters, { nil: undefined }),
        near: fc.option(near, { nil: undefined }),
        queryText: fc.option(queryText, { nil: undefined }),
      })
      .map((terms): CarListQuery => {
        const { extraFilters: wanted = [], near: place, queryText: written } = terms;
        return {
          ...query,
          ...(wanted.length > 0 ? { extraFilters: wanted } : {}),
          ...(place ? { near: place } : {}),
          ...(written ? { queryText: written } : {}),
          sort: query.sort === 'distance_asc' && !place ? null : query.sort,
        };
      }),
  );

describe('the list address', () => {
  it('F-03 decodes what it encodes, for any query', () => {
    fc.assert(
      fc.property(query, (query) => {
        const decoded = decodeListQuery(encodeListQuery(query));
        expect(decoded.query).toEqual(query);
        expect(decoded.ignored).toEqual([]);
      }),
    );
  });

  it('F-03 never throws and reaches a fixed point on any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = encodeListQuery(decodeListQuery(text).query);
        expect(encodeListQuery(decodeListQuery(once).query)).toBe(once);
      }),
    );
  });

  it('F-03 encodes the same query as the same address, in any order of clicks', () => {
    const one = toggleTerm(toggleTerm({}, 'car_brand', 'Volvo'), 'car_brand', 'Kia');
    const other = toggleTerm(toggleTerm({}, 'car_brand', 'Kia'), 'car_brand', 'Volvo');
    expect(encodeListQuery({ ...emptyQuery, terms: one })).toBe(encodeListQuery({ ...emptyQuery, terms: other }));
  });

  it.each([
    ['page=2', 2],
    ['page=20', 20],
    ['page=21', 20],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=abc', 1],
    ['page=1e3', 1],
    ['', 1],
  ])('F-03 reads %p as page %p', (text, page) => {
    expect(decodeListQuery(text).query.page).toBe(page);
  });

  it('F-05 strips spaces in bounds and never lets the lower exceed the upper', () => {
    expect(decodeListQuery('car_price_min=300%20000&car_price_max=100%C2%A0000').query.ranges).toEqual({
      car_price: { min: 100_000, max: 300_000 },
    });
    expect(orderedRange({ min: 5, max: 2 })).toEqual({ min: 2, max: 5 });
    expect(orderedRange({})).toBeNull();
  });

  it('F-03 names what it ignores', () => {
    const { query: read, ignored } = decodeListQuery('car_price_min=cheap&sort=best&car_wheels=4&utm_source=letter');
    expect(read).toEqual(emptyQuery);
    expect(ignored).toEqual([
      { name: 'car_price_min', value: 'cheap' },
      { name: 'sort', value: 'best' },
      { name: 'car_wheels', value: '4' },
    ]);
  });
});

describe('toggleTerm', () => {
  it('F-02 chooses the parent with a child, and drops the children with the parent', () => {
    const child = toggleTerm({}, 'car_brand', 'Volvo>V60');
    expect(child).toEqual({ car_brand: ['Volvo', 'Volvo>V60'] });
    expect(toggleTerm(child, 'car_brand', 'Volvo>V60')).toEqual({ car_brand: ['Volvo'] });
    expect(toggleTerm(child, 'car_brand', 'Volvo')).toEqual({});
  });
});

describe('listRequest', () => {
  it('F-01 requests every facet with its selection, 48 cars per page', () => {
    const request = listRequest(
      { ...emptyQuery, terms: { car_fuel: ['El'] }, ranges: { car_price: { max: 1 } }, page: 3 },
      'cars-car-store-se',
      [],
    );
    expect(request.facets.map(({ name }) => name)).toEqual(
      carFacets
        .filter((facet) => !('quiet' in facet) && (!isMonthlyCost(facet.name) || facet.name === shownMonthlyCost({})))
        .map(({ name }) => name),
    );
    expect(request.facets.find(({ name }) => name === 'car_fuel')?.filters).toEqual(['El']);
    expect(request.facets.find(({ name }) => name === 'car_price')?.filters).toEqual([{ max: 1 }]);
    expect(request).toMatchObject({ limit: 48, offset: 96, sort_name: 'car_publishdate_asc' });
  });

  it('F-08 sorts by relevance when there is a keyphrase and no other constraint', () => {
    // What a month costs is requested where it matters, and with a loan never.
    const extra = (over: Partial<CarListQuery>) =>
      listRequest({ ...emptyQuery, ...over }, 'i', []).fields.slice(listFields.length);
    expect([
      extra({}),
      extra({ sort: 'car_monthly_cost_own_2_asc' }),
      extra({ ranges: { car_monthly_cost_own_4: { max: 5000 } } }),
      extra({ sort: 'car_monthly_cost_loan_2_asc' }),
    ]).toEqual([[], ['car_monthly_cost_own_2'], ['car_monthly_cost_own_4'], []]);
    expect(listRequest({ ...emptyQuery, keyphrase: 'drag' }, 'i', []).sort_name).toBe('relevance');
    expect(listRequest({ ...emptyQuery, keyphrase: 'drag', sort: 'car_price_asc' }, 'i', []).sort_name).toBe(
      'car_price_asc',
    );
  });
});
