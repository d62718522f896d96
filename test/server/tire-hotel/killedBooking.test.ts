import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { copyOf, inOneFile, preparedFolder } from '../database/engines';
import { startPostgres, type PostgresServer } from '../database/postgresServer';
import { killedAt } from '../database/killedAt';
import { fillWorkshop } from '../workshop/area';
import { bookingOn, bookOn, days } from './killedBooking';

jest.setTimeout(180_000);

let program: string;
beforeAll(() => {
  program = inOneFile('test/server/tire-hotel/bookingProgram.ts');
});

/** Every customer repeats the request with the same key: each has one booking, one claim, one mail and one text message. */
async function nothingLostOrTwice(database: Database): Promise<void> {
  const service = await bookingOn(database.orm);
  const before = await database.orm.$count(workshopBookings);
  expect(before).toBeGreaterThan(0);
  expect(await database.orm.$count(outbox)).toBe(2 * before);
  for (const index of days.keys()) expect([index, (await bookOn(service, index)).ok]).toEqual([index, true]);
  expect([
    await database.orm.$count(workshopBookings),
    await database.orm.$count(workshopClaims),
    await database.orm.$count(outbox),
  ]).toEqual([days.length, days.length, 2 * days.length]);
  await database.close();
}

const moments = [
  ['between hold and booking', 'held 3'],
  ['between booking and response', 'asked 3'],
] as const;

async function filled(database: Database): Promise<void> {
  await fillWorkshop(database.orm);
  await database.close();
}

describe('a server of the tire hotel that is killed, on PGlite', () => {
  let full: string;
  beforeAll(async () => {
    full = await preparedFolder();
    await filled(await openEmbedded(full));
  });

  it.each(moments)('K-04 %s loses nothing and doubles nothing', async (_, step) => {
    const folder = copyOf(full);
    await killedAt(program, step, { DATA_DIR: folder });
    await nothingLostOrTwice(await openEmbedded(folder));
  });
});

describe('a server of the tire hotel that is killed, on PostgreSQL', () => {
  let server: PostgresServer;
  let full: string;
  beforeAll(async () => {
    server = await startPostgres();
    full = await server.newDatabase();
    await filled(await openPostgres(full));
  });
  afterAll(() => server.stop());

  it.each(moments)('K-04 %s loses nothing and doubles nothing', async (_, step) => {
    const url = await server.newDatabase(full);
    await killedAt(program, step, { DATABASE_URL: url });
    await nothingLostOrTwice(await openPostgres(url));
  });
});
