import { Hono } from 'hono';
import type { AppEnv } from './app.types';
import { demoToolsOpenTo, type DemoTools } from './clientAddress';
import type { Metrics } from './metrics';
import { createSecretCheck } from './secrets';

/** Metrics for Prometheus. `open` says who needs no key (demo mode); others get 404 without the right bearer token. */
export function metricsRoutes(
  { registry }: Metrics,
  { open, key }: { open: DemoTools | null; key: string | undefined },
) {
  const isKey = createSecretCheck([key]);
  return new Hono<AppEnv>().get('/api/metrics', async (c) => {
    const isOpen = open !== null && demoToolsOpenTo(open)(c.env?.peer, c.req.header());
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!isOpen && (bearer === undefined || !isKey(bearer))) return c.notFound();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
