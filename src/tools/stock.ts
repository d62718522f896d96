import { readStockMap, type StockMap } from '@/domain/stock/stockMap.schema';
import { columnsOf } from '@/domain/stock/stockMap';
import { createCarsStore } from '@/server/cars/cars.store';
import { createFeed } from '@/server/cars/feed/feed.service';
import { preparer, REMOVED_KEY, wireRow } from '@/server/cars/feed/prepare';
import { FeedUnreadable, readRows } from '@/server/cars/feed/rows';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { carFieldKinds } from '@/domain/cars/car';
import type { StockName } from '@/sites/site.types';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import { runFeedCommand, type FeedCommand } from './feedCommand';
import { Usage } from './feedProgress';
import { printEvidence, verifyHistory } from './stockHistory';

const USAGE = `Usage:
  npm run stock -- import FILE --site NAME [options]     FILE may be - for standard input
    --map MAP.json      how the columns of FILE become our fields (docs/feed.md)
    --replace           remove the cars that FILE doesn't name; takes effect at the end, in one piece
    --force             let --replace remove more than half of the stock
    --dry-run           check and count, change nothing
    --report OUT.jsonl  write every refused row, and the summary, to a file
    --format csv|jsonl|json, --delimiter ";", --encoding utf-8|utf-16le|windows-1252   when guessing fails
  npm run stock -- export --site NAME [--format jsonl|csv]   to standard output
  npm run stock -- verify-history [--site NAME]              checks the price ledger (all stocks)
  npm run stock -- evidence --site NAME --car ID             the prices of a car with their hashes, as JSON

Exit code: 0 all rows taken or history unchanged, 2 some rows refused or history changed, 1 failed.
`;

function stockOf(site: string | undefined): { site: string; stock: StockName } {
  const selling = allSites
    .filter(({ cars }) => cars)
    .map(({ name }) => name)
    .join(', ');
  if (site === undefined) throw new Usage(`--site NAME is missing; sites that sell cars: ${selling}.`);
  const stock = isSiteName(site) ? siteByName(site).cars?.stock : undefined;
  if (!stock) throw new Usage(`"${site}" is no site that sells cars; those are ${selling}.`);
  return { site, stock };
}

/** A wrong mapping shows at the header, not in every row. */
function headerCheck(map: StockMap | undefined) {
  return (columns: readonly string[]): void => {
    if (map) {
      const missing = columnsOf(map).filter((column) => !columns.includes(column));
      if (missing.length > 0)
        throw new FeedUnreadable(
          `The mapping reads columns that the file doesn't have: ${missing.join(', ')}. The file has: ${columns.join(', ')}.`,
        );
    } else if (!columns.some((column) => column in carFieldKinds || column === REMOVED_KEY)) {
      throw new FeedUnreadable(
        `None of the file's columns is a field of a car (${columns.slice(0, 8).join(', ')} …): tell what they are with --map.`,
      );
    }
  };
}

async function verify(site: string | undefined): Promise<void> {
  const all = new Map(allSites.flatMap(({ name, cars }) => (cars ? [[cars.stock, stockOf(name)] as const] : [])));
  if (!(await verifyHistory(site === undefined ? [...all.values()] : [stockOf(site)]))) process.exitCode = 2;
}

const command: FeedCommand<StockMap> = {
  usage: USAGE,
  of: 'a car',
  api: '/api/stock',
  stockOf,
  readMap: readStockMap,
  headerCheck,
  feedOn: ({ orm }) =>
    createFeed({
      cars: createCarsStore(orm),
      dealers: createDealersStore(orm),
      // No index in this process: servers on the same database follow the stock's versions.
      changed: () => undefined,
    }),
  otherVerbs: {
    'verify-history': ({ site }) => verify(site),
    evidence({ site, car }) {
      if (car === undefined) throw new Usage('--car names the car: its id.');
      return printEvidence(stockOf(site), car);
    },
  },
  // Read and checked here; the server checks again.
  sending(site, request, bytes, onEvent) {
    const ignored: string[] = [];
    const prepare = preparer({ stock: request.stock, map: request.map, ignored: (name) => ignored.push(name) });
    const counts = { rows: 0, refused: 0, unnamed: 0 };
    async function* lines(): AsyncGenerator<string> {
      for await (const raw of readRows(bytes, request)) {
        const row = prepare(raw);
        counts.rows += 1;
        if (row.kind !== 'refused') {
          yield `${JSON.stringify(wireRow(row))}\n`;
          continue;
        }
        const { kind: _, ...refusal } = row;
        onEvent({ type: 'refused', ...refusal });
        counts.refused += 1;
        if (!row.ref) counts.unnamed += 1;
        else if (request.replace) yield `${JSON.stringify(wireRow({ kind: 'keep', line: row.line, ref: row.ref }))}\n`;
      }
    }
    return {
      api: '/api/stock',
      site,
      request,
      lines: lines(),
      summed: (summary) => ({ ...summary, ...counts, refused: counts.refused + summary.refused, ignored }),
    };
  },
};

runFeedCommand(command);
