import { matchedRoutes } from 'hono/route';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app.types';
import type { Metrics } from './metrics';

/**
 * The pattern of the matched route, never the URL: URLs hold plates and search texts. Routes for all methods have a
 * complete path, middleware a wildcard.
 */
export function routePattern(c: Context<AppEnv>): string {
  return matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' || !path.endsWith('*'))?.path ?? 'unmatched';
}

/** Frequent requests of machines, logged at debug level. */
const QUIET = new Set(['/healthz', '/readyz', '/api/metrics', '/api/pictures', '/-/jssmedia/:path{.+}']);

/** One log line and one measurement per request; sets the request's logger. */
export function observeRequests(log: Logger, metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    const requestLog = log.child({ request: c.get('requestId') });
    c.set('log', requestLog);
    await next();
    const seconds = (performance.now() - start) / 1000;
    const route = routePattern(c);
    const { status } = c.res;
    metrics.requests.observe({ method: c.req.method, route, status: String(status) }, seconds);
    // In-process calls of pages are logged at debug level.
    requestLog[QUIET.has(route) || c.env?.peer === undefined ? 'debug' : 'info'](
      { method: c.req.method, route, status, ms: Math.round(seconds * 10_000) / 10 },
      'request completed',
    );
  });
}

/**
 * Event streams: headers against compression and buffering by proxies; counted in the metrics
 * until they end or the client disconnects.
 */
export function eventStreams(metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.res.body || !c.res.headers.get('content-type')?.startsWith('text/event-stream')) return;
    const counted = new Response(countOpenStream(c.res.body, metrics), c.res);
    counted.headers.set('Cache-Control', 'no-cache, no-store, no-transform');
    counted.headers.set('X-Accel-Buffering', 'no');
    c.res = undefined;
    c.res = counted;
  });
}

function countOpenStream(body: ReadableStream<Uint8Array>, { openStreams }: Metrics): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let open = true;
  const close = () => {
    if (open) openStreams.dec();
    open = false;
  };
  openStreams.inc();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          close();
          controller.close();
        } catch (error) {
          close();
          controller.error(error);
        }
      },
      async cancel(reason) {
        close();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
