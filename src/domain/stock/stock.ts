import type { Car, Currency } from '../cars/car';

/** A car from a feed: the store creates a missing id and slug (decision 3d). */
export type FeedCar = Omit<Car, 'car_id' | 'slug'> & Partial<Pick<Car, 'car_id' | 'slug'>>;

/** Key of a car in a feed. */
export type CarRef = { car_id: string } | { external_id: string };

/** One row of a feed, ready for the store. `line` is its place in the source, from 1. */
export type StockRow =
  | { kind: 'car'; line: number; car: FeedCar }
  | { kind: 'remove'; line: number; ref: CarRef }
  /** The row was refused, but the car it names is still in the feed: a replacement must not remove it. */
  | { kind: 'keep'; line: number; ref: CarRef };

export interface Money {
  /** Whole minor units: öre, pence, cent. */
  amountMinor: number;
  currency: Currency;
}

/**
 * What a buyer pays for the car now: the campaign price where one is running and lower. Null without price or currency.
 */
export function paidPrice(
  car: Pick<Car, 'car_price' | 'car_campaign_price' | 'car_has_campaign_price' | 'car_price_currency'>,
): Money | null {
  const { car_price: price, car_campaign_price: campaign, car_price_currency: currency } = car;
  const runs =
    campaign !== undefined && car.car_has_campaign_price !== false && (price === undefined || campaign < price);
  const amount = runs ? campaign : price;
  return amount === undefined || currency === undefined ? null : { amountMinor: Math.round(amount * 100), currency };
}

const ASCII_CHARACTERS: Record<string, string> = { å: 'a', ä: 'a', æ: 'ae', ö: 'o', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/** The readable part of a car's address, for a car whose feed gave none: 'volvo-v60-b4-plus-2021'. Never empty. */
export function slugOf(car: FeedCar): string {
  const text = [
    car.car_brand,
    car.car_model_text ?? [car.car_model, car.car_version].filter(Boolean).join(' '),
    car.car_year,
  ]
    .filter((word) => word !== undefined)
    .join(' ')
    .toLowerCase();
  const slug = text
    .replace(/[åäæöøßđł]/g, (character) => ASCII_CHARACTERS[character] ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word, index, all) => word !== all[index - 1])
    .join('-')
    .slice(0, 120)
    .replace(/-$/, '');
  return slug === '' ? 'car' : slug;
}
