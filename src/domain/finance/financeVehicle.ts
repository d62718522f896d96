import type { Car } from '@/domain/cars/car';
import { convertOdometer } from '@/domain/cars/odometer';
import { paidPrice } from '@/domain/stock/stock';
import type { VehicleKey } from './codeweaver';

/** The car as the British lender wants it (decision 9); null without a price in pounds. */
export function financeVehicle(
  car: Pick<Car, 'car_id'> &
    Parameters<typeof paidPrice>[0] &
    Partial<Pick<Car, 'car_regno' | 'car_mileage' | 'car_odometer' | 'car_firstregistration' | 'car_is_used'>>,
): VehicleKey | null {
  const paid = paidPrice(car);
  if (paid?.currency !== 'GBP') return null;
  return {
    id: car.car_id,
    ...(car.car_regno === undefined ? {} : { registration: car.car_regno }),
    price: paid.amountMinor / 100,
    mileage: convertOdometer(car.car_mileage ?? 0, car.car_odometer ?? 'mi', 'mi'),
    ...(car.car_firstregistration === undefined ? {} : { registrationDate: car.car_firstregistration.slice(0, 10) }),
    isUsed: car.car_is_used ?? true,
  };
}
