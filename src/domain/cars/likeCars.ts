import { emptyQuery, type CarListQuery } from '../search/carList';
import { fold } from '../../lib/fold';
import { CHILD_SEPARATOR, searchLimits, type BaseFilter, type Facet, type SearchRequest } from '../search/search';
import type { Car, Currency, OdometerUnit } from './car';
import { isLot } from './lot';
import { kilometresPer } from './odometer';
import { paidAmount } from './paidAmount';

/** A car that somebody offers, as far as its like are found by it. */
export interface OfferedCar {
  brand: string;
  model: string;
  year: number;
  /** In the unit of the stock. */
  mileage: number;
  /** Where it is known: a plug-in hybrid costs more than its model with a petrol engine. */
  fuel?: string;
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

/** Where an offered car has too few like ones: their prices count as at its age and mileage. */
const widerLikenesses: readonly Likeness[] = [
  { years: 3, share: 0.7, km: 50_000 },
  { years: 5, share: 1, km: 100_000 },
];
/** For a car that is offered; where a car in stock stands among its like, only `likenesses` tell. */
export const offeredLikenesses: readonly Likeness[] = [...likenesses, ...widerLikenesses];

/** Used passenger cars of the same model, of about the same age and mileage. */
export function likeCarsFilters(
  { brand, model, year, mileage, fuel }: OfferedCar,
  { years, share, km }: Likeness,
  unit: OdometerUnit,
): BaseFilter[] {
  const span = Math.round(mileage * share + km / kilometresPer[unit]);
  return [
    { name: 'car_brand', values: [brand] },
    { name: 'car_model', values: [model] },
    ...(fuel === undefined ? [] : [{ name: 'car_fuel', values: [fuel] }]),
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

/** A like car as an example beside the range of prices. */
export interface LikeCarExample {
  car_id: string;
  slug: string;
  year: number;
  mileage: number;
  /** Major units of the range's currency. */
  price: number;
}
export const namedLikeCarFields = ['car_id', 'slug', 'car_mileage', ...likeCarFields] as const;
export type NamedLikeCar = Pick<Car, (typeof namedLikeCarFields)[number]>;

/** How far a car is driven in a year: as much as a year it takes off the price. */
const KM_A_YEAR = 15_000;
const EXAMPLES = 3;

/** The like cars that are closest to the car in age and mileage, the closest first. */
export function closestExamples(
  cars: readonly NamedLikeCar[],
  { year, mileage }: Pick<OfferedCar, 'year' | 'mileage'>,
  unit: OdometerUnit,
  currency: Currency,
): LikeCarExample[] {
  const distance = (one: LikeCarExample): number =>
    Math.abs(one.year - year) + (Math.abs(one.mileage - mileage) * kilometresPer[unit]) / KM_A_YEAR;
  return cars
    .flatMap(({ car_id, slug, car_mileage, ...car }) =>
      car_mileage === undefined
        ? []
        : pricedCars([car], currency).map((priced) => ({ car_id, slug, mileage: car_mileage, ...priced })),
    )
    .toSorted((a, b) => distance(a) - distance(b) || a.price - b.price)
    .slice(0, EXAMPLES);
}

/** Like cars that are read at most. */
export const MOST_LIKE_CARS = 1_000;

/** One page of the like cars of a likeness. */
export const likeCarsRequest = (
  index: string,
  car: OfferedCar,
  likeness: Likeness,
  unit: OdometerUnit,
  offset: number,
  fields: readonly (keyof Car)[] = likeCarFields,
): SearchRequest => ({
  index,
  fields: [...fields],
  keyphrase: '',
  facets: [],
  limit: searchLimits.limit,
  offset,
  sort_name: 'car_price_asc',
  filters: likeCarsFilters(car, likeness, unit),
});

/** The list that shows the like cars of a likeness, the cheapest first. */
export function likeCarsQuery(car: OfferedCar, likeness: Likeness, unit: OdometerUnit): CarListQuery {
  const filters = likeCarsFilters(car, likeness, unit);
  const range = (name: string) => {
    const { min, max } = filters.find((one) => one.name === name) ?? {};
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  };
  return {
    ...emptyQuery,
    terms: {
      car_brand: [car.brand, `${car.brand}${CHILD_SEPARATOR}${car.model}`],
      ...(car.fuel !== undefined && { car_fuel: [car.fuel] }),
    },
    ranges: { car_year: range('car_year'), car_mileage: range('car_mileage') },
    extraFilters: filters.filter(({ name }) => name === 'car_is_used' || name === 'car_vehicle_type_code'),
    sort: 'car_price_asc',
  };
}

/** Steps of a range of prices, in major units. */
export const roundTo: Readonly<Record<Currency, number>> = { SEK: 1_000, NOK: 1_000, DKK: 1_000, EUR: 100, GBP: 100 };

interface PricedCar {
  price: number;
  year: number;
}

/** Cars whose price counts, with what they cost today. */
const pricedCars = (cars: readonly LikeCar[], currency: Currency): PricedCar[] =>
  cars.flatMap((car) => {
    const price = paidAmount(car);
    const isKnown = price !== null && price > 0 && (car.car_price_currency ?? currency) === currency;
    return isKnown && car.car_year !== undefined ? [{ price, year: car.car_year }] : [];
  });

/** The middle half of the prices; null where there are too few cars for that. */
function likeCarsRange(cars: readonly LikeCar[], currency: Currency, fewest = FEWEST_LIKE_CARS): LikeCarsRange | null {
  return middleHalf(pricedCars(cars, currency), currency, fewest);
}

function middleHalf(priced: readonly PricedCar[], currency: Currency, fewest: number): LikeCarsRange | null {
  if (priced.length < fewest) return null;
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

/** The fields by which the range of an offered car is reckoned. */
export const offeredRangeFields = [...likeCarFields, 'car_mileage'] as const satisfies readonly (keyof Car)[];
export type DrivenCar = Pick<Car, (typeof offeredRangeFields)[number]>;

export interface OfferedCarRange {
  range: LikeCarsRange;
  /** A wider likeness than usual was needed. */
  isWide: boolean;
}

/** The range of an offered car, from the cars found by one of `offeredLikenesses`; null where they are too few. */
export function offeredCarRange(
  cars: readonly DrivenCar[],
  offered: OfferedCar,
  likeness: Likeness,
  unit: OdometerUnit,
  currency: Currency,
): OfferedCarRange | null {
  const isWide = widerLikenesses.includes(likeness);
  const range = isWide
    ? middleHalf(asWornAs(offered, cars, unit, currency), currency, FEWEST_LIKE_CARS)
    : likeCarsRange(cars, currency);
  return range && { range, isWide };
}

/** A year takes no more than this off the logarithm of a price: the slope of few cars may be chance. */
const STEEPEST = 0.25;

/** The cars, each at the price that it would have at the age and mileage of the offered one. */
function asWornAs(offered: OfferedCar, cars: readonly DrivenCar[], unit: OdometerUnit, currency: Currency) {
  const wearOf = (year: number, mileage: number): number => (mileage * kilometresPer[unit]) / KM_A_YEAR - year;
  const worn = cars.flatMap(({ car_mileage: mileage, ...car }) =>
    mileage === undefined
      ? []
      : pricedCars([car], currency).map((one) => ({ ...one, wear: wearOf(one.year, mileage) })),
  );
  const slope = Math.max(-STEEPEST, Math.min(0, slopeOf(worn.map(({ wear, price }) => [wear, Math.log(price)]))));
  const own = wearOf(offered.year, offered.mileage);
  return worn.map(({ wear, price, year }) => ({ year, price: price * Math.exp(slope * (own - wear)) }));
}

/** Of the straight line through points; 0 where they stand above each other. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middleX = mean(points.map(([x]) => x));
  const middleY = mean(points.map(([, y]) => y));
  const spread = mean(points.map(([x]) => (x - middleX) ** 2));
  return spread > 0 ? mean(points.map(([x, y]) => (x - middleX) * (y - middleY))) / spread : 0;
}

/** A car in stock among its like, itself included, by price. */
export interface PricePosition extends LikeCarsRange {
  /** Index in `likenesses`. */
  likeness: number;
  /** Cars that cost more than this one. */
  dearer: number;
  /** Cars that cost less. */
  cheaper: number;
  /** What they cost, ascending; of many cars some, evenly chosen. */
  prices: number[];
}

/** What a card tells of it. */
export type CardPricePosition = Pick<PricePosition, 'dearer' | 'cheaper' | 'count' | 'low' | 'high'>;

/** What a card calls the price: low is below what the page of the car says like cars cost, high is above. */
export function priceLevel(price: number, { low, high }: CardPricePosition): 'low' | 'normal' | 'high' {
  if (price < low) return 'low';
  return price > high ? 'high' : 'normal';
}

/** So many others tell something about a price. */
const FEWEST_OTHERS = 5;
const MOST_PRICES = 40;

type ComparedCar = Partial<
  Pick<
    Car,
    | 'car_brand'
    | 'car_model'
    | 'car_year'
    | 'car_mileage'
    | 'car_fuel'
    | 'car_is_used'
    | 'car_is_sample'
    | 'car_lot_number'
    | 'car_vehicle_type_code'
    | 'car_price'
    | 'car_campaign_price'
    | 'car_has_campaign_price'
  >
>;

/** A car in stock as its like are found by it; null for a car that has none: a lot, a new car, one without a price. */
export function comparableCar(car: ComparedCar): OfferedCar | null {
  const { car_brand: brand, car_model: model, car_year: year, car_mileage: mileage, car_is_used: isUsed } = car;
  const isOther = isUsed !== true || isLot(car) || car.car_is_sample === true || car.car_vehicle_type_code === 'LCV';
  if (isOther || !brand || !model || year === undefined || mileage === undefined) return null;
  return Number(paidAmount(car)) > 0
    ? { brand, model, year, mileage, ...(car.car_fuel && { fuel: car.car_fuel }) }
    : null;
}

/** Where a car stands among its like; null where there are too few. `cars` has the car itself, too. */
export function pricePosition(
  car: LikeCar,
  cars: readonly LikeCar[],
  currency: Currency,
  likeness: number,
): PricePosition | null {
  const range = likeCarsRange(cars, currency, FEWEST_OTHERS + 1);
  const own = paidAmount(car);
  if (!range || own === null || (car.car_price_currency ?? currency) !== currency) return null;
  const prices = pricedCars(cars, currency)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const every = (prices.length - 1) / (MOST_PRICES - 1);
  return {
    ...range,
    likeness,
    dearer: prices.filter((price) => price > own).length,
    cheaper: prices.filter((price) => price < own).length,
    prices:
      prices.length <= MOST_PRICES
        ? prices
        : Array.from({ length: MOST_PRICES }, (_, index) => prices[Math.round(index * every)] ?? own),
  };
}

/** A make in stock with its models. */
export interface StockMake {
  make: string;
  models: string[];
}

/** Makes and models of the stock, and no car. */
export const stockMakesRequest = (index: string): SearchRequest => ({
  index,
  fields: ['car_id'],
  keyphrase: '',
  facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'name', filters: [] }],
  limit: 0,
  offset: 0,
  sort_name: 'relevance',
  filters: [],
});

export function stockMakesOf([facet]: readonly Facet[]): StockMake[] {
  if (facet?.type !== 'terms') return [];
  return facet.values.map(({ text, children = [] }) => ({ make: text, models: children.map((one) => one.text) }));
}

/** The car with make and model as the stock spells them; null where the stock has none of them. */
export function spelledAsInStock(car: OfferedCar, makes: readonly StockMake[]): OfferedCar | null {
  const isSame = (one: string, other: string): boolean => fold(one.trim()) === fold(other.trim());
  const make = makes.find((one) => isSame(one.make, car.brand));
  const model = make?.models.find((one) => isSame(one, car.model));
  return make && model !== undefined ? { ...car, brand: make.make, model } : null;
}
