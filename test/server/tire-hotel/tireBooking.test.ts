import { eq } from 'drizzle-orm';
import type { TireBookingConfirmation, TireTimeDays, TireTimes } from '@/domain/tire-hotel/tireBooking';
import type { BookingView, Hold } from '@/domain/workshop/booking';
import { outbox, submissions } from '@/server/database/schema';
import { workshopBookings, workshopClaims, workshopDepartments } from '@/server/database/workshop.tables';
import { onBothEngines } from '../database/engines';
import { fillWorkshop, NOW } from '../workshop/area';
import { aRequest, DAY, DEPARTMENT, openTireBooking, plateOf, type OpenTireBooking } from './bookingArea';

const API = '/api/tirehotel';
const ALL = { startDate: '2026-11-01', endDate: '2027-12-31' };

onBothEngines('booking a change of stored wheels', ({ database }) => {
  let open: OpenTireBooking;
  const clock = { now: NOW };
  beforeAll(async () => {
    await fillWorkshop(database().orm);
    open = await openTireBooking(database().orm, { clock });
  });
  beforeEach(async () => {
    clock.now = NOW;
    open.choices.length = 0;
    for (const table of [workshopBookings, workshopClaims, outbox, submissions]) await database().orm.delete(table);
  });
  const days = (as: string, range: object = ALL, from = open) =>
    from.send<TireTimeDays>(
      `${API}/booking/GetTimeslotDays`,
      { workshopIdentifier: DEPARTMENT, regNo: plateOf(as), ...range },
      { as },
    );
  const timesOf = async (as: string, day = DAY, from = open): Promise<string[]> =>
    (
      await from.send<TireTimes>(
        `${API}/booking/GetTimeslots?workshopIdentifier=${DEPARTMENT}`,
        { startDate: day, endDate: day, regNo: plateOf(as) },
        { as },
      )
    ).body.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
  const book = (as: string, key: string, changes: object = {}, from = open) =>
    from.send<TireBookingConfirmation & { message?: string; error?: { code: string } }>(
      `${API}/booking/create`,
      { departmentIdentifier: DEPARTMENT, ...aRequest(as), ...changes },
      { as, key },
    );
  const hold = (as: string, time: string, more: object = {}, method = 'POST') =>
    open.send<(Hold & { error?: { code: string } }) | null>(
      `${API}/booking/holds`,
      { departmentIdentifier: DEPARTMENT, regNo: plateOf(as), timeSlot: `${DAY}T${time}:00`, ...more },
      { as, method },
    );
  const messages = async () =>
    (await database().orm.select().from(outbox).orderBy(outbox.channel)).map((message) => ({
      ...message,
      body: message.body.replaceAll('\u00a0', ' '),
    }));

  it('K-04 offers the days from three days to three months ahead that have a free time, and their times', async () => {
    const { status, body, headers } = await days('customer-1');
    const dates = body.availableDates.map(({ date }) => date);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-23', '2027-02-18']);
    // A weekend, Christmas, and a quiet month.
    for (const closed of ['2026-11-28', '2026-12-25', '2027-01-11']) expect(dates).not.toContain(closed);
    expect((await days('customer-1', { startDate: DAY, endDate: DAY })).body.availableDates).toEqual([{ date: DAY }]);
    expect((await days('customer-1', { startDate: '2028-01-01', endDate: '2028-02-01' })).body.availableDates).toEqual(
      [],
    );
    expect(await timesOf('customer-1')).toEqual(expect.arrayContaining(['09:00', '09:30']));
  });

  it('K-04 books once a key: with number, link, mail, text message and calendar file, in the claims of the workshop', async () => {
    const first = await book('customer-1', 'key-of-one', { freeText: 'Nyckeln ligger i brevlådan' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        appointmentTime: `${DAY}T09:00:00`,
        isFullDay: false,
        services: [{ name: 'Hjulskifte från däckhotellet' }],
        freeText: 'Nyckeln ligger i brevlådan',
        workshop: {
          name: expect.stringContaining('Nordvik'),
          address: expect.any(String),
          phoneNumber: expect.any(String),
        },
        customerBase: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@kund.example', phoneMobile: '0701740605' },
        bookingNumber: expect.stringMatching(/^[A-Z]{8}$/),
      },
    });
    expect(await book('customer-1', 'key-of-one', { freeText: 'Nyckeln ligger i brevlådan' })).toMatchObject({
      body: first.body,
    });
    expect(await book('customer-1', 'key-of-one', { freeText: 'Något annat' })).toMatchObject({
      status: 422,
      body: { error: { code: 'KEY_REUSED' } },
    });
    expect(await database().orm.select().from(workshopBookings)).toMatchObject([
      { kind: 'tire-hotel', carName: 'Volvo V60 2021', freeText: 'Nyckeln ligger i brevlådan', localTime: '09:00' },
    ]);
    const sent = await messages();
    const text = sent.find(({ channel }) => channel === 'sms');
    const mail = sent.find(({ recipient }) => recipient === 'asa@kund.example');
    const toWorkshop = sent.find(({ subject }) => subject === 'Meddelande till en bokning');
    expect(sent).toHaveLength(3);
    // The workshop reads what the customer wrote, with who it was and which booking.
    expect(toWorkshop?.recipient).toMatch(/@/);
    for (const part of [
      '> Nyckeln ligger i brevlådan',
      'Åsa Öberg',
      '0701740605',
      'onsdag 16 december',
      'Volvo V60 2021',
    ])
      expect(toWorkshop?.body).toContain(part);
    expect(toWorkshop?.body).not.toContain(plateOf('customer-1'));
    expect(mail).toMatchObject({
      calendar: { status: 'confirmed', start: { localDate: DAY, localTime: '09:00' } },
    });
    for (const part of ['onsdag 16 december', '09:00', 'Volvo V60 2021', 'ingår i avtalet', 'ändra eller avboka', '#'])
      expect(mail?.body).toContain(part);
    // The token of the link may hold any letters.
    const bodyWithoutLinks = mail?.body.replace(/https?:\S+/g, '');
    for (const part of ['kr', 'brevlådan', plateOf('customer-1')]) expect(bodyWithoutLinks).not.toContain(part);
    expect(text).toMatchObject({ channel: 'sms', recipient: '0701740605' });
    expect(text?.body).toContain('#');
  });

  it('K-04 writes to the customer in the language of the page', async () => {
    const { body } = await book('customer-1', 'key-of-english', { locale: 'en' });
    expect(body.services).toEqual([{ name: 'Wheel change from the tyre hotel' }]);
    const [mail, text, ...others] = await messages();
    expect(mail?.body).toContain('included in your agreement');
    // Nothing to the workshop: the customer wrote nothing.
    expect([text?.channel, others]).toEqual(['sms', []]);
  });

  it('K-04 the link of the messages shows, moves and cancels it, on the lanes', async () => {
    const { body } = await book('customer-1', 'key-of-link');
    const token = body.manageToken;
    const see = () => open.send<BookingView>('/api/mechmate/bookings/see', { token });
    expect((await see()).body).toMatchObject({
      status: 'booked',
      car: 'Volvo V60 2021',
      timeSlot: `${DAY}T09:00:00`,
      isChangeable: true,
    });
    const times = await open.send<{ date: string; availableSlots: string[]; allDaySlotAvailable: boolean }[]>(
      '/api/mechmate/bookings/times',
      { token, from: '2026-12-14' },
    );
    expect(times.body).toHaveLength(28);
    expect(times.body.find(({ date }) => date === DAY)?.availableSlots).not.toContain('09:00');
    const to = (timeSlot: string, more: object = {}) =>
      open.send('/api/mechmate/bookings/move', {
        token,
        to: { departmentId: '105720', timeSlot, isFullDay: false, ...more },
      });
    expect(await to(`${DAY}T09:20:00`)).toMatchObject({ status: 409 });
    expect(await to(`${DAY}T08:00:00`, { isFullDay: true })).toMatchObject({ status: 400 });
    expect(await to('2026-12-17T10:30:00')).toMatchObject({ status: 200, body: { timeSlot: '2026-12-17T10:30:00' } });
    expect(await timesOf('customer-2')).toContain('09:00');
    expect(await timesOf('customer-2', '2026-12-17')).not.toContain('10:30');
    expect(await open.send('/api/mechmate/bookings/cancel', { token })).toMatchObject({
      body: { status: 'cancelled' },
    });
    expect(await timesOf('customer-2', '2026-12-17')).toContain('10:30');
    expect(
      (await messages()).filter(({ channel }) => channel === 'mail').map(({ calendar }) => calendar?.status),
    ).toEqual(expect.arrayContaining(['confirmed', 'confirmed', 'cancelled']));
    expect(await book('customer-1', 'key-of-link')).toMatchObject({
      status: 409,
      body: { error: { code: 'BOOKING_CANCELLED' } },
    });
  });

  it('K-04 holds a time for one customer, ten minutes, extended twice', async () => {
    const first = await hold('customer-1', '09:00');
    expect(first).toMatchObject({ status: 200, body: { secondsLeft: 600, extensionsLeft: 2 } });
    expect(await timesOf('customer-1')).toContain('09:00');
    expect(await timesOf('customer-2')).not.toContain('09:00');
    expect(await hold('customer-2', '09:00')).toMatchObject({ status: 409, body: { error: { code: 'SLOT_TAKEN' } } });
    expect(await book('customer-2', 'key-of-two')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Tiden är inte') },
    });
    clock.now += 60_000;
    expect(await hold('customer-1', '09:00')).toMatchObject({ body: { secondsLeft: 540, extensionsLeft: 2 } });
    expect(await hold('customer-1', '09:00', { extend: true })).toMatchObject({
      body: { secondsLeft: 600, extensionsLeft: 1 },
    });
    expect(await book('customer-1', 'key-of-one')).toMatchObject({ status: 200 });
    expect(await database().orm.$count(workshopClaims)).toBe(1);
    // Another time is held instead of the one before, and can be given back.
    await hold('customer-2', '10:00');
    await hold('customer-2', '11:00');
    expect(await timesOf('customer-3')).toContain('10:00');
    expect(await hold('customer-2', '11:00', {}, 'DELETE')).toMatchObject({ status: 200 });
    expect(await timesOf('customer-3')).toContain('11:00');
    // It ends by itself.
    await hold('customer-2', '11:00');
    clock.now += 601_000;
    expect(await timesOf('customer-3')).toContain('11:00');
  });

  it('K-04 the lanes are not the workshop’s places: neither takes from the other', async () => {
    const places = async () => {
      const days = await open.workshop.timeSlots(
        { registrationNumber: 'ABC123', departmentId: '105720', from: DAY, codes: ['HJULSKIFTE'] },
        null,
      );
      return days.ok ? days.value[0] : null;
    };
    const before = await places();
    await book('customer-1', 'key-of-one');
    expect(await places()).toEqual(before);
    expect(before?.availableSlots.length).toBeGreaterThan(0);
  });

  it('K-04 one car is not booked twice for the same time', async () => {
    const busy = { bookingDate: '2026-11-30', bookingStart: '09:10' };
    expect(await book('customer-1', 'key-of-lane-1', busy)).toMatchObject({ status: 200 });
    expect(await book('customer-1', 'key-of-lane-2', busy)).toMatchObject({ status: 409 });
    // Both lanes of a busy day.
    expect(await book('customer-2', 'key-of-lane-3', busy)).toMatchObject({ status: 200 });
    expect(await book('customer-3', 'key-of-lane-4', busy)).toMatchObject({ status: 409 });
  });

  it('K-04 one car has one coming visit a season, also of requests that come together', async () => {
    clock.now = Date.parse('2027-02-10T09:00:00Z');
    const onDay = (bookingDate: string) => ({ bookingDate, bookingStart: '09:00' });
    const together = await Promise.all(
      ['2027-02-16', '2027-02-18', '2027-02-23'].map((day, index) =>
        book('customer-1', `key-of-day-${index}`, onDay(day)),
      ),
    );
    const [made, ...others] = together.toSorted((one, other) => one.status - other.status);
    expect(made?.status).toBe(200);
    expect(others.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [409, 'TIRE_ALREADY_BOOKED'],
      [409, 'TIRE_ALREADY_BOOKED'],
    ]);
    // The summer wheels are another change, another car is another's, and a cancelled visit leaves room.
    expect(await book('customer-1', 'key-of-summer', onDay('2027-03-02'))).toMatchObject({ status: 200 });
    expect(await book('customer-2', 'key-of-other', onDay('2027-02-18'))).toMatchObject({ status: 200 });
    await open.send('/api/mechmate/bookings/cancel', { token: made?.body.manageToken });
    expect(await book('customer-1', 'key-of-later', onDay('2027-02-23'))).toMatchObject({ status: 200 });
  });

  it('K-04 reminds of the time on the day before, once', async () => {
    await book('customer-1', 'key-of-one');
    await database().orm.delete(outbox);
    clock.now = Date.parse('2026-12-15T12:00:00Z');
    expect([await open.workshop.tend(), await open.workshop.tend()]).toEqual([1, 0]);
    expect((await messages()).map(({ body }) => body.includes('Volvo V60 2021'))).toEqual([true, false]);
  });

  describe('at a department that calls back', () => {
    let onCall: OpenTireBooking;
    const erpId = async (): Promise<string> => {
      const [row] = await database().orm.select().from(workshopDepartments).where(eq(workshopDepartments.tireLanes, 0));
      return `${row?.departmentId.slice(0, -2)}.${row?.departmentId.slice(-2)}`;
    };
    let calling: string;
    beforeAll(async () => {
      calling = await erpId();
      onCall = await openTireBooking(database().orm, { clock, erpId: calling });
    });

    it('K-04 takes a day without a time, and tells both the customer and the workshop', async () => {
      const department = { departmentIdentifier: calling };
      const range = { workshopIdentifier: calling, startDate: DAY, endDate: '2026-12-20' };
      expect((await days('customer-1', range, onCall)).body.availableDates.map(({ date }) => date)).toContain(DAY);
      const { body: none } = await onCall.send<TireTimes>(
        `${API}/booking/GetTimeslots?workshopIdentifier=${calling}`,
        { startDate: DAY, endDate: DAY, regNo: plateOf('customer-1') },
        { as: 'customer-1' },
      );
      expect(none).toEqual({ availableTimeSlotDates: [] });
      expect(await book('customer-1', 'key-of-time', department, onCall)).toMatchObject({ status: 409 });
      const freeText = 'Ring helst efter fem';
      const booked = await book('customer-1', 'key-of-call', { ...department, bookingStart: '', freeText }, onCall);
      expect(booked).toMatchObject({ status: 200, body: { isFullDay: true, appointmentTime: `${DAY}T08:00:00` } });
      const sent = await messages();
      const toCustomer = sent.find(({ recipient }) => recipient === 'asa@kund.example');
      expect(toCustomer).toMatchObject({ calendar: null, subject: 'Vi har fått din förfrågan om hjulskifte' });
      expect(toCustomer?.body).toContain('onsdag 16 december, verkstaden återkommer med tid');
      const toWorkshop = sent.find(({ subject }) => subject === 'Däckhotellet: kund väntar på en tid');
      for (const part of ['0701740605', 'Åsa Öberg', 'onsdag 16 december', `> ${freeText}`])
        expect(toWorkshop?.body).toContain(part);
      const token = booked.body.manageToken;
      expect((await onCall.send('/api/mechmate/bookings/see', { token })).body).toMatchObject({ awaitsTime: true });
      const times = await onCall.send<{ availableSlots: string[]; allDaySlotAvailable: boolean }[]>(
        '/api/mechmate/bookings/times',
        { token, from: DAY },
      );
      expect(times.body.filter((day) => day.allDaySlotAvailable || day.availableSlots.length > 0)).toEqual([]);
      await onCall.send('/api/mechmate/bookings/cancel', { token });
      expect((await messages()).map(({ subject }) => subject)).toContain('Däckhotellet: kund har avbokat');
      expect(await database().orm.$count(workshopClaims)).toBe(0);
    });

    it('K-04 has no holds', async () => {
      const slot = { departmentIdentifier: calling, regNo: plateOf('customer-1'), timeSlot: `${DAY}T09:00:00` };
      expect(await onCall.send(`${API}/booking/holds`, slot, { as: 'customer-1' })).toMatchObject({
        status: 200,
        body: null,
      });
    });
  });

  it('K-05 a review reaches the workshop once, with the booking that it is about', async () => {
    const review = { rating: 4, comment: 'Snabbt och vänligt', date: '2026-11-20' };
    const send = (changes: object = {}, as = 'customer-1') =>
      open.send(`${API}/review/addReview`, { ...review, ...changes }, { as });
    expect(await send()).toMatchObject({ status: 404 });
    const { body } = await book('customer-1', 'key-of-one');
    await database().orm.delete(outbox);
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send({ rating: 1 })).toMatchObject({ status: 422 });
    expect(await database().orm.select().from(submissions)).toMatchObject([
      { form: 'tire-review', payload: { rating: 4, comment: 'Snabbt och vänligt', bookingNumber: body.bookingNumber } },
    ]);
    const [mail, ...others] = await messages();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ replyTo: 'asa@kund.example', subject: expect.stringContaining('4 av 5') });
    expect(mail?.body).toContain('\n> Snabbt och vänligt\n');
  });

  it.each([
    ['no star', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['a comment of 501 characters', { comment: 'x'.repeat(501) }],
    ['no day', { date: 'i dag' }],
  ])('K-05 takes no review with %s', async (_, changes) => {
    const review = { rating: 4, comment: '', date: '2026-11-20', ...changes };
    expect(await open.send(`${API}/review/addReview`, review, { as: 'customer-1' })).toMatchObject({ status: 400 });
  });

  it('K-05 stores whether a customer wants to be reminded, of their own cars alone', async () => {
    const choose = (regNo: string) => open.send(`${API}/reminder`, { regNo, wanted: true }, { as: 'customer-1' });
    expect(await choose(plateOf('customer-1'))).toMatchObject({ status: 200 });
    expect(await choose(plateOf('customer-2'))).toMatchObject({ status: 404 });
    expect(open.choices).toEqual([[plateOf('customer-1'), true]]);
  });

  it('K-04 every call needs a session, and is about the customer’s own cars at their department', async () => {
    const regNo = plateOf('customer-1');
    const slot = { departmentIdentifier: DEPARTMENT, regNo, timeSlot: `${DAY}T09:00:00` };
    const range = { workshopIdentifier: DEPARTMENT, regNo, startDate: DAY, endDate: DAY };
    const review = { rating: 5, comment: '', date: DAY };
    const calls: (readonly [string, object, string?])[] = [
      ['/booking/GetTimeslotDays', range],
      ['/booking/GetTimeslots', range],
      ['/booking/holds', slot],
      ['/booking/holds', slot, 'DELETE'],
      ['/booking/create', { departmentIdentifier: DEPARTMENT, ...aRequest('customer-1') }],
      ['/review/addReview', review],
      ['/reminder', { regNo, wanted: true }],
    ];
    const respond = async (path: string, body: object, method: string, as: string) => {
      const response = await open.send<{ error?: { code: string } }>(API + path, body, {
        method,
        key: 'key-of-other',
        as,
      });
      return [path, response.status, response.body?.error?.code];
    };
    for (const [path, body, method = 'POST'] of calls) {
      expect(await open.send(API + path, body, { method, key: 'key-of-nobody' })).toMatchObject({ status: 401 });
      expect(await respond(path, body, method, 'ended-1')).toEqual([path, 401, 'TIRE_SESSION_ENDED']);
      expect(await respond(path, body, method, 'customer-2')).toEqual([path, 404, 'NOT_FOUND']);
      const elsewhere = JSON.parse(JSON.stringify(body).replace(DEPARTMENT, '1001.20').replace(regNo, 'OTHER1'));
      expect(await respond(path, elsewhere, method, 'customer-1')).toEqual([path, 404, 'NOT_FOUND']);
    }
    expect(await database().orm.$count(workshopBookings)).toBe(0);
  });

  it.each([
    ['seven characters of a phone number', { customer: { ...aRequest('').customer, phoneMobile: '0701740' } }],
    ['sixteen', { customer: { ...aRequest('').customer, phoneMobile: '+46701740605-12345' } }],
    ['no address', { customer: { ...aRequest('').customer, email: 'asa@kund' } }],
    ['no last name', { customer: { ...aRequest('').customer, lastName: ' ' } }],
    ['a day that is none', { bookingDate: '2026-02-30' }],
    ['a time that is none', { bookingStart: '25:00' }],
    ['a text of 501 characters', { freeText: 'x'.repeat(501) }],
  ])('K-04 books nothing with %s', async (_, changes) => {
    expect(await book('customer-1', 'key-of-wrong', changes)).toMatchObject({ status: 400 });
  });

  it('K-04 takes no key that is none, and no body that is large', async () => {
    expect(await book('customer-1', 'short')).toMatchObject({ status: 400 });
    expect(await book('customer-1', 'key-of-large', { freeText: 'x'.repeat(20_000) })).toMatchObject({ status: 413 });
  });

  it('K-04 strips what is neither a digit nor a plus from a phone number', async () => {
    const customer = { ...aRequest('').customer, phoneMobile: ' +46 (0)70-174 06 05 ' };
    expect((await book('customer-1', 'key-of-phone', { customer })).body.customerBase.phoneMobile).toBe('+46701740605');
  });

  it('K-04 no plate, name, number or token stands in a log or a metric', async () => {
    const { body } = await book('customer-1', 'key-of-secret');
    await hold('customer-2', '10:00');
    await book('customer-2', 'key-of-refused');
    await open.send('/api/mechmate/bookings/see', { token: body.manageToken });
    const written = `${open.lines.join('\n')}\n${await open.metrics.registry.metrics()}`;
    expect(written).toContain('/api/tirehotel/booking/create');
    for (const secret of [
      plateOf('customer-1'),
      'Öberg',
      '0701740605',
      'asa@kund',
      'key-of-secret',
      'customer-1',
      body.manageToken ?? '',
      body.bookingNumber ?? '',
    ])
      expect(written).not.toContain(secret);
  });
});
