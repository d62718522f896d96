import { Hono } from 'hono';
import type { AppEnv } from '../http/app.types';
import { createEmbeddedTireHotel, type EmbeddedTireHotelParts } from './embedded.tireHotel';
import { tireHotelRoutes } from './tireHotel.routes';
import { createTireHotelSessions, type TireHotelSessions } from './tireHotelSession';

/** Interval of deleting codes and sessions that have ended. */
const TEND_MS = 60_000;

export interface OpenTireHotel {
  /** Relative to /api/tirehotel. */
  routes: Hono<AppEnv>;
  /** For the other routes below /api/tirehotel. */
  sessions: TireHotelSessions;
  /** Resolves when all background work has ended. */
  close(): Promise<void>;
}

/** The tire hotel of this configuration, with the background work of the embedded one. */
export async function openTireHotel({
  live,
  ...parts
}: EmbeddedTireHotelParts & { live: boolean }): Promise<OpenTireHotel> {
  const service = await createEmbeddedTireHotel(parts);
  const routes = new Hono<AppEnv>();
  routes.route('/authorization', tireHotelRoutes(service, { live }));
  let tending: Promise<unknown> = Promise.resolve();
  const tend = (): void => {
    tending = tending.then(() => service.tend()).catch(parts.report);
  };
  tend();
  const timer = setInterval(tend, TEND_MS);
  timer.unref();
  return {
    routes,
    sessions: createTireHotelSessions(service, live),
    async close() {
      clearInterval(timer);
      await tending;
    },
  };
}
