import { createReadStream, createWriteStream, readFileSync, statSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readStockMap, StockMapInvalid, type StockMap } from '@/domain/stock/stockMap.schema';
import { columnsOf } from '@/domain/stock/stockMap';
import { createCarsStore } from '@/server/cars/cars.store';
import {
  createFeed,
  type ExportFormat,
  type FeedEvent,
  type ImportRequest,
  type ImportSummary,
} from '@/server/cars/feed/feed.service';
import { REMOVED_KEY } from '@/server/cars/feed/prepare';
import { FeedUnreadable, type FeedFormat } from '@/server/cars/feed/rows';
import { ReplacementRefused } from '@/server/cars/staging';
import { readConfig } from '@/server/config';
import { hasErrorCode } from '@/lib/guards';
import type { Database } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { carFieldKinds } from '@/domain/cars/car';
import type { StockName } from '@/sites/site.types';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import { readEnvFiles } from './kit/server';
import { StockApiError, exportFrom, importInto } from './stock-api';
import { reportFailure } from './failure';
import { printEvidence, verifyHistory } from './stockHistory';
import { barOf, linesOf, type Follower } from './stockProgress';
import { withDatabase } from './withDatabase';

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

/** What the person typed can't be done; the message is a sentence. */
class Usage extends Error {
  override readonly name = 'Usage';
}

const SHOWN_REFUSALS = 20;
const oneOf = <T extends string>(name: string, value: string | undefined, choices: readonly T[]): T | undefined => {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new Usage(`--${name} must be one of ${choices.join(', ')}.`);
  return found;
};

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

function readMap(file: string): StockMap {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`The mapping ${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return readStockMap(json);
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

/** The file's bytes; `follower` receives the number of bytes read. */
function source(file: string): { bytes: AsyncIterable<Uint8Array>; follower: Follower | null } {
  if (file === '-') return { bytes: process.stdin, follower: null };
  let size: number;
  try {
    size = statSync(file).size;
  } catch (error) {
    throw new Usage(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const follower = process.stderr.isTTY ? barOf(size) : linesOf(size);
  const stream = createReadStream(file);
  let read = 0;
  const bytes = (async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      read += chunk.length;
      follower.read(read);
      yield chunk;
    }
  })();
  return { bytes, follower };
}

/** Prints the first rejected rows and writes all of them to the report. */
function listener(follower: Follower | null, report: WriteStream | null) {
  let refused = 0;
  return (event: FeedEvent): void => {
    if (event.type === 'progress') {
      follower?.rows(event.rows, refused);
      return;
    }
    refused += 1;
    const { type: _, ...refusal } = event;
    report?.write(`${JSON.stringify(refusal)}\n`);
    if (refused > SHOWN_REFUSALS) return;
    const car = event.ref ? ` (${Object.values(event.ref).join('')})` : '';
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    process.stderr.write(`line ${event.line}${car}: ${event.reasons.join('; ')}\n`);
    if (refused === SHOWN_REFUSALS)
      process.stderr.write(`… more refused rows are ${report ? 'in the report' : 'listed with --report FILE'}.\n`);
  };
}

function printSummary(summary: ImportSummary, site: string): void {
  const { rows, refused, added, changed, unchanged, removed } = summary;
  process.stdout.write(
    `${summary.dryRun ? 'Dry run, nothing changed' : 'Done'}: ${site} (stock ${summary.stock}), ${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${refused} refused.\n`,
  );
  if (summary.ignored.length > 0)
    process.stdout.write(`Not fields of a car, so not read: ${summary.ignored.join(', ')}.\n`);
  if (summary.replaced && summary.unnamed > 0)
    process.stdout.write(
      `${summary.unnamed} refused rows don't say which car they mean: if those cars were on offer, they were removed.\n`,
    );
}

const feedOn = ({ orm }: Database) =>
  createFeed({
    cars: createCarsStore(orm),
    dealers: createDealersStore(orm),
    // No index in this process: servers on the same database follow the stock's versions.
    changed: () => undefined,
  });

