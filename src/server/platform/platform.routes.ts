import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { limitBody } from '../http/guards';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';

/** Hosts for the content platform's own paths (requirement A-04): origins without a slash at the end. */
export interface PlatformHosts {
  /** For `/sitecore/api/*`, `/sitecore/service/*` and `/-/*`; null: served here. */
  api: string | null;
  /** For `/-/jssmedia/*`; null: served by our media store. */
  media: string | null;
}

const LIMIT_MS = 15_000;
const MAX_BODY_BYTES = 1_000_000;
/** Only these headers are forwarded; no data of the visitor. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'sc_apikey',
] as const;
const SAFE = new Set(['GET', 'HEAD']);

/** Forwards one request. A platform that does not respond gives an error response in the common format. */
async function forward(host: string, request: Request, fetch: typeof globalThis.fetch): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  try {
    const response = await proxy(`${host}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT_MS)]),
      ...(SAFE.has(request.method) ? {} : { body: await request.arrayBuffer() }),
      customFetch: (proxied) => fetch(proxied),
    });
    response.headers.delete('set-cookie');
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return errorResponse('UNAVAILABLE');
  }
}

/**
 * Paths that are forwarded to another content platform, where its hosts are configured. Pictures and videos under
 * `/-/` are read-only.
 */
export function platformRoutes({ api, media }: PlatformHosts, fetch: typeof globalThis.fetch = globalThis.fetch) {
  const routes = new Hono<AppEnv>();
  if (media !== null) routes.get('/-/jssmedia/*', (c) => forward(media, c.req.raw, fetch));
  if (api !== null) {
    const small = limitBody(MAX_BODY_BYTES);
    for (const path of ['/sitecore/api/*', '/sitecore/service/*'])
      routes.all(path, small, (c) => forward(api, c.req.raw, fetch));
    routes.get('/-/:kind{(?!jssmedia$)[^/]+}/*', (c) => forward(api, c.req.raw, fetch));
  }
  return routes;
}
