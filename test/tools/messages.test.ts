import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { removeServerFile, writeServerFile } from '@/server/cars/feed/server-file';
import { openEmbedded } from '@/server/database/embedded';
import { SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { bridge } from '@/server/http/bridge';
import { messagesRoutes } from '@/server/messages/messages.routes';
import { createOutbox } from '@/server/messages/outbox.store';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '@test/server/database/engines';
import { queue, type NewMessage } from '@test/server/messages/queue';
import { program, type Ended } from './programs';

jest.setTimeout(180_000);

let command: string;
beforeAll(() => {
  command = inOneFile('src/tools/messages.ts');
});

const run = (folder: string, ...given: string[]): Promise<Ended> =>
  program([...FOR_A_MOMENT, command, ...given], { DATA_DIR: folder, DATABASE_URL: '' });

const DEAD: NewMessage = { attempts: 10, deadAt: new Date('2026-11-21T09:00:00Z'), lastError: 'HTTP 503' };
const FAILED: NewMessage = {
  channel: 'sms',
  recipient: '070 174 06 05',
  attempts: 2,
  lastError: 'TIMEOUT',
  createdAt: new Date('2026-11-20T10:00:00Z'),
};

async function folderWith(...messages: NewMessage[]): Promise<{ folder: string; ids: string[] }> {
  const folder = await preparedFolder();
  const database = await openEmbedded(folder);
  await writeSetting(database.orm, SEED_KEY, { done: true });
  const ids = await queue(database.orm, ...messages);
  await database.close();
  return { folder, ids };
}

describe('the messages command', () => {
  it('M-03 lists, queues again and deletes messages that are not sent', async () => {
    const { folder, ids } = await folderWith(
      DEAD,
      FAILED,
      { ...DEAD, createdAt: new Date('2026-11-20T11:00:00Z') },
      {
        sentAt: new Date('2026-11-20T09:01:00Z'),
      },
    );
    const [first = '', failed = '', last = ''] = ids;
    expect(await run(folder, 'list')).toEqual({
      code: 0,
      stderr: '',
      stdout: `${first}  mail  dead     written 2026-11-20 09:00  10 attempts  HTTP 503
${failed}  sms   failed   written 2026-11-20 10:00  2 attempts  next 2026-11-20 09:00  TIMEOUT
${last}  mail  dead     written 2026-11-20 11:00  10 attempts  HTTP 503
0 waiting, 1 failed, 2 given up (times in UTC).
`,
    });
    expect((await run(folder, 'list', '--recipients')).stdout).toMatch(/HTTP 503 {2}asa@bil\.example\n/);
    expect(await run(folder, 'retry', first)).toEqual({ code: 0, stdout: '1 message queued again.\n', stderr: '' });
    expect(await run(folder, 'drop', '--dead')).toEqual({ code: 0, stdout: '1 message deleted.\n', stderr: '' });
    expect(await run(folder, 'drop', last, failed)).toEqual({
      code: 1,
      stdout: '1 message deleted.\n',
      stderr: '1 not: sent, being sent at the moment, or not there.\n',
    });
    expect((await run(folder, 'list')).stdout).toMatch(
      /^\S+ {2}mail {2}failed .* 0 attempts .*\n0 waiting, 1 failed, 0 given up/,
    );
  });

  it('M-03 goes to the server that holds the database, with the key of its data folder', async () => {
    const { folder, ids } = await folderWith(DEAD, DEAD);
    const database = await openEmbedded(folder);
    let woken = 0;
    const app = new Hono().route(
      '/api/messages',
      messagesRoutes(createOutbox(database.orm), { key: 'a-key-of-this-test', wake: () => (woken += 1) }),
    );
    const server = createServer((request, response) => void bridge((given) => app.fetch(given), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      writeServerFile(folder, { address, key: 'none', operatorKey: 'a-key-of-this-test' });
      expect((await run(folder, 'list')).stdout).toContain('0 waiting, 0 failed, 2 given up');
      expect(await run(folder, 'retry', ids[0] ?? '')).toMatchObject({ code: 0, stdout: '1 message queued again.\n' });
      expect(await run(folder, 'drop', '--dead')).toMatchObject({ code: 0, stdout: '1 message deleted.\n' });
      expect(woken).toBe(1);
      writeServerFile(folder, { address, key: 'none', operatorKey: 'another' });
      expect(await run(folder, 'list')).toMatchObject({ code: 1, stderr: 'The server refused with status 401.\n' });
    } finally {
      removeServerFile(folder);
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    }
  });

  it.each<[string[], RegExp]>([
    [[], /^Name what to do\.\n\nUsage:/],
    [['retry'], /^Name messages, or --dead\.\n/],
    [['drop', '--dead', '0b9d7c2e-6d1b-4c1e-9a53-0c6e1fb1f3aa'], /^Name messages, or --dead\.\n/],
    [['drop', 'all'], /^"all" is not the id of a message\.\n$/],
    [['list', '--all'], /^Unknown option '--all'/],
  ])('M-03 refuses %j in one sentence', async (given, sentence) => {
    const { code, stdout, stderr } = await run('/nowhere', ...given);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
  });
});
