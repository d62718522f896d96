import { promisesFor, type PromisedCar, type UsedCarPromises } from '@/domain/cars/usedCarPromises';

const TODAY = '2026-11-28T10:00:00.000Z';
const promises: UsedCarPromises = { exchangeDays: 14, warranty: { months: 12, years: 10, kilometres: 200_000 } };
const used: PromisedCar = {
  car_is_used: true,
  car_year: 2020,
  car_firstregistration: '2020-03-01',
  car_mileage: 5_000,
  car_odometer: 'mil',
};

describe('promises for a used car', () => {
  it('G-01 a young car has both', () => {
    expect(promisesFor(used, promises, TODAY)).toEqual({ exchangeDays: 14, warrantyMonths: 12 });
  });

  it.each<[string, PromisedCar, number | null]>([
    ['ten years old today', { car_firstregistration: '2016-11-28' }, null],
    ['ten years old tomorrow', { car_firstregistration: '2016-11-29' }, 12],
    ['of a year only, that may be ten years ago', { car_firstregistration: undefined, car_year: 2016 }, null],
    ['of a year only', { car_firstregistration: undefined, car_year: 2017 }, 12],
    ['of no known age', { car_firstregistration: undefined, car_year: undefined }, null],
    ['driven 20 000 mil', { car_mileage: 20_000 }, null],
    ['of unknown mileage', { car_mileage: undefined }, null],
    ['driven 20 000 km', { car_mileage: 20_000, car_odometer: 'km' }, 12],
  ])('G-01 the warranty of a car %s', (_kind, change, warrantyMonths) => {
    expect(promisesFor({ ...used, ...change }, promises, TODAY)).toEqual({ exchangeDays: 14, warrantyMonths });
  });

  it('G-01 a site without warranty promises none', () => {
    expect(promisesFor(used, { exchangeDays: 14 }, TODAY)).toEqual({ exchangeDays: 14, warrantyMonths: null });
  });

  it.each<[string, PromisedCar]>([
    ['a new car', { car_is_used: false }],
    ['a sample car', { car_is_sample: true }],
    ['a lot', { car_lot_number: '7' }],
  ])('G-01 %s has none', (_kind, change) => {
    expect(promisesFor({ ...used, ...change }, promises, TODAY)).toBeNull();
  });
});
