import { Registry } from 'prom-client';
import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { messagesRoutes } from '@/server/messages/messages.routes';
import { observeMessages } from '@/server/messages/messages.metrics';
import { createOutbox } from '@/server/messages/outbox.store';
import { openMigrated } from '../database/engines';
import { queue } from './queue';

jest.setTimeout(60_000);

const KEY = 'a-key-of-this-test';

describe('messages for operators', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  });
  afterAll(() => database.close());
  beforeEach(() => database.orm.delete(outbox));

  const request = (path: string, body?: unknown, key: string | null = KEY): Promise<Response> =>
    Promise.resolve(
      messagesRoutes(createOutbox(database.orm), { key: KEY, wake: () => undefined }).request(path, {
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );

  it.each([null, '', 'another-key', 'forecourt-demo-stock-key'])(
    'M-03 need the key of the process, not %j',
    async (key) => {
      expect((await request('/', undefined, key)).status).toBe(401);
      expect((await request('/drop', { dead: true }, key)).status).toBe(401);
    },
  );

  it.each<[unknown]>([['no JSON'], [{ ids: ['1; drop table outbox'] }], [{ dead: false }], [{ all: true }], [null]])(
    'M-03 refuse the selection %j',
    async (body) => {
      expect((await request('/drop', body)).status).toBe(400);
    },
  );

  it('M-03 of an empty selection change nothing', async () => {
    await queue(database.orm, {});
    expect(await (await request('/drop', {})).json()).toEqual({ messages: 0 });
  });

  it('M-03 are counted by state in the metrics, and attempts by result', async () => {
    await queue(database.orm, {}, {}, { lastError: 'TIMEOUT' }, { lastError: 'HTTP 503', deadAt: new Date() });
    await queue(database.orm, { sentAt: new Date() });
    const registry = new Registry();
    const onAttempt = observeMessages({ registry }, createOutbox(database.orm));
    onAttempt('mail', 'sent');
    onAttempt('mail', 'sent');
    onAttempt('sms', 'dead');
    const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('forecourt_'));
    expect(lines).toEqual([
      'forecourt_message_attempts_total{channel="mail",result="sent"} 2',
      'forecourt_message_attempts_total{channel="sms",result="dead"} 1',
      'forecourt_messages{state="waiting"} 2',
      'forecourt_messages{state="failed"} 1',
      'forecourt_messages{state="dead"} 1',
    ]);
  });
});
