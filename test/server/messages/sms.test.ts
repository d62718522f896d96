import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { outbox } from '@/server/database/schema';
import { internationalNumber } from '@/server/messages/phoneNumber';
import { createSmsDelivery, type SmsSettings } from '@/server/messages/sms.delivery';
import { siteByName } from '@/sites/sites';
import type { Database } from '@/server/database/orm';
import { openMigrated } from '../database/engines';
import { MINUTE, queue, senderOn, type TestSender } from './queue';

jest.setTimeout(60_000);

const JSON_BODY = '{"id":"{id}","from":"{from}","to":"{to}","text":"{text}"}';
const TEXT = 'Din verkstadstid är bokad: "tisdag" & 1/12\nkl. 10:30 {to}';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

describe('text messages', () => {
  let database: Database;
  let server: Server | null = null;
  let sender: TestSender | null = null;
  const received: Received[] = [];
  beforeAll(async () => {
    database = await openMigrated();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    received.length = 0;
    await database.orm.delete(outbox);
  });
  afterEach(async () => {
    await sender?.close();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = null;
    sender = null;
  });

  async function listening(made: Server): Promise<number> {
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', () => resolve()));
    return (made.address() as AddressInfo).port;
  }
  /** A provider that responds to the nth request with the nth function, and with the last one from then on. */
  const provider = (...responses: ((response: ServerResponse) => void)[]): Promise<number> =>
    listening(
      createHttpServer({ keepAlive: false }, (request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => (body += text));
        request.on('end', () => {
          received.push({ headers: request.headers, body });
          (responses[received.length - 1] ?? responses.at(-1))?.(response);
        });
      }),
    );
  const status = (code: number) => (response: ServerResponse) =>
    response.writeHead(code, { connection: 'close' }).end('to +46701740605');

  async function send(settings: Pick<SmsSettings, 'url'> & Partial<SmsSettings>, attemptMs = 5_000): Promise<string> {
    const [id = ''] = await queue(database.orm, { channel: 'sms', recipient: '070 174 06 05', body: TEXT });
    sender = senderOn(
      database.orm,
      {
        sms: createSmsDelivery({
          body: JSON_BODY,
          authorization: undefined,
          from: undefined,
          siteOf: (name) => siteByName(name ?? 'car-store-se'),
          ...settings,
        }),
      },
      { attemptMs },
    );
    await sender.sendDue();
    return id;
  }
  const again = async (): Promise<void> => {
    if (!sender) throw new Error('nothing was sent');
    sender.clock.now += MINUTE;
    await sender.sendDue();
  };

  it('J-07 are posted as JSON with the id as idempotency key, and the number in international form', async () => {
    const port = await provider(status(202));
    const id = await send({ url: `http://127.0.0.1:${port}/send` });
    expect(sender?.results).toEqual(['sent']);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ 'idempotency-key': id, 'content-type': 'application/json' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ id, from: 'NordvikBil', to: '+46701740605', text: TEXT });
  });

  it('J-07 are posted as a form with a user and password of the address, as in the documented example', async () => {
    const port = await provider(status(200));
    await send({
      url: `http://user:p%40ss@127.0.0.1:${port}/a1/sms`,
      body: 'from={from}&to={to}&message={text}',
      from: 'Nordvik',
    });
    expect(received[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      from: 'Nordvik',
      to: '+46701740605',
      message: TEXT,
    });
  });

  it('J-07 carry the configured authorization', async () => {
    const port = await provider(status(200));
    await send({ url: `http://127.0.0.1:${port}`, authorization: 'Bearer abc' });
    expect(received[0]?.headers.authorization).toBe('Bearer abc');
  });

  it.each([500, 503, 429, 401, 404, 302])('J-07 are sent again with the same key after HTTP %i', async (code) => {
    const port = await provider(status(code), status(200));
    const id = await send({ url: `http://127.0.0.1:${port}` });
    await again();
    expect(sender?.results).toEqual(['failed', 'sent']);
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
    expect(sender?.lines).toEqual([
      [{ message: id, channel: 'sms', attempts: 1, reason: `HTTP ${code}` }, 'message not delivered'],
    ]);
  });

  it.each([400, 422])('J-07 are given up after HTTP %i', async (code) => {
    const port = await provider(status(code));
    await send({ url: `http://127.0.0.1:${port}` });
    expect(sender?.results).toEqual(['dead']);
  });

  it('J-07 are sent again with the same key to a provider that took the request and did not respond in time', async () => {
    const port = await provider(() => undefined, status(200));
    const id = await send({ url: `http://127.0.0.1:${port}` }, 300);
    await again();
    expect(sender?.results).toEqual(['failed', 'sent']);
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
  });

  it('J-07 are sent again when the provider ends the connection, or cannot be reached', async () => {
    const port = await provider((response) => response.destroy(), status(200));
    await send({ url: `http://127.0.0.1:${port}` });
    await again();
    expect(sender?.results).toEqual(['failed', 'sent']);
  });

  it('J-07 are sent once to a provider that responds twice', async () => {
    let requests = 0;
    const port = await listening(
      createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => {
          requests += 1;
          const one = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
          socket.end(one + one);
        });
      }),
    );
    await send({ url: `http://127.0.0.1:${port}` });
    await again();
    expect([sender?.results, requests]).toEqual([['sent'], 1]);
  });
});

describe('the international form of a phone number', () => {
  it.each([
    ['070 174 06 05', 'sv-SE', '+46701740605'],
    ['+46 70 174 06 05', 'fi-FI', '+46701740605'],
    ['0046701740605', 'sv-SE', '+46701740605'],
    ['412 34 567', 'nb-NO', '+4741234567'],
    ['01632 960123', 'en-GB', '+441632960123'],
    ['070 174 06 05', 'en', '0701740605'],
  ] as const)('J-07 of %s on a %s site is %s', (written, locale, expected) => {
    expect(internationalNumber(written, locale)).toBe(expected);
  });
});
