import {
  entitiesArrived,
  entitiesSlice,
  mergeEntities,
  selectCarById,
  selectCarsByIds,
  selectDepartmentsOf,
  selectFacilityById,
  selectWorkshopsByIds,
  type EntitiesState,
} from '@/store/entities';
import { normalizeCars, normalizeFacilities, normalizeWorkshops } from '@/store/entities.normalize';
import type { Department } from '@/domain/dealers/facility';
import { isDeepEqual } from '@/store/isDeepEqual';
import { aWorkshop } from '../features/booking/bookingKit';

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

  it('M-01 a record with few fields updates these and leaves the others', () => {
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
      'of a card: a campaign that is over is removed, what a card does not show stays',
      ['car_id', 'car_price', 'car_campaign_price'],
      { car_price: 249_900, car_description: 'En ägare' },
    ],
    ['of all fields: those that it has no longer are removed', 'all', { car_price: 249_900 }],
    [
      'that was not requested: it stays',
      undefined,
      { car_price: 249_900, car_campaign_price: 239_900, car_description: 'En ägare' },
    ],
  ])('M-01 what is missing %s', (_, requests, left) => {
    const before = arrive(empty, {
      car_id: '10001',
      car_price: 249_900,
      car_campaign_price: 239_900,
      car_description: 'En ägare',
    });
    const patch = normalizeCars([{ car_id: '10001', car_price: 249_900 }], requests).entities;
    const after = mergeEntities(before, JSON.parse(JSON.stringify(patch)));
    expect(after.cars['10001']).toEqual({ car_id: '10001', ...left });
    expect(mergeEntities(after, patch)).toBe(after);
  });

  it('M-01 preserves the identity of what did not change', () => {
    const before = arrive(empty, { car_id: '10001', car_equipment: ['Dragkrok'] }, { car_id: '10002' });
    expect(arrive(before, { car_id: '10001', car_equipment: ['Dragkrok'] })).toBe(before);
    const after = arrive(before, { car_id: '10002', car_brand: 'Kia' });
    expect(after.cars['10001']).toBe(before.cars['10001']);
    expect(after.facilities).toBe(before.facilities);
    expect(mergeEntities(before, {})).toBe(before);
  });

  it('M-01 normalises the departments of a dealer, and selects them in its order', () => {
    const department = (name: string): Department => ({
      name,
      official_name: name,
      department_type: name,
      group: 'Workshop',
      phone: '',
      email: '',
      brands: [],
      users: [],
      openingschedule: { openinghours: [], deviationdays: [] },
    });
    const [sales, workshop] = [department('Bilar'), department('Verkstad')];
    const patch = normalizeFacilities([{ site_id: '7', site_departments: [sales, workshop] }]).entities;
    expect(patch).toEqual({
      facilities: { 7: { site_id: '7', site_departments: ['7-0', '7-1'] } },
      departments: { '7-0': sales, '7-1': workshop },
    });
    const entities = mergeEntities(empty, patch);
    const departments = selectDepartmentsOf({ entities }, '7');
    expect(departments).toEqual([sales, workshop]);
    // A list of dealers brings no departments: those of a dealer that was opened stay.
    const listed = mergeEntities(entities, normalizeFacilities([{ site_id: '7', site_city: 'Falun' }]).entities);
    expect(selectDepartmentsOf({ entities: listed }, '7')).toBe(departments);
    expect(selectDepartmentsOf({ entities }, '8')).toEqual([]);
    // In another order each id is another department: nothing of the one before is left.
    const { users: _users, ...parts } = department('Delar');
    const dealer = JSON.parse(JSON.stringify({ site_id: '7', site_departments: [workshop, parts] }));
    const reordered = normalizeFacilities([dealer]).entities;
    const merged = mergeEntities(entities, reordered);
    expect(selectDepartmentsOf({ entities: merged }, '7')).toEqual([workshop, parts]);
    expect(mergeEntities(merged, reordered)).toBe(merged);
  });

  it('M-01 normalises workshops by department; each names its dealer by id', () => {
    const patch = normalizeWorkshops([aWorkshop(2), aWorkshop(1)]);
    expect(patch).toEqual({ ids: ['2', '1'], entities: { workshops: { 1: aWorkshop(1), 2: aWorkshop(2) } } });
    const dealer = normalizeFacilities([{ site_id: aWorkshop(1).siteId, site_city: 'Solna' }]).entities;
    const entities = mergeEntities(mergeEntities(empty, dealer), patch.entities);
    const workshops = selectWorkshopsByIds({ entities }, ['1', '9', '2']);
    expect(workshops.map(({ siteId }) => selectFacilityById({ entities }, siteId)?.site_city)).toEqual([
      'Solna',
      undefined,
    ]);
    // Other services have another first time: the record is the latest one.
    const next = { ...aWorkshop(1).firstTimeSlot, localTime: '14:00' };
    const again = mergeEntities(entities, normalizeWorkshops([aWorkshop(1, { firstTimeSlot: next })]).entities);
    expect(again.workshops?.['1']?.firstTimeSlot.localTime).toBe('14:00');
    expect(again.workshops?.['2']).toBe(entities.workshops?.['2']);
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
