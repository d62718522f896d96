import { existsSync } from 'node:fs';
import path from 'node:path';
import { matchesFilters } from '@/domain/search/baseFilter';
import type { Car } from '@/domain/cars/car';
import type { BaseFilter } from '@/domain/search/search';
import { createCarsStore } from '@/server/cars/cars.store';
import { readServerFile } from '@/server/cars/feed/server-file';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { generateLots } from '@/server/cars/seed/lots';
import { readConfig, type Config } from '@/server/config';
import { DataFolderLocked } from '@/server/database/database.errors';
import { openEmbedded } from '@/server/database/embedded';
import { requestCounts } from '@/server/database/schema';
import { fillOnce } from '@/server/database/fill';
import { priceHistoryOf } from '@/server/cars/seed/priceHistory';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createLog } from '@/server/http/log';
import { openServices, type RunningServices } from '@/server/wiring';
import type { SiteName, StockName } from '@/sites/site.types';
import { allSites, siteByName } from '@/sites/sites';
import { failingDatabase } from './failingDatabase';
import { underAttack } from './underAttack';
import { preparedFolder } from './database/engines';

jest.setTimeout(120_000);

/** Cars of each stock: a few, as they come. */
function* fewCars(stock: StockName): Generator<Car> {
  let count = 0;
  for (const car of generateCars(stock)) {
    if (count++ >= (stock === 'se' ? 150 : 20)) return;
    yield car;
  }
}

function* fewLots(stock: StockName, now: Date, taken: { plates: Set<string>; slugs: Set<string> }): Generator<Car> {
  let count = 0;
  for (const lot of generateLots(stock, now, taken)) {
    if (count++ >= 5) return;
    yield lot;
  }
}

let dataDir: string;
let config: Config;
const configOf = (folder: string): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    STOCK_KEY: 'a-key-for-this-test-alone',
    PORT: '3999',
  });
let services: RunningServices;
let logged = '';
const log = createLog('debug', {
  write(line) {
    logged += line;
  },
});

beforeAll(async () => {
  dataDir = await preparedFolder();
  config = configOf(dataDir);
  const database = await openEmbedded(dataDir);
  await fillOnce(database.orm, {
    generateCars: fewCars,
    generateFacilities: (stock) => generateFacilities(stock).slice(0, 3),
    priceHistoryOf,
    generateLots: fewLots,
    vehicles: 40,
  });
  await database.close();
  services = await openServices(config, log);
});
afterAll(() => services.close());

const stored = async (stock: StockName): Promise<Car[]> => {
  const cars: Car[] = [];
  for await (const { document } of createCarsStore(services.database.orm).documents(stock)) cars.push(document);
  return cars;
};

/** Ids that an index holds, in order. */
async function indexed(index: string, filters: BaseFilter[] = []): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const field = index.startsWith('cars-') ? 'car_id' : 'site_id';
    const response = await services.app.request('/api/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ index, fields: [field], limit: 100, offset, sort_name: 'relevance', filters }),
    });
    expect(response.status).toBe(200);
    const { content }: { content: Record<string, string>[] } = await response.json();
    ids.push(...content.map((one) => one[field] ?? ''));
    if (content.length < 100) return ids.sort();
  }
}

