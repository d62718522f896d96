import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { bridge } from '@/server/http/bridge';
import type { TireBookingService, TireBookingVisit } from '@/server/tire-hotel/tireBooking.service';
import { createUpstreamTireBooking } from '@/server/tire-hotel/upstream.tireBooking';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { fillWorkshop, NOW } from '../workshop/area';
import { aRequest, DAY, DEPARTMENT, openTireBooking, plateOf, sessionOf, type OpenTireBooking } from './bookingArea';

/** Embedded, and an installation of ours as the remote service: both pass the same suite. */
describe.each(['embedded', 'upstream'] as const)('the tire hotel’s booking, %s', (kind) => {
  let database: Database;
  let open: OpenTireBooking;
  let service: TireBookingService;
  let close: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    database = await openMigrated();
    await fillWorkshop(database.orm);
    open = await openTireBooking(database.orm, { clock: { now: NOW } });
    service = open.service;
    if (kind === 'embedded') return;
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => open.app.fetch(given, bindings), incoming, outgoing),
    );
    ({ close } = server);
    service = createUpstreamTireBooking(
      { url: `http://127.0.0.1:${server.port}/api/tirehotel`, key: 'a-key-of-a-test' },
      {
        opensLinks: true,
        report: (error) => {
          throw error;
        },
      },
    );
  }, 60_000);
  afterEach(async () => {
    for (const table of [workshopBookings, workshopClaims, outbox, submissions]) await database.orm.delete(table);
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  const visit = (customer: string): TireBookingVisit => ({
    // What the cookie has of another service: its own cookies as one text.
    session:
      kind === 'embedded'
        ? sessionOf(customer)
        : Buffer.from(`tire-hotel=${sessionOf(customer)}`).toString('base64url'),
  });
  const of = (customer: string) => ({ erpId: DEPARTMENT, regNo: plateOf(customer) });
  const book = (customer: string, key: string, changes: object = {}) =>
    service.book(
      {
        request: {
          ...aRequest(customer),
          customer: { ...aRequest(customer).customer, phoneMobile: '0701740605' },
          ...changes,
        },
        erpId: DEPARTMENT,
        key,
        site: 'car-store-se',
        locale: null,
      },
      visit(customer),
    );

  it('K-04 has days, their times, and holds', async () => {
    const range = { ...of('customer-1'), startDate: DAY, endDate: DAY };
    expect(await service.days(range, visit('customer-1'))).toEqual({
      ok: true,
      value: { availableDates: [{ date: DAY }] },
    });
    const times = await service.times(range, visit('customer-1'));
    expect(times).toMatchObject({ ok: true, value: { availableTimeSlotDates: [{ date: DAY }] } });
    const slot = { ...of('customer-1'), timeSlot: `${DAY}T09:00:00` };
    expect(await service.hold(slot, visit('customer-1'))).toMatchObject({
      ok: true,
      value: { departmentId: DEPARTMENT, timeSlot: `${DAY}T09:00:00`, secondsLeft: 600, extensionsLeft: 2 },
    });
    expect(await service.hold({ ...slot, ...of('customer-2') }, visit('customer-2'))).toMatchObject({
      ok: false,
      error: { code: 'SLOT_TAKEN' },
    });
    expect(await service.release(slot, visit('customer-1'))).toEqual({ ok: true, value: null });
    expect(await service.hold({ ...slot, ...of('customer-2') }, visit('customer-2'))).toMatchObject({ ok: true });
  });

  it('K-04 books once a key, and says why it does not', async () => {
    const first = await book('customer-1', 'key-of-contract');
    expect(first).toMatchObject({
      ok: true,
      value: {
        appointmentTime: `${DAY}T09:00:00`,
        services: [{ name: 'Hjulskifte från däckhotellet' }],
        customerBase: { phoneMobile: '0701740605' },
        manageToken: expect.any(String),
        bookingNumber: expect.any(String),
      },
    });
    expect(await book('customer-1', 'key-of-contract')).toEqual(first);
    expect(await book('customer-1', 'key-of-contract', { freeText: 'annat' })).toMatchObject({
      error: { code: 'KEY_REUSED' },
    });
    expect(await book('customer-2', 'key-of-another')).toMatchObject({ error: { code: 'SLOT_TAKEN' } });
    expect(await book('customer-2', 'key-of-another', { regNo: plateOf('customer-1') })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await book('nobody-1', 'key-of-nobody')).toMatchObject({ error: { code: 'TIRE_SESSION_ENDED' } });
    expect(await database.orm.select().from(workshopBookings)).toMatchObject([{ site: 'car-store-se' }]);
  });

  it('K-05 takes one review of a booking, and the choice of reminders', async () => {
    const review = { rating: 5, comment: 'Bra', date: DAY };
    expect(await service.review(review, visit('customer-1'))).toMatchObject({ error: { code: 'NOT_FOUND' } });
    await book('customer-1', 'key-of-review');
    expect(await service.review(review, visit('customer-1'))).toEqual({ ok: true, value: null });
    expect(await service.review({ ...review, rating: 1 }, visit('customer-1'))).toMatchObject({
      error: { code: 'FORM_ID_REUSED' },
    });
    const choice = { regNo: plateOf('customer-1'), wanted: true };
    expect(await service.wantReminder(choice, visit('customer-1'))).toEqual({ ok: true, value: null });
    expect(await service.wantReminder(choice, visit('customer-2'))).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(open.choices).toEqual([[plateOf('customer-1'), true]]);
  });
});

