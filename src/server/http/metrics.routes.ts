import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from './metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Prometheus' page. `open` for everyone (demo), else only for the bearer of the key, and not there for anyone without one. */
export function metricsRoutes({ registry }: Metrics, access: { open: boolean; key: string | undefined }) {
  return new Hono().get('/api/metrics', async (c) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const holdsKey =
      access.key !== undefined && bearer !== undefined && timingSafeEqual(digest(bearer), digest(access.key));
    if (!access.open && !holdsKey) return c.notFound();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
