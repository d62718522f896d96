import { Hono, type Env } from 'hono';
import { createApp } from '@/server/app';
import { analyticsRoutes } from '@/server/analytics/analytics.routes';
import type { AnalyticsService } from '@/server/analytics/analytics.service';
import type { Door } from '@/server/http/door.types';
import { defaultLimits } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';

/** The real door before a service; `lines` is its log. */
export function openAnalyticsDoor(
  service: AnalyticsService,
  requests = defaultLimits.analytics.requests,
): { door: Door; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const nothing = new Hono<Env>();
  const door = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { analytics: { requests, seconds: 60 } },
    log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    routes: { search: nothing, stock: nothing, media: nothing, content: nothing, analytics: analyticsRoutes(service) },
  });
  return { door, lines };
}
