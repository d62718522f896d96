import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@/server/config';
import { openServices } from '@/server/wiring';

export interface AttackedRoute {
  method: string;
  /** Hono's pattern: '/api/cars/:index/:carId'. */
  path: string;
}

/** Live mode on an empty folder: nothing is seeded, and nothing is sent anywhere. */
const SETTINGS = {
  FORECOURT_MODE: 'live',
  LOG_LEVEL: 'silent',
  STOCK_KEY: 'a-key-that-nobody-uses',
  SITECORE_API_KEY: 'a-key-that-nobody-uses',
  SITECORE_EDITING_SECRET: 'a-secret-that-nobody-uses',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_URL: 'http://127.0.0.1:9',
};

/** Of Hono's list: handlers, without the middleware in front of them. */
export function routesOf(routes: readonly AttackedRoute[]): AttackedRoute[] {
  const own = routes.filter(({ method, path: pattern }) => method !== 'ALL' || !pattern.endsWith('*'));
  const byName = new Map(own.map(({ method, path: pattern }) => [`${method} ${pattern}`, { method, path: pattern }]));
  return [...byName.values()];
}

/** The routes of the app as it is wired, by opening one on a folder of its own. */
export async function appRoutes(): Promise<AttackedRoute[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-attack-'));
  try {
    const services = await openServices(readConfig({ NODE_ENV: 'production', DATA_DIR: folder, ...SETTINGS }));
    const routes = routesOf(services.app.routes);
    await services.close();
    return routes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
