import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import type { FormDelivery } from '@/server/forms/formDeliveries';
import { createHttpDelivery } from '@/server/messages/http.delivery';
import { listen } from '@test/contract/api/transports';
import { onBothEngines } from '../database/engines';
import { MINUTE, senderOn } from '../messages/queue';
import { aRequest, fillForms, formsApp, formsOn, NOW, post } from './area';

const SECRET = 'a-secret-of-the-receiver';
const FIVE_MINUTES = 300;

type Behaviour = (response: ServerResponse) => void;
const accept: Behaviour = (response) => void response.writeHead(204).end();
const behaviours = {
  fails: (response) => void response.writeHead(503).end(),
  hangs: () => undefined,
  'takes it and breaks the connection': (response) => void response.destroy(),
  'responds twice': (response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  },
  redirects: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
} satisfies Record<string, Behaviour>;

/** A receiver as the specification of Standard Webhooks has it: checks signature and time, and takes each id once. */
async function startReceiver(secret: string, now: () => number) {
  const taken = new Map<string, string>();
  const responses: Behaviour[] = [];
  const statuses: number[] = [];
  const isGenuine = (headers: IncomingHttpHeaders, body: string): boolean => {
    const [id, seconds, given] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
    const expected = `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    return (
      Math.abs(now() / 1000 - Number(seconds)) <= FIVE_MINUTES &&
      given?.length === expected.length &&
      timingSafeEqual(Buffer.from(given), Buffer.from(expected))
    );
  };
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const genuine = isGenuine(request.headers, body);
      statuses.push(genuine ? 204 : 401);
      if (!genuine) return void response.writeHead(401).end();
      taken.set(String(request.headers['webhook-id']), body);
      (responses.shift() ?? accept)(response);
    });
  });
  return { ...server, url: `http://127.0.0.1:${server.port}/hook`, taken, responses, statuses };
}

onBothEngines('a webhook of submissions', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });

  async function delivered(
    receiver: Awaited<ReturnType<typeof startReceiver>>,
    clock: { now: number },
    secret: string,
  ) {
    const deliveries: FormDelivery[] = [{ name: 'crm', format: 'json', url: receiver.url, secret }];
    const { app } = formsApp(formsOn(database.orm, { deliveries, clock }).service, { clock });
    await post(app, aRequest('webhook-1'));
    await post(app, aRequest('webhook-2'));
    const sender = senderOn(
      database.orm,
      { http: createHttpDelivery(deliveries, { now: () => clock.now }) },
      { clock, attemptMs: 300 },
    );
    for (let round = 0; round < 3; round += 1) {
      await sender.sendDue();
      clock.now += 20 * MINUTE;
    }
    await sender.close();
    return database.orm.select().from(outbox);
  }

  it.each(Object.entries(behaviours))(
    'H-02 of a receiver that %s has each submission once by its id',
    async (_, behave) => {
      const clock = { now: NOW };
      const receiver = await startReceiver(SECRET, () => clock.now);
      receiver.responses.push(behave, behave);
      const messages = (await delivered(receiver, clock, SECRET)).filter(({ channel }) => channel === 'http');
      expect(messages.map(({ sentAt }) => sentAt !== null)).toEqual([true, true]);
      expect([...receiver.taken.keys()].toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
      const references = [...receiver.taken.values()].map((body) => (JSON.parse(body) as { id: string }).id);
      expect(new Set(references).size).toBe(2);
      expect(receiver.statuses).not.toContain(401);
      await receiver.close();
    },
  );

  it('H-02 with a wrong secret is refused by the receiver, is not taken as delivered, and says why', async () => {
    const clock = { now: NOW };
    const receiver = await startReceiver(SECRET, () => clock.now);
    const messages = (await delivered(receiver, clock, 'another-secret-of-16')).filter(
      ({ channel }) => channel === 'http',
    );
    expect(messages.map(({ sentAt, lastError }) => [sentAt, lastError])).toEqual([
      [null, 'HTTP 401'],
      [null, 'HTTP 401'],
    ]);
    expect(receiver.taken.size).toBe(0);
    await receiver.close();
  });
});
