import type { Car } from '@/domain/cars/car';
import { paidAmount } from '@/domain/cars/paidAmount';
import { instantOf } from '@/domain/workshop/slotInstant';
import { localMoment } from '@/i18n/localTime';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { lotOf } from '@/server/cars/seed/lots';
import { allSites } from '@/sites/sites';
import type { StockName } from '@/sites/site.types';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const auctions = allSites.flatMap(({ cars, timeZone }) => (cars?.isAuction ? [{ stock: cars.stock, timeZone }] : []));
const generated = new Map<StockName, Car[]>();
const carsOf = (stock: StockName): Car[] => {
  const cars = generated.get(stock) ?? [...generateCars(stock)];
  generated.set(stock, cars);
  return cars;
};
const lotsOf = (stock: StockName, now: Date) =>
  carsOf(stock).flatMap((car) => {
    const lot = lotOf(stock, car, now);
    return lot ? [{ car, ...lot }] : [];
  });

describe('the lots of the demo auctions', () => {
  it.each(auctions)('A-01 in $stock have a number of their own and an estimate above the first bid', ({ stock }) => {
    const lots = lotsOf(stock, new Date('2026-11-24T12:00:00Z'));
    expect(lots.length).toBeGreaterThan(30);
    expect(new Set(lots.map(({ car_lot_number }) => car_lot_number)).size).toBe(lots.length);
    const wrong = lots.filter(
      ({ car, car_estimate_low: low = 0, car_estimate_high: high = 0 }) =>
        low < (paidAmount(car) ?? Infinity) || high < low,
    );
    expect(wrong).toEqual([]);
    expect(lots.some(({ car }) => car.car_is_sample)).toBe(false);
  });

  // Summer and winter time, each day of a week, before and within the evening's hours.
  const times = Array.from({ length: 14 }, (_, day) => {
    const localDate = new Date(Date.parse(day < 7 ? '2026-03-26' : '2026-10-22') + day * 24 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 10);
    return instantOf({ zone: 'Europe/Stockholm', localDate, localTime: day % 2 === 0 ? '12:00' : '20:15' });
  });
  it.each(times)('A-01 close within a week of %d, on an evening from Thursday to Monday', (now) => {
    const ends = lotsOf('eu', new Date(now)).map(({ car_bids_end = '' }) => car_bids_end);
    const wrong = ends.filter((end) => Date.parse(end) <= now || Date.parse(end) > now + WEEK);
    expect(wrong).toEqual([]);
    const moments = ends.map((end) => localMoment(end, 'Europe/Stockholm'));
    expect(moments.filter(({ time }) => time < '19:00' || time >= '21:00')).toEqual([]);
    expect(moments.filter(({ weekday }) => weekday === 1 || weekday === 2)).toEqual([]);
  });
});
