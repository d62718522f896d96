import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { removeServerFile, writeServerFile } from '@/server/cars/feed/server-file';
import { backupRoutes } from '@/server/database/backup.routes';
import { openEmbedded } from '@/server/database/embedded';
import { inboxAudit } from '@/server/database/inbox.tables';
import type { Orm } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { writeSetting } from '@/server/database/settings.store';
import { SEED_KEY, TIRE_HOTEL_SEED_KEY, WORKSHOP_SEED_KEY } from '@/server/database/seeding';
import { bridge } from '@/server/http/bridge';
import { FOR_A_MOMENT, inOneFile, preparedFolder, temporaryFolder } from '@test/server/database/engines';
import { newDatabase } from '@test/server/database/sharedPostgres';
import { storePersons } from '@test/server/privacy/person';
import { program, type Ended } from './programs';

jest.setTimeout(180_000);

let command: string;
beforeAll(() => {
  command = inOneFile('src/tools/backup.ts');
});
const run = (where: { folder?: string; url?: string }, ...given: string[]): Promise<Ended> =>
  program([...FOR_A_MOMENT, command, ...given], {
    DATA_DIR: where.folder ?? '/nowhere',
    DATABASE_URL: where.url ?? '',
  });

/** A database in use: a row or more in the tables of persons, and in one with numbers of its own. */
async function store(orm: Orm): Promise<void> {
  for (const key of [SEED_KEY, WORKSHOP_SEED_KEY, TIRE_HOTEL_SEED_KEY])
    await writeSetting(orm, key, { text: 'Å\u2028"\\', list: [1, null] });
  await storePersons(orm);
  for (const action of ['opened', 'replied'])
    await orm.insert(inboxAudit).values({ occurredAt: new Date('2026-11-20T09:00:00.123Z'), action });
}

/** All rows of all tables as text. */
async function contentOf(orm: Orm): Promise<string[]> {
  const tables = await orm
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const all: string[] = [];
  for (const { name } of tables) {
    const rows = await orm.select({ row: sql<string>`given::text` }).from(sql`${sql.identifier(name)} given`);
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all.toSorted();
}

/** A new row takes the next number, not one of the restored rows. */
async function nextNumber(orm: Orm): Promise<number | undefined> {
  const [row] = await orm
    .insert(inboxAudit)
    .values({ occurredAt: new Date(), action: 'opened' })
    .returning({ id: inboxAudit.id });
  return row?.id;
}

describe('the backup command', () => {
  it('M-03 saves the embedded database while its server runs, and fills a new folder from it', async () => {
    const folder = await preparedFolder();
    const database = await openEmbedded(folder);
    await store(database.orm);
    const reported: unknown[] = [];
    const app = new Hono().route(
      '/api/backup',
      backupRoutes(database.orm, { key: 'a-key-of-this-test', report: (error) => void reported.push(error) }),
    );
    const server = createServer((request, response) => void bridge((given) => app.fetch(given), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = path.join(temporaryFolder(), 'backup.gz');
    const content = await contentOf(database.orm);
    try {
      writeServerFile(folder, { address, key: 'none', operatorKey: 'a-key-of-this-test' });
      expect(await run({ folder }, 'save', file)).toEqual({ code: 0, stdout: `Saved in ${file}.\n`, stderr: '' });
      writeServerFile(folder, { address, key: 'none', operatorKey: 'another' });
      expect(await run({ folder }, 'save', file)).toMatchObject({
        code: 1,
        stderr: 'The server refused with status 401.\n',
      });
    } finally {
      removeServerFile(folder);
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(reported).toEqual([]);

    const other = await preparedFolder();
    const rows = content.length;
    expect(await run({ folder: other }, 'restore', file)).toEqual({
      code: 0,
      stdout: `Restored ${rows} rows.\n`,
      stderr: '',
    });
    const restored = await openEmbedded(other);
    expect(await contentOf(restored.orm)).toEqual(content);
    expect(await nextNumber(restored.orm)).toBe(3);
    await restored.close();
    expect(await run({ folder: other }, 'restore', file)).toMatchObject({
      code: 1,
      stderr: 'This database is in use: restore into a new DATA_DIR or an empty PostgreSQL.\n',
    });

    const empty = await preparedFolder();
    truncateSync(file, statSync(file).size - 30);
    expect(await run({ folder: empty }, 'restore', file)).toMatchObject({
      code: 1,
      stderr: `${file} is damaged, or no backup.\n`,
    });
    writeFileSync(file, 'not packed');
    expect((await run({ folder: empty }, 'restore', file)).stderr).toBe(`${file} is damaged, or no backup.\n`);
    expect((await run({ folder: empty }, 'restore', '/nowhere/x')).stderr).toBe("/nowhere/x can't be read.\n");
  });

  it('M-03 saves a PostgreSQL, and fills an empty one from it', async () => {
    const [url, other] = [await newDatabase(), await newDatabase()];
    const database = await openPostgres(url);
    await store(database.orm);
    const content = await contentOf(database.orm);
    const file = path.join(temporaryFolder(), 'backup.gz');
    expect((await run({ url }, 'save', file)).stdout).toBe(`Saved in ${file}.\n`);
    await database.close();
    expect((await run({ url: other }, 'restore', file)).stdout).toBe(`Restored ${content.length} rows.\n`);
    const restored = await openPostgres(other);
    expect(await contentOf(restored.orm)).toEqual(content);
    expect(await nextNumber(restored.orm)).toBe(3);
    await restored.close();
  });

  it.each<[string[], RegExp]>([
    [[], /^Name what to do\.\n\nUsage:/],
    [['save'], /^Name what to do\./],
    [['save', 'a', 'b'], /^Name what to do\./],
    [['drop', 'a'], /^Name what to do\./],
  ])('M-03 refuses %j in one sentence', async (given, sentence) => {
    const { code, stderr } = await run({}, ...given);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  });
});
