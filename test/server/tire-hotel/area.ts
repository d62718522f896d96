import { Hono, type Env } from 'hono';
import type { Validated } from '@/domain/tire-hotel/customer';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireCodes, tireSessions } from '@/server/database/tireHotel.tables';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { App, AppEnv } from '@/server/http/app.types';
import { defaultLimits, type LimitTable } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics, type Metrics } from '@/server/http/metrics';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { createEmbeddedTireHotel, type EmbeddedTireHotel } from '@/server/tire-hotel/embedded.tireHotel';
import { generateTireHotel } from '@/server/tire-hotel/seed/agreements.seed';
import { tireHotelRoutes } from '@/server/tire-hotel/tireHotel.routes';
import type { TireHotelService } from '@/server/tire-hotel/tireHotel.service';

/** A Friday morning. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const MINUTE = 60_000;
export const HOST = 'car-store-se.localhost';

export interface TestClock {
  now: number;
}

/** The invented facilities and agreements. Once per database. */
export async function fillTireHotel(orm: Orm): Promise<void> {
  const dealers = createDealersStore(orm);
  await dealers.upsert('se', generateFacilities('se').slice(0, 10));
  const seed = generateTireHotel(await dealers.facilities('se'));
  await dealers.upsert('se', seed.facilities);
  await createAgreementsStore(orm).save(seed.agreements);
}

export async function emptied(orm: Orm): Promise<void> {
  await orm.delete(tireCodes);
  await orm.delete(tireSessions);
  await orm.delete(outbox);
}

export const embedded = (
  orm: Orm,
  clock: TestClock = { now: NOW },
  over: Partial<Parameters<typeof createEmbeddedTireHotel>[0]> = {},
): Promise<EmbeddedTireHotel> =>
  createEmbeddedTireHotel({
    orm,
    dealers: createDealersStore(orm),
    origin: ({ name }) => `https://${name}.example:8443`,
    sendsTexts: true,
    report: (error) => {
      throw error;
    },
    now: () => clock.now,
    ...over,
  });

const FREELY = { requests: 100_000, seconds: 60 };
const freely: Partial<LimitTable> = { tireHotel: FREELY, tireSearch: FREELY, tireCodes: FREELY, tireTries: FREELY };

export interface TireHotelApp {
  app: App;
  metrics: Metrics;
  /** The log. */
  lines: string[];
}

/** The real API in front of a service, without limits of addresses unless they are wanted. */
export function tireHotelApp(
  service: TireHotelService,
  {
    live = false,
    limited = false,
    limits,
    requestCounts,
    now,
  }: Pick<Parameters<typeof createApp>[0], 'limits' | 'requestCounts'> & {
    live?: boolean;
    limited?: boolean;
    now?: () => number;
  } = {},
): TireHotelApp {
  const nothing = new Hono<Env>();
  const lines: string[] = [];
  const metrics = createMetrics();
  const tireHotel = new Hono<AppEnv>().route('/authorization', tireHotelRoutes(service, { live, now }));
  const app = createApp({
    mode: live ? 'live' : 'demo',
    ready: () => true,
    trustedProxies: 1,
    metricsKey: undefined,
    limits: { ...(limited ? defaultLimits : freely), ...limits },
    ...(requestCounts && { requestCounts }),
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    metrics,
    routes: { search: nothing, stock: nothing, media: nothing, content: nothing, analytics: nothing, tireHotel },
  });
  return { app, metrics, lines };
}

interface Sent<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A visitor's browser: keeps the cookie of the tire hotel, and names its origin as browsers do. */
export class Visitor {
  cookie = '';

  constructor(
    readonly app: App,
    readonly address = '203.0.113.9',
    readonly host = HOST,
  ) {}

  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Sent<Body>> {
    const response = await this.app.fetch(
      new Request(`http://${this.host}/api/tirehotel${path}`, {
        method,
        headers: {
          'x-forwarded-for': this.address,
          cookie: this.cookie,
          ...(method !== 'GET' && { origin: `http://${this.host}`, 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { peer: '198.51.100.1' },
    );
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  }

  search = (regNo: string) => this.send('POST', '/authorization/search', { regNo });
  login = (encryptedPhoneNumber: unknown) => this.send('POST', '/authorization/login', { encryptedPhoneNumber });
  validate = (authToken: unknown, otpToken: string) =>
    this.send<Validated & { error?: { code: string; triesLeft?: number } }>('POST', '/authorization/validate', {
      authToken,
      otpToken,
    });
  session = () => this.send<Validated | null>('GET', '/authorization/session');
  logOut = () => this.send('POST', '/authorization/logout', {});

  /** Searches for a car and requests a code; returns the token of the attempt. */
  async requestCode(regNo: string): Promise<string> {
    const { body } = await this.search(regNo);
    const sent = await this.login(body.encryptedPhoneNumber);
    const { authorizationToken } = sent.body;
    if (typeof authorizationToken !== 'string') throw new Error(`No code: ${sent.status} ${JSON.stringify(sent.body)}`);
    return authorizationToken;
  }

  /** Logs in as the customer of a car. */
  async logIn(orm: Orm, regNo: string): Promise<Validated> {
    await orm.delete(outbox);
    const token = await this.requestCode(regNo);
    const { body, status } = await this.validate(token, await latestCode(orm));
    if (status !== 200) throw new Error(`Not logged in: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}

/** The codes of the text messages in the outbox. */
export const sentCodes = async (orm: Orm, to?: string): Promise<string[]> =>
  (await orm.select().from(outbox)).flatMap(({ recipient, body }) =>
    to === undefined || recipient === to ? (/#(\d{4})$/.exec(body)?.[1] ?? []) : [],
  );

/** The only code in the outbox. */
export async function latestCode(orm: Orm): Promise<string> {
  const codes = await sentCodes(orm);
  if (codes.length !== 1) throw new Error(`${codes.length} codes were sent.`);
  return codes.join('');
}

/** A code that is another one. */
export const wrongFor = (code: string, step = 1): string => String((Number(code) + step) % 10_000).padStart(4, '0');
