import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Car } from '@/domain/cars/car';
import { vehicleAdColumns } from '@/domain/cars/vehicleAd';
import { vehicleFeedRoutes, type VehicleFeedAccess } from '@/server/cars/vehicleFeed.routes';
import { ConfigurationError, readConfig } from '@/server/config';
import { swedishCars } from '../../ssr/ssrKit';

const KEY = 'a-key-of-sixteen-or-more';
const ADDRESS = 'http://car-store-se.localhost:3000/feeds/vehicles.csv';
const cars = swedishCars(450);
const changedAt = new Date('2026-06-01T12:00:00.500Z');

function feed(access: VehicleFeedAccess = { kind: 'public' }, live = false, stored: readonly Car[] = cars) {
  const stock = { version: 7, reads: 0 };
  const app = vehicleFeedRoutes({
    live,
    port: live ? undefined : 3000,
    access,
    cars: {
      version: async () => stock.version,
      changedAt: async () => changedAt,
      async *documents() {
        for (const document of stored) {
          stock.reads += 1;
          yield { id: document.car_id, version: 1, document };
        }
      },
    },
  });
  const get = async (headers: Record<string, string> = {}, address = ADDRESS) => app.request(address, { headers });
  return { get, stock };
}
const rowsOf = async (response: Response): Promise<Record<string, string>[]> =>
  parse(await response.text(), { columns: true });
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

describe('the vehicle feed of a site', () => {
  it('G-10 has every car that may be advertised, under the columns of the specification', async () => {
    const response = await feed().get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = await rowsOf(response);
    expect(Object.keys(rows[0] ?? {})).toEqual([...vehicleAdColumns]);
    const advertised = cars.filter(
      (car: Car) => !car.car_is_reserved && !car.car_is_sample && car.car_vehicle_type_code !== 'LCV' && car.car_images,
    );
    expect(rows.map(({ id }) => id)).toEqual(advertised.map(({ car_id }) => car_id));
    expect(rows[0]?.link).toBe(
      `http://car-store-se.localhost:3000/kop-bil/${advertised[0]?.car_id}/${advertised[0]?.slug}`,
    );
  });

  it('G-10 is that of the host: its cars, its addresses, https when live; no auction or other host has one', async () => {
    const { get } = feed({ kind: 'public' }, true);
    const rows = await rowsOf(await get({}, 'http://dealer-brand-se.localhost/feeds/vehicles.csv'));
    expect(new Set(rows.map(({ brand }) => brand))).toEqual(new Set(['Volvo', 'Polestar']));
    expect(rows.every(({ link }) => link?.startsWith('https://dealer-brand-se.localhost/'))).toBe(true);
    for (const host of ['restaurant.localhost', 'car-auction-se.localhost', 'elsewhere.example'])
      expect((await get({}, `http://${host}/feeds/vehicles.csv`)).status).toBe(404);
  });

  it('A-01 G-10 leaves out a car that has become a lot', async () => {
    const lots = cars.map((car, index) => (index % 2 === 0 ? car : { ...car, car_lot_number: String(index) }));
    const rows = await rowsOf(await feed({ kind: 'public' }, false, lots).get());
    expect(rows.length).toBeGreaterThan(0);
    const isStore = new Set(lots.filter(({ car_lot_number }) => !car_lot_number).map(({ car_id }) => car_id));
    expect(rows.filter(({ id = '' }) => !isStore.has(id))).toEqual([]);
  });

  it('G-10 M-03 is made once for all who fetch it, packed or not, until a change', async () => {
    const { get, stock } = feed();
    const [packed, ...others] = await Promise.all([
      get({ 'accept-encoding': 'gzip, br' }),
      ...Array.from({ length: 20 }, () => get()),
    ]);
    expect(packed?.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(new Uint8Array((await packed?.arrayBuffer()) ?? [])).toString();
    for (const other of others) expect(await other.text()).toBe(text);
    expect(stock.reads).toBe(cars.length);
    stock.version = 8;
    await (await get()).text();
    expect(stock.reads).toBe(2 * cars.length);
  });

  it('G-10 M-03 whoever leaves while it is sent, or reads nothing, keeps nobody from it', async () => {
    const { get } = feed();
    const unread = await get();
    const left = (await get()).body?.getReader();
    await left?.read();
    await left?.cancel();
    expect((await rowsOf(await get())).length).toBeGreaterThan(100);
    await unread.body?.cancel();
  });

  it('G-10 is sent again only after a change', async () => {
    const { get, stock } = feed();
    const first = await get();
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('last-modified')).toBe('Mon, 01 Jun 2026 12:00:00 GMT');
    stock.reads = 0;
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-modified-since': 'Mon, 01 Jun 2026 12:00:00 GMT' })).status).toBe(304);
    expect(stock.reads).toBe(0);
    expect((await get({ 'if-modified-since': 'Mon, 01 Jun 2026 11:59:59 GMT' })).status).toBe(200);
    stock.version = 8;
    expect((await get({ 'if-none-match': etag })).status).toBe(200);
  });

  it.each<[what: string, headers: Record<string, string>, status: number]>([
    ['no key', {}, 401],
    ['a wrong one', { authorization: 'Bearer wrong' }, 401],
    ['a wrong password', { authorization: basic('merchant', 'wrong') }, 401],
    ['the key', { authorization: `Bearer ${KEY}` }, 200],
    ['the key as password', { authorization: basic('merchant', KEY) }, 200],
  ])('G-10 answers %s as it should where there is a key', async (_, headers, status) => {
    const response = await feed({ kind: 'key', key: KEY }).get(headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(status === 200 ? 'private, no-cache, no-transform' : 'no-store');
  });

  it('G-10 is closed in live mode unless it is configured', async () => {
    const demo = readConfig({ NODE_ENV: 'test' });
    const live = (key?: string) =>
      readConfig({
        NODE_ENV: 'test',
        FORECOURT_MODE: 'live',
        STOCK_KEY: KEY,
        SITECORE_API_KEY: KEY,
        MECHMATE_URL: 'https://workshop.example',
        COMHUB_URL: 'https://forms.example',
        ...(key !== undefined && { VEHICLE_FEED_KEY: key }),
      }).vehicleFeed;
    expect(demo.vehicleFeed).toEqual({ kind: 'public' });
    expect([live(), live('public'), live(KEY)]).toEqual([
      { kind: 'closed' },
      { kind: 'public' },
      { kind: 'key', key: KEY },
    ]);
    expect(() => live('short')).toThrow(ConfigurationError);
    expect((await feed({ kind: 'closed' }).get()).status).toBe(404);
  });
});
