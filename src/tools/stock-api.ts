import http from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportSummary, RowEvent, RowImport } from '@/server/cars/feed/rowFeed';
import type { ServerFile } from '@/server/cars/feed/server-file';
import { hasErrorCode } from '@/lib/guards';
import type { StockResponseLine } from '@/server/cars/stock.routes';

export type FeedApi = '/api/stock' | '/api/facilities';

/** An error response of the server that holds the database. */
export class StockApiError extends Error {
  override readonly name = 'StockApiError';
}

const query = (site: string, { replace = false, force = false, dryRun = false }: Partial<RowImport>): string =>
  new URLSearchParams({
    site,
    ...(replace && { replace: '1' }),
    ...(force && { force: '1' }),
    ...(dryRun && { 'dry-run': '1' }),
  }).toString();

function openRequest(
  server: ServerFile,
  api: FeedApi | '/api/stock/history',
  method: string,
  search: string,
  headers: Record<string, string> = {},
): http.ClientRequest {
  return http.request(new URL(`${api}?${search}`, server.address), {
    method,
    headers: { authorization: `Bearer ${server.key}`, ...headers },
  });
}

/** The connection broke after it was established: a message with the state of the rows and the next step. */
function wentAway(error: unknown, taken: number, { replace = false, dryRun = false }: RowImport): StockApiError {
  const reason = error instanceof Error ? error.message : String(error);
  const rows = taken > 0 ? `At least ${taken} rows are taken and stay` : 'What it had taken stays';
  const state = dryRun ? 'Nothing was changed' : replace ? 'A replacement takes effect whole or not at all' : rows;
  return new StockApiError(
    `The server went away in the middle of the import (${reason}). ${state}: repeat the same command; rows that are there already are passed over.`,
    { cause: error },
  );
}

const isOfTheWire = (error: unknown): boolean =>
  hasErrorCode(error, 'ECONNRESET') ||
  hasErrorCode(error, 'EPIPE') ||
  hasErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE');

const responseTo = (request: http.ClientRequest): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', (error) =>
      reject(
        isOfTheWire(error)
          ? error
          : new StockApiError(`The server can't be reached: ${error.message}.`, { cause: error }),
      ),
    );
  });

async function refused(response: http.IncomingMessage): Promise<StockApiError> {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return new StockApiError(`The server refused with status ${response.statusCode}: ${body.slice(0, 500)}`);
}

/** Rows on their way to a server. */
export interface Sending {
  api: FeedApi;
  site: string;
  request: RowImport;
  /** JSON Lines. */
  lines: AsyncIterable<string>;
  /** The server's summary with what was refused before it was sent. */
  summed: (summary: ImportSummary) => ImportSummary;
}

/** Sends rows to the server that holds the database, with back-pressure. */
export async function importInto(
  server: ServerFile,
  { api, site, request, lines, summed }: Sending,
  onEvent: (event: RowEvent) => void,
): Promise<ImportSummary> {
  let taken = 0;
  const broken = (error: unknown): never => {
    throw isOfTheWire(error) ? wentAway(error, taken, request) : error;
  };
  const post = openRequest(server, api, 'POST', query(site, request), {
    'content-type': 'application/x-ndjson',
    'transfer-encoding': 'chunked',
  });
  const responding = responseTo(post);
  const sending = pipeline(Readable.from(lines), post);
  // The first failure is reported; the other is its consequence and must not end the process.
  sending.catch(() => undefined);
  responding.catch(() => undefined);
  const response = await Promise.race([responding, sending.then(() => responding)]).catch(broken);
  if (response.statusCode !== 200) throw await refused(response);

  let summary: ImportSummary | null = null;
  const reading = (async () => {
    for await (const line of createInterface({ input: response, crlfDelay: Infinity })) {
      const event: StockResponseLine = JSON.parse(line);
      if (event.type === 'failed') throw new StockApiError(event.message);
      else if (event.type === 'summary') summary = summed(event);
      else if (event.type !== 'unlisted') {
        if (event.type === 'progress') taken = event.rows;
        onEvent(event);
      }
    }
  })();
  await Promise.all([reading, sending]).catch(broken);
  if (!summary) throw wentAway(new Error('its answer ended early'), taken, request);
  return summary;
}

export async function exportFrom(
  server: ServerFile,
  api: FeedApi,
  site: string,
  format: string,
): Promise<AsyncIterable<Uint8Array>> {
  const get = openRequest(server, api, 'GET', new URLSearchParams({ site, format }).toString());
  get.end();
  const response = await responseTo(get);
  if (response.statusCode !== 200) throw await refused(response);
  return response;
}

/** The ledger's verification, or the evidence of one car, from the server that holds the database. */
export async function readHistoryFrom<T>(server: ServerFile, site: string, carId?: string): Promise<T> {
  const search = new URLSearchParams({ site, ...(carId !== undefined && { car: carId }) }).toString();
  const get = openRequest(server, '/api/stock/history', 'GET', search);
  get.end();
  const response = await responseTo(get);
  if (response.statusCode !== 200) throw await refused(response);
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return JSON.parse(body);
}
