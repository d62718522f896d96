import { Hono } from 'hono';
import type { Metrics } from './metrics';
import { createSecretCheck } from './secrets';

/** Metrics for Prometheus. `open`: without a key (demo mode); else 404 without the right bearer token. */
export function metricsRoutes({ registry }: Metrics, access: { open: boolean; key: string | undefined }) {
  const isKey = createSecretCheck([access.key]);
  return new Hono().get('/api/metrics', async (c) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!access.open && (bearer === undefined || !isKey(bearer))) return c.notFound();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
