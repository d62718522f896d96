import { Hono, type Env } from 'hono';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { createCarsStore } from '@/server/cars/cars.store';
import { createDealersStore } from '@/server/dealers/dealers.store';
import type { IncomingSubmission } from '@/server/forms/forms.service';
import type { OnlineForms } from '@/server/forms/onlineForms';
import type { App } from '@/server/http/app.types';
import type { LimitTable } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { openInbox, type OpenInbox } from '@/server/inbox/openInbox';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { formsOn, NOW, values } from '../forms/area';

export const ANNA = {
  email: 'anna@nordvik.example',
  name: 'Anna Berg',
  role: 'site',
  sites: ['car-store-se'],
} as const;
export const KARI = { email: 'kari@nordvik.example', name: 'Kari Moe', role: 'site', sites: ['car-store-no'] } as const;
export const GRETA = { email: 'greta@nordvik.example', name: 'Greta Holm', role: 'group', sites: [] } as const;

const HOST = 'car-store-se.localhost';
const FREELY = { requests: 100_000, seconds: 60 };

export interface InboxArea extends OpenInbox {
  app: App;
  clock: { now: number };
  /** The log. */
  lines: string[];
  forms: ReturnType<typeof formsOn>;
  /** Stores a submission of the contact form; returns its id of the visitor's browser. */
  submit(
    id: string,
    more?: Partial<Pick<IncomingSubmission, 'isHeld' | 'kind' | 'values'>> & { email?: string; of?: SiteName },
  ): Promise<void>;
}

export function inboxOn(
  orm: Orm,
  {
    limits = {},
    live = false,
    onlineForms,
  }: { limits?: Partial<LimitTable>; live?: boolean; onlineForms?: OnlineForms } = {},
): InboxArea {
  const clock = { now: NOW };
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const forms = formsOn(orm, { clock, ...(onlineForms && { onlineForms }) });
  if (!forms.embedded) throw new Error('The forms are not embedded.');
  const inbox = openInbox({
    orm,
    dealers: createDealersStore(orm),
    cars: createCarsStore(orm),
    uploads: { address: (id) => `/api/uploads/${id}/signature` },
    forms: forms.embedded,
    origin: ({ name }) => `https://${name}.example`,
    messagesQueued: () => undefined,
    report: (error) => log.error({ err: error }, 'failed'),
    live,
    now: () => clock.now,
  });
  const nothing = new Hono<Env>();
  const app = createApp({
    mode: live ? 'live' : 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { inbox: FREELY, signIn: FREELY, ...limits },
    log,
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      inbox: inbox.routes,
    },
  });
  return {
    ...inbox,
    app,
    clock,
    lines,
    forms,
    async submit(
      id,
      { isHeld = false, email = 'lena@kund.example', kind = 'contact', values: given, of = 'car-store-se' } = {},
    ) {
      const site = siteByName(of);
      const result = await forms.service.submit({
        site,
        locale: site.languages[0].locale,
        kind,
        formSubmissionId: id,
        values: given ?? values({ email }),
        isHeld,
      });
      if (!result.ok) throw new Error(`The submission was refused: ${result.error.code}.`);
    },
  };
}

interface Sent {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A browser of staff: keeps the cookie of the inbox, and names its origin as browsers do. */
export class Browser {
  cookie = '';

  constructor(
    readonly app: App,
    readonly host = HOST,
  ) {}

  async send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string | undefined> } = {},
  ): Promise<Sent> {
    const given: Record<string, string | undefined> = {
      cookie: this.cookie,
      ...(method !== 'GET' && { origin: `http://${this.host}`, 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await this.app.fetch(
      new Request(`http://${this.host}/api/inbox${path}`, {
        method,
        headers: Object.entries(given).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, value]],
        ),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { peer: '203.0.113.9' },
    );
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  }

  /** The name of the signed-in member; null for none. */
  async member(): Promise<string | null> {
    const { body } = await this.get('/session');
    return (body as { member: { name: string } | null }).member?.name ?? null;
  }

  get = (path: string): Promise<Sent> => this.send('GET', path);
  post = (path: string, body: unknown = {}): Promise<Sent> => this.send('POST', path, { body });
  remove = (path: string): Promise<Sent> => this.send('DELETE', path);
}

/** The tokens of the mailed links, the newest last. */
export async function mailedTokens(orm: Orm, email: string): Promise<string[]> {
  const mails = await orm.select().from(outbox).orderBy(outbox.createdAt);
  return mails.flatMap(({ recipient, body }) => {
    const token = /\/inbox#([\w-]+)/.exec(body)?.[1];
    return recipient === email && token !== undefined ? [token] : [];
  });
}

/** Signs in by a mailed link. */
export async function signedIn(area: InboxArea, orm: Orm, email: string, host = HOST): Promise<Browser> {
  const browser = new Browser(area.app, host);
  await orm.delete(outbox);
  await browser.post('/links', { email });
  await area.signIn.settled();
  const [token = ''] = await mailedTokens(orm, email);
  const response = await browser.post('/session', { token });
  if (response.status !== 200) throw new Error(`The sign-in failed: ${response.status}.`);
  return browser;
}
