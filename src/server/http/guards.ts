import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from './errorResponse';
import type { AppEnv } from './app.types';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Routes whose allowance a visitor needs: another site's page must not use it up with sixty pictures. */
const FOR_OWN_PAGES = /^\/api\/(?:mechmate|tirehotel|search|cars|places|finance)(?:\/|$)/;

/**
 * Refuses cross-site requests other than GET, HEAD and OPTIONS, and these where only our pages ask. Browsers name the
 * origin of every such request; other programs (the stock feed) name none and hold no visitor's cookies.
 */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
  const fetchSite = c.req.header('sec-fetch-site');
  if (SAFE.has(c.req.method))
    return fetchSite === 'cross-site' && FOR_OWN_PAGES.test(c.req.path) ? errorResponse('FORBIDDEN') : next();
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return errorResponse('FORBIDDEN');
  const origin = c.req.header('origin');
  if (origin !== undefined && hostOf(origin) !== new URL(c.req.url).host) return errorResponse('FORBIDDEN');
  return next();
});

/** The host of an Origin header; null for 'null' or an invalid one. Schemes may differ: TLS may end at a proxy. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Refuses a too long Content-Length unread; reads a chunked body up to the limit. */
export const limitBody = (bytes: number) =>
  bodyLimit({ maxSize: bytes, onError: () => errorResponse('TOO_LARGE', { params: { limit: bytes } }) });
