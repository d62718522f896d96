import { Hono } from 'hono';

/** For load balancers and the start script, any method: 200 once the services are open, 503 before. */
export function healthRoutes(ready: () => boolean) {
  return new Hono().all('/healthz', (c) =>
    ready() ? c.text('Healthy') : c.text('Starting', 503, { 'Retry-After': '2' }),
  );
}
