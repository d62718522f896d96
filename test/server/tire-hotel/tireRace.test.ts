import type { TireBookingConfirmation } from '@/domain/tire-hotel/tireBooking';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { onBothEngines } from '../database/engines';
import { fillWorkshop } from '../workshop/area';
import { aRequest, DAY, DEPARTMENT, openTireBooking, plateOf, type OpenTireBooking } from './bookingArea';

/** The long version: RACE_ROUNDS=20. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const CUSTOMERS = 200;

jest.setTimeout(60_000 + ROUNDS * 30_000);

const everyone = Array.from({ length: CUSTOMERS }, (_, index) => `customer-${index}`);

onBothEngines('two hundred customers and one lane', ({ database }) => {
  let open: OpenTireBooking;
  beforeAll(async () => {
    await fillWorkshop(database().orm);
    open = await openTireBooking(database().orm);
  });
  beforeEach(async () => {
    await database().orm.delete(workshopBookings);
    await database().orm.delete(workshopClaims);
    await database().orm.delete(outbox);
  });
  const book = (as: string, round: number, bookingStart = '09:00') =>
    open.send<TireBookingConfirmation & { error?: { code: string } }>(
      `/api/tirehotel/booking/create?departmentIdentifier=${DEPARTMENT}`,
      aRequest(as, { bookingStart }),
      { as, key: `race-${round}-of-${as}` },
    );
  const hold = (as: string, time: string) =>
    open.send(
      '/api/tirehotel/booking/holds',
      { departmentIdentifier: DEPARTMENT, regNo: plateOf(as), timeSlot: `${DAY}T${time}:00` },
      { as },
    );

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
  it.each(rounds)('K-04 one customer gets the time and 199 an error, round %i', async (round) => {
    const responses = await Promise.all(everyone.map((as) => book(as, round)));
    const won = responses.filter(({ status }) => status === 200);
    const lost = responses.filter(({ status, body }) => status === 409 && body.error?.code === 'SLOT_TAKEN');
    expect([won.length, lost.length]).toEqual([1, CUSTOMERS - 1]);
    expect([
      await database().orm.$count(workshopBookings),
      await database().orm.$count(workshopClaims),
      await database().orm.$count(outbox),
    ]).toEqual([1, 1, 2]);
    // The same request again, after a lost response, is the same booking.
    const winner = everyone[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await book(winner, round)).body).toEqual(won[0]?.body);
  });

  it('K-04 holds race like bookings: one customer holds the time, and only that one books it', async () => {
    const holds = await Promise.all(everyone.map((as) => hold(as, '10:00')));
    const holder = holds.findIndex(({ status }) => status === 200);
    expect(holds.filter(({ status }) => status === 409)).toHaveLength(CUSTOMERS - 1);
    const responses = await Promise.all(everyone.map((as) => book(as, 0, '10:00')));
    expect(responses.flatMap(({ status }, index) => (status === 200 ? [index] : []))).toEqual([holder]);
  });
});
