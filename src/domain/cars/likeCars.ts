import type { BaseFilter } from '../search/search';
import type { Car, Currency, OdometerUnit } from './car';
import { kilometresPer } from './odometer';

/** A car that somebody offers, as far as its like are found by it. */
export interface OfferedCar {
  brand: string;
  model: string;
  year: number;
  /** In the unit of the stock. */
  mileage: number;
}

/** What like cars in stock cost: the middle half of them. Never what is paid for a car. */
export interface LikeCarsRange {
  /** Major units, rounded outwards. */
  low: number;
  high: number;
  currency: Currency;
  /** Like cars altogether. */
  count: number;
  /** Model years of the like cars. */
  fromYear: number;
  toYear: number;
}

/** Below this number a range says more about single cars than about the market. */
export const FEWEST_LIKE_CARS = 8;

/** How much a like car may differ: in years, and in mileage by a share and some kilometres. */
export interface Likeness {
  years: number;
  share: number;
  km: number;
}

/** The closest first; the next is used where there are too few cars. */
export const likenesses: readonly Likeness[] = [
  { years: 1, share: 0.3, km: 15_000 },
  { years: 2, share: 0.5, km: 30_000 },
];

/** Used passenger cars of the same model, of about the same age and mileage. */
export function likeCarsFilters(
  { brand, model, year, mileage }: OfferedCar,
  { years, share, km }: Likeness,
  unit: OdometerUnit,
): BaseFilter[] {
  const span = Math.round(mileage * share + km / kilometresPer[unit]);
  return [
    { name: 'car_brand', values: [brand] },
    { name: 'car_model', values: [model] },
    { name: 'car_is_used', values: ['true'] },
    // Their prices are shown without VAT.
    { name: 'car_vehicle_type_code', values: ['LCV'], not: true },
    { name: 'car_year', min: year - years, max: year + years },
    { name: 'car_mileage', min: Math.max(0, mileage - span), max: mileage + span },
  ];
}

export const likeCarFields = [
  'car_price',
  'car_campaign_price',
  'car_has_campaign_price',
  'car_price_currency',
  'car_year',
] as const satisfies readonly (keyof Car)[];
export type LikeCar = Pick<Car, (typeof likeCarFields)[number]>;

/** What a car costs today. */
const priceOf = ({ car_price: price, car_campaign_price: reduced, car_has_campaign_price: isReduced }: LikeCar) =>
  isReduced && reduced !== undefined ? reduced : price;

const roundTo: Readonly<Record<Currency, number>> = { SEK: 1_000, NOK: 1_000, DKK: 1_000, EUR: 100, GBP: 100 };

/** The middle half of the prices; null where there are too few cars for that. */
export function likeCarsRange(cars: readonly LikeCar[], currency: Currency): LikeCarsRange | null {
  const priced = cars.flatMap((car) => {
    const price = priceOf(car);
    const isKnown = price !== undefined && price > 0 && (car.car_price_currency ?? currency) === currency;
    return isKnown && car.car_year !== undefined ? [{ price, year: car.car_year }] : [];
  });
  if (priced.length < FEWEST_LIKE_CARS) return null;
  const prices = priced.map(({ price }) => price).toSorted((a, b) => a - b);
  const years = priced.map(({ year }) => year);
  const step = roundTo[currency];
  const skipped = Math.floor(prices.length / 4);
  return {
    low: Math.floor((prices[skipped] ?? 0) / step) * step,
    high: Math.ceil((prices[prices.length - 1 - skipped] ?? 0) / step) * step,
    currency,
    count: priced.length,
    fromYear: Math.min(...years),
    toYear: Math.max(...years),
  };
}

/** A make in stock with its models. */
export interface StockMake {
  make: string;
  models: string[];
}
