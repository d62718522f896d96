import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { describeKilled } from '../database/killedServers';
import { fillWorkshop } from '../workshop/area';
import { bookingOn, bookOn, days } from './killedBooking';

jest.setTimeout(180_000);

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
}

const moments = [
  ['between hold and booking', 'held 3'],
  ['between booking and response', 'asked 3'],
] as const;

describeKilled({
  row: 'K-04',
  name: 'a server of the tire hotel',
  program: 'test/server/tire-hotel/bookingProgram.ts',
  moments,
  fill: ({ orm }) => fillWorkshop(orm),
  nothingLostOrTwice,
});
