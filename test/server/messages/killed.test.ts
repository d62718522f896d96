import { fork, type ChildProcess } from 'node:child_process';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '../database/engines';
import { newDatabase } from '../database/sharedPostgres';
import { startMailServer } from './mailServer';
import { MINUTE, mailTo, NOW, queue, senderOn } from './queue';

jest.setTimeout(180_000);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process is killed while the mail server has the message but has not accepted it; another process sends it. */
async function killedWhileSending(
  open: () => Promise<Database>,
  env: { DATA_DIR?: string; DATABASE_URL?: string },
): Promise<void> {
  let child: ChildProcess | null = null;
  const server = await startMailServer({}, () => (child?.kill('SIGKILL') ? new Promise(() => undefined) : undefined));
  const before = await open();
  const [id = ''] = await queue(before.orm, {});
  await before.close();

  const started = fork(inOneFile('test/server/messages/program.ts'), [], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, ...env, SMTP_URL: server.url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child = started;
  children.push(started);
  const signal = await new Promise((resolve) => started.once('exit', (_, by) => resolve(by)));
  child = null;
  expect(signal).toBe('SIGKILL');

  const database = await open();
  const sender = senderOn(database.orm, { mail: mailTo(server.url) });
  await sender.sendDue();
  expect(sender.results).toEqual([]);
  sender.clock.now = NOW + 3 * MINUTE;
  await sender.sendDue();
  expect(sender.results).toEqual(['sent']);
  expect(server.received.map(({ headers }) => headers.get('message-id'))).toEqual([
    `<${id}@nordvikbil.example>`,
    `<${id}@nordvikbil.example>`,
  ]);
  await sender.close();
  await database.close();
  await server.close();
}

describe('a sender that is killed while it sends', () => {
  it('J-07 on PGlite loses nothing: another sends the message with the same id', async () => {
    const folder = await preparedFolder();
    await killedWhileSending(() => openEmbedded(folder), { DATA_DIR: folder, DATABASE_URL: '' });
  });

  it('J-07 on PostgreSQL loses nothing: another sends the message with the same id', async () => {
    const url = await newDatabase();
    await killedWhileSending(() => openPostgres(url), { DATABASE_URL: url });
  });
});
