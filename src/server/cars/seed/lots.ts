import type { Car } from '@/domain/cars/car';
import { addDays, timeOf, weekdayOfDate } from '@/domain/workshop/slotTime';
import { instantOf } from '@/domain/workshop/slotInstant';
import { localMoment } from '@/i18n/localTime';
import { Random } from '@/lib/random';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { auctionOf } from '@/server/search/stockIndexes';
import type { StockName } from '@/sites/site.types';
import { carOf, type Taken } from './cars.seed';
import { moneyText } from './formats';
import { markets } from './markets';
import { currentPrice } from './price';
import { drawSpecimen } from './specimen';

const DAYS_A_WEEK = 7;
/** Lots close between 19 and 21, at first on one of the next evenings; the pages say: within a week. */
const DAYS_OPEN = 3;
const OPENS = '10:00';
/** Days before the opening on which a lot is inspected. */
const INSPECTED = [1, 5] as const;
const FIRST_HOUR = 19;
const MINUTES = 120;
/** 0 is Monday: a lot that opened on a weekday closes from Thursday to Monday. */
const closingWeekdays = [3, 4, 5, 6, 0];
/** Running numbers of the stock's sold cars come before those of lots. */
const FIRST_NUMBER = 100;

/** Lots of each stock with an auction, and what its dearest car is worth: dearer ones are sold in the stores. */
const offered: Readonly<Partial<Record<StockName, { lots: number; most: number }>>> = {
  se: { lots: 180, most: 150_000 },
  no: { lots: 96, most: 180_000 },
  sk: { lots: 60, most: 15_000 },
  eu: { lots: 72, most: 15_000 },
};

/** The next evenings on which lots close, from `now` on: those of lots that are open. */
function closings(now: Date, zone: string, minute: number): string[] {
  const localTime = timeOf(FIRST_HOUR * 60 + minute);
  const { date: today } = localMoment(now.toISOString(), zone);
  return Array.from({ length: DAYS_A_WEEK }, (_, days) => addDays(today, days)).filter(
    (localDate) =>
      closingWeekdays.includes(weekdayOfDate(localDate)) && instantOf({ zone, localDate, localTime }) > now.getTime(),
  );
}

/** Whole hundreds, thousands of small currencies. */
function rounded(amount: number, currency: Car['car_price_currency']): number {
  const step = currency === 'EUR' || currency === 'GBP' ? 100 : 1_000;
  return Math.max(1, Math.round(amount / step)) * step;
}

/** Offers of a dealer, which a lot does not have. */
const withoutOffers = {
  car_campaign_price: undefined,
  car_campaign_price_text: undefined,
  car_price_title: undefined,
  car_retail_price: undefined,
  car_retail_price_text: undefined,
  car_has_campaign_price: false,
  car_has_campaign_loan: false,
  car_has_campaign_companyleasing: false,
  car_has_campaign_privateleasing: false,
  car_campaigns: [],
  car_loan_option: undefined,
  car_loan_monthly_cost: undefined,
  car_leasing_options: undefined,
  car_has_companyleasing: false,
  car_has_privateleasing: false,
  car_companyleasing_monthly_cost: undefined,
  car_privateleasing_monthly_cost: undefined,
  car_beneficial_value: undefined,
  caroftheweek: false,
  car_is_reserved: undefined,
} satisfies { [Field in keyof Car]?: Car[Field] | undefined };

/** First bid, estimate and times of a car as a lot. `worth`: what a dealer would take for it. */
function lotFields(
  { worth, currency }: { worth: number; currency: NonNullable<Car['car_price_currency']> },
  { now, zone, language }: { now: Date; zone: string; language: Parameters<typeof moneyText>[0] },
  random: Random,
): Partial<Car> {
  const price = rounded((worth * random.int(50, 68)) / 100, currency);
  const low = Math.max(rounded((worth * random.int(74, 84)) / 100, currency), price);
  const high = Math.max(rounded((low * random.int(112, 122)) / 100, currency), low);
  const minute = random.int(0, MINUTES - 1);
  const localDate = random.pick(closings(now, zone, minute).slice(0, DAYS_OPEN));
  const opened = instantOf({ zone, localDate: addDays(localDate, -DAYS_OPEN), localTime: OPENS });
  const published = new Date(Math.min(opened, now.getTime())).toISOString();
  return {
    car_price: price,
    car_price_text: moneyText(language, price, currency),
    car_price_currency: currency,
    car_estimate_low: low,
    car_estimate_high: high,
    car_bids_end: new Date(instantOf({ zone, localDate, localTime: timeOf(FIRST_HOUR * 60 + minute) })).toISOString(),
    car_published: published,
    car_inspection_date: addDays(published.slice(0, 10), -random.fork('inspected').int(...INSPECTED)),
  };
}

/**
 * The lots of the demo stock's auction: used cars on top of `generateCars`, the same in every run but for their times.
 * @param taken plates and slugs of the stock's other cars
 */
export function* generateLots(stock: StockName, now: Date, taken: Pick<Taken, 'plates' | 'slugs'>): Generator<Car> {
  const auction = auctionOf(stock);
  const wanted = offered[stock];
  if (!auction || !wanted) return;
  const market = markets[stock];
  const facilities = generateFacilities(stock);
  const { language, currency } = market;
  const all: Taken = { ...taken, weeksSince: 0 };
  for (let attempt = 0, made = 0; made < wanted.lots; attempt += 1) {
    const random = new Random(`lot:${stock}:${attempt}`);
    const index = market.cars + market.samples + FIRST_NUMBER + made;
    const specimen = { ...drawSpecimen(market, index, false, random.fork('car')), isLot: true };
    const worth = currentPrice(specimen, random.fork('price'));
    if (specimen.condition !== 'used' || worth > wanted.most) continue;
    made += 1;
    yield {
      ...carOf(specimen, index, facilities, all, random),
      ...withoutOffers,
      ...lotFields({ worth, currency }, { now, zone: auction.timeZone, language }, random.fork('lot')),
      car_lot_number: String(FIRST_NUMBER + made),
    };
  }
}
