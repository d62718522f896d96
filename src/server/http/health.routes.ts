import { Hono } from 'hono';

const COME_AGAIN = { 'Retry-After': '2' };

/**
 * Any method. `/healthz`, whether the process lives: 200 once the services are open, 503 before. `/readyz`, whether it
 * should get visitors: also 503 while the database does not respond.
 */
export function healthRoutes(ready: () => boolean, reachable: () => Promise<boolean>) {
  return new Hono()
    .all('/healthz', (c) => (ready() ? c.text('Healthy') : c.text('Starting', 503, COME_AGAIN)))
    .all('/readyz', async (c) => {
      if (!ready()) return c.text('Starting', 503, COME_AGAIN);
      return (await reachable()) ? c.text('Ready') : c.text('The database does not respond', 503, COME_AGAIN);
    });
}
