import type { BookingConfirmation, ChosenSlot } from '@/domain/workshop/booking';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { onBothEngines } from '../database/engines';
import { aBooking, embedded, fillWorkshop, openWorkshopApp, post, visitor, type OpenApp } from './area';

/** The long version: RACE_ROUNDS=50. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const VISITORS = 200;

jest.setTimeout(60_000 + ROUNDS * 30_000);

/** A workshop with one desk: the last place of its time is the only one. */
const SLOT: ChosenSlot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };
const everyone = Array.from({ length: VISITORS }, (_, at) => at);

onBothEngines('two hundred visitors and one place', ({ database }) => {
  let open: OpenApp;
  beforeAll(async () => {
    await fillWorkshop(database().orm);
    open = openWorkshopApp(await embedded(database().orm));
  });
  beforeEach(async () => {
    await database().orm.delete(workshopBookings);
    await database().orm.delete(workshopClaims);
    await database().orm.delete(outbox);
  });

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
  const book = (at: number, round: number, slot: ChosenSlot = SLOT, as?: string) =>
    open.ask<BookingConfirmation & { errors?: Record<string, string[]> }>(
      '/book',
      post(aBooking(slot), { as, headers: { 'idempotency-key': `race-${round}-of-${at}` } }),
    );

  it.each(rounds)('J-12 one gets it and 199 are told so, round %i', async (round) => {
    const answers = await Promise.all(everyone.map((at) => book(at, round)));
    const [won, lost] = [
      answers.filter(({ status }) => status === 200),
      answers.filter(({ status }) => status === 409),
    ];
    expect([won.length, lost.length]).toEqual([1, VISITORS - 1]);
    for (const { body } of lost) expect(body.errors).toEqual({ 'Error Result': ['TimeslotNotAvailable'] });
    expect([
      await database().orm.$count(workshopBookings),
      await database().orm.$count(workshopClaims),
      await database().orm.$count(outbox),
    ]).toEqual([1, 1, 2]);
    // Who won and asks again, after a lost answer, is told the same.
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await book(winner, round)).body).toEqual(won[0]?.body);
  });

  it('J-12 holds race like bookings: one keeps it, and the holder alone books', async () => {
    const holds = await Promise.all(everyone.map((at) => open.ask('/holds', post(SLOT, { as: visitor(at) }))));
    const holder = holds.findIndex(({ status }) => status === 200);
    expect(holds.filter(({ status }) => status === 409)).toHaveLength(VISITORS - 1);
    const answers = await Promise.all(everyone.map((at) => book(at, 0, SLOT, visitor(at))));
    expect(answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))).toEqual([holder]);
  });

  it('J-12 bookings, holds, changes of mind and cancellations at once leave no place twice and none behind', async () => {
    const times = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00'];
    const act = async (at: number): Promise<number> => {
      const slot = { ...SLOT, timeSlot: `2026-12-08T${times[at % times.length]}:00` };
      const as = visitor(at);
      if (at % 3 === 0) await open.ask('/holds', post(slot, { as }));
      if (at % 7 === 0) await open.ask('/holds', { ...post(slot, { as }), method: 'DELETE' });
      const { status, body } = await book(at, 0, slot, as);
      if (status === 200 && at % 2 === 0) await open.ask('/bookings/cancel', post({ token: body.manageToken }));
      return status;
    };
    const statuses = new Set(await Promise.all(everyone.slice(0, 120).map(act)));
    expect([...statuses].toSorted((a, b) => a - b).filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    const claims = await database().orm.select().from(workshopClaims);
    const booked = await database().orm.select().from(workshopBookings);
    expect(claims.flatMap(({ bookingId }) => bookingId ?? []).toSorted()).toEqual(
      booked
        .filter(({ status }) => status === 'booked')
        .map(({ id }) => id)
        .toSorted(),
    );
    const slots = claims.map(({ localTime, deskPlace }) => `${localTime} ${deskPlace}`);
    expect(new Set(slots).size).toBe(slots.length);
    expect(claims.every(({ deskPlace }) => deskPlace === 1)).toBe(true);
  });
});
