import { generateCars } from '@/server/cars/seed/cars.seed';
import { priceHistoryOf } from '@/server/cars/seed/priceHistory';
import { paidPrice } from '@/domain/stock/stock';
import { reductionOf } from '@/server/cars/lowestPrice';

const now = new Date('2026-11-24T12:00:00Z');
const MONTH = 30 * 24 * 60 * 60 * 1000;
const cars = [...generateCars('se')];
const histories = cars.map((car) => ({ car, steps: priceHistoryOf('se', car, now) }));

describe('the price history of the demo stock', () => {
  it('M-03 ends with the present price, in order of time and without repetition', () => {
    const wrong = histories.filter(
      ({ car, steps }) =>
        !car.car_is_sample &&
        (steps.at(-1)?.amountMinor !== (paidPrice(car)?.amountMinor ?? undefined) ||
          steps.some(
            ({ since, amountMinor }, index) =>
              since > now ||
              (index > 0 &&
                (since <= (steps[index - 1]?.since ?? now) || amountMinor === steps[index - 1]?.amountMinor)),
          )),
    );
    expect(wrong).toEqual([]);
    expect(histories.filter(({ car }) => car.car_is_sample).flatMap(({ steps }) => steps)).toEqual([]);
  });

  it('M-03 lowers the price of every campaign, and of a part of the used cars, some of them lately', () => {
    const reduced = histories.filter(({ steps }) => reductionOf(steps.toReversed()));
    expect(histories.filter(({ car, steps }) => car.car_campaign_price !== undefined && steps.length < 2)).toEqual([]);
    expect(reduced.length / histories.length).toBeGreaterThan(0.1);
    expect(reduced.length / histories.length).toBeLessThan(0.6);
    const lately = reduced.filter(
      ({ car, steps }) =>
        car.car_campaign_price === undefined && now.getTime() - (steps.at(-1)?.since.getTime() ?? 0) < MONTH,
    );
    expect(lately.length).toBeGreaterThan(20);
  });

  it('M-03 is the same in every run', () => {
    for (const { car, steps } of histories.slice(0, 50)) expect(priceHistoryOf('se', car, now)).toEqual(steps);
  });
});
