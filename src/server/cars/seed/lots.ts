import type { Car } from '@/domain/cars/car';
import { paidAmount } from '@/domain/cars/paidAmount';
import { addDays, timeOf, weekdayOfDate } from '@/domain/workshop/slotTime';
import { instantOf } from '@/domain/workshop/slotInstant';
import { localMoment } from '@/i18n/localTime';
import { Random } from '@/lib/random';
import { isInSelection } from '@/server/search/stockIndexes';
import { demoNumber } from '@/server/cars/demoIds';
import { allSites } from '@/sites/sites';
import type { StockName } from '@/sites/site.types';

const DAYS_A_WEEK = 7;
/** As the auctions' pages say: lots open on a weekday, and close three days later between 19 and 21. */
const DAYS_OPEN = 3;
const FIRST_HOUR = 19;
const MINUTES = 120;
/** 0 is Monday: a lot that opened on a weekday closes from Thursday to Monday. */
const closingWeekdays = [3, 4, 5, 6, 0];

type Lot = Pick<Car, 'car_lot_number' | 'car_estimate_low' | 'car_estimate_high' | 'car_bids_end'>;

/** The next evenings on which lots close, from `now` on: those of lots that are open. */
function closings(now: Date, zone: string, minute: number): number[] {
  const localTime = timeOf(FIRST_HOUR * 60 + minute);
  const { date: today } = localMoment(now.toISOString(), zone);
  return Array.from({ length: DAYS_A_WEEK }, (_, days) => addDays(today, days))
    .filter((localDate) => closingWeekdays.includes(weekdayOfDate(localDate)))
    .map((localDate) => instantOf({ zone, localDate, localTime }))
    .filter((end) => end > now.getTime());
}

/** Up to whole hundreds, thousands of small currencies. */
function rounded(amount: number, currency: Car['car_price_currency']): number {
  const step = currency === 'EUR' || currency === 'GBP' ? 100 : 1_000;
  return Math.ceil(amount / step) * step;
}

/** What a car of the demo stock has as a lot of its country's auction; null for one that the auction doesn't sell. */
export function lotOf(stock: StockName, car: Car, now: Date): Lot | null {
  const auction = allSites.find(({ cars }) => cars?.isAuction && cars.stock === stock);
  const price = paidAmount(car);
  const isOffered = auction !== undefined && isInSelection(auction, car);
  const number = demoNumber(stock, car.external_id);
  if (!isOffered || price === null || number === null || car.car_is_sample) return null;
  const random = new Random(`lot:${stock}:${car.car_id}`);
  const low = rounded((price * random.int(106, 124)) / 100, car.car_price_currency);
  const high = rounded((low * random.int(112, 122)) / 100, car.car_price_currency);
  const ends = closings(now, auction.timeZone, random.int(0, MINUTES - 1));
  return {
    car_lot_number: String(number),
    car_estimate_low: low,
    car_estimate_high: high,
    car_bids_end: new Date(random.pick(ends.slice(0, DAYS_OPEN))).toISOString(),
  };
}
