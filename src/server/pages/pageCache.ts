import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { editingArea } from '@/domain/content/editing';
import { INBOX_PATH } from '@/domain/inbox/inbox';
import { withOtherParameters } from '@/domain/search/otherParameters';
import { resolveSite } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';
import { cacheAddress } from './cacheAddress';
import { notFoundAddress } from './notFoundAddress';
import { Busy, createFairQueue } from '../http/fairQueue';
import { quietTick } from '../http/quietTick';
import { isPublicFile } from './publicFile';
import { encodingOf, packPage, PACKINGS, type PackedPage } from './packedPage';
import { renderAlone, type Render, type RenderedPage } from './renderAlone';

/** `hit` and `stale` came from the cache; `joined` waited for another visitor's rendering. */
export type PageSource = 'hit' | 'stale' | 'made' | 'joined' | 'refused';

export interface PageCache {
  /**
   * Responds to a request for a page that is the same for every visitor, and refuses those of a flood; null, and
   * nothing done, for any other.
   */
  respond(request: IncomingMessage, response: ServerResponse, render: Render): Promise<void> | null;
  /** The framework has rendered a page of its own cache again. @param page its internal path */
  renewed(page: string): void;
}

export interface PageCacheOptions {
  /** The same as long as a site's pages are (`pageChanges.ts`). */
  stamp: (site: Site) => string;
  count?: (source: PageSource) => void;
  report: (error: unknown) => void;
  /** Counts a page that has to be rendered for a visitor; the seconds to wait where that was too many. */
  wait?: (request: IncomingMessage) => number;
  /** Whom a page is rendered for; absent: all are served in the order of their requests. */
  clientOf?: (request: IncomingMessage) => string;
  /** The site's tables have every page: unknown paths share one 404 page by language. */
  knowsAllPages?: boolean;
  /** Bytes of memory. */
  limit?: number;
  /** Pages rendered at the same time, and those that may wait for it. */
  renderings?: number;
  waiting?: number;
  /** Until a rendering has to begin; whoever waits for it is asked to come again. */
  longestWaitMs?: number;
  now?: () => number;
}

const LIMIT = 48 * 1024 * 1024;
const RENDERINGS = 4;
const WAITING = 1_000;
const LONGEST_WAIT_MS = 15_000;
/**
 * A page is taken from the framework's own cache at least this often, whatever its header allows: it tells how old that
 * copy may be, and both ages add up.
 */
const MOST_FRESH_MS = 30_000;
const MOST_STALE_MS = 60_000;
/** A list with dozens of filters has some two thousand characters, the longest path of a page a hundred. */
const LONGEST_URL = 4_096;
const LONGEST_PATH = 1_024;
/** Decoded, they would be part of another address: a slash, a backslash, a tab, an end of a line. */
const HIDDEN = /%(?:2f|5c|09|0a|0d)/i;
/** The framework's cookies of previews. */
const PREVIEW = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;
/** Slashes and backslashes in front name another host; the last three are no pages of visitors. */
const NO_PAGE = /^\/[/\\]|[\u0000-\u0020\u007f\\]|^\/_|^\/api(?:[/?]|$)/;
const IS_API = /^\/api(?:[/?]|$)/;
/** The internal path of a page, which nobody else has to know. */
const INTERNAL_PATH = 'x-middleware-rewrite';
/** Headers of the connection, and those that are set again for every visitor. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  INTERNAL_PATH,
]);
const RETRY_AFTER_S = 2;

interface CachedPage extends PackedPage {
  /** Internal path. */
  page: string;
  stamp: string;
  /** Renewals of any page when its rendering began. */
  renewals: number;
  madeAt: number;
  freshMs: number;
  staleMs: number;
}

/** The site whose page a request asks for as any visitor does. */
const siteOf = (request: IncomingMessage): Site | null =>
  NO_PAGE.test(request.url ?? '') || request.url?.split('?', 1)[0] === INBOX_PATH ? null : visitedSite(request);

/** The site of a request that has nothing of an editor. */
function visitedSite({ method, headers }: IncomingMessage): Site | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization !== undefined) return null;
  const cookies = headers.cookie ?? '';
  const names = new Set(cookies.split(';').map((one) => one.split('=', 1)[0]?.trim()));
  return PREVIEW.test(cookies) || editingArea((name) => names.has(name)) ? null : resolveSite(headers.host);
}

const DATA = /^\/_next\/data\/[^/]+(\/[^?]*)\.json(?:\?|$)/;

