import type { BookingConfirmation, ChosenSlot } from '@/domain/workshop/booking';
import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createEmbeddedWorkshop, type EmbeddedWorkshop } from '@/server/workshop/embedded.workshop';
import { openMigrated } from '../database/engines';
import { aBooking, fillWorkshop, NOW, ORIGIN, type TestClock } from './area';

jest.setTimeout(60_000);

const SLOT: ChosenSlot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };

describe('what is sent along with the messages of a booking', () => {
  const clock: TestClock = { now: NOW };
  let database: Database;
  let service: EmbeddedWorkshop;
  /** Messages in the database at each call. */
  const queued: number[] = [];
  let counting: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    database = await openMigrated();
    await fillWorkshop(database.orm);
    service = await createEmbeddedWorkshop({
      orm: database.orm,
      dealers: createDealersStore(database.orm),
      origin: () => ORIGIN,
      report: (error) => {
        throw error;
      },
      messagesQueued: () => {
        counting = database.orm.$count(outbox).then((count) => queued.push(count));
      },
      now: () => clock.now,
    });
  });
  afterAll(() => database.close());

  const messages = async () => {
    await counting;
    return database.orm.select().from(outbox);
  };
  const calendars = async () => (await messages()).flatMap(({ calendar }) => calendar ?? []);

  it('J-07 is a calendar file of the visit that follows each change, and the last moment of a reminder', async () => {
    const made = await service.book({ request: aBooking(SLOT), key: 'key-of-appointment', site: null }, null);
    if (!made.ok) throw new Error(made.error.code);
    const { id, manageToken }: BookingConfirmation = made.value;
    // The file that the confirmation page offers has the same one.
    const uid = `${id}@workshop-booking`;
    expect((await messages()).map(({ channel, calendar }) => [channel, calendar !== null]).toSorted()).toEqual([
      ['mail', true],
      ['sms', false],
    ]);
    expect(await calendars()).toEqual([
      {
        uid,
        status: 'confirmed',
        start: { zone: 'Europe/Stockholm', localDate: '2026-12-08', localTime: '09:00' },
        minutes: 30,
        title: expect.stringMatching(/: Volvo V60$/),
        location: expect.stringContaining(', '),
        url: `${ORIGIN}/service-och-verkstad/min-bokning#${manageToken}`,
      },
    ]);

    clock.now = Date.parse('2026-12-07T09:00:00Z');
    expect(await service.tend()).toBe(1);
    const reminders = (await messages()).filter(({ calendar, body }) => !calendar && body.includes('I morgon'));
    expect(reminders.map(({ expiresAt }) => expiresAt.toISOString())).toContain('2026-12-07T23:00:00.000Z');

    clock.now = NOW;
    await service.move(manageToken, { ...SLOT, timeSlot: '2026-12-09T10:00:00' }, null);
    await service.cancel(manageToken);
    const versions = (await calendars()).map(({ uid: found, status, start, url }) => [
      found,
      status,
      start.localDate,
      url !== null,
    ]);
    expect(versions).toEqual(
      expect.arrayContaining([
        [uid, 'confirmed', '2026-12-08', true],
        [uid, 'confirmed', '2026-12-09', true],
        [uid, 'cancelled', '2026-12-09', false],
      ]),
    );
    expect(queued).toEqual([2, 4, 6, 8]);
  });
});
