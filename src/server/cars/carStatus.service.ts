import { fieldsOfOffer, SOLD_DAYS, type CarPrice, type CarStatus } from '@/domain/cars/carStatus';
import type { CarsStore } from '@/server/cars/cars.store';
import { isInSelection } from '@/server/search/stockIndexes';
import type { Site } from '@/sites/site.types';
import type { PriceStep } from './lowestPrice';

export type CarStatusService = (site: Site, carId: string) => Promise<CarStatus>;

const MS_A_DAY = 24 * 60 * 60 * 1000;

const shown = (prices: readonly PriceStep[]): CarPrice[] =>
  prices.map(({ since, amountMinor, currency }) => ({
    since: since.toISOString(),
    amount: amountMinor / 100,
    currency,
  }));

/** The status of a car on a site: other sites of its stock may not sell it. */
export function createCarStatusService(
  cars: Pick<CarsStore, 'stored' | 'prices'>,
  now: () => Date = () => new Date(),
): CarStatusService {
  return async (site, carId) => {
    const stock = site.cars?.stock;
    const found = stock && (await cars.stored(stock, carId));
    if (!stock || !found || !isInSelection(site, found.document)) return { status: 'unknown' };
    if (found.removed && now().getTime() - found.changedAt.getTime() > SOLD_DAYS * MS_A_DAY) return { status: 'gone' };
    // First bids of an auction are no history of prices.
    const prices = site.cars?.isAuction ? [] : shown(await cars.prices(stock, carId));
    if (!found.removed) return { status: 'onOffer', prices };
    const car = { ...found.document };
    for (const field of fieldsOfOffer) Reflect.deleteProperty(car, field);
    return { status: 'sold', since: found.changedAt.toISOString(), car, prices };
  };
}
