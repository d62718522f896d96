import type { FeedCar, StockRow } from '@/domain/stock/stock';
import { createCarsStore } from '@/server/cars/cars.store';
import type { Orm } from '@/server/database/orm';
import { withClient } from '@/server/http/currentClient';
import { createConfirmations } from '@/server/messages/confirmations';
import { searchAlertRoutes } from '@/server/search-alerts/searchAlerts.routes';
import { createSearchAlerts } from '@/server/search-alerts/searchAlerts.service';
import { carStoreSe } from '@/sites/car-store-se';

export const NOW = Date.parse('2026-11-25T09:00:00Z');
export const MINUTE = 60_000;
export const DAY = 86_400_000;
export const ORIGIN = 'http://car-store-se.localhost';

export const volvo = (fields: Partial<FeedCar> = {}): FeedCar => ({
  car_id: '100001',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'V60 B4',
  car_year: 2021,
  car_price: 249_900,
  car_price_currency: 'SEK',
  ...fields,
});

export interface AlertsOptions {
  report?: (error: unknown) => void;
  /** Called for each link. */
  origin?: () => string;
}

/** The service of one process. */
export function alertsOn(
  orm: Orm,
  clock: { now: number },
  {
    origin = () => ORIGIN,
    report = (error) => {
      throw error;
    },
  }: AlertsOptions = {},
) {
  const parts = {
    orm,
    key: 'a-key-of-tests',
    origin,
    messagesQueued: () => undefined,
    now: () => clock.now,
  };
  const confirmations = createConfirmations({ ...parts, siteOf: () => carStoreSe });
  const alerts = createSearchAlerts({
    ...parts,
    confirmations,
    report,
    retentionDays: 180,
  });
  const routes = searchAlertRoutes(alerts);
  return {
    alerts,
    /** The press on the link of the mail that asks to confirm the address. */
    confirmAddress: confirmations.confirm,
    /** Cars of the feed. */
    feed: (...cars: FeedCar[]) =>
      createCarsStore(orm, () => new Date(clock.now)).apply(
        'se',
        cars.map((car, index): StockRow => ({ kind: 'car', line: index + 1, car })),
      ),
    remove: (carId: string) =>
      createCarsStore(orm, () => new Date(clock.now)).apply('se', [
        { kind: 'remove', line: 1, ref: { car_id: carId } },
      ]),
    /** A request from a device, which documents name, to an address relative to /api/search-alerts. */
    async post(path: string, body: object | string = '', client = '198.51.100.7') {
      const response = await withClient(client, async () =>
        routes.request(`${ORIGIN}${path}`, {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
      return { status: response.status, text: await response.text() };
    },
    async get(path: string) {
      const response = await routes.request(`${ORIGIN}${path}`);
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
  };
}

export type AlertsArea = ReturnType<typeof alertsOn>;

/** The path of a link in a mail, relative to /api/search-alerts. */
export const linkIn = (body: string, kind: 'confirm' | 'end'): string =>
  new RegExp(`/api/search-alerts(/${kind}/[\\w-]{43})`).exec(body)?.[1] ?? '';
