import { fieldsOfOffer, SOLD_DAYS, type CarPrice, type CarStatus } from '@/domain/cars/carStatus';
import { carPath } from '@/domain/sites/routes';
import type { CarsStore } from '@/server/cars/cars.store';
import { auctionOf, isInSelection } from '@/server/search/stockIndexes';
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

interface CarStatusParts {
  cars: Pick<CarsStore, 'stored' | 'prices'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
  now?: () => Date;
}

/** The status of a car on a site: other sites of its stock may not sell it. */
export function createCarStatusService({ cars, origin, now = () => new Date() }: CarStatusParts): CarStatusService {
  return async (site, carId) => {
    const stock = site.cars?.stock;
    const found = stock && (await cars.stored(stock, carId));
    if (!stock || !found) return { status: 'unknown' };
    if (!isInSelection(site, found.document)) {
      const auction = auctionOf(stock);
      return auction && !found.removed && isInSelection(auction, found.document)
        ? { status: 'auctioned', site: auction.title, url: origin(auction) + carPath(auction.paths, found.document) }
        : { status: 'unknown' };
    }
    if (found.removed && now().getTime() - found.changedAt.getTime() > SOLD_DAYS * MS_A_DAY) return { status: 'gone' };
    // First bids of an auction are no history of prices.
    const prices = site.cars?.auction ? [] : shown(await cars.prices(stock, carId));
    if (!found.removed) return { status: 'onOffer', prices };
    const car = { ...found.document };
    for (const field of fieldsOfOffer) Reflect.deleteProperty(car, field);
    return { status: 'sold', since: found.changedAt.toISOString(), car, prices };
  };
}
