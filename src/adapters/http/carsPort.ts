import type { CarPrice, CarStatus } from '@/domain/cars/carStatus';
import { failed, ok } from '@/errors/result';
import { isFiniteNumber, isString, listOf, objectOf, oneOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { CarsPort } from '@/ports/cars.port';
import { sendRequest, type Fetch } from './sendRequest';

const arePrices = listOf(
  objectOf<CarPrice>({
    since: isString,
    amount: isFiniteNumber,
    currency: oneOf('SEK', 'NOK', 'DKK', 'EUR', 'GBP'),
  }),
);

function isStatus(value: unknown): value is CarStatus {
  if (!isRecord(value)) return false;
  switch (value.status) {
    case 'gone':
    case 'unknown':
      return true;
    case 'auctioned':
      return isString(value.site) && isString(value.url);
    case 'onOffer':
      return arePrices(value.prices);
    case 'sold':
      return arePrices(value.prices) && isString(value.since) && isRecord(value.car) && isString(value.car.car_id);
    default:
      return false;
  }
}

/** The cars port over `GET {base}/api/cars`. */
export const createCarsPort = ({ fetch, base }: { fetch: Fetch; base: string }): CarsPort => ({
  async status(index, carId, signal) {
    const exchanged = await sendRequest(
      fetch,
      `${base}/api/cars/${encodeURIComponent(index)}/${encodeURIComponent(carId)}`,
      { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) },
    );
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    if (response.status === 429) return failed('TOO_MANY_REQUESTS');
    // A body with the status comes with 404 and 410 too.
    const hasStatus = response.ok || response.status === 404 || response.status === 410;
    return hasStatus && isStatus(body) ? ok(body) : failed('DETAIL_FAILED');
  },
});