interface Options {
  site?: string | undefined;
  map?: string | undefined;
  report?: string | undefined;
  format?: string | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  car?: string | undefined;
  replace: boolean;
  force: boolean;
  'dry-run': boolean;
}

async function runImport(file: string, options: Options): Promise<void> {
  const { site, stock } = stockOf(options.site);
  const map = options.map === undefined ? undefined : readMap(options.map);
  const request: ImportRequest = {
    stock,
    map,
    replace: options.replace,
    force: options.force,
    dryRun: options['dry-run'],
    format: oneOf<FeedFormat>('format', options.format, ['csv', 'jsonl', 'json']) ?? map?.format,
    delimiter: options.delimiter ?? map?.delimiter,
    encoding: oneOf('encoding', options.encoding, ['auto', 'utf-8', 'utf-16le', 'windows-1252']) ?? map?.encoding,
    columns: headerCheck(map),
  };
  const config = readConfig(process.env);
  const report = options.report === undefined ? null : createWriteStream(options.report);
  if (report) await once(report, 'open');
  const { bytes, follower } = source(file);
  const onEvent = listener(follower, report);
  try {
    const summary = await withDatabase(
      config,
      (database) => feedOn(database).import(request, bytes, onEvent),
      (server) => importInto(server, site, request, bytes, onEvent),
    );
    follower?.stop();
    report?.write(`${JSON.stringify({ summary })}\n`);
    printSummary(summary, site);
    if (summary.refused > 0) process.exitCode = 2;
  } finally {
    follower?.stop();
    if (report) {
      report.end();
      await once(report, 'close');
    }
  }
}

async function runExport(options: Options): Promise<void> {
  const { site, stock } = stockOf(options.site);
  const format = oneOf<ExportFormat>('format', options.format, ['jsonl', 'csv']) ?? 'jsonl';
  const write = (pieces: AsyncIterable<string | Uint8Array>) =>
    pipeline(Readable.from(pieces, { objectMode: false }), process.stdout, { end: false })
      // The reader may close the pipe: `| head`.
      .catch((error: unknown) => {
        if (!hasErrorCode(error, 'EPIPE')) throw error;
      });
  await withDatabase(
    readConfig(process.env),
    (database) => write(feedOn(database).export(stock, format)),
    async (server) => write(await exportFrom(server, site, format)),
  );
}

async function runVerification(site: string | undefined): Promise<void> {
  const all = new Map(allSites.flatMap(({ name, cars }) => (cars ? [[cars.stock, stockOf(name)] as const] : [])));
  if (!(await verifyHistory(site === undefined ? [...all.values()] : [stockOf(site)]))) process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      map: { type: 'string' },
      report: { type: 'string' },
      format: { type: 'string' },
      delimiter: { type: 'string' },
      encoding: { type: 'string' },
      car: { type: 'string' },
      replace: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, file, ...more] = positionals;
  // As `npm start` does: both must mean the same database.
  readEnvFiles(false, process.cwd());
  if (values.help) process.stdout.write(USAGE);
  else if (command === 'import' && file !== undefined && more.length === 0) await runImport(file, values);
  else if (command === 'export' && file === undefined) await runExport(values);
  else if (command === 'verify-history' && file === undefined) await runVerification(values.site);
  else if (command === 'evidence' && file === undefined && values.car !== undefined)
    await printEvidence(stockOf(values.site), values.car);
  else throw new Usage(`Say what to do.\n\n${USAGE}`);
}

/** Failures whose message is sufficient without a stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Usage ||
  error instanceof FeedUnreadable ||
  error instanceof StockMapInvalid ||
  error instanceof ReplacementRefused ||
  error instanceof StockApiError ||
  (error instanceof Error && 'code' in error && /^(ENOENT|EACCES|EISDIR|ERR_PARSE_ARGS.*)$/.test(String(error.code)));

main().catch((error: unknown) => {
  if (!isExpected(error)) return reportFailure(error);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
