import type { Car } from './car';
import { isLot } from './lot';
import { kilometresPer } from './odometer';

/** What a site promises to whoever buys a used car. */
export interface UsedCarPromises {
  /** Within which the car can be exchanged for another. */
  exchangeDays: number;
  /** On cars younger than so many years, with less on the odometer. */
  warranty?: { months: number; years?: number; kilometres?: number };
}

export type PromisedCar = Partial<
  Pick<
    Car,
    | 'car_is_used'
    | 'car_is_sample'
    | 'car_lot_number'
    | 'car_year'
    | 'car_firstregistration'
    | 'car_mileage'
    | 'car_odometer'
  >
>;

/** Whole years on a day; without the day of registration the car counts as one of its year's first day. */
function ageOf({ car_firstregistration: registered, car_year: year }: PromisedCar, today: string): number | null {
  const first = registered ?? (year === undefined ? undefined : `${year}-01-01`);
  if (first === undefined) return null;
  return Number(today.slice(0, 4)) - Number(first.slice(0, 4)) - (today.slice(5, 10) < first.slice(5, 10) ? 1 : 0);
}

function hasWarranty(car: PromisedCar, { years, kilometres }: { years?: number; kilometres?: number }, today: string) {
  const age = ageOf(car, today);
  const driven = car.car_mileage === undefined ? null : car.car_mileage * kilometresPer[car.car_odometer ?? 'km'];
  const isYoung = years === undefined || (age !== null && age < years);
  return isYoung && (kilometres === undefined || (driven !== null && driven < kilometres));
}

/** What of it holds for a car; nothing for new cars and lots. `today` is an ISO date. */
export function promisesFor(
  car: PromisedCar,
  { exchangeDays, warranty }: UsedCarPromises,
  today: string,
): { exchangeDays: number; warrantyMonths: number | null } | null {
  if (car.car_is_used !== true || car.car_is_sample || isLot(car)) return null;
  return { exchangeDays, warrantyMonths: warranty && hasWarranty(car, warranty, today) ? warranty.months : null };
}
