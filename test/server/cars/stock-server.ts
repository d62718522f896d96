import { createServer } from 'node:http';
import { Hono } from 'hono';
import { createCarsStore } from '@/server/cars/cars.store';
import { createFeed } from '@/server/cars/feed/feed.service';
import { writeServerFile } from '@/server/cars/feed/server-file';
import { createPriceLedger } from '@/server/cars/ledger/ledger.store';
import { stockRoutes } from '@/server/cars/stock.routes';
import { openEmbedded } from '@/server/database/embedded';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { bridge } from '@/server/http/bridge';
import { createWrongSecrets } from '@/server/http/wrongSecrets';
import { isSiteName, siteByName } from '@/sites/sites';

/**
 * Only the stock API, on a free port and the embedded database of DATA_DIR: `fork` it. It sends `{ ready: port }`,
 * then `{ changed: count }` for each notification of an index, and ends with its parent.
 */
async function main(): Promise<void> {
  const dataDir = process.env.DATA_DIR ?? '';
  const { orm } = await openEmbedded(dataDir);
  const key = 'a-key-of-the-test';
  const feed = createFeed({
    cars: createCarsStore(orm),
    dealers: createDealersStore(orm),
    changed: (_, changes) => {
      process.send?.({ changed: changes.length });
    },
  });
  const app = new Hono().route(
    '/api/stock',
    stockRoutes({
      feed,
      ledger: createPriceLedger(orm),
      key,
      stockOf: (name) => (isSiteName(name) ? (siteByName(name).cars?.stock ?? null) : null),
      report: (error) => process.stderr.write(`${String(error)}\n`),
      wrongKeys: createWrongSecrets('stock key'),
    }),
  );
  const server = createServer((request, response) => void bridge((given) => app.fetch(given), request, response));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    writeServerFile(dataDir, { address: `http://127.0.0.1:${address.port}`, key, operatorKey: 'none' });
    process.send?.({ ready: address.port });
  });
}

process.on('disconnect', () => process.exit());
void main();
