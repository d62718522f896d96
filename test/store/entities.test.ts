import {
  entitiesArrived,
  entitiesSlice,
  mergeEntities,
  selectCarById,
  selectCarsByIds,
  type EntitiesState,
} from '@/store/entities';
import { normalizeCars, normalizeFacilities } from '@/store/entities.normalize';
import { isDeepEqual } from '@/store/isDeepEqual';

const empty: EntitiesState = { cars: {}, facilities: {} };
const arrive = (state: EntitiesState, ...cars: Parameters<typeof normalizeCars>[0]) =>
  entitiesSlice.reducer(state, entitiesArrived(normalizeCars(cars).entities));

describe('entities', () => {
  it('M-01 normalises documents to ids in their order and records by id', () => {
    expect(normalizeCars([{ car_id: '20002', car_brand: 'Volvo' }, { car_id: '10001' }])).toEqual({
      ids: ['20002', '10001'],
      entities: { cars: { 20002: { car_id: '20002', car_brand: 'Volvo' }, 10001: { car_id: '10001' } } },
    });
    expect(normalizeFacilities([{ site_id: '7', site_city: 'Falun' }])).toEqual({
      ids: ['7'],
      entities: { facilities: { 7: { site_id: '7', site_city: 'Falun' } } },
    });
    expect(normalizeCars([])).toEqual({ ids: [], entities: {} });
  });

  it('M-01 never empties a full record by a thin one, and takes the news that it brings', () => {
    const full = arrive(empty, {
      car_id: '10001',
      car_brand: 'Volvo',
      car_price: 249_900,
      car_description: 'En ägare',
      car_equipment: ['Dragkrok'],
    });
    const after = arrive(full, { car_id: '10001', car_price: 239_900, car_description: undefined });
    expect(after.cars['10001']).toEqual({
      car_id: '10001',
      car_brand: 'Volvo',
      car_price: 239_900,
      car_description: 'En ägare',
      car_equipment: ['Dragkrok'],
    });
  });

  it.each<[string, Parameters<typeof normalizeCars>[1], Record<string, unknown>]>([
    [
      'of a card: a campaign that is over goes, what a card does not show stays',
      ['car_id', 'car_price', 'car_campaign_price'],
      { car_price: 249_900, car_description: 'En ägare' },
    ],
    ['of the whole car: all that it has not any more goes', 'whole', { car_price: 249_900 }],
    [
      'that nobody asked for: it stays',
      undefined,
      { car_price: 249_900, car_campaign_price: 239_900, car_description: 'En ägare' },
    ],
  ])('M-01 what is missing %s', (_, asked, left) => {
    const before = arrive(empty, {
      car_id: '10001',
      car_price: 249_900,
      car_campaign_price: 239_900,
      car_description: 'En ägare',
    });
    const patch = normalizeCars([{ car_id: '10001', car_price: 249_900 }], asked).entities;
    const after = mergeEntities(before, JSON.parse(JSON.stringify(patch)));
    expect(after.cars['10001']).toEqual({ car_id: '10001', ...left });
    expect(mergeEntities(after, patch)).toBe(after);
  });

  it('M-01 keeps the identity of whatever did not change', () => {
    const before = arrive(empty, { car_id: '10001', car_equipment: ['Dragkrok'] }, { car_id: '10002' });
    expect(arrive(before, { car_id: '10001', car_equipment: ['Dragkrok'] })).toBe(before);
    const after = arrive(before, { car_id: '10002', car_brand: 'Kia' });
    expect(after.cars['10001']).toBe(before.cars['10001']);
    expect(after.facilities).toBe(before.facilities);
    expect(mergeEntities(before, {})).toBe(before);
  });

  it('M-01 selects by ids in their order, leaves out the unknown, and gives the same array for the same records', () => {
    const entities = arrive(empty, { car_id: '10001' }, { car_id: '10002' });
    const ids = ['10002', '99999', '10001'];
    const cars = selectCarsByIds({ entities }, ids);
    expect(cars.map((car) => car.car_id)).toEqual(['10002', '10001']);
    expect(selectCarsByIds({ entities: arrive(entities, { car_id: '10003' }) }, ids)).toBe(cars);
    expect(selectCarById({ entities }, '99999')).toBeUndefined();
  });
});

describe('isDeepEqual', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['equal whatever the order of keys', { a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
    ['a list is not an object', [], {}, false],
    ['a missing key is not an undefined one', { a: undefined }, { b: undefined }, false],
    ['a longer list differs', [1], [1, 2], false],
    ['text is not a number', '1', 1, false],
    ['null is not an empty object', null, {}, false],
  ])('M-01 %s', (_, a, b, same) => {
    expect(isDeepEqual(a, b)).toBe(same);
    expect(isDeepEqual(b, a)).toBe(same);
  });
});
