import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { describeKilled } from '../database/killedServers';
import { fillWorkshop } from './area';
import { aBooking, days, embeddedFor } from './killed';

jest.setTimeout(180_000);

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
}

const moments = [
  ['between hold and booking', 'held 4'],
  ['between booking and response', 'asked 4'],
  ['after the response', 'booked 4'],
] as const;

describeKilled({
  row: 'J-12',
  name: 'a server',
  program: 'test/server/workshop/program.ts',
  moments,
  fill: ({ orm }) => fillWorkshop(orm),
  nothingLostOrTwice,
});
