import type { LoanTerms } from '../finance/finance';
import type { Undisclosed } from '../finance/undisclosed';
import { LOAN_FIELD } from '../search/carList';
import type { Car, CarField } from './car';
import type { carPicture, StudioBody, StudioPaint } from './carPicture';

/** The fields of a car that tell something of its model. */
const modelFields = [
  'car_id',
  'slug',
  'car_version',
  'car_condition',
  'car_price',
  'car_body',
  'car_color',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_power',
  'car_seats',
  'car_cargo_volume_text',
  'wltp_electric_range',
  'electric_charging_speed_dc',
] as const satisfies readonly CarField[];
/** What is read of each car of a model. */
export const modelCarFields = [...modelFields, LOAN_FIELD] as const;
export type ModelCar = Partial<Pick<Car, (typeof modelFields)[number]>> & { car_loan_terms?: Undisclosed<LoanTerms> };

/** The cars of a model in one condition. */
interface ModelOffer {
  /** The stock's word for it. */
  condition: string;
  count: number;
  /** The lowest price; null where no car has one. */
  price: number | null;
  /** The highest one, where they differ. */
  highest?: number;
  /** The loan of the cheapest car. */
  loan?: Undisclosed<LoanTerms>;
  /** The cheapest first. */
  versions: ModelVersion[];
}

export interface ModelVersion {
  name: string;
  /** Horsepower. */
  power: number | null;
  /** On electricity, in the stock's unit of distance. */
  range: number | null;
  count: number;
  price: number | null;
  /** The only one. */
  car?: Pick<Car, 'car_id' | 'slug'>;
  /** What its name does not tell: filters that leave out the versions whose names have all of its words. */
  narrowed?: [name: string, value: string][];
}

export interface ModelColour {
  /** The stock's word for it. */
  name: string;
  count: number;
  /** null: nobody knows what it looks like. */
  colour: string | null;
  /** What the studio's pictures of these cars show, the most frequent body first; null where there are none. */
  look: { paint: StudioPaint; bodies: StudioBody[] } | null;
  /** The only one. */
  car?: Pick<Car, 'car_id' | 'slug'>;
}

/** The lowest and the highest. */
export type Span = [low: number, high: number];

/** What the stock knows of a model. */
export interface ModelSummary {
  total: number;
  /** New before demonstration cars before used ones. */
  offers: ModelOffer[];
  /** Those with most cars first. */
  colours: ModelColour[];
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
  field: 'car_price' | 'car_power' | 'wltp_electric_range' | 'car_seats' | 'electric_charging_speed_dc',
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

function byFrequency<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

const byPrice = (a: { price: number | null }, b: { price: number | null }): number =>
  (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER);

const tokensOf = (name: string | undefined): string[] => (name ?? '').toLowerCase().split(/\s+/);

/** Filters between a version and those that a search for its name finds besides. */
function narrowing(those: readonly ModelCar[], cars: readonly ModelCar[]): [name: string, value: string][] {
  const name = those[0]?.car_version;
  const others = cars.filter(
    ({ car_version: other }) =>
      other !== name && tokensOf(name).every((word) => tokensOf(other).some((one) => one.startsWith(word))),
  );
  if (others.length === 0) return [];
  for (const field of ['car_power', 'wltp_electric_range', 'car_price'] as const) {
    const own = span(those, field);
    const isApart = ({ [field]: value }: ModelCar) =>
      own !== null && isNumber(value) && (value < own[0] || value > own[1]);
    if (own && those.every((car) => isNumber(car[field])) && others.every(isApart))
      return [
        [`${field}_min`, String(own[0])],
        [`${field}_max`, String(own[1])],
      ];
  }
  return [];
}

function versionsOf(cars: readonly ModelCar[]): ModelVersion[] {
  return grouped(cars, (car) => car.car_version)
    .map(([name, those]): ModelVersion => {
      const car = onlyCar(those);
      const narrowed = narrowing(those, cars);
      return {
        name,
        power: span(those, 'car_power')?.[1] ?? null,
        range: span(those, 'wltp_electric_range')?.[1] ?? null,
        count: those.length,
        price: lowestPrice(those),
        ...(car && { car }),
        ...(those.length > 1 && narrowed.length > 0 && { narrowed }),
      };
    })
    .toSorted(byPrice);
}

/** The car where it is the only one. */
function onlyCar([{ car_id = '', slug } = {}, ...others]: readonly ModelCar[]): Pick<Car, 'car_id' | 'slug'> | null {
  return others.length === 0 && car_id !== '' ? { car_id, slug: slug ?? '' } : null;
}

type Picture = ReturnType<typeof carPicture>;

function colourOf(
  name: string,
  those: readonly ModelCar[],
  colour: string | null,
  pictureOf: (car: ModelCar) => Picture,
): ModelColour {
  const pictures = those.map((car) => pictureOf(car)).filter((picture) => picture !== null);
  const [first] = pictures;
  const car = onlyCar(those);
  return {
    name,
    count: those.length,
    colour,
    look:
      colour !== null && first ? { paint: first.paint, bodies: byFrequency(pictures.map(({ body }) => body)) } : null,
    ...(car && { car }),
  };
}

function offerOf(condition: string, those: readonly ModelCar[]): ModelOffer {
  const prices = span(those, 'car_price');
  const price = prices?.[0] ?? null;
  const loan = price === null ? undefined : those.find((car) => car.car_price === price)?.car_loan_terms;
  return {
    condition,
    count: those.length,
    price,
    ...(prices && prices[0] !== prices[1] && { highest: prices[1] }),
    ...(loan && { loan }),
    versions: versionsOf(those),
  };
}

/**
 * Sums up the cars of a model.
 * @param total of the stock, which may have more cars than are given
 * @param conditions the stock's words, in the order in which they are shown
 * @param colourOf what a colour of the stock looks like
 * @param pictureOf what a car's picture shows
 */
export function modelSummary(
  cars: readonly ModelCar[],
  {
    total,
    conditions,
    colourOf: hexOf = () => null,
    pictureOf = () => null,
  }: {
    total: number;
    conditions: readonly string[];
    colourOf?: (name: string) => string | null;
    pictureOf?: (car: ModelCar) => Picture;
  },
): ModelSummary {
  const offers = grouped(cars, (car) => car.car_condition).map(([condition, those]) => offerOf(condition, those));
  // Words that no stock of ours has come last.
  const rank = ({ condition }: ModelOffer) =>
    conditions.includes(condition) ? conditions.indexOf(condition) : conditions.length;
  return {
    total,
    offers: offers.toSorted((a, b) => rank(a) - rank(b)),
    colours: grouped(cars, (car) => car.car_color)
      .map(([name, those]) => colourOf(name, those, hexOf(name), pictureOf))
      .toSorted((a, b) => b.count - a.count),
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
