import { Hono } from 'hono';
import type { AppEnv } from '../http/app.types';
import { createEmbeddedTireHotel, type EmbeddedTireHotelParts } from './embedded.tireHotel';
import { openTireBooking, type TireBookingParts } from './openTireBooking';
import { reminderRoutes } from './reminder.routes';
import { tireBookingRoutes } from './tireBooking.routes';
import { tireHotelRoutes } from './tireHotel.routes';
import { createTireReminders } from './tireReminders';
import { createUpstreamTireBooking } from './upstream.tireBooking';
import { createUpstreamTireHotel } from './upstream.tireHotel';
import type { TireHotelUpstream } from './upstreamCall';

/** Interval of deleting codes and sessions that have ended, and of reminders. */
const TEND_MS = 60_000;

export interface OpenTireHotel {
  /** Relative to /api/tirehotel. */
  routes: Hono<AppEnv>;
  /** Resolves when all background work has ended. */
  close(): Promise<void>;
}

export interface OpenTireHotelParts extends EmbeddedTireHotelParts, Pick<TireBookingParts, 'lanes' | 'forms'> {
  live: boolean;
  /** Another service has agreements and bookings; undefined: they are here. */
  upstream: TireHotelUpstream | undefined;
  /** Whether links of that service's bookings can be opened here: another service has the workshop's, too. */
  opensLinks: boolean;
}

/** The tire hotel of this configuration, with the background work of the embedded one. */
export async function openTireHotel({
  live,
  upstream,
  opensLinks,
  ...parts
}: OpenTireHotelParts): Promise<OpenTireHotel> {
  const routes = new Hono<AppEnv>();
  const { report } = parts;
  if (upstream) {
    routes.route('/authorization', tireHotelRoutes(createUpstreamTireHotel(upstream, { report }), { live }));
    routes.route('/', tireBookingRoutes(createUpstreamTireBooking(upstream, { report, opensLinks }), { live }));
    return { routes, close: () => Promise.resolve() };
  }

  const embedded = await createEmbeddedTireHotel(parts);
  routes.route('/authorization', tireHotelRoutes(embedded, { live, now: parts.now }));
  routes.route('/', tireBookingRoutes(openTireBooking({ ...parts, customer: embedded.customer }), { live }));
  const reminders = createTireReminders(parts);
  routes.route('/', reminderRoutes(reminders));
  let tending: Promise<unknown> = Promise.resolve();
  const tend = (): void => {
    tending = tending
      .then(() => embedded.tend())
      .then(() => reminders.remind())
      .catch(report);
  };
  tend();
  const timer = setInterval(tend, TEND_MS);
  timer.unref();
  return {
    routes,
    async close() {
      clearInterval(timer);
      await tending;
    },
  };
}
