import type { Car } from '@/domain/cars/car';
import { instantOf } from '@/domain/workshop/slotInstant';
import { localMoment } from '@/i18n/localTime';
import { isInSelection } from '@/server/search/stockIndexes';
import { allSites } from '@/sites/sites';
import type { StockName } from '@/sites/site.types';
import { generateLots } from '@/server/cars/seed/lots';
import { demoStock, LOTS_NOW } from '../../demoStock';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const auctions = allSites.filter(({ cars }) => cars?.auction);
const lotsOf = (stock: StockName, now: Date): Car[] => [
  ...generateLots(stock, now, { plates: new Set(), slugs: new Set() }),
];

describe('the lots of the demo auctions', () => {
  it.each(auctions.map((site) => [site.name, site] as const))(
    'A-01 of %s are cars of their own, each with a number, and an estimate above the first bid',
    (_, auction) => {
      const stock = auction.cars?.stock ?? 'se';
      const cars = demoStock(stock);
      const lots = cars.filter((car) => isInSelection(auction, car));
      expect(lots.length).toBeGreaterThan(50);
      for (const field of ['car_id', 'external_id', 'car_regno', 'slug', 'car_lot_number'] as const) {
        const known = cars.flatMap((car) => car[field] ?? []);
        expect([field, new Set(known).size]).toEqual([field, known.length]);
      }
      const wrong = lots.filter(
        ({ car_price: bid = Infinity, car_estimate_low: low = 0, car_estimate_high: high = 0 }) =>
          bid <= 0 || low < bid || high < low,
      );
      expect(wrong).toEqual([]);
    },
  );

  it('A-01 have no offers of a dealer', () => {
    const offers = lotsOf('se', LOTS_NOW).filter(
      (car) =>
        /inbyte/i.test(car.car_description ?? '') ||
        car.car_campaign_price !== undefined ||
        car.car_loan_option !== undefined ||
        car.car_leasing_options !== undefined ||
        car.car_has_privateleasing ||
        car.car_is_reserved ||
        car.car_is_sample ||
        !car.car_is_used,
    );
    expect(offers).toEqual([]);
  });

  it('A-01 are the same in every run but for their times, and none is in a stock without an auction', () => {
    const timeless = (now: Date) =>
      lotsOf('eu', now).map(
        ({ car_bids_end: _end, car_published: _published, car_inspection_date: _inspected, ...lot }) => lot,
      );
    expect(timeless(new Date('2026-12-24T12:00:00Z'))).toEqual(timeless(LOTS_NOW));
    expect(lotsOf('fi', LOTS_NOW)).toEqual([]);
  });

  // Summer and winter time, each day of a week, before and within the evening's hours.
  const times = Array.from({ length: 14 }, (_, day) => {
    const localDate = new Date(Date.parse(day < 7 ? '2026-03-26' : '2026-10-22') + day * 24 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 10);
    return instantOf({ zone: 'Europe/Stockholm', localDate, localTime: day % 2 === 0 ? '12:00' : '20:15' });
  });
  it.each(times)('A-01 close within a week of %d, on an evening from Thursday to Monday', (now) => {
    const lots = lotsOf('eu', new Date(now));
    const ends = lots.map(({ car_bids_end = '' }) => car_bids_end);
    const wrong = ends.filter((end) => Date.parse(end) <= now || Date.parse(end) > now + WEEK);
    expect(wrong).toEqual([]);
    expect(lots.filter(({ car_published = '' }) => !(Date.parse(car_published) <= now))).toEqual([]);
    const moments = ends.map((end) => localMoment(end, 'Europe/Stockholm'));
    expect(moments.filter(({ time }) => time < '19:00' || time >= '21:00')).toEqual([]);
    expect(moments.filter(({ weekday }) => weekday === 1 || weekday === 2)).toEqual([]);
  });
});
