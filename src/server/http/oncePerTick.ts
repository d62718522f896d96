import { setImmediate as nextTick } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import pLimit from 'p-limit';
import { errorResponse } from './errorResponse';
import { createFairQueue } from './fairQueue';
import type { AppEnv } from './app.types';

/** A search service elsewhere is waited for by several. */
const AT_ONCE = 8;
const WAITING = 800;
const RETRY_AFTER_S = '2';

/**
 * Requests that cost the processor milliseconds each: few at once, at most half of them of one address, and each begins
 * in a tick of the event loop of its own, so that whatever is quick is answered in between. Who left meanwhile costs
 * nothing. In-process calls have no client and pass by.
 */
export function oncePerTick() {
  const queue = createFairQueue({ atOnce: AT_ONCE, waiting: WAITING });
  const begin = pLimit(1);
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = c.get('client');
    if (client === undefined) return next();
    // Before its turn: a body that never ends would hold a place that others wait for.
    if (c.req.raw.body) await c.req.arrayBuffer();
    const served = queue.add(client, async () => {
      await begin(() => nextTick());
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      return next();
    });
    return served ?? errorResponse('UNAVAILABLE', { headers: { 'Retry-After': RETRY_AFTER_S } });
  });
}
