import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { canRelax, filtersOf, relaxedQuery, relaxRequest } from '@/domain/search/relaxQuery';
import type { Constraint } from '@/domain/search/relax';
import { readRelaxRequest } from '@/domain/search/suggestRelaxUnderstand.schema';
import { constraintsOf } from '@/domain/search/constraints';

const query: CarListQuery = {
  ...emptyQuery,
  keyphrase: 't5',
  terms: { car_brand: ['Volvo', 'Volvo>V60'], car_equipment: ['Dragkrok', 'Navi'] },
  ranges: { car_price: { max: 1 } },
  extraFilters: [{ name: 'car_fuel', values: ['Diesel'], not: true }],
  near: { place: 'Lund', lat: 55.705, lng: 13.191, km: 50 },
  page: 3,
};

describe('relaxing a query', () => {
  it.each<[string, Constraint, Partial<CarListQuery>, number]>([
    ['the words', { kind: 'keyphrase' }, { keyphrase: '' }, 0],
    [
      'a model, any of its brand',
      { kind: 'terms', name: 'car_brand', values: ['Volvo>V60'] },
      { terms: { car_brand: ['Volvo'], car_equipment: ['Dragkrok', 'Navi'] } },
      1,
    ],
    [
      'a brand',
      { kind: 'terms', name: 'car_brand', values: ['Volvo', 'Volvo>V60'] },
      { terms: { car_equipment: ['Dragkrok', 'Navi'] } },
      2,
    ],
    ['a range', { kind: 'range', name: 'car_price' }, { ranges: {} }, 1],
    ['the distance, but not the place', { kind: 'distance' }, { near: { place: 'Lund', lat: 55.705, lng: 13.191 } }, 1],
  ])('F-07 %s', (_, constraint, change, chips) => {
    expect(relaxedQuery(query, constraint)).toEqual({ ...query, page: 1, ...change });
    expect(filtersOf(query, constraint)).toHaveLength(chips);
  });

  it('F-07 an exclusion', () => {
    const { extraFilters: _dropped, ...rest } = query;
    expect(relaxedQuery(query, { kind: 'extraFilter', index: 0 })).toEqual({ ...rest, page: 1 });
    expect(filtersOf(query, { kind: 'extraFilter', index: 0 })).toEqual([
      { kind: 'extraFilter', filter: { name: 'car_fuel', values: ['Diesel'], not: true } },
    ]);
  });

  it('F-07 the API accepts the request, and every constraint of it can be relaxed', () => {
    const request = readRelaxRequest(JSON.parse(JSON.stringify(relaxRequest(query, 'cars-car-store-se', 6))));
    const constraints = constraintsOf(request);
    expect(constraints).toHaveLength(8);
    for (const constraint of constraints) expect(relaxedQuery(query, constraint)).not.toEqual({ ...query, page: 1 });
  });

  it('F-07 the list of all cars has no constraint to relax', () => {
    expect([canRelax(emptyQuery), canRelax(query)]).toEqual([false, true]);
  });
});
