import type { Car } from '@/domain/cars/car';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import type { RegisteredVehicle } from './registry.store';
import type { RegisteredFuel } from './workshop.types';

const fuels = [
  ['petrol', 'petrol'],
  ['diesel', 'diesel'],
  ['electric', 'electric'],
  ['plugin', 'plugin'],
  ['hybrid', 'hybrid'],
  ['mild', 'hybrid'],
  ['gas', 'gas'],
  ['ethanol', 'petrol'],
  ['hydrogen', 'electric'],
] as const satisfies readonly (readonly [keyof typeof carTerms.car_fuel, RegisteredFuel])[];

const byTerm = new Map<string, RegisteredFuel>(
  fuels.map(([kind, fuel]) => [termIn(carTerms.car_fuel[kind], 'sv').toLowerCase(), fuel]),
);

/** A car of the Swedish stock as the registry would know it; null where what the work depends on is missing. */
export function stockVehicle(car: Partial<Car> | null, registrationNumber: string): RegisteredVehicle | null {
  const { car_brand: brand, car_model: model, car_year: buildYear, car_fuel } = car ?? {};
  const fuel = byTerm.get(car_fuel?.toLowerCase() ?? '');
  return brand && model && buildYear !== undefined && fuel
    ? { registrationNumber, brand, model, fuel, buildYear, hasServiceAgreement: false }
    : null;
}