/**
 * Whether a request asks for the data of a page that the site has not. The router in the browser loads the address
 * itself then, whatever the body of a 404.
 */
function isDataOfNoPage(request: IncomingMessage): boolean {
  const [, path] = DATA.exec(request.url ?? '') ?? [];
  // The inbox is none of the site's own pages.
  if (path === undefined || path === '/index' || path === INBOX_PATH) return false;
  const site = visitedSite(request);
  return site !== null && notFoundAddress(site, request.headers.host ?? '', path) !== null;
}

/** The status of an address that is none of a page, whatever its content; null: it may be one. */
function refusalOf(url: string): 400 | 414 | null {
  const [path = ''] = url.split('?', 1);
  if (url.length > LONGEST_URL || path.length > LONGEST_PATH) return 414;
  return HIDDEN.test(path) ? 400 : null;
}

const secondsOf = (cacheControl: string, directive: string): number =>
  Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,9})`).exec(cacheControl)?.[1] ?? 0);

/** How long a page may be shown, as its header tells shared caches; null: not at all. */
function agesOf({
  status,
  headers,
}: Pick<RenderedPage, 'status' | 'headers'>): { freshMs: number; staleMs: number } | null {
  const cacheControl = String(headers['cache-control'] ?? '');
  const freshMs = secondsOf(cacheControl, 's-maxage') * 1000;
  if ((status !== 200 && status !== 404) || freshMs === 0 || headers['set-cookie'] !== undefined) return null;
  return {
    freshMs: Math.min(freshMs, MOST_FRESH_MS),
    staleMs: Math.min(secondsOf(cacheControl, 'stale-while-revalidate') * 1000, MOST_STALE_MS),
  };
}

const withoutOwn = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));

/** Renders an address as a visitor without cookies sees it: no header of a visitor can get into the kept page. */
async function rendered(render: Render, { url, host, scheme }: Address): Promise<RenderedPage & { page: string }> {
  const page = await renderAlone(render, {
    url,
    headers: { host, 'user-agent': 'forecourt', 'x-forwarded-proto': scheme },
  });
  return {
    ...page,
    headers: withoutOwn(page.headers),
    page: String(page.headers[INTERNAL_PATH] ?? '').split('?', 1)[0] ?? '',
  };
}

interface Address {
  url: string;
  host: string;
  scheme: 'http' | 'https';
}

/**
 * Visitors' pages in front of the framework: kept packed, by address, while nothing has changed that they show and no
 * longer than their Cache-Control says. Many requests for one address cost one rendering. Pages that are being edited,
 * and whatever may not be cached, pass by.
 */
export function createPageCache({
  stamp,
  count = () => undefined,
  report,
  wait = () => 0,
  clientOf,
  knowsAllPages = false,
  limit = LIMIT,
  renderings = RENDERINGS,
  waiting = WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const cached = new LRUCache<string, CachedPage>({ maxSize: limit, sizeCalculation: ({ size }) => size });
  const making = new Map<string, Making>();
  const queue = createFairQueue({ atOnce: renderings, waiting, longestMs: longestWaitMs });
  let renewals = 0;
  /** Of each page, the number of its last renewal. */
  const renewed = new Map<string, number>();
  const isCurrent = (known: CachedPage, site: Site): boolean =>
    known.stamp === stamp(site) && (renewed.get(known.page) ?? 0) <= known.renewals;

  async function make(key: string, site: Site, address: Address, render: Render, encoding: Encoding) {
    // Before the rendering: what changes meanwhile makes the page an old one.
    const madeFrom = { stamp: stamp(site), renewals };
    const page = await rendered(render, address);
    const packed = await packPage(page, encoding);
    const ages = agesOf(page);
    if (ages) cached.set(key, { ...packed, ...ages, ...madeFrom, page: page.page, madeAt: now() });
    else cached.delete(key);
    return packed;
  }

  /**
   * One rendering for all who ask meanwhile; null: too many wait. Its page is null where all have left before it began.
   * @param response absent: the page is renewed for later visitors
   */
  function made(
    request: IncomingMessage,
    response: ServerResponse | undefined,
    ...[key, site, address, render, encoding]: Parameters<typeof make>
  ) {
    // After a change nobody joins a rendering that began before it.
    const name = `${stamp(site)} ${renewals} ${key}`;
    const running = making.get(name);
    if (running) {
      joined(running, response);
      return { page: running.page, source: 'joined' as const };
    }
    const waiting: Making = { page: Promise.resolve(null), visitors: 0 };
    const added = queue.add(clientOf?.(request), async () => {
      await quietTick();
      if (waiting.visitors > 0) return make(key, site, address, render, encoding);
      // Whoever asks from now on begins anew.
      making.delete(name);
      return null;
    });
    if (!added) return null;
    waiting.page = added.finally(() => making.delete(name));
    joined(waiting, response);
    making.set(name, waiting);
    return { page: waiting.page, source: 'made' as const };
  }

  async function sendPage(site: Site, request: IncomingMessage, response: ServerResponse, render: Render) {
    const { headers } = request;
    const requested = request.url ?? '/';
    const missing = knowsAllPages ? notFoundAddress(site, headers.host ?? '', requested) : null;
    const { url, others } =
      missing === null ? cacheAddress(site, headers.host ?? '', requested) : { url: missing, others: '' };
    const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    const address: Address = { url, host: headers.host ?? '', scheme };
    const key = `${scheme} ${address.host} ${url}`;
    const encoding = encodingOf(new Negotiator(request).encodings(PACKINGS));
    const known = cached.get(key);
    const age = known ? now() - known.madeAt : 0;
    if (known && isCurrent(known, site) && age < known.freshMs + known.staleMs) {
      const isFresh = age < known.freshMs;
      count(isFresh ? 'hit' : 'stale');
      if (!isFresh)
        made(request, undefined, key, site, address, render, encoding)?.page.catch((error: unknown) => {
          if (!(error instanceof Busy)) report(error);
        });
      await send(request, response, known, { encoding, ageMs: age, others });
      return;
    }
    const seconds = wait(request);
    const found = seconds > 0 ? null : made(request, response, key, site, address, render, encoding);
    count(found?.source ?? 'refused');
    if (!found) {
      if (seconds > 0) refuse(response, 429, seconds);
      else refuse(response, 503, RETRY_AFTER_S);
      return;
    }
    const page = await found.page.catch((error: unknown) => {
      if (!(error instanceof Busy)) throw error;
      count('refused');
      refuse(response, 503, RETRY_AFTER_S);
      return null;
    });
    if (page) await send(request, response, page, { encoding, ageMs: 0, others });
  }

  return {
    respond(request, response, render) {
      if (isPublicFile(request.url ?? '')) return null;
      const isApi = IS_API.test(request.url ?? '');
      const refusal = isApi ? null : refusalOf(request.url ?? '');
      if (refusal !== null) {
        count('refused');
        refuse(response, refusal);
        return Promise.resolve();
      }
      if (knowsAllPages && isDataOfNoPage(request)) {
        count('hit');
        refuse(response, 404);
        return Promise.resolve();
      }
      const site = siteOf(request);
      if (site) return sendPage(site, request, response, render);
      const seconds = isApi ? 0 : wait(request);
      if (seconds === 0) return null;
      count('refused');
      refuse(response, 429, seconds);
      return Promise.resolve();
    },
    renewed(page) {
      renewed.set(page, ++renewals);
    },
  };
}

/** A page that is being made, or will be. */
interface Making {
  page: Promise<PackedPage | null>;
  /** How many still wait for it. */
  visitors: number;
}

/** @param response of the visitor, who may leave */
function joined(making: Making, response: ServerResponse | undefined): void {
  making.visitors += 1;
  response?.once('close', () => (making.visitors -= 1));
}

type Encoding = ReturnType<typeof encodingOf>;

const refusals = {
  404: 'There is no such page.',
  400: 'This is no address of a page.',
  414: 'This address is too long.',
  429: 'Too many pages for one address. Please try again.',
  503: 'Too many visitors at this moment. Please try again.',
} as const;

function refuse(response: ServerResponse, status: keyof typeof refusals, retryAfter?: number): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    })
    .end(refusals[status]);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: PackedPage,
  { encoding, ageMs, others }: { encoding: Encoding; ageMs: number; others: string },
): Promise<void> {
  const isCached = page.status === 200 && agesOf(page) !== null;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  const { location } = page.headers;
  if (typeof location === 'string' && location.startsWith('/'))
    response.setHeader('Location', withOtherParameters(location, others));
  response.appendHeader('Vary', 'Accept-Encoding');
  if (isCached) response.setHeader('ETag', page.etag);
  if (ageMs >= 1000) response.setHeader('Age', Math.floor(ageMs / 1000));
  if (isCached && fresh(request.headers, { etag: page.etag })) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = await page.body(page.isEmpty ? 'identity' : encoding);
  response.statusCode = page.status;
  if (encoding !== 'identity' && !page.isEmpty) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
