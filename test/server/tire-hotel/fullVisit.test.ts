import { Hono, type Env } from 'hono';
import type { Validated } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation, TireTimeDays, TireTimes } from '@/domain/tire-hotel/tireBooking';
import { createApp } from '@/server/app';
import type { Database } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import type { App } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { openTireHotel, type OpenTireHotel } from '@/server/tire-hotel/openTireHotel';
import { openMigrated } from '../database/engines';
import { formsOn } from '../forms/area';
import { embedded, fillWorkshop } from '../workshop/area';
import { fillTireHotel, NOW, Visitor } from './area';

describe('a visit of the tire hotel, from the code to the review', () => {
  let database: Database;
  let tireHotel: OpenTireHotel;
  let app: App;
  beforeAll(async () => {
    database = await openMigrated();
    const { orm } = database;
    await fillWorkshop(orm);
    await fillTireHotel(orm);
    tireHotel = await openTireHotel({
      orm,
      dealers: createDealersStore(orm),
      origin: ({ name }) => `https://${name}.example`,
      sendsTexts: true,
      report: (error) => {
        throw error;
      },
      now: () => NOW,
      lanes: (await embedded(orm)).tireLanes,
      forms: formsOn(orm).service,
      live: false,
      upstream: undefined,
      opensLinks: false,
    });
    const nothing = new Hono<Env>();
    app = createApp({
      mode: 'demo',
      ready: () => true,
      trustedProxies: 1,
      metricsKey: undefined,
      log: createLog('silent'),
      metrics: createMetrics(),
      routes: {
        search: nothing,
        stock: nothing,
        media: nothing,
        content: nothing,
        analytics: nothing,
        tireHotel: tireHotel.routes,
      },
    });
  }, 60_000);
  afterAll(async () => {
    await tireHotel.close();
    await database.close();
  });

  async function loggedIn(regNo: string) {
    const visitor = new Visitor(app);
    const { vehicles } = await visitor.logIn(database.orm, regNo);
    const erpId = vehicles.find((vehicle) => vehicle.regNo === regNo)?.location.erpId ?? '';
    const days = await visitor.send<TireTimeDays>('POST', '/booking/GetTimeslotDays', {
      workshopIdentifier: erpId,
      regNo,
      startDate: '2026-11-20',
      endDate: '2027-02-28',
    });
    const [first] = days.body.availableDates;
    const day = first?.date ?? '';
    const times = await visitor.send<TireTimes>('POST', '/booking/GetTimeslots', {
      workshopIdentifier: erpId,
      regNo,
      startDate: day,
      endDate: day,
    });
    return { visitor, erpId, day, times: times.body.availableTimeSlotDates.flatMap(({ startTime }) => startTime) };
  }
  const customer = { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@kund.example', phoneMobile: '0701740605' };
  const book = (visitor: Visitor, key: string, body: object) =>
    visitor.send<TireBookingConfirmation>(
      'POST',
      '/booking/create',
      { freeText: '', customer, ...body },
      { 'idempotency-key': key },
    );

  it('K-01 books a time of the own department, reviews it, and is nobody’s after the logout', async () => {
    const { visitor, erpId, day, times } = await loggedIn('ABC123');
    expect(times.length).toBeGreaterThan(0);
    const request = { departmentIdentifier: erpId, regNo: 'ABC123', bookingDate: day, bookingStart: times[0] };
    const booked = await book(visitor, 'key-of-a-visit', request);
    expect(booked).toMatchObject({ status: 200, body: { appointmentTime: `${day}T${times[0]}:00`, isFullDay: false } });
    const review = await visitor.send('POST', '/review/addReview', { rating: 5, comment: '', date: '2026-11-20' });
    expect(review.status).toBe(200);
    const choice = await visitor.send('POST', '/reminder', { regNo: 'ABC123', wanted: true });
    expect(choice.status).toBe(200);
    expect((await visitor.send<Validated>('GET', '/authorization/session')).body.wantsReminder).toBe(true);
    await visitor.send('POST', '/authorization/logout', {});
    expect((await book(visitor, 'key-of-a-visit', request)).status).toBe(401);
  });

  it('K-04 a small workshop has days, and calls back', async () => {
    const { visitor, erpId, day, times } = await loggedIn('SKAL');
    expect([day, times]).toEqual(['2026-11-23', []]);
    const request = { departmentIdentifier: erpId, regNo: 'SKAL', bookingDate: day, bookingStart: '' };
    expect(await book(visitor, 'key-of-a-call', request)).toMatchObject({ status: 200, body: { isFullDay: true } });
  });
});
