import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { priceHistoryOf } from '@/server/cars/seed/priceHistory';
import { readConfig } from '@/server/config';
import { fillOnce } from '@/server/database/fill';
import { openPostgres } from '@/server/database/postgres';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { openServices, type RunningServices } from '@/server/wiring';
import type { StockName } from '@/sites/site.types';
import { temporaryFolder } from './database/engines';
import { startPostgres, type PostgresServer } from './database/postgresServer';
import { raw } from '../kit/rawRequest';

jest.setTimeout(120_000);

const KEY = 'a-key-for-this-test-alone';
const EDITING_SECRET = 'a-secret-for-this-test-alone';
let server: PostgresServer;
let here: RunningServices;
let there: RunningServices;

function* oneCar(stock: StockName) {
  const [car] = generateCars(stock);
  if (car) yield car;
}

beforeAll(async () => {
  server = await startPostgres();
  const url = await server.newDatabase();
  const database = await openPostgres(url);
  await fillOnce(database.orm, {
    generateCars: oneCar,
    generateFacilities: (stock) => generateFacilities(stock).slice(0, 3),
    priceHistoryOf,
    vehicles: 1,
  });
  await database.close();
  // Two processes of one machine that share all they can.
  const dataDir = temporaryFolder();
  const open = (port: number): Promise<RunningServices> =>
    openServices(
      readConfig({
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        STOCK_KEY: KEY,
        SITECORE_EDITING_SECRET: EDITING_SECRET,
        PORT: String(port),
      }),
    );
  [here, there] = await Promise.all([open(3997), open(3998)]);
  await new Promise<void>((resolve) => pages.listen(0, resolve));
}, 120_000);
afterAll(async () => {
  pages.closeAllConnections();
  pages.close();
  await here.close();
  await there.close();
  await server.stop();
});

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(10);
};

/** Pages of the other process, each with the number of its rendering. */
let renderings = 0;
const pages = createServer((request, response) => {
  void there.pages?.respond(request, response, async (_request, rendered) => {
    renderings += 1;
    rendered.setHeader('Cache-Control', 'public, s-maxage=30, stale-while-revalidate=60');
    rendered.end(`rendering ${renderings}`);
  });
});
const homeOfThere = async (): Promise<string> => {
  const address = pages.address();
  const { body } = await raw(typeof address === 'object' && address ? address.port : 0, '/', 'identity', {
    headers: { host: 'car-store-se.localhost' },
  });
  return body.toString();
};

/** Resolves when a page that the other process keeps is rendered again after a change here. */
async function rendersAgain(change: () => Promise<unknown>): Promise<void> {
  const cached = await homeOfThere();
  expect(await homeOfThere()).toBe(cached);
  await change();
  await until(async () => (await homeOfThere()) !== cached);
}

const post = (services: RunningServices, path: string, body: string, headers: Record<string, string> = {}) =>
  services.app.request(path, { method: 'POST', headers, body });

const prices = async (services: RunningServices): Promise<unknown[]> => {
  const response = await post(
    services,
    '/api/search',
    JSON.stringify({ index: 'cars-car-store-se', fields: ['car_price'], limit: 5 }),
    { 'Content-Type': 'application/json' },
  );
  const { content }: { content: { car_price?: number }[] } = await response.json();
  return content.map(({ car_price: price }) => price);
};

describe('two processes on one database', () => {
  it('M-03 B-01 a price that one imports is in the index and the pages of the other', async () => {
    const [car] = oneCar('se');
    const row = JSON.stringify({ ...car, car_price: 10_000, car_price_org: 10_000 });
    await rendersAgain(async () => {
      const response = await post(here, '/api/stock?site=car-store-se', `${row}\n`, {
        Authorization: `Bearer ${KEY}`,
        'Content-Type': 'application/x-ndjson',
      });
      expect(await response.text()).toContain('"changed":1');
    });
    await until(async () => (await prices(there)).includes(10_000));
    expect(await prices(there)).toEqual(await prices(here));
  });

  it('A-16 M-03 what one publishes the other shows, in its content and its pages', async () => {
    const target = { site: 'car-store-se', locale: 'sv-SE' };
    const home = here.content.contentTrees.tree(target.site, target.locale, 'published')?.home;
    expect(home).toBeDefined();
    await rendersAgain(async () => {
      const saved = await here.content.save({ ...target, itemId: home?.id ?? '' }, { metaTitle: 'Ny rubrik' }, 'eva');
      expect(saved.ok).toBe(true);
      expect(await here.content.publish({ ...target })).toMatchObject({ id: expect.any(String) });
    });
    await until(() => there.content.revision() === here.content.revision());
    const shown = there.content.contentTrees.tree(target.site, target.locale, 'published')?.byId.get(home?.id ?? '');
    expect(JSON.stringify(shown?.fields.get('metatitle'))).toContain('Ny rubrik');
  });

  it('I-01 M-03 a facility that one imports is in the pages of the other', async () => {
    const [facility] = generateFacilities('se');
    await rendersAgain(async () => {
      const response = await post(
        here,
        '/api/facilities?site=car-store-se',
        `${JSON.stringify({ site_id: facility?.site_id, site_official_name: 'Exempelbil', site_city: 'Örebro' })}\n`,
        { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/x-ndjson' },
      );
      expect(await response.text()).toContain('"changed":1');
    });
  });

  it('M-03 their metrics are told apart, and add up', async () => {
    for (const [services, port] of [
      [here, 3997],
      [there, 3998],
    ] as const) {
      const metrics = await (await services.app.request('/api/metrics')).text();
      expect(metrics.split('\n').filter((line) => line.startsWith('forecourt_open_streams'))).toEqual([
        `forecourt_open_streams{process="${hostname()}:${port}"} 0`,
      ]);
    }
  });

  it('M-03 A-16 wrong stock keys and editing secrets count together, each with a limit of its own', async () => {
    const stock = ({ app }: RunningServices, key: string) =>
      app.request(
        '/api/stock?site=car-store-se',
        { headers: { authorization: `Bearer ${key}` } },
        { peer: '198.51.100.7' },
      );
    const pictures = ({ app }: RunningServices, secret: string) =>
      app.request('/api/content/pictures', { headers: { 'x-editing-secret': secret } }, { peer: '198.51.100.7' });
    for (const [guess, right] of [
      [stock, KEY],
      [pictures, EDITING_SECRET],
    ] as const) {
      for (let index = 0; index < 10; index += 1)
        expect((await guess(index % 2 === 0 ? here : there, 'wrong')).status).toBe(401);
      expect([(await guess(here, right)).status, (await guess(there, right)).status]).toEqual([429, 429]);
    }
  });
});
