import { Hono, type Env } from 'hono';
import type { TireBookingRequest } from '@/domain/tire-hotel/tireBooking';
import { IDEMPOTENCY_HEADER } from '@/domain/workshop/booking';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import type { FormsService } from '@/server/forms/forms.service';
import type { App } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { createMetrics, type Metrics } from '@/server/http/metrics';
import { createEmbeddedTireBooking } from '@/server/tire-hotel/embedded.tireBooking';
import { tireBookingRoutes } from '@/server/tire-hotel/tireBooking.routes';
import type { TireBookingService, TireCustomer } from '@/server/tire-hotel/tireBooking.service';
import type { EmbeddedWorkshop } from '@/server/workshop/embedded.workshop';
import { workshopRoutes } from '@/server/workshop/workshop.routes';
import { formsOn } from '../forms/area';
import { embedded, type TestClock } from '../workshop/area';

/** A department with one lane, in a big town with two, and one that calls back. */
export const DEPARTMENT = '1057.20';
const SITE = 'car-store-se';
const HOST = `http://${SITE}.localhost`;

/** A Wednesday of an ordinary month: one lane. */
export const DAY = '2026-12-16';

/** Each customer has a session of their own, and a car at the department. */
export const plateOf = (session: string): string => `CAR${session.replace(/\D/g, '').padStart(3, '0').slice(-3)}`;

/** The token of a customer's session: as long as a real one. */
export const sessionOf = (customer: string): string => customer.padEnd(24, '-');

/** Only who is named so has a session. */
const customerOf =
  (erpId = DEPARTMENT) =>
  async (session: string): Promise<TireCustomer | null> =>
    session.startsWith('customer-')
      ? {
          holder: `holder of ${session}`,
          agreements: [{ regNo: plateOf(session), erpId, carName: 'Volvo V60 2021' }],
        }
      : null;

export interface OpenTireBooking {
  app: App;
  service: TireBookingService;
  workshop: EmbeddedWorkshop;
  metrics: Metrics;
  /** The log, one JSON document a line. */
  lines: string[];
  choices: (readonly [regNo: string, wanted: boolean])[];
  send<Body = Record<string, unknown>>(
    path: string,
    body: unknown,
    request?: { as?: string; key?: string; method?: string; host?: string },
  ): Promise<{ status: number; body: Body; headers: Headers }>;
}

const FREELY = { requests: 100_000, seconds: 60 };

export async function openTireBooking(
  orm: Orm,
  {
    clock,
    erpId,
    forms = formsOn(orm, { clock }).service,
  }: { clock?: TestClock; erpId?: string; forms?: FormsService } = {},
): Promise<OpenTireBooking> {
  const workshop = await embedded(orm, clock);
  const choices: (readonly [string, boolean])[] = [];
  const service = createEmbeddedTireBooking({
    lanes: workshop.tireLanes,
    customerOf: customerOf(erpId),
    forms,
    saveReminderChoice: async (regNo, wanted) => void choices.push([regNo, wanted]),
    now: () => clock?.now ?? Date.parse('2026-11-20T09:00:00Z'),
  });
  const lines: string[] = [];
  const metrics = createMetrics();
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { workshop: FREELY, booking: FREELY, tireHotel: FREELY },
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    metrics,
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      workshop: workshopRoutes(workshop, { limits: { lookup: FREELY, book: FREELY } }),
      tireHotel: tireBookingRoutes(service, { live: false }),
    },
  });
  return {
    app,
    service,
    workshop,
    metrics,
    lines,
    choices,
    async send<Body>(
      path: string,
      body: unknown,
      { as, key, method = 'POST', host = HOST }: Parameters<OpenTireBooking['send']>[2] = {},
    ) {
      const response = await app.fetch(
        new Request(`${host}${path}`, {
          method,
          body: JSON.stringify(body),
          headers: {
            ...(as !== undefined && { cookie: `tire-hotel=${sessionOf(as)}` }),
            ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
          },
        }),
        { peer: '203.0.113.9' },
      );
      const text = await response.text();
      const parsed: Body = text === '' ? null : JSON.parse(text);
      return { status: response.status, body: parsed, headers: response.headers };
    },
  };
}

export const aRequest = (session: string, changes: Partial<TireBookingRequest> = {}): TireBookingRequest => ({
  bookingDate: DAY,
  bookingStart: '09:00',
  regNo: plateOf(session),
  freeText: '',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@kund.example', phoneMobile: '070-174 06 05' },
  ...changes,
});
