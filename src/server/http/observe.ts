import { matchedRoutes } from 'hono/route';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app.types';
import type { Metrics } from './metrics';

/** The pattern of the route that answers, never the address: addresses hold plates and words of visitors. */
export function routePattern(c: Context<AppEnv>): string {
  return matchedRoutes(c).findLast((route) => route.method !== 'ALL')?.path ?? 'unmatched';
}

/** Asked for all the time by machines: logged only when someone looks closely. */
const QUIET = new Set(['/healthz', '/api/metrics', '/-/jssmedia/:path{.+}']);

/** One log line and one measurement a request, and the request's own logger. */
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
    // A page that calls in process is logged as itself.
    requestLog[QUIET.has(route) || c.env?.peer === undefined ? 'debug' : 'info'](
      { method: c.req.method, route, status, ms: Math.round(seconds * 10_000) / 10 },
      'answered',
    );
  });
}

/**
 * Event streams: unbuffered all the way (a server before this one would compress and so hold them, nginx would buffer them), and counted
 * until the last byte or until the visitor has gone.
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
