import { variedCars } from '@/features/finance/variedCars';
import type { CarRecord } from '@/store/entities';

const car = (car_id: string, car_model: string, car_price: number): CarRecord => ({
  car_id,
  car_brand: 'Volvo',
  car_model,
  car_price,
});
const idsOf = (cars: readonly CarRecord[]) => variedCars(cars, 3).map(({ car_id }) => car_id);

describe('the cars under the loan calculator', () => {
  it('H-03 are of different models and prices', () => {
    const same = [car('1', 'V60', 306_900), car('2', 'V60', 306_900), car('3', 'XC40', 306_900)];
    expect(idsOf([...same, car('4', 'XC40', 305_000), car('5', 'V60', 304_000), car('6', 'EX30', 299_900)])).toEqual([
      '1',
      '4',
      '6',
    ]);
  });

  it('H-03 are of different models at the same price before they are of one model', () => {
    const same = [car('1', 'V60', 306_900), car('2', 'V60', 306_000), car('3', 'XC40', 306_900)];
    expect(idsOf(same)).toEqual(['1', '2', '3']);
    expect(idsOf([...same, car('4', 'EX30', 306_900)])).toEqual(['1', '3', '4']);
    expect(idsOf([])).toEqual([]);
  });
});
