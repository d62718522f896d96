import type { Hono } from 'hono';
import type { AppEnv } from '../http/app.types';
import { searchAlertRoutes } from './searchAlerts.routes';
import { createSearchAlerts, type SearchAlertsParts } from './searchAlerts.service';

/** Interval of looking for changes of stock; what is due is in the database, for all processes. */
const LOOK_MS = 60_000;

export interface OpenSearchAlerts {
  /** Relative to /api/search-alerts. */
  routes: Hono<AppEnv>;
  /** Resolves when the background work has ended. */
  close(): Promise<void>;
}

export function openSearchAlerts(parts: SearchAlertsParts): OpenSearchAlerts {
  const alerts = createSearchAlerts(parts);
  const closing = new AbortController();
  let working: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    working = working
      .then(() => alerts.deleteEnded())
      .catch(parts.report)
      .then(() => alerts.mailDue(closing.signal))
      .catch(parts.report);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    routes: searchAlertRoutes(alerts),
    async close() {
      clearInterval(timer);
      closing.abort();
      await working;
    },
  };
}
