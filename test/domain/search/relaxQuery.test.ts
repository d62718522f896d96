import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { canLoosen, filtersOf, loosened, relaxRequest } from '@/domain/search/relaxQuery';
import type { Wish } from '@/domain/search/relax';
import { readRelaxRequest } from '@/domain/search/suggestRelaxUnderstand.schema';
import { wishesOf } from '@/domain/search/constraints';

const query: CarListQuery = {
  ...emptyQuery,
  keyphrase: 't5',
  terms: { car_brand: ['Volvo', 'Volvo>V60'], car_equipment: ['Dragkrok', 'Navi'] },
  ranges: { car_price: { max: 1 } },
  wishes: [{ name: 'car_fuel', values: ['Diesel'], not: true }],
  near: { place: 'Lund', lat: 55.705, lng: 13.191, km: 50 },
  page: 3,
};

describe('letting go of a wish', () => {
  it.each<[string, Wish, Partial<CarListQuery>, number]>([
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
  ])('F-07 %s', (_, wish, change, chips) => {
    expect(loosened(query, wish)).toEqual({ ...query, page: 1, ...change });
    expect(filtersOf(query, wish)).toHaveLength(chips);
  });

  it('F-07 an exclusion', () => {
    const { wishes: _wishes, ...rest } = query;
    expect(loosened(query, { kind: 'wish', at: 0 })).toEqual({ ...rest, page: 1 });
    expect(filtersOf(query, { kind: 'wish', at: 0 })).toEqual([
      { kind: 'wish', wish: { name: 'car_fuel', values: ['Diesel'], not: true } },
    ]);
  });

  it('F-07 the door takes what is asked, and every wish of it can be let go of', () => {
    const request = readRelaxRequest(JSON.parse(JSON.stringify(relaxRequest(query, 'cars-car-store-se', 6))));
    const wishes = wishesOf(request);
    expect(wishes).toHaveLength(8);
    for (const wish of wishes) expect(loosened(query, wish)).not.toEqual({ ...query, page: 1 });
  });

  it('F-07 the whole list has nothing to let go of', () => {
    expect([canLoosen(emptyQuery), canLoosen(query)]).toEqual([false, true]);
  });
});
