import { Hono, type Env } from 'hono';
import { createApp } from '@/server/app';
import { analyticsRoutes } from '@/server/analytics/analytics.routes';
import type { AnalyticsService } from '@/server/analytics/analytics.service';
import type { App } from '@/server/http/app.types';
import { defaultLimits } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';

/** The real API in front of a service; `lines` is its log. */
export function openAnalyticsApp(
  service: AnalyticsService,
  requests = defaultLimits.analytics.requests,
): { app: App; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { analytics: { requests, seconds: 60 } },
    log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    routes: { search: nothing, stock: nothing, media: nothing, content: nothing, analytics: analyticsRoutes(service) },
  });
  return { app, lines };
}