describe('another service, with the specification’s fields alone', () => {
  const responding = (status: number, body: unknown) =>
    createUpstreamTireBooking(
      { url: 'https://tires.example/api/tirehotel', key: undefined },
      {
        opensLinks: false,
        report: () => undefined,
        fetch: async () => new Response(JSON.stringify(body), { status }),
      },
    );
  const visit = { session: 'c2Vzc2lvbj0x' };
  const of = { erpId: '1', regNo: 'ABC123' };
  const book = (service: TireBookingService) =>
    service.book({ request: aRequest('customer-1'), erpId: '1', key: 'key-of-other', site: null, locale: null }, visit);

  it('K-04 books, without our number and link', async () => {
    const workshop = { name: 'A', address: 'B', email: 'c@d.example', phoneNumber: '1' };
    const service = responding(200, {
      bookingConfirmationId: 'x1',
      appointmentTime: '2026-12-16T09:00:00',
      services: [{ name: 'Skifte' }],
      workshop,
      manageToken: 'a token that opens nothing here',
    });
    expect(await book(service)).toEqual({
      ok: true,
      value: {
        bookingConfirmationId: 'x1',
        appointmentTime: '2026-12-16T09:00:00',
        isFullDay: false,
        services: [{ name: 'Skifte' }],
        workshop,
        freeText: '',
        customerBase: aRequest('customer-1').customer,
      },
    });
  });

  it('K-04 its sentence reaches the visitor, and a taken time is one', async () => {
    expect(await book(responding(422, { message: 'Vi har stängt.' }))).toEqual({
      ok: false,
      error: { code: 'TIRE_BOOKING_FAILED', params: { message: 'Vi har stängt.' } },
    });
    expect(await book(responding(409, { message: 'Upptagen.' }))).toMatchObject({ error: { code: 'SLOT_TAKEN' } });
    expect(await book(responding(401, {}))).toMatchObject({ error: { code: 'TIRE_SESSION_ENDED' } });
    expect(await book(responding(500, 'none of ours'))).toMatchObject({ error: { code: 'TIRE_BOOKING_FAILED' } });
    expect(await book(responding(200, { bookingConfirmationId: '' }))).toMatchObject({
      error: { code: 'TIRE_BOOKING_FAILED' },
    });
  });

  it('K-04 it may have no holds, and times in other formats', async () => {
    expect(await responding(404, {}).hold({ ...of, timeSlot: `${DAY}T09:00:00` }, visit)).toEqual({
      ok: true,
      value: null,
    });
    const range = { ...of, startDate: DAY, endDate: DAY };
    const days = responding(200, { availableDates: [{ date: `${DAY}T00:00:00` }] });
    expect(await days.days(range, visit)).toEqual({ ok: true, value: { availableDates: [{ date: DAY }] } });
    const times = responding(200, { availableTimeSlotDates: [{ startTime: ['09:00:00', `${DAY}T09:30:00`] }] });
    expect(await times.times(range, visit)).toEqual({
      ok: true,
      value: { availableTimeSlotDates: [{ startTime: ['09:00', '09:30'] }] },
    });
    expect(await responding(200, {}).days(range, visit)).toMatchObject({ error: { code: 'TIRE_DAYS_FAILED' } });
    expect(await responding(503, {}).times(range, visit)).toMatchObject({ error: { code: 'TIRE_TIMES_FAILED' } });
  });
});
