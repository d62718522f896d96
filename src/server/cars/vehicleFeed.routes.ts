import { Readable } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { vehicleAd, vehicleAdColumns } from '@/domain/cars/vehicleAd';
import { carPath } from '@/domain/sites/routes';
import { csvLine } from '@/lib/csv';
import { errorResponse } from '@/server/http/errorResponse';
import { matchesEtag } from '@/server/http/etag';
import { publicOrigin, type Reached } from '@/sites/publicOrigin';
import { inPieces, type Bytes } from '@/server/http/inPieces';
import { createSecretCheck } from '@/server/http/secrets';
import { isInSelection } from '@/server/search/stockIndexes';
import { resolveSite } from '@/sites/resolver';
import type { Site, StockName } from '@/sites/site.types';
import type { CarsStore } from './cars.store';

export const VEHICLE_FEED = '/feeds/vehicles.csv';

export type VehicleFeedAccess = { kind: 'public' } | { kind: 'key'; key: string } | { kind: 'closed' };

/** Part of the ETag: changes with the columns, and with what is left out. */
const FORMAT = 2;
/** Lines that are written before others are served. */
const LINES = 200;
/** Files of a few hundred kB, packed: those that are fetched at the same time. */
const MOST_CACHED = 8;
const CACHED_MS = 10 * 60_000;

interface VehicleFeedParts extends Reached {
  cars: Pick<CarsStore, 'documents' | 'version' | 'changedAt'>;
  access: VehicleFeedAccess;
}

/** The key as bearer token, or as the password of any user: merchants' programs fetch files with name and password. */
function keyOf(authorization: string | undefined): string {
  const [, scheme = '', value = ''] = /^(\w+) +(.+)$/.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

async function packed(pieces: AsyncIterable<string>): Promise<Bytes> {
  const chunks = await Readable.from(pieces).pipe(createGzip()).toArray();
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * GET `/feeds/vehicles.csv`: the cars of the site of the request's host as vehicle ads, in the language of its stock.
 * A file reads all cars: it is made once for all who fetch it, one file after another, and kept packed.
 */
export function vehicleFeedRoutes({ cars, access, ...reached }: VehicleFeedParts) {
  const isKey = createSecretCheck(access.kind === 'key' ? [access.key] : []);

  async function* lines(site: Site, stock: StockName, origin: string): AsyncGenerator<string> {
    let piece = csvLine(vehicleAdColumns);
    let count = 0;
    for await (const { document: car } of cars.documents(stock)) {
      if (!isInSelection(site, car)) continue;
      const ad = vehicleAd(car, { page: `${origin}${carPath(site.paths, car)}`, origin });
      if (!ad) continue;
      piece += csvLine(vehicleAdColumns.map((column) => ad[column]));
      count += 1;
      if (count % LINES === 0) {
        yield piece;
        piece = '';
        await nextTick();
      }
    }
    if (piece !== '') yield piece;
  }

  const cached = new LRUCache<string, Promise<Bytes>>({ max: MOST_CACHED, ttl: CACHED_MS, ttlAutopurge: true });
  const oneByOne = pLimit(1);
  const fileOf = (key: string, pieces: () => AsyncIterable<string>): Promise<Bytes> => {
    const file = cached.get(key) ?? oneByOne(() => packed(pieces()));
    cached.set(key, file);
    file.catch(() => cached.delete(key));
    return file;
  };

  return new Hono().get(VEHICLE_FEED, async (c) => {
    const site = resolveSite(new URL(c.req.url).host);
    // The first bid of an auction is no price of an ad.
    if (!site?.cars || site.cars.auction || access.kind === 'closed') return errorResponse('NOT_FOUND');
    const { stock } = site.cars;
    if (access.kind === 'key' && !isKey(keyOf(c.req.header('authorization'))))
      return errorResponse('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Basic realm="vehicles"' } });
    const [version, changedAt] = await Promise.all([cars.version(stock), cars.changedAt(stock)]);
    const etag = `W/"${FORMAT}-${site.name}-${version}"`;
    const headers = {
      ETag: etag,
      ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
      'Cache-Control': access.kind === 'public' ? 'public, max-age=300' : 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    };
    const since = Date.parse(c.req.header('if-modified-since') ?? '');
    const known = c.req.header('if-none-match');
    // The date counts without an ETag only; it has whole seconds.
    const isFresh =
      known === undefined
        ? changedAt !== null && since >= Math.floor(+changedAt / 1000) * 1000
        : matchesEtag(known, etag);
    if (isFresh) return c.body(null, 304, headers);
    const origin = publicOrigin(c.req.url, reached);
    const file = await fileOf(`${etag} ${origin}`, () => lines(site, stock, origin));
    const accepted = new Negotiator({ headers: { 'accept-encoding': c.req.header('accept-encoding') } });
    const content = { 'Content-Type': 'text/csv; charset=utf-8', Vary: 'Accept-Encoding', ...headers };
    if (accepted.encodings(['gzip']).includes('gzip'))
      return c.body(inPieces(file), 200, {
        ...content,
        'Content-Encoding': 'gzip',
        'Content-Length': String(file.length),
      });
    return c.body(inPieces(file).pipeThrough(new DecompressionStream('gzip')), 200, {
      ...content,
      // Nor is it packed once more on its way out.
      'Cache-Control': `${content['Cache-Control']}, no-transform`,
    });
  });
}