const feed = async (site: string, rows: object[], key = config.stockKey) => {
  const response = await services.app.request(`/api/stock?site=${site}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  return { status: response.status, last: lines.at(-1) };
};
/** The Swedish sites that show a car. */
const sitesWith = async (carId: string): Promise<string[]> => {
  const sites = allSites.filter(({ cars }) => cars !== undefined);
  const found = await Promise.all(
    sites.map(async ({ name, cars }) =>
      (await indexed(cars?.index ?? '', [{ name: 'car_id', values: [carId] }])).length > 0 ? name : null,
    ),
  );
  return found.filter((name) => name !== null).sort();
};

it('K-02 counts the tries of an address in the database', async () => {
  const request = new Request('http://car-store-se.localhost/api/tirehotel/authorization/search?regNo=ZZZ999');
  expect((await services.app.fetch(request, { peer: '203.0.113.9' })).status).toBe(404);
  expect(await services.database.orm.select().from(requestCounts)).toMatchObject([{ requests: 1 }]);
});

describe('the indexes of the sites', () => {
  it('A-01 are there for every site that sells cars or has facilities, and for no other name', async () => {
    const names = allSites
      .flatMap(({ cars, facilities }) => [cars?.index, facilities?.index])
      .filter((index) => index !== undefined);
    expect((await services.search.indexes()).map(({ name }) => name).sort()).toEqual(names.sort());
    for (const index of ['cars-it', 'cars-nowhere', 'sites-custom-x']) {
      const response = await services.app.request('/api/search', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ index }),
      });
      expect(response.status).toBe(404);
    }
  });

  it.each(allSites.flatMap((site) => (site.cars ? [[site.name, site.cars] as const] : [])))(
    'A-01 %s holds exactly its part of the stock',
    async (_, { index, stock, filters, auction }) => {
      const own = (await stored(stock)).filter(
        (car) => (car.car_lot_number !== undefined) === (auction !== undefined) && matchesFilters(filters, { ...car }),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(await indexed(index)).toEqual(own.map((car) => car.car_id).sort());
    },
  );

  it("A-01 the parts of one country's sites differ, and none is a copy", async () => {
    const sizes = new Map((await services.search.indexes()).map(({ name, documents }) => [name, documents]));
    expect(sizes.get('cars-car-store-se')).toBe(150);
    expect(sizes.get('cars-car-auction-se')).toBe(5);
    for (const index of ['cars-dealer-brand-se']) {
      expect(sizes.get(index)).toBeGreaterThan(0);
      expect(sizes.get(index)).toBeLessThan(150);
    }
  });

  it('A-01 facilities are in the index of each site that has them: of the site of a brand those that sell it', async () => {
    const three = generateFacilities('se').slice(0, 3);
    expect(await indexed('sites-car-store-se')).toEqual(three.map(({ site_id }) => site_id).sort());
    const ofBrand = three.filter(({ site_brands }) =>
      site_brands.some((brand) => brand === 'Volvo' || brand === 'Polestar'),
    );
    expect(ofBrand.length).toBeGreaterThan(0);
    expect(await indexed('sites-dealer-brand-se')).toEqual(ofBrand.map(({ site_id }) => site_id).sort());
  });
});

describe('a change of stock', () => {
  const car = { car_id: '5550001', car_brand: 'Volvo', car_model: 'V60', car_price: 120_000 };
  const STORES: SiteName[] = ['car-store-se', 'dealer-brand-se'];

  it.each<[string, object, SiteName[]]>([
    ['a new car is everywhere where it fits', car, STORES],
    ['one that has become a lot is at the auction alone', { ...car, car_lot_number: '7' }, ['car-auction-se']],
    ['one that found no bidder comes back', car, STORES],
    [
      "one of another make leaves the brand's dealer",
      { ...car, car_price: 220_000, car_brand: 'Kia', car_model: 'EV6' },
      ['car-store-se'],
    ],
    ['one that fits again comes back', car, STORES],
    ['a removed one is nowhere', { car_id: car.car_id, removed: true }, []],
  ])('F-01 reaches each site without a restart: %s', async (_, row, sites) => {
    const { status, last } = await feed('car-store-se', [row]);
    expect([status, last]).toEqual([200, expect.objectContaining({ type: 'summary', rows: 1, refused: 0 })]);
    expect(await sitesWith(car.car_id)).toEqual(sites);
  });

  it('A-01 F-01 a lot that is requested at a store is at the auction, with its page there', async () => {
    const lot = { ...car, car_id: '5550009', car_lot_number: '9' };
    await feed('car-auction-se', [lot]);
    const statusAt = async (index: string) =>
      (await services.app.request(`/api/cars/${index}/${lot.car_id}`)).json() as Promise<unknown>;
    const url = expect.stringMatching(/^http:\/\/car-auction-se\.localhost:3999\/kop-bil\/5550009\//);
    expect(await statusAt('cars-car-store-se')).toEqual({ status: 'auctioned', site: 'Nordvik Auktion', url });
    expect(await statusAt('cars-car-auction-se')).toMatchObject({ status: 'onOffer', prices: [] });
    await feed('car-auction-se', [{ car_id: lot.car_id, removed: true }]);
    expect(await statusAt('cars-car-store-se')).toEqual({ status: 'unknown' });
    expect(await statusAt('cars-car-auction-se')).toMatchObject({ status: 'sold' });
  });

  it('F-01 by way of any site of the country is the same', async () => {
    await feed('dealer-brand-se', [{ ...car, car_id: '5550002' }]);
    expect(await sitesWith('5550002')).toEqual(STORES);
  });

  it('F-01 stays in its country', async () => {
    const before = await indexed('cars-car-store-se');
    await feed('car-store-no', [{ ...car, car_id: '5550003' }]);
    expect(await indexed('cars-car-store-se')).toEqual(before);
    expect(await indexed('cars-car-store-no')).toContain('5550003');
  });

  it('F-01 that one index rejects reaches the others, and the stock keeps it', async () => {
    const apply = jest.spyOn(services.search, 'apply').mockImplementationOnce(() => Promise.reject(new Error('full')));
    const { last } = await feed('car-store-se', [{ ...car, car_id: '5550004' }]);
    expect(last).toMatchObject({ type: 'summary', added: 1 });
    expect(apply).toHaveBeenCalledTimes(3);
    apply.mockRestore();
    expect(await sitesWith('5550004')).toHaveLength(1);
    expect((await stored('se')).some(({ car_id }) => car_id === '5550004')).toBe(true);
    await feed('car-store-se', [{ car_id: '5550004', removed: true }]);
  });

  it.each<[string, string, string | undefined, number]>([
    ['without the key', 'car-store-se', 'another-key-of-somebody', 401],
    ['of a site that sells none', 'it', undefined, 400],
    ['of no site', 'nobody', undefined, 400],
  ])('M-03 %s is refused', async (_, site, key, status) => {
    expect((await feed(site, [car], key)).status).toBe(status);
    expect(await sitesWith(car.car_id)).toEqual([]);
  });
});

describe('workshop and places', () => {
  const requested = async (path: string): Promise<unknown> => (await services.app.request(path)).json();

  it('M-03 respond in this process', async () => {
    expect(await requested('/api/mechmate/car/ABC123')).toMatchObject({ brand: 'Volvo', isSupported: true });
    const { workshops }: { workshops: unknown[] } = await (
      await services.app.request(
        '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=HJULSKIFTE&latitude=59&longitude=18',
        { headers: { accept: 'application/json' } },
      )
    ).json();
    expect(workshops).toHaveLength(3);
    expect(await requested('/api/places?q=stockholm')).toMatchObject({ places: [{ name: 'Stockholm' }] });
  });
});

describe('the services of a data folder', () => {
  it('M-03 write their address for the commands on this machine', () => {
    expect(readServerFile(dataDir)).toEqual({
      pid: process.pid,
      address: 'http://127.0.0.1:3999',
      key: config.stockKey,
      operatorKey: expect.stringMatching(/^[\da-f]{48}$/),
    });
  });

  it('M-03 are the only ones that may use it', async () => {
    await expect(openServices(config)).rejects.toThrow(DataFolderLocked);
  });

  it('M-03 report that they are healthy', async () => {
    expect((await services.app.request('/healthz')).status).toBe(200);
  });

  it('M-03 leave it when they close: another server finds the same stock', async () => {
    const size = (await indexed(siteByName('car-store-se').cars?.index ?? '')).length;
    await services.close();
    expect((await services.app.request('/healthz')).status).toBe(503);
    expect(readServerFile(dataDir)).toBeNull();
    expect(existsSync(path.join(dataDir, 'server.json'))).toBe(false);
    services = await openServices(config, log);
    expect(await indexed('cars-car-store-se')).toHaveLength(size);
  });
});

describe('the tire hotel', () => {
  it('K-01 is open: a seeded customer logs in by the code of the outbox', async () => {
    const post = (step: string, body: object, cookie = '') =>
      services.app.request(`http://car-store-se.localhost/api/tirehotel/authorization/${step}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const found = await post('search', { regNo: 'ABC123' });
    const { encryptedPhoneNumber } = await found.json();
    const { authorizationToken: authToken } = await (await post('login', { encryptedPhoneNumber })).json();
    const message = (await services.outbox?.latest(1))?.[0]?.body ?? '';
    expect(message).toMatch(/\n@car-store-se\.localhost #\d{4}$/);
    const logIn = await post('validate', { authToken, otpToken: message.slice(-4) });
    expect(await logIn.json()).toMatchObject({
      status: 0,
      vehicles: [{ regNo: 'ABC123', location: { locationName: 'Nordvik Bil Stockholm Kista' } }],
    });
    const [cookie = ''] = (logIn.headers.get('set-cookie') ?? '').split(';');
    expect((await post('search', { regNo: 'ABC123' }, cookie)).status).toBe(200);
  });
});

describe('under attack', () => {
  underAttack(() => services);
});

describe('a database that fails', () => {
  failingDatabase(
    () => services,
    () => logged,
  );
});
