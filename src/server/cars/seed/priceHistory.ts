import type { Car } from '@/domain/cars/car';
import { paidPrice } from '@/domain/stock/stock';
import type { PriceStep } from '@/server/cars/lowestPrice';
import type { StockName } from '@/sites/site.types';
import { markets } from './markets';
import { charmPrice } from './price';
import { Random } from '@/lib/random';

const DAY = 24 * 60 * 60 * 1000;
/** How long before the first start the campaigns of the demo stock began. */
const CAMPAIGN_DAYS = 12;
/** Days on offer after which a used car's price is looked at for the first time, and between two looks. */
const FIRST_LOOK = 24;
const BETWEEN = 26;

/**
 * What a car cost before, as a dealer sets prices: a used car that stays is reduced by two to five per cent every
 * month or so, now and then too far and raised again; a campaign lowers the price that it shows. The last step is the
 * present price.
 */
export function priceHistoryOf(stock: StockName, car: Car, now: Date): PriceStep[] {
  const price = paidPrice(car);
  if (!price || car.car_is_sample) return [];
  const random = new Random(`prices:${stock}:${car.car_id}`);
  const daysBefore = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY);
  const age = Math.max(0, Math.floor((now.getTime() - Date.parse(car.car_published ?? '')) / DAY) || 0);
  const full = Math.round((car.car_price ?? 0) * 100);
  if (full > price.amountMinor)
    return [
      { ...price, amountMinor: full, since: daysBefore(Math.max(age, CAMPAIGN_DAYS + 9)) },
      { ...price, since: daysBefore(CAMPAIGN_DAYS) },
    ];
  const changes: { days: number; percent: number }[] = [];
  for (let days = age - random.int(FIRST_LOOK, FIRST_LOOK + 12); days > 0; days -= random.int(BETWEEN, BETWEEN + 14)) {
    if (car.car_is_used && random.chance(42))
      changes.unshift({ days, percent: random.chance(8) ? -3 : random.int(2, 5) });
  }
  // From the present price back in time.
  const steps: PriceStep[] = [];
  let amount = price.amountMinor;
  for (const { days, percent } of changes) {
    const earlier = charmPrice((amount * (100 + percent)) / 10_000, markets[stock]) * 100;
    if (earlier === amount) continue;
    steps.unshift({ ...price, amountMinor: amount, since: daysBefore(days) });
    amount = earlier;
  }
  return [
    { ...price, amountMinor: amount, since: daysBefore(Math.max(age, (changes.at(-1)?.days ?? 0) + 1)) },
    ...steps,
  ];
}
