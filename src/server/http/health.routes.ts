import { Hono } from 'hono';

/** For load balancers and the start script: 200 once the services are open, 503 before. */
export function healthRoutes(ready: () => boolean) {
  return new Hono().get('/healthz', (c) => (ready() ? c.json({ status: 'ok' }) : c.json({ status: 'starting' }, 503, { 'Retry-After': '2' })));
}
