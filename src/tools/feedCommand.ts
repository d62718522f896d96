import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { StockMapInvalid, type FeedMap } from '@/domain/stock/stockMap.schema';
import type { ExportFormat, RowEvent, RowFeed, RowImport } from '@/server/cars/feed/rowFeed';
import { FeedUnreadable, type FeedFormat } from '@/server/cars/feed/rows';
import { ReplacementRefused } from '@/server/cars/staging';
import { readConfig } from '@/server/config';
import { hasErrorCode } from '@/lib/guards';
import type { Database } from '@/server/database/orm';
import type { StockName } from '@/sites/site.types';
import { listener, printSummary, source, Usage } from './feedProgress';
import { readEnvFiles } from './kit/server';
import { StockApiError, exportFrom, importInto, type FeedApi, type Sending } from './stock-api';
import { reportFailure } from './failure';
import { withDatabase } from './withDatabase';

/** A command that imports and exports rows: `stock`, `facilities`. */
export interface FeedCommand<Map> {
  usage: string;
  /** What a row is of: 'a car'. */
  of: string;
  api: FeedApi;
  /** @throws Usage */
  stockOf(site: string | undefined): { site: string; stock: StockName };
  readMap(json: unknown): Map;
  /** A wrong mapping shows at the header, not in every row. */
  headerCheck(map: Map | undefined): (columns: readonly string[]) => void;
  feedOn(database: Database): RowFeed<Map>;
  /** In addition to import and export, by name. */
  otherVerbs?: Readonly<Record<string, (options: Pick<Options, 'site' | 'car'>) => Promise<void>>>;
  /** The rows of a file for a server that holds the database. */
  sending(
    site: string,
    request: RowImport & { map?: Map | undefined },
    bytes: AsyncIterable<Uint8Array>,
    onEvent: (event: RowEvent) => void,
  ): Sending;
}

const oneOf = <T extends string>(name: string, value: string | undefined, choices: readonly T[]): T | undefined => {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new Usage(`--${name} must be one of ${choices.join(', ')}.`);
  return found;
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`The mapping ${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

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

async function runImport<Map extends FeedMap<string>>(
  command: FeedCommand<Map>,
  file: string,
  options: Options,
): Promise<void> {
  const { site, stock } = command.stockOf(options.site);
  const map = options.map === undefined ? undefined : command.readMap(readJson(options.map));
  const request: RowImport & { map?: Map | undefined } = {
    stock,
    map,
    replace: options.replace,
    force: options.force,
    dryRun: options['dry-run'],
    format: oneOf<FeedFormat>('format', options.format, ['csv', 'jsonl', 'json']) ?? map?.format,
    delimiter: options.delimiter ?? map?.delimiter,
    encoding: oneOf('encoding', options.encoding, ['auto', 'utf-8', 'utf-16le', 'windows-1252']) ?? map?.encoding,
    columns: command.headerCheck(map),
  };
  const config = readConfig(process.env);
  const report = options.report === undefined ? null : createWriteStream(options.report);
  if (report) await once(report, 'open');
  const { bytes, follower } = source(file);
  const onEvent = listener(follower, report);
  try {
    const summary = await withDatabase(
      config,
      (database) => command.feedOn(database).import(request, bytes, onEvent),
      (server) => importInto(server, command.sending(site, request, bytes, onEvent), onEvent),
    );
    follower?.stop();
    report?.write(`${JSON.stringify({ summary })}\n`);
    printSummary(summary, site, command.of);
    if (summary.refused > 0) process.exitCode = 2;
  } finally {
    follower?.stop();
    if (report) {
      report.end();
      await once(report, 'close');
    }
  }
}

async function runExport<Map>(command: FeedCommand<Map>, options: Options): Promise<void> {
  const { site, stock } = command.stockOf(options.site);
  const format = oneOf<ExportFormat>('format', options.format, ['jsonl', 'csv']) ?? 'jsonl';
  const write = (pieces: AsyncIterable<string | Uint8Array>) =>
    pipeline(Readable.from(pieces, { objectMode: false }), process.stdout, { end: false })
      // The reader may close the pipe: `| head`.
      .catch((error: unknown) => {
        if (!hasErrorCode(error, 'EPIPE')) throw error;
      });
  await withDatabase(
    readConfig(process.env),
    (database) => write(command.feedOn(database).export(stock, format)),
    async (server) => write(await exportFrom(server, command.api, site, format)),
  );
}

async function run<Map extends FeedMap<string>>(command: FeedCommand<Map>): Promise<void> {
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
  const [verb = '', file, ...more] = positionals;
  const other = Object.entries(command.otherVerbs ?? {}).find(([name]) => name === verb)?.[1];
  // As `npm start` does: both must mean the same database.
  readEnvFiles(false, process.cwd());
  if (values.help) process.stdout.write(command.usage);
  else if (verb === 'import' && file !== undefined && more.length === 0) await runImport(command, file, values);
  else if (verb === 'export' && file === undefined) await runExport(command, values);
  else if (other && file === undefined) await other(values);
  else throw new Usage(`Say what to do.\n\n${command.usage}`);
}

/** Failures whose message is sufficient without a stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Usage ||
  error instanceof FeedUnreadable ||
  error instanceof StockMapInvalid ||
  error instanceof ReplacementRefused ||
  error instanceof StockApiError ||
  (error instanceof Error && 'code' in error && /^(ENOENT|EACCES|EISDIR|ERR_PARSE_ARGS.*)$/.test(String(error.code)));

/** Runs a command of a feed with the arguments of this process. */
export function runFeedCommand<Map extends FeedMap<string>>(command: FeedCommand<Map>): void {
  run(command).catch((error: unknown) => {
    if (!isExpected(error)) return reportFailure(error);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
