import { Hono, type Env } from 'hono';
import type { BookingBody } from '@/domain/workshop/booking';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { App } from '@/server/http/app.types';
import type { LimitTable } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics, type Metrics } from '@/server/http/metrics';
import type { Confirmations } from '@/server/messages/confirmations';
import type { FindInStock } from '@/server/workshop/visit.service';
import { createEmbeddedWorkshop, type EmbeddedWorkshop } from '@/server/workshop/embedded.workshop';
import { createRegistryStore } from '@/server/workshop/registry.store';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';
import { VISITOR_COOKIE, workshopRoutes, type WorkshopRoutesOptions } from '@/server/workshop/workshop.routes';
import type { WorkshopService } from '@/server/workshop/workshop.service';
import { inProcess, type SendRequest } from '@test/contract/api/transports';

/** A Friday morning. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const ORIGIN = 'https://bil.example';

/** The invented workshops and the cars that are always there. Once per database. */
export async function fillWorkshop(orm: Orm): Promise<void> {
  const facilities = generateFacilities('se');
  await createDealersStore(orm).upsert('se', facilities);
  await createRegistryStore(orm).fill(generateWorkshop(facilities, 40));
}

export interface TestClock {
  now: number;
}

export function embedded(
  orm: Orm,
  clock: TestClock = { now: NOW },
  report: (error: unknown) => void = (error) => {
    throw error;
  },
  retentionDays?: number,
  confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>,
  findInStock?: FindInStock,
): Promise<EmbeddedWorkshop> {
  return createEmbeddedWorkshop({
    orm,
    dealers: createDealersStore(orm),
    origin: () => ORIGIN,
    report,
    ...(retentionDays !== undefined && { retentionDays }),
    ...(confirmations && { confirmations }),
    ...(findInStock && { findInStock }),
    now: () => clock.now,
  });
}

const FREELY = { requests: 100_000, seconds: 60 };

export interface OpenApp {
  app: App;
  metrics: Metrics;
  /** The log's lines, parsed. */
  lines: Record<string, unknown>[];
  /** The status and body of the response. `as`: the visitor's cookie. */
  send<Body = Record<string, unknown>>(
    path: string,
    request?: SendRequest & { as?: string },
  ): Promise<{ status: number; body: Body; headers: Headers }>;
}

/** The real API in front of a service, without limits unless given. */
export function openWorkshopApp(
  service: WorkshopService,
  {
    limits,
    ...options
  }: WorkshopRoutesOptions & { limits?: WorkshopRoutesOptions['limits'] & Partial<LimitTable> } = {},
): OpenApp {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { workshop: FREELY, booking: FREELY, ...limits },
    log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics,
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      workshop: workshopRoutes(service, {
        holdsPerAddress: 100_000,
        neighbours: 100_000,
        ...options,
        limits: { lookup: FREELY, book: FREELY, address: FREELY, day: FREELY, ...limits },
      }),
    },
  });
  return {
    app,
    metrics,
    lines,
    async send<Body>(path: string, { as, headers, ...rest }: SendRequest & { as?: string } = {}) {
      const response = await (
        await inProcess(app)
      ).send(`/api/mechmate${path}`, {
        ...rest,
        headers: { ...headers, ...(as ? { cookie: `${VISITOR_COOKIE}=${as}` } : {}) },
      });
      const text = await response.text();
      const body: Body = text === '' ? null : JSON.parse(text);
      return { status: response.status, body, headers: response.headers };
    },
  };
}

export const post = (body: unknown, more: SendRequest & { as?: string } = {}): SendRequest & { as?: string } => ({
  method: 'POST',
  ...more,
  body: JSON.stringify(body),
});

/** A booking that the embedded workshop takes, once the slot is one of its own. */
export const aBooking = (changes: Partial<BookingBody> = {}): BookingBody => ({
  departmentId: '100120',
  timeSlot: '2026-12-01T10:30:00',
  isFullDay: false,
  registrationNumber: 'ABC123',
  mileage: 4200,
  freeText: '',
  customer: { firstName: 'Åsa', lastName: 'Öberg', phone: '070-174 06 05'.replace('-', ' '), email: 'asa@bil.example' },
  serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' }],
  ...changes,
});

/** Words of a visitor's cookie, one for each number. */
export const visitor = (number: number): string => `visitor-number-${String(number).padStart(4, '0')}`;
