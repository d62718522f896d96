import type { BookingConfirmation, ChosenSlot } from '@/domain/workshop/booking';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { onBothEngines } from '../database/engines';
import { aBooking, embedded, fillWorkshop, openWorkshopApp, post, visitor, type OpenApp } from './area';

/** The long version: RACE_ROUNDS=50. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const VISITORS = 200;

jest.setTimeout(60_000 + ROUNDS * 30_000);

/** A workshop with one drop-off number: a time can be booked once. */
const SLOT: ChosenSlot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };
/** One of many: a customer is told of a visit that overlaps another of theirs. */
const customerOf = (index: number) => ({
  ...aBooking().customer,
  phone: `+46 70 17${String(index).padStart(5, '0')}`,
  email: `visitor-${index}@bil.example`,
});
const everyone = Array.from({ length: VISITORS }, (_, index) => index);

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
  const book = (index: number, round: number, slot: ChosenSlot = SLOT, as?: string) =>
    open.send<BookingConfirmation & { errors?: Record<string, string[]> }>(
      '/book',
      post(aBooking({ ...slot, customer: customerOf(index) }), {
        as,
        headers: { 'idempotency-key': `race-${round}-of-${index}` },
      }),
    );

  it.each(rounds)('J-12 one visitor books it and 199 get an error, round %i', async (round) => {
    const responses = await Promise.all(everyone.map((index) => book(index, round)));
    const [won, lost] = [
      responses.filter(({ status }) => status === 200),
      responses.filter(({ status }) => status === 409),
    ];
    expect([won.length, lost.length]).toEqual([1, VISITORS - 1]);
    for (const { body } of lost) expect(body.errors).toEqual({ 'Error Result': ['TimeslotNotAvailable'] });
    expect([
      await database().orm.$count(workshopBookings),
      await database().orm.$count(workshopClaims),
      await database().orm.$count(outbox),
    ]).toEqual([1, 1, 2]);
    // The winner's repeated request, after a lost response, returns the same booking.
    const winner = responses.findIndex(({ status }) => status === 200);
    expect((await book(winner, round)).body).toEqual(won[0]?.body);
  });

  it('J-12 holds race like bookings: one visitor holds it, and only the holder books', async () => {
    const holds = await Promise.all(everyone.map((index) => open.send('/holds', post(SLOT, { as: visitor(index) }))));
    const holder = holds.findIndex(({ status }) => status === 200);
    expect(holds.filter(({ status }) => status === 409)).toHaveLength(VISITORS - 1);
    const responses = await Promise.all(everyone.map((index) => book(index, 0, SLOT, visitor(index))));
    expect(responses.flatMap(({ status }, index) => (status === 200 ? [index] : []))).toEqual([holder]);
  });

  it('J-12 concurrent bookings, holds, changes and cancellations leave no slot twice and no claim without owner', async () => {
    const times = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00'];
    const act = async (index: number): Promise<number> => {
      const slot = { ...SLOT, timeSlot: `2026-12-08T${times[index % times.length]}:00` };
      const as = visitor(index);
      if (index % 3 === 0) await open.send('/holds', post(slot, { as }));
      if (index % 7 === 0) await open.send('/holds', { ...post(slot, { as }), method: 'DELETE' });
      const { status, body } = await book(index, 0, slot, as);
      if (status === 200 && index % 2 === 0) await open.send('/bookings/cancel', post({ token: body.manageToken }));
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
    const slots = claims.map(({ localTime, dropOffNumber }) => `${localTime} ${dropOffNumber}`);
    expect(new Set(slots).size).toBe(slots.length);
    expect(claims.every(({ dropOffNumber }) => dropOffNumber === 1)).toBe(true);
  });
});
