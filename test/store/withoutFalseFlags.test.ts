import { withoutFalseFlags } from '@/store/withoutFalseFlags';
import { aContext } from './storeKit';

describe('the state of a page, as it is sent', () => {
  it('F-03 leaves out flags of cars that are false, and nothing else', () => {
    const car = { car_id: '10001', car_price: 0, car_is_sample: false, car_is_reserved: true, caroftheweek: false };
    const state = { context: aContext(), entities: { cars: { 10001: car } }, other: { car_is_sample: false } };
    expect(withoutFalseFlags(state)).toEqual({
      ...state,
      entities: { cars: { 10001: { car_id: '10001', car_price: 0, car_is_reserved: true } } },
    });
    expect(car.car_is_sample).toBe(false);
  });

  it('F-03 leaves a page without cars as it is', () => {
    const state = { context: aContext() };
    expect(withoutFalseFlags(state)).toBe(state);
  });
});
