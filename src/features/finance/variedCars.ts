import { paidAmount } from '@/domain/cars/paidAmount';
import type { CarRecord } from '@/store/entities';

/**
 * So many of the cars, the first ones before later ones: of different models and prices where there are such, since
 * three of the same car tell no more than one.
 */
export function variedCars(cars: readonly CarRecord[], count: number): CarRecord[] {
  const isSameModel = (one: CarRecord, other: CarRecord): boolean =>
    one.car_brand === other.car_brand && one.car_model === other.car_model;
  const isSamePrice = (one: CarRecord, other: CarRecord): boolean => paidAmount(one) === paidAmount(other);
  const chosen: CarRecord[] = [];
  const choose = (isToo: (one: CarRecord, other: CarRecord) => boolean): void => {
    for (const car of cars)
      if (chosen.length < count && !chosen.some((other) => car === other || isToo(car, other))) chosen.push(car);
  };
  choose((one, other) => isSameModel(one, other) || isSamePrice(one, other));
  choose(isSameModel);
  choose(() => false);
  return chosen.toSorted((one, other) => cars.indexOf(one) - cars.indexOf(other));
}
