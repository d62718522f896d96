import { sql } from 'drizzle-orm';
import { submissionReplies } from '@/server/database/inbox.tables';
import type { Orm } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { workshopBookings } from '@/server/database/workshop.tables';
import { personalData } from '@/server/privacy/personalData';
import { createPrivacyService } from '@/server/privacy/privacy.service';
import { onBothEngines } from '../database/engines';
import { embedded, type TestClock } from '../workshop/area';
import { aBooking, MAIL, NOW, PICTURE, storePersons } from './person';

const columnsOf = (list: string | undefined): string[] => list?.split(' ') ?? [];

async function tableColumns(orm: Orm): Promise<Record<string, string[]>> {
  const rows = await orm
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const tables: Record<string, string[]> = {};
  for (const { table, column } of rows) (tables[table] ??= []).push(column);
  return tables;
}

onBothEngines('personal data', ({ database }) => {
  beforeAll(() => storePersons(database().orm));
  const removed: string[] = [];
  const open = () =>
    createPrivacyService({
      orm: database().orm,
      removePictures: async (ids) => void removed.push(...ids),
      now: () => NOW,
    });

  it('M-03 is listed column by column, for every table there is', async () => {
    const listed = Object.entries(personalData).map(([table, { person, token, author, other }]) => [
      table,
      [person, token, author, other].flatMap(columnsOf).toSorted(),
    ]);
    const tables = await tableColumns(database().orm);
    const actual = Object.entries(tables).map(([table, columns]) => [table, columns.toSorted()]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(actual));
  });

  it('M-03 is exported whole, without tokens, and without that of a similar address', async () => {
    const { tables, pictures, exportedAt } = await open().export(` ${MAIL.toUpperCase()} `);
    expect([exportedAt, pictures]).toEqual(['2026-11-20T09:00:00.000Z', [PICTURE]]);
    const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length]);
    expect(Object.fromEntries(counts)).toEqual({
      workshop_bookings: 2,
      submissions: 1,
      submission_replies: 1,
      outbox: 4,
      search_alerts: 1,
      tire_agreements: 1,
      tire_wheels: 1,
      tire_measurements: 1,
      tire_reminders: 1,
      tire_codes: 1,
      tire_sessions: 1,
      staff_members: 1,
      staff: 1,
    });
    const camel = (column: string): string => column.replace(/_(\w)/g, (_, initial: string) => initial.toUpperCase());
    for (const [table, rows] of Object.entries<readonly object[]>(tables)) {
      const fields = Object.keys(rows[0] ?? {});
      expect(fields).toEqual(expect.arrayContaining(columnsOf(personalData[table]?.person).map(camel)));
      for (const token of columnsOf(personalData[table]?.token)) expect(fields).not.toContain(camel(token));
    }
    // Every table with a person's columns is there.
    const withPersons = Object.entries(personalData).flatMap(([table, { person }]) => (person ? [table] : []));
    expect(Object.keys(tables).toSorted()).toEqual(withPersons.toSorted());
  });

  it('M-03 is erased but for what a contract keeps, and the report says why', async () => {
    const { erased, stays } = await open().erase(MAIL);
    expect(erased).toEqual({
      workshop_bookings: 1,
      submissions: 1,
      submission_replies: 1,
      // The reminder of the visit to come is still sent.
      outbox: 3,
      search_alerts: 1,
      tire_codes: 1,
      tire_sessions: 1,
      staff_members: 1,
      pictures: 1,
    });
    expect(removed).toEqual([PICTURE]);
    expect(stays.map(({ table, rows }) => [table, rows])).toEqual([
      ['workshop_bookings', 1],
      ['tire_agreements', 1],
      ['staff', 1],
    ]);
    for (const { reason } of stays) expect(reason).toMatch(/\.$/);

    const { orm } = database();
    expect(await orm.select({ number: workshopBookings.bookingNumber }).from(workshopBookings)).toEqual([
      { number: 'OTHERONE' },
      { number: 'COMINGUP' },
    ]);
    expect(await orm.$count(submissions)).toBe(1);
    expect(await orm.$count(submissionReplies)).toBe(0);
    expect((await orm.select({ body: outbox.body }).from(outbox)).map(({ body }) => body).toSorted()).toEqual([
      'Hej',
      'Påminnelse',
    ]);
    // No other table has the address any more.
    const left = [];
    for (const table of Object.keys(await tableColumns(orm))) {
      const found = await orm
        .select({ one: sql`1` })
        .from(sql`${sql.identifier(table)} given`)
        .where(sql`lower(row_to_json(given)::text) like ${`%"${MAIL}"%`}`);
      if (found.length > 0) left.push(table);
    }
    expect(left.toSorted()).toEqual(['outbox', 'staff', 'tire_agreements', 'workshop_bookings']);
    // After the visit, the rest.
    const afterwards = createPrivacyService({
      orm,
      removePictures: async () => undefined,
      now: () => NOW + 30 * 86_400_000,
    });
    expect((await afterwards.erase(MAIL)).erased).toEqual({ workshop_bookings: 1, outbox: 1 });
    expect(await open().erase('nobody@kund.example')).toEqual({ erased: {}, stays: [] });
  });

  it('M-03 bookings end after their days by themselves, with two servers at work', async () => {
    const { orm } = database();
    await orm.delete(workshopBookings);
    const dates = [...Array.from({ length: 600 }, () => '2026-08-21'), '2026-08-22', '2026-12-01'];
    await orm
      .insert(workshopBookings)
      .values(
        dates.map((localDate, index) => aBooking({ bookingNumber: `N${index}`, localDate, status: 'cancelled' })),
      );
    const clock: TestClock = { now: NOW };
    const servers = await Promise.all([1, 2].map(() => embedded(orm, clock, undefined, 90)));
    await Promise.all(servers.map((server) => server.tend()));
    const left = await orm.select({ date: workshopBookings.localDate }).from(workshopBookings);
    expect(left.map(({ date }) => date).toSorted()).toEqual(['2026-08-22', '2026-12-01']);
    // Again after an hour, not at every turn.
    clock.now += 2 * 86_400_000;
    for (const server of servers) await server.tend();
    expect(await orm.$count(workshopBookings)).toBe(1);
  });
});
