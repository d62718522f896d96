import { fork } from 'node:child_process';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { outbox, submissions } from '@/server/database/schema';
import { referenceOf } from '@/server/forms/embedded.forms';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '../database/engines';
import { newDatabase } from '../database/sharedPostgres';
import { startMailServer } from '../messages/mailServer';
import { mailTo, senderOn } from '../messages/queue';
import { fillForms, formsOn } from './area';
import { car, submission } from './killed';

jest.setTimeout(180_000);

/** A server is killed between storing a submission and answering; the visitor's next try reaches another. */
async function killedBeforeAnswering(
  open: () => Promise<Database>,
  env: { DATA_DIR?: string; DATABASE_URL?: string },
): Promise<void> {
  const before = await open();
  await fillForms(before.orm);
  await before.close();
  const child = fork(inOneFile('test/server/forms/program.ts'), [], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await new Promise((resolve) => child.once('exit', (_, by) => resolve(by)))).toBe('SIGKILL');

  const database = await open();
  const { service, close } = formsOn(database.orm);
  const again = await service.submit(submission(car));
  expect(again).toMatchObject({ ok: true, value: { reference: referenceOf('submission-of-the-killed') } });
  expect(await database.orm.$count(submissions)).toBe(1);
  expect(await database.orm.$count(outbox)).toBe(2);
  const server = await startMailServer();
  const sender = senderOn(database.orm, { mail: mailTo(server.url) });
  await sender.sendDue();
  await sender.sendDue();
  expect(server.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
    'asa.oberg@nordvikbil.example',
    'lena@kund.example',
  ]);
  expect(await database.orm.select().from(submissions)).toMatchObject([{ state: 'delivered' }]);
  await sender.close();
  await server.close();
  await close();
  await database.close();
}

describe('a server that is killed between a submission and its response', () => {
  it('H-02 on PGlite: the visitor sends again, and there is one lead, delivered once', async () => {
    const folder = await preparedFolder();
    await killedBeforeAnswering(() => openEmbedded(folder), { DATA_DIR: folder, DATABASE_URL: '' });
  });

  it('H-02 on PostgreSQL: the visitor sends again, and there is one lead, delivered once', async () => {
    const url = await newDatabase();
    await killedBeforeAnswering(() => openPostgres(url), { DATABASE_URL: url });
  });
});
