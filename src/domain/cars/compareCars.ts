import type { Car } from './car';
import { kilometresPer } from './odometer';

/**
 * What can be better or worse in a car, whoever buys it. Colour, power, body and size are taste: of them none is best.
 */
export const CRITERIA = [
  'price',
  'mileage',
  'year',
  'range',
  'charging',
  'consumption',
  'electricConsumption',
  'emission',
  'cargo',
  'safety',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** From 0, it does not matter, to 3, it matters most. */
export type Weight = 0 | 1 | 2 | 3;
export const WEIGHTS: readonly Weight[] = [0, 1, 2, 3];
export type Weights = Readonly<Partial<Record<Criterion, Weight>>>;

/** What a comparison reads of a car. */
type ComparedCar = Partial<
  Pick<
    Car,
    | 'car_price'
    | 'car_campaign_price'
    | 'car_has_campaign_price'
    | 'car_price_currency'
    | 'car_mileage'
    | 'car_odometer'
    | 'car_year'
    | 'wltp_electric_range'
    | 'electric_charging_speed_dc'
    | 'car_fuel_combined_text'
    | 'wltp_electric_consumption_text'
    | 'car_emission_mixed_text'
    | 'car_cargo_volume_text'
    | 'car_ncapstars'
  >
>;

/**
 * Whether all data of a car are here, or those of its card alone. A car may have no equipment; every record of the index
 * has its time.
 */
export const isFullRecord = ({
  car_equipment: equipment,
  indexed_at: indexed,
}: Partial<Pick<Car, 'car_equipment' | 'indexed_at'>>): boolean => equipment !== undefined || indexed !== undefined;

interface Measured {
  value: number;
  /** Values with different units are not compared. */
  unit: string;
}

/** '5,4 l/100 km' */
function measured(text: string | undefined): Measured | null {
  const [, number = '', unit = ''] = /^\s*(\d[\d\s\u00a0.,]*)\s*(.*)$/.exec(text ?? '') ?? [];
  const value = Number(number.replace(/[\s\u00a0]/g, '').replace(',', '.'));
  return number === '' || Number.isNaN(value) ? null : { value, unit: unit.trim().toLowerCase() };
}

const plain = (value: number | undefined, unit = ''): Measured | null => (value === undefined ? null : { value, unit });

type Direction = 'low' | 'high';

interface Rule {
  of: (car: ComparedCar) => Measured | null;
  better: Direction | ((unit: string) => Direction);
  /** The points of a value, from 0 to 1, by the best one. */
  points: (value: number, best: number, better: Direction) => number;
}

/** Twice the price is half the points. */
const byRatio: Rule['points'] = (value, best, better) => {
  const [part, full] = better === 'low' ? [best, value] : [value, best];
  return full <= 0 ? 1 : Math.max(0, part / full);
};
/** A difference of `span` takes all points. */
const bySpan =
  (span: number): Rule['points'] =>
  (value, best) =>
    Math.max(0, 1 - Math.abs(value - best) / span);

const rules: Readonly<Record<Criterion, Rule>> = {
  price: {
    of: ({
      car_price: price,
      car_campaign_price: reduced,
      car_has_campaign_price: has,
      car_price_currency: currency,
    }) => plain(has && reduced !== undefined ? reduced : price, currency),
    better: 'low',
    points: byRatio,
  },
  mileage: {
    of: ({ car_mileage: mileage, car_odometer: unit = 'km' }) =>
      plain(mileage === undefined ? undefined : mileage * kilometresPer[unit]),
    better: 'low',
    points: bySpan(200_000),
  },
  year: { of: ({ car_year: year }) => plain(year), better: 'high', points: bySpan(15) },
  range: { of: ({ wltp_electric_range: range }) => plain(range), better: 'high', points: byRatio },
  charging: { of: ({ electric_charging_speed_dc: speed }) => plain(speed), better: 'high', points: byRatio },
  consumption: {
    of: ({ car_fuel_combined_text: text }) => measured(text),
    better: (unit) => (unit.includes('mpg') ? 'high' : 'low'),
    points: byRatio,
  },
  electricConsumption: {
    of: ({ wltp_electric_consumption_text: text }) => measured(text),
    better: (unit) => (/^(mi|miles?|km)\s*\//.test(unit) ? 'high' : 'low'),
    points: byRatio,
  },
  emission: { of: ({ car_emission_mixed_text: text }) => measured(text), better: 'low', points: bySpan(250) },
  cargo: { of: ({ car_cargo_volume_text: text }) => measured(text), better: 'high', points: byRatio },
  safety: { of: ({ car_ncapstars: stars }) => plain(stars), better: 'high', points: bySpan(5) },
};

type Cars = readonly ComparedCar[];

interface Compared {
  values: readonly (number | null)[];
  better: Direction;
  best: number;
}

/** null where no two values can be compared. */
function comparedBy(cars: Cars, criterion: Criterion): Compared | null {
  const { of, better } = rules[criterion];
  const all = cars.map(of);
  const known = all.flatMap((one) => one ?? []);
  const [first] = known;
  if (!first || known.some(({ unit }) => unit !== first.unit)) return null;
  const direction = typeof better === 'string' ? better : better(first.unit);
  const numbers = known.map(({ value }) => value);
  return {
    values: all.map((one) => one?.value ?? null),
    better: direction,
    best: direction === 'low' ? Math.min(...numbers) : Math.max(...numbers),
  };
}

/** Whether one of the cars has a value for it. */
export const hasCriterion = (cars: Cars, criterion: Criterion): boolean => cars.some((car) => rules[criterion].of(car));

/** The cars with the best value; none where all are equal, or only one is known. */
export function bestOf(cars: Cars, criterion: Criterion): ReadonlySet<number> {
  const compared = comparedBy(cars, criterion);
  const known = compared?.values.filter((value) => value !== null) ?? [];
  if (!compared || known.length < 2 || known.every((value) => value === compared.best)) return new Set();
  return new Set(compared.values.flatMap((value, index) => (value === compared.best ? [index] : [])));
}

export interface Ranking {
  /** By car, from 0 to 100. */
  scores: readonly number[];
  /** Weighted, but unknown or in another unit for at least one car: it would be unfair to count it. */
  notCounted: readonly Criterion[];
  /** Cars with the most points; more than one in a tie. */
  winners: readonly number[];
  /** Points of the best over the next one. */
  margin: number;
  /** The next one; null in a tie. */
  second: number | null;
}

/** The result of the weights; null where nothing can be counted. */
export function rankCars(cars: Cars, weights: Weights): Ranking | null {
  const weighted = CRITERIA.filter((criterion) => (weights[criterion] ?? 0) > 0);
  const counted: { weight: number; points: readonly number[] }[] = [];
  const notCounted: Criterion[] = [];
  for (const criterion of weighted) {
    const compared = comparedBy(cars, criterion);
    if (!compared || compared.values.includes(null)) {
      notCounted.push(criterion);
      continue;
    }
    counted.push({
      weight: weights[criterion] ?? 0,
      points: compared.values.map((value) => rules[criterion].points(value ?? 0, compared.best, compared.better)),
    });
  }
  const sum = counted.reduce((all, { weight }) => all + weight, 0);
  if (cars.length < 2 || sum === 0) return notCounted.length === 0 ? null : empty(notCounted);
  // Whole points: a difference that is not shown decides nothing.
  const scores = cars.map((_, index) =>
    Math.round((100 * counted.reduce((all, { weight, points }) => all + weight * (points[index] ?? 0), 0)) / sum),
  );
  const order = scores.map((_, index) => index).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const most = Math.max(...scores);
  const winners = order.filter((index) => scores[index] === most);
  const second = winners.length > 1 ? null : (order[1] ?? null);
  return { scores, notCounted, winners, second, margin: second === null ? 0 : most - (scores[second] ?? 0) };
}

const empty = (notCounted: readonly Criterion[]): Ranking => ({
  scores: [],
  notCounted,
  winners: [],
  margin: 0,
  second: null,
});
