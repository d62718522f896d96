import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { copyOf, inOneFile, preparedFolder } from '../database/engines';
import { killedAt } from '../database/killedAt';
import { startPostgres, type PostgresServer } from '../database/postgresServer';
import { fillWorkshop } from './area';
import { aBooking, days, embeddedFor } from './killed';

jest.setTimeout(180_000);

let program: string;
beforeAll(() => {
  program = inOneFile('test/server/workshop/program.ts');
});

/**
 * Every visitor repeats the request with the same key: each has one booking, one claim, one mail and one text
 * message.
 */
async function nothingLostOrTwice(database: Database): Promise<void> {
  const service = await embeddedFor(database.orm);
  const before = await database.orm.$count(workshopBookings);
  expect(before).toBeGreaterThan(0);
  expect(await database.orm.$count(outbox)).toBe(2 * before);
  for (const [index, slot] of days.entries()) {
    const response = await service.book(
      { request: aBooking(slot, index), key: `key-of-killed-${index}`, site: null },
      `visitor-number-${index}`,
    );
    expect([index, response.ok]).toEqual([index, true]);
  }
  expect([
    await database.orm.$count(workshopBookings),
    await database.orm.$count(workshopClaims),
    await database.orm.$count(outbox),
  ]).toEqual([days.length, days.length, 2 * days.length]);
  await database.close();
}

const moments = [
  ['between hold and booking', 'held 4'],
  ['between booking and response', 'asked 4'],
  ['after the response', 'booked 4'],
] as const;

async function filled(database: Database): Promise<void> {
  await fillWorkshop(database.orm);
  await database.close();
}

describe('a server that is killed, on PGlite', () => {
  let full: string;
  beforeAll(async () => {
    full = await preparedFolder();
    await filled(await openEmbedded(full));
  });

  it.each(moments)('J-12 %s loses nothing and doubles nothing', async (_, word) => {
    const folder = copyOf(full);
    await killedAt(program, word, { DATA_DIR: folder });
    await nothingLostOrTwice(await openEmbedded(folder));
  });
});

describe('a server that is killed, on PostgreSQL', () => {
  let server: PostgresServer;
  let full: string;
  beforeAll(async () => {
    server = await startPostgres();
    full = await server.newDatabase();
    await filled(await openPostgres(full));
  });
  afterAll(() => server.stop());

  it.each(moments)('J-12 %s loses nothing and doubles nothing', async (_, word) => {
    const url = await server.newDatabase(full);
    await killedAt(program, word, { DATABASE_URL: url });
    await nothingLostOrTwice(await openPostgres(url));
  });
});
