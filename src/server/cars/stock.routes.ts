import { Hono } from 'hono';
import type { StockName } from '@/sites/site.types';
import type { AppEnv } from '@/server/http/app.types';
import { errorResponse } from '@/server/http/errorResponse';
import { createSecretCheck } from '@/server/http/secrets';
import { streamOf } from '@/server/http/streamOf';
import { RETRY_SECONDS, type WrongSecrets } from '@/server/http/wrongSecrets';
import type { ExportFormat, ImportSummary, RowEvent, RowFeed, RowImport } from './feed/rowFeed';
import { FeedUnreadable, type FeedFormat } from './feed/rows';
import type { PriceLedger } from './ledger/ledger.store';
import { ReplacementRefused } from './staging';

export interface StockRoutesParts {
  /** Of cars, or of facilities. */
  feed: RowFeed;
  /** Of the prices of cars; facilities have none. */
  ledger?: PriceLedger;
  /** The key that allows changing the stock. */
  key: string;
  /** The stock that a site sells from; null for an unknown name, or a site without cars. */
  stockOf: (siteName: string) => StockName | null;
  /** Called with unexpected failures, for the log; the response says only that there was one. */
  report: (error: unknown) => void;
  /** Shared by all routes that take the key. */
  wrongKeys: WrongSecrets;
}

/** The lines of the response to a POST; the last one is `summary` or `failed`. */
export type StockResponseLine =
  | RowEvent
  /** Number of refusals beyond the limit of the list. */
  | { type: 'unlisted'; refused: number }
  | ({ type: 'summary' } & ImportSummary)
  | { type: 'failed'; message: string };

const FORMATS: Record<string, FeedFormat> = {
  'application/x-ndjson': 'jsonl',
  'application/jsonl': 'jsonl',
  'application/json': 'json',
  'text/csv': 'csv',
};

/**
 * Refusals are buffered for clients that read the response only after sending everything, so their number is limited.
 */
export const MOST_REFUSALS = 10_000;

const bearerOf = (header: string | undefined): string => /^Bearer +(.+)$/i.exec(header ?? '')?.[1] ?? '';

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

const messageOf = (error: unknown): string | null =>
  error instanceof FeedUnreadable || error instanceof ReplacementRefused ? error.message : null;

const switchedOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/**
 * The stock API, at /api/stock, and that of facilities, at /api/facilities. POST
 * `?site=NAME[&replace=1][&force=1][&dry-run=1]` takes rows and responds, while it reads, with JSON Lines
 * (StockResponseLine); GET `?site=NAME[&format=csv]` exports them; GET `/history?site=NAME`, of cars only, is the
 * verification of the price ledger, with `&car=ID` the prices of a car as evidence. All need `Authorization: Bearer KEY`.
 */
export function stockRoutes({ feed, ledger, key, stockOf, report, wrongKeys }: StockRoutesParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const isKey = createSecretCheck([key]);
  const headers = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' };

  const noSite = () =>
    errorResponse('BAD_REQUEST', { message: 'The query must name a site that sells cars: ?site=NAME.', headers });

  app.use('*', async (c, next) => {
    const verdict = await wrongKeys.check(c, bearerOf(c.req.header('authorization')), isKey);
    if (verdict === 'right') return next();
    if (verdict === 'limited')
      return errorResponse('TOO_MANY_REQUESTS', {
        message: 'Too many wrong keys from this address. Try again in a minute.',
        headers: { 'Retry-After': RETRY_SECONDS, ...headers },
      });
    return errorResponse('UNAUTHORIZED', {
      message: 'The stock API needs its key: Authorization: Bearer KEY.',
      headers: { 'WWW-Authenticate': 'Bearer', ...headers },
    });
  });

  app.post('/', (c) => {
    const stock = stockOf(c.req.query('site') ?? '');
    if (!stock) return noSite();
    c.env?.allowLongUpload?.();
    const [type = ''] = (c.req.header('content-type') ?? '').split(';');
    const format = FORMATS[type.trim().toLowerCase()];
    if (!format)
      return errorResponse('UNSUPPORTED_MEDIA', {
        message: `Content-Type must be one of ${Object.keys(FORMATS).join(', ')}.`,
        headers,
      });
    const request: RowImport = {
      stock,
      format,
      replace: switchedOn(c.req.query('replace')),
      force: switchedOn(c.req.query('force')),
      dryRun: switchedOn(c.req.query('dry-run')),
    };
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, c.req.raw.signal]);
    const encoder = new TextEncoder();
    let refused = 0;

    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        const write = (line: StockResponseLine) => {
          if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        };
        const onEvent = (event: RowEvent) => {
          if (event.type === 'refused' && ++refused > MOST_REFUSALS) return;
          write(event);
        };
        try {
          const summary = await feed.import(request, chunksOf(c.req.raw.body), onEvent, signal);
          if (refused > MOST_REFUSALS) write({ type: 'unlisted', refused: refused - MOST_REFUSALS });
          write({ type: 'summary', ...summary });
        } catch (error) {
          const known = messageOf(error);
          if (known === null && !signal.aborted) report(error);
          write({
            type: 'failed',
            message: known ?? 'The import failed; what it had committed stays, and it can be repeated.',
          });
        }
        if (!leaving.signal.aborted) controller.close();
      },
      cancel() {
        leaving.abort(new Error('The client left.'));
      },
    });
    return c.body(stream, 200, { 'content-type': 'application/x-ndjson; charset=utf-8', ...headers });
  });

  app.get('/', (c) => {
    const stock = stockOf(c.req.query('site') ?? '');
    if (!stock) return noSite();
    const format = c.req.query('format') ?? 'jsonl';
    if (format !== 'jsonl' && format !== 'csv')
      return errorResponse('BAD_REQUEST', { message: 'format must be jsonl or csv.', headers });
    const requested: ExportFormat = format;
    const type = requested === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8';
    return c.body(streamOf(feed.export(stock, requested)), 200, { 'content-type': type, ...headers });
  });

  app.get('/history', async (c) => {
    if (!ledger) return c.notFound();
    const stock = stockOf(c.req.query('site') ?? '');
    if (!stock) return noSite();
    const carId = c.req.query('car');
    const found = carId === undefined ? await ledger.verify(stock) : await ledger.evidence(stock, carId);
    return c.json(found, 200, headers);
  });

  return app;
}
