import { carPath } from '@/domain/sites/routes';
import { generateCars, generateSoldCars } from '@/server/cars/seed/cars.seed';
import { siteByName } from '@/sites/sites';

const { carBase } = siteByName('car-store-se').paths;

export function sampleCar(): string {
  for (const car of generateCars('se')) if (car.car_is_sample) return carPath({ carBase }, car);
  throw new Error('The stock has no sample car.');
}

/** Its page stays. */
export function soldCar(): string {
  for (const { car } of generateSoldCars('se')) return carPath({ carBase }, car);
  throw new Error('The stock has no sold car.');
}
