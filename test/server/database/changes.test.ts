import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { createCarsStore } from '@/server/cars/cars.store';
import { createEditsStore } from '@/server/content/edits/edits.store';
import { createPublicationMessages } from '@/server/content/edits/publicationMessages.store';
import { followPublished } from '@/server/content/edits/publishedPages';
import { openChanges, type Changes, type ChangeTopic } from '@/server/database/changes';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { writeSetting } from '@/server/database/settings.store';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { startPostgres, type PostgresServer } from './postgresServer';

jest.setTimeout(60_000);

let server: PostgresServer;
let url: string;
/** The process that writes; the other one listens. */
let writer: Database;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.newDatabase();
  writer = await openPostgres(url);
}, 60_000);
afterAll(async () => {
  await writer.close();
  await server.stop();
});

/** Resolves when the condition holds; the test's own limit is the only one. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

/** Runs of each topic's look. */
/** The regular checks look at everything. */
const NO_CHECKS = { checkMs: 3_600_000 };

async function following(
  during: (runs: (topic: ChangeTopic) => number, errors: unknown[], changes: Changes) => Promise<void>,
  times?: { retryMs?: number; checkMs?: number },
): Promise<void> {
  const counts = new Map<ChangeTopic, number>();
  const runs = (topic: ChangeTopic): number => counts.get(topic) ?? 0;
  const errors: unknown[] = [];
  const changes = await openChanges(url, (error) => errors.push(error), times);
  for (const topic of ['cars', 'facilities', 'content', 'publications'] as const)
    changes.follow(topic, async () => void counts.set(topic, runs(topic) + 1));
  await until(() => counts.size === 4);
  try {
    await during(runs, errors, changes);
  } finally {
    await changes.close();
  }
}

const [car] = generateCars('no');
const key = { site: 'it', locale: 'sv-SE', itemId: 'A' };

/** Ends the connection that listens, as a restart of the database or a network does. */
async function cut(): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt changes'`,
  );
  await client.end();
  return rowCount ?? 0;
}

describe('changes by other processes', () => {
  it.each<[ChangeTopic, what: string, write: () => Promise<unknown>]>([
    ['cars', 'a car', () => createCarsStore(writer.orm).apply('no', car ? [{ kind: 'car', line: 1, car }] : [])],
    [
      'facilities',
      'a facility',
      () => createDealersStore(writer.orm).upsert('no', generateFacilities('no').slice(0, 1)),
    ],
    ['facilities', 'the workshops’ catalogue', () => writeSetting(writer.orm, 'facilities.revision', 'next')],
    ['content', 'a draft or publication', () => createEditsStore(writer.orm).saveDraft(key, { Title: 'one' }, 'eva')],
    [
      'publications',
      'a message of another platform',
      () => createPublicationMessages(writer.orm, 'one').add({ invocationId: 'x', updates: 1, pages: [] }),
    ],
  ])('M-03 %s: %s is looked at when it is committed, and nothing else is', async (topic, _what, write) => {
    await following(async (runs) => {
      await write();
      await until(() => runs(topic) === 2);
      const others = (['cars', 'facilities', 'content', 'publications'] as const).filter((one) => one !== topic);
      expect(others.map(runs)).toEqual([1, 1, 1]);
    }, NO_CHECKS);
  });

  it('M-03 what is rolled back is not looked at', async () => {
    await following(async (runs) => {
      await expect(
        writer.orm.transaction(async (tx) => {
          await writeSetting(tx, 'facilities.revision', 'never');
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await createEditsStore(writer.orm).saveDraft(key, { Title: 'after it' }, 'eva');
      await until(() => runs('content') === 2);
      expect(runs('facilities')).toBe(1);
    }, NO_CHECKS);
  });

  it('M-03 after a lost connection everything is looked at, and it listens again', async () => {
    await following(async (runs) => {
      expect(await cut()).toBe(1);
      // Once in place of the notifications, once when it listens again.
      await until(() => runs('content') >= 3);
      const before = runs('cars');
      await createEditsStore(writer.orm).saveDraft(key, { Title: 'two' }, 'eva');
      await until(() => runs('content') > before);
    });
  });

  it('M-03 while it cannot connect it looks by itself', async () => {
    const single = await server.newDatabase();
    const name = single.slice(single.lastIndexOf('/') + 1);
    const errors: unknown[] = [];
    let runs = 0;
    const changes = await openChanges(single, (error) => errors.push(error), { retryMs: 5 });
    changes.follow('content', async () => void (runs += 1));
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await cut();
    await until(() => runs >= 4 && errors.length >= 2);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await changes.close();
  });

  it('M-03 a look that fails is reported and repeated', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const changes = await openChanges(url, (error) => errors.push(error), { checkMs: 5 });
    changes.follow('content', async () => {
      runs += 1;
      if (runs === 1) throw new Error('not now');
    });
    await until(() => runs >= 2);
    await changes.close();
    expect(errors).toEqual([new Error('not now')]);
    const ended = runs;
    await createEditsStore(writer.orm).saveDraft(key, { Title: 'three' }, 'eva');
    expect(runs).toBe(ended);
  });
});

describe('publications of another platform', () => {
  it('A-16 messages that came to several processes are taken once, with the pages of all', async () => {
    const [one, two] = ['one', 'two'].map((process) => createPublicationMessages(writer.orm, process));
    const first = await one?.add({ invocationId: 'many', updates: 3, pages: ['/_sites/it/sv-SE'] });
    expect(first?.updates).toBe(3);
    const second = await two?.add({ invocationId: 'many', updates: 2, pages: ['/_sites/it/sv-SE', '/_sites/it/en'] });
    expect(second?.updates).toBe(5);
    expect(await one?.take('many', first?.position)).toEqual({ updates: 0, pages: [] });
    const taken = await Promise.all([one?.take('many', second?.position), two?.take('many')]);
    expect(taken.map((each) => each?.updates).toSorted()).toEqual([0, 5]);
    expect(taken.find((each) => each?.updates === 5)?.pages).toEqual(['/_sites/it/sv-SE', '/_sites/it/en']);
  });

  it('A-16 every process drops the pages, also when it starts afterwards', async () => {
    const here = createPublicationMessages(writer.orm, 'here');
    const there = createPublicationMessages(writer.orm, 'there');
    let expired = 0;
    const expire = (): void => void (expired += 1);
    const pages = await followPublished(there, expire);
    await there.add({ invocationId: 'own', updates: 1, pages: ['/_sites/it/sv-SE/kontakt'] });
    await pages.look();
    // The route has expired its own copies; another process may revalidate alone what both received parts of.
    expect(expired).toBe(0);
    expect(pages.lastPublication('/_sites/it/sv-SE/kontakt')).not.toBeNull();
    await here.add({ invocationId: 'other', updates: 1, pages: ['/_sites/it/sv-SE/kontakt'] });
    await pages.look();
    await pages.look();
    expect(expired).toBe(1);
    expect(pages.lastPublication('/_sites/it/sv-SE/kontakt')?.receivedAt).toBeGreaterThan(0);
    expect(pages.lastPublication('/_sites/custom/sv-SE')).toBeNull();
    const restarted = await followPublished(createPublicationMessages(writer.orm, 'started later'), expire);
    expect(restarted.lastPublication('/_sites/it/sv-SE/kontakt')).not.toBeNull();
    expect(expired).toBe(1);
  });
});
