import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from './errorResponse';
import type { AppEnv } from './app.types';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what changes something when a browser sends it for another site. Browsers name the origin of every such
 * request; a program that is no browser (the stock feed) names none and holds no visitor's cookies.
 */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return errorResponse('FORBIDDEN');
  const origin = c.req.header('origin');
  if (origin !== undefined && hostOf(origin) !== new URL(c.req.url).host) return errorResponse('FORBIDDEN');
  return next();
});

/** The host of an Origin header; null for 'null' and whatever else is no origin. Schemes may differ: TLS ends in front of us. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** A declared length is refused unread; a chunked body is read up to the limit and no further. */
export const limitBody = (bytes: number) =>
  bodyLimit({ maxSize: bytes, onError: () => errorResponse('TOO_LARGE', { params: { limit: bytes } }) });
