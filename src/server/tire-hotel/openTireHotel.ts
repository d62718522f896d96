import { Hono } from 'hono';
import type { AppEnv } from '../http/app.types';
import { createEmbeddedTireHotel, type EmbeddedTireHotelParts } from './embedded.tireHotel';
import { tireHotelRoutes } from './tireHotel.routes';
import { openTireBooking, type TireBookingParts } from './openTireBooking';
import { reminderRoutes } from './reminder.routes';
import { createTireReminders } from './tireReminders';
import { createTireHotelSessions, sessionTokenOf, type TireHotelSessions } from './tireHotelSession';

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
  lanes,
  forms,
  ...parts
}: EmbeddedTireHotelParts & Pick<TireBookingParts, 'lanes' | 'forms'> & { live: boolean }): Promise<OpenTireHotel> {
  const service = await createEmbeddedTireHotel(parts);
  const routes = new Hono<AppEnv>();
  routes.route('/authorization', tireHotelRoutes(service, { live }));
  routes.route(
    '/',
    openTireBooking({
      ...parts,
      lanes,
      forms,
      customer: service.customer,
      tokenOf: (c) => sessionTokenOf(c, live),
    }),
  );
  const reminders = createTireReminders({ ...parts, lanes });
  routes.route('/', reminderRoutes(reminders));
  let tending: Promise<unknown> = Promise.resolve();
  const tend = (): void => {
    tending = tending
      .then(() => service.tend())
      .then(() => reminders.remind())
      .catch(parts.report);
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
