import type { Car, CarField } from './car';

/** The fields of a car that tell something of its model. */
export const modelFields = [
  'car_id',
  'car_version',
  'car_condition',
  'car_price',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_power',
  'car_seats',
  'car_cargo_volume_text',
  'wltp_electric_range',
  'electric_charging_speed_dc',
] as const satisfies readonly CarField[];
export type ModelCar = Partial<Pick<Car, (typeof modelFields)[number]>>;

/** The cars of a model in one condition. */
interface ModelOffer {
  /** The stock's word for it. */
  condition: string;
  count: number;
  /** The lowest price; null where no car has one. */
  price: number | null;
}

interface ModelVersion {
  name: string;
  /** Horsepower. */
  power: number | null;
  /** On electricity, in the stock's unit of distance. */
  range: number | null;
  count: number;
  price: number | null;
}

/** The lowest and the highest. */
export type Span = [low: number, high: number];

/** What the stock knows of a model. */
export interface ModelSummary {
  total: number;
  /** New before demonstration cars before used ones. */
  offers: ModelOffer[];
  /** The cheapest first. */
  versions: ModelVersion[];
  fuels: string[];
  gearboxes: string[];
  drives: string[];
  cargo: string[];
  power: Span | null;
  range: Span | null;
  seats: Span | null;
  charging: Span | null;
}

const isNumber = (value: number | undefined): value is number => value !== undefined && value > 0;

function span(
  cars: readonly ModelCar[],
  field: 'car_power' | 'wltp_electric_range' | 'car_seats' | 'electric_charging_speed_dc',
): Span | null {
  const values = cars.map((car) => car[field]).filter(isNumber);
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

const terms = (
  cars: readonly ModelCar[],
  field: 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_cargo_volume_text',
): string[] => [...new Set(cars.map((car) => car[field] ?? '').filter((word) => word !== ''))];

const lowestPrice = (cars: readonly ModelCar[]): number | null => {
  const prices = cars.map(({ car_price: price }) => price).filter(isNumber);
  return prices.length === 0 ? null : Math.min(...prices);
};

function grouped(cars: readonly ModelCar[], nameOf: (car: ModelCar) => string | undefined): [string, ModelCar[]][] {
  const groups = new Map<string, ModelCar[]>();
  for (const car of cars) {
    const name = nameOf(car);
    if (name) groups.set(name, [...(groups.get(name) ?? []), car]);
  }
  return [...groups];
}

const byPrice = (a: { price: number | null }, b: { price: number | null }): number =>
  (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER);

/**
 * Sums up the cars of a model.
 * @param total of the stock, which may have more cars than are given
 * @param conditions the stock's words, in the order in which they are shown
 */
export function modelSummary(
  cars: readonly ModelCar[],
  { total, conditions }: { total: number; conditions: readonly string[] },
): ModelSummary {
  const offers = grouped(cars, (car) => car.car_condition).map(([condition, those]): ModelOffer => ({
    condition,
    count: those.length,
    price: lowestPrice(those),
  }));
  // Words that no stock of ours has come last.
  const rank = ({ condition }: ModelOffer) =>
    conditions.includes(condition) ? conditions.indexOf(condition) : conditions.length;
  return {
    total,
    offers: offers.toSorted((a, b) => rank(a) - rank(b)),
    versions: grouped(cars, (car) => car.car_version)
      .map(([name, those]): ModelVersion => ({
        name,
        power: span(those, 'car_power')?.[1] ?? null,
        range: span(those, 'wltp_electric_range')?.[1] ?? null,
        count: those.length,
        price: lowestPrice(those),
      }))
      .toSorted(byPrice),
    fuels: terms(cars, 'car_fuel'),
    gearboxes: terms(cars, 'car_gearbox'),
    drives: terms(cars, 'car_drive'),
    cargo: terms(cars, 'car_cargo_volume_text'),
    power: span(cars, 'car_power'),
    range: span(cars, 'wltp_electric_range'),
    seats: span(cars, 'car_seats'),
    charging: span(cars, 'electric_charging_speed_dc'),
  };
}
