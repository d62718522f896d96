import { randomUUID } from 'node:crypto';
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { BookingConfirmation, BookingView, ChosenSlot, Hold, HoldRequest } from '@/domain/workshop/booking';
import { outbox } from '@/server/database/schema';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import { withClient } from '@/server/http/currentClient';
import { createConfirmations } from '@/server/messages/confirmations';
import { siteByName } from '@/sites/sites';
import { VISITOR_COOKIE } from '@/server/workshop/workshop.routes';
import { onBothEngines } from '../database/engines';
import {
  aBooking,
  embedded,
  fillWorkshop,
  NOW,
  openWorkshopApp,
  ORIGIN,
  post,
  visitor,
  type OpenApp,
  type TestClock,
} from './area';

const MINUTE = 60_000;
let keys = 0;
const newKey = (): string => `key-of-a-test-${(keys += 1)}`;

onBothEngines('the workshop’s bookings', ({ database }) => {
  const clock: TestClock = { now: NOW };
  let open: OpenApp;
  let tend: () => Promise<number>;
  beforeAll(async () => {
    await fillWorkshop(database().orm);
    const service = await embedded(database().orm, clock);
    open = openWorkshopApp(service);
    ({ tend } = service);
  });
  beforeEach(async () => {
    clock.now = NOW;
    await database().orm.delete(workshopBookings);
    await database().orm.delete(workshopClaims);
    await database().orm.delete(outbox);
  });

  const book = (
    changes: Parameters<typeof aBooking>[0] = {},
    { key = newKey(), as }: { key?: string; as?: string } = {},
  ) => open.send<BookingConfirmation>('/book', post(aBooking(changes), { as, headers: { 'idempotency-key': key } }));
  const hold = (slot: HoldRequest, as: string) => open.send<Hold>('/holds', post(slot, { as }));
  const free = async (day: string, as?: string, departmentId = '100120'): Promise<TimeSlotDay> => {
    const { body } = await open.send<TimeSlotDay[]>(
      `/timeslots/from/ABC123/${departmentId}/${day}T00:00:00?serviceOfferings=HJULSKIFTE`,
      { as },
    );
    const [first] = body;
    if (!first) throw new Error('no days');
    return first;
  };
  /** A workshop with one drop-off number and a free morning: each time can be booked once. */
  const SLOT: ChosenSlot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };
  const count = () => database().orm.$count(workshopBookings);
  const CODE = (response: { status: number; body: unknown }) => [response.status, response.body];
  const refusal = (status: number, code: string) => [
    status,
    expect.objectContaining({ error: expect.objectContaining({ code }) }),
  ];

  it('J-06 returns an id, and the time is taken for others', async () => {
    expect((await free('2026-12-08', undefined, '105720')).availableSlots).toContain('09:00');
    const { status, body } = await book(SLOT);
    expect([status, body]).toEqual([
      200,
      {
        ...SLOT,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        bookingNumber: expect.stringMatching(/^[FGHJKLMPRSTVX]{8}$/),
        manageToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect((await free('2026-12-08', undefined, '105720')).availableSlots).not.toContain('09:00');
    expect(CODE(await book({ ...SLOT, registrationNumber: 'DEF45A' }))).toEqual([
      409,
      { errors: { 'Error Result': ['TimeslotNotAvailable'] }, error: { code: 'SLOT_TAKEN' } },
    ]);
    expect(await count()).toBe(1);
  });

  it('J-06 a repeated key is the same booking, with another body it is refused', async () => {
    const key = newKey();
    const first = await book(SLOT, { key });
    expect((await book(SLOT, { key })).body).toEqual(first.body);
    expect(CODE(await book({ ...SLOT, timeSlot: '2026-12-08T09:30:00' }, { key }))).toEqual(refusal(422, 'KEY_REUSED'));
    expect(CODE(await book({ ...SLOT, freeText: 'mer' }, { key }))).toEqual(refusal(422, 'KEY_REUSED'));
    expect([await count(), await database().orm.$count(outbox)]).toEqual([1, 2]);
  });

  it('J-06 the key of a cancelled booking answers that it was cancelled', async () => {
    const key = newKey();
    const { body } = await book(SLOT, { key });
    await open.send('/bookings/cancel', post({ token: body.manageToken }));
    expect(CODE(await book(SLOT, { key }))).toEqual(refusal(409, 'BOOKING_CANCELLED'));
    expect((await book(SLOT)).status).toBe(200);
  });

  describe('a second visit of the same car', () => {
    const serviceOfferingRequests = [
      { kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' },
      { kobraId: 'BROMSFRAM', unitsSelected: 1, userInput: '' },
    ];
    const bookFirst = async (as?: string) =>
      expect((await book({ ...SLOT, serviceOfferingRequests }, as === undefined ? {} : { as })).status).toBe(200);

    it.each<[string, Partial<ChosenSlot>]>([
      ['the same time at another workshop', { departmentId: '100120' }],
      ['half an hour after it', { timeSlot: '2026-12-08T09:30:00' }],
      ['the whole day', { timeSlot: '2026-12-08T08:00:00', isFullDay: true }],
    ])('J-12 needs a confirmation at %s', async (_, changes) => {
      await bookFirst(visitor(1));
      const again = await book({ ...SLOT, ...changes }, { as: visitor(1) });
      expect(CODE(again)).toEqual(refusal(409, 'VISIT_OVERLAPS'));
      expect(again.body).toMatchObject({ error: { timeSlot: '2026-12-08T09:00:00' } });
      expect((await book({ ...SLOT, ...changes, allowOverlap: true })).body).toMatchObject({ ...SLOT, ...changes });
    });

    it('J-12 is hidden from others: a registration number does not reveal when the car is away', async () => {
      await bookFirst();
      const customer = { firstName: 'Eva', lastName: 'Ek', phone: '0701740607', email: 'eva@bil.example' };
      const entireDay = { ...SLOT, departmentId: '100120', timeSlot: '2026-12-08T08:00:00', isFullDay: true, customer };
      expect((await book(entireDay)).status).toBe(200);
    });

    it.each([
      ['telephone', { phone: '070-174 06 05' }],
      ['mail address', { email: 'ASA@bil.example' }],
      ['telephone and the mail address', { phone: '070-174 06 05', email: 'asa@bil.example' }],
    ])('J-12 is refused without its time to who knows the %s', async (_, known) => {
      await bookFirst();
      const customer = { firstName: 'Eva', lastName: 'Ek', phone: '0701740607', email: 'eva@bil.example', ...known };
      const entireDay = { ...SLOT, departmentId: '100120', timeSlot: '2026-12-08T08:00:00', isFullDay: true, customer };
      const refused = await book(entireDay, { as: visitor(2) });
      expect(CODE(refused)).toEqual(refusal(409, 'VISIT_OVERLAPS'));
      expect(JSON.stringify(refused.body)).not.toMatch(/timeSlot|2026-12-08/);
      expect((await book({ ...entireDay, allowOverlap: true })).status).toBe(200);
    });

    it('J-12 is told with its time to the device that booked it, whoever comes this time', async () => {
      expect((await book({ ...SLOT, serviceOfferingRequests }, { as: visitor(1) })).status).toBe(200);
      const customer = { firstName: 'Eva', lastName: 'Ek', phone: '0701740607', email: 'eva@bil.example' };
      const again = await book({ ...SLOT, departmentId: '100120', customer }, { as: visitor(1) });
      expect(again.body).toMatchObject({ error: { code: 'VISIT_OVERLAPS', timeSlot: '2026-12-08T09:00:00' } });
    });

    it.each<[string, Partial<ChosenSlot>]>([
      ['the afternoon', { timeSlot: '2026-12-08T14:00:00' }],
      ['the next day', { timeSlot: '2026-12-09T09:00:00' }],
    ])('J-12 is booked for %s', async (_, changes) => {
      await bookFirst();
      expect((await book({ ...SLOT, ...changes })).status).toBe(200);
    });
  });

  describe('limits', () => {
    const limited = async (options: Parameters<typeof openWorkshopApp>[1]): Promise<OpenApp> =>
      openWorkshopApp(await embedded(database().orm, clock), { now: () => clock.now, ...options });
    const bookAt = (app: OpenApp, changes: Parameters<typeof aBooking>[0], key = newKey()) =>
      app.send('/book', post(aBooking(changes), { headers: { 'idempotency-key': key } }));

    it('J-12 retries under one key are one booking in the limit of a registration number', async () => {
      const app = await limited({ limits: { book: { requests: 2, seconds: 600 } } });
      const key = newKey();
      const retries = await Promise.all(Array.from({ length: 5 }, () => bookAt(app, SLOT, key)));
      expect(retries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const second = newKey();
      expect((await bookAt(app, { ...SLOT, timeSlot: '2026-12-09T09:00:00' }, second)).status).toBe(200);
      expect((await bookAt(app, { ...SLOT, timeSlot: '2026-12-10T09:00:00' })).status).toBe(429);
      expect((await bookAt(app, { ...SLOT, timeSlot: '2026-12-09T09:00:00' }, second)).status).toBe(200);
    });

    it('J-12 an address books so many visits in a day, of whichever cars, and others go on booking', async () => {
      const app = await limited({ limits: { address: { requests: 3, seconds: 86_400 } } });
      const bookFrom = async (peer: string, day: string, registrationNumber: string, key = newKey()) =>
        (
          await app.app.fetch(
            new Request('http://car-store-se.localhost/api/mechmate/book', {
              method: 'POST',
              body: JSON.stringify(aBooking({ ...SLOT, timeSlot: `2026-12-${day}T09:00:00`, registrationNumber })),
              headers: { 'idempotency-key': key },
            }),
            { peer },
          )
        ).status;
      const first = newKey();
      expect([
        await bookFrom('203.0.113.5', '08', 'ABC123', first),
        await bookFrom('203.0.113.5', '08', 'ABC123', first),
        await bookFrom('203.0.113.5', '09', 'ABC123'),
        await bookFrom('203.0.113.5', '10', 'DEF45A'),
        await bookFrom('203.0.113.5', '11', 'BILEN1'),
        await bookFrom('203.0.113.5', '08', 'ABC123', first),
        await bookFrom('203.0.113.6', '11', 'BILEN1'),
      ]).toEqual([200, 200, 200, 200, 429, 200, 200]);
    });

    it('J-12 an address takes three visits of a workshop’s day, and books on other days and elsewhere', async () => {
      const app = await limited({ limits: { day: undefined } });
      const bookFrom = async (peer: string, timeSlot: string, changes: Parameters<typeof aBooking>[0] = {}) =>
        (
          await app.app.fetch(
            new Request('http://car-store-se.localhost/api/mechmate/book', {
              method: 'POST',
              body: JSON.stringify(aBooking({ ...SLOT, timeSlot, ...changes })),
              headers: { 'idempotency-key': newKey() },
            }),
            { peer },
          )
        ).status;
      const cars = ['ABC123', 'DEF45A', 'BILEN1', 'KLM234'];
      const statuses: number[] = [];
      for (const [index, registrationNumber] of cars.entries())
        statuses.push(
          await bookFrom('203.0.113.5', `2026-12-08T${String(9 + index).padStart(2, '0')}:00:00`, {
            registrationNumber,
          }),
        );
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await bookFrom('203.0.113.5', '2026-12-09T09:00:00')).toBe(200);
      expect(await bookFrom('203.0.113.6', '2026-12-08T12:00:00', { registrationNumber: 'KLM234' })).toBe(200);
    });

    it('J-12 what an address books and cancels again counts at the workshop, whichever its day', async () => {
      const app = await limited({ limits: { day: undefined } });
      const sendFrom = (peer: string, path: string, body: object) => {
        const request = new Request(`http://car-store-se.localhost/api/mechmate${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'idempotency-key': newKey() },
        });
        return app.app.fetch(request, { peer });
      };
      const bookAndCancel = async (peer: string, day: number, departmentId = SLOT.departmentId) => {
        const timeSlot = `2026-12-${String(day).padStart(2, '0')}T09:00:00`;
        const made = await sendFrom(peer, '/book', aBooking({ ...SLOT, departmentId, timeSlot }));
        if (!made.ok) return made.status;
        const { manageToken }: BookingConfirmation = await made.json();
        return (await sendFrom(peer, '/bookings/cancel', { token: manageToken })).status;
      };
      const statuses: number[] = [];
      for (const day of [8, 9, 10, 11]) statuses.push(await bookAndCancel('203.0.113.5', day));
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await bookAndCancel('203.0.113.5', 11, '100120')).toBe(200);
      expect(await bookAndCancel('203.0.113.6', 11)).toBe(200);
    });

    it.each([
      ['IPv4', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
      ['IPv6', (index: number) => `2001:db8:5:${index}::1`, '2001:db8:6:1::1'],
    ])('J-12 neighbouring addresses (%s) take half of a workshop’s day, others the rest', async (_, peerOf, other) => {
      const service = await embedded(database().orm, clock);
      const { app } = openWorkshopApp(service, { now: () => clock.now, neighbours: undefined });
      const bookFrom = async (peer: string, hour: number, day = '08', isFullDay = false) => {
        const registrationNumber = ['ABC123', 'DEF45A', 'BILEN1', 'KLM234', 'ÅSA', 'NY26'][hour % 6] ?? '';
        const timeSlot = `2026-12-${day}T${String(hour).padStart(2, '0')}:00:00`;
        const request = new Request('http://car-store-se.localhost/api/mechmate/book', {
          method: 'POST',
          body: JSON.stringify(aBooking({ ...SLOT, timeSlot, isFullDay, registrationNumber })),
          headers: { 'idempotency-key': newKey() },
        });
        return (await app.fetch(request, { peer })).status;
      };
      // Four at a small workshop.
      const most = Math.max(4, Math.floor(((await service.capacityOn?.(SLOT.departmentId, '2026-12-08')) ?? 0) / 2));
      const statuses: number[] = [];
      for (let index = 0; index < most + 1; index += 1) statuses.push(await bookFrom(peerOf(index + 1), 9 + index));
      expect(statuses).toEqual([...Array<number>(most).fill(200), 429]);
      expect(await bookFrom(peerOf(9), 9, '09')).toBe(200);
      expect(await bookFrom(other, 8, '08', true)).toBe(200);
    });

    it('J-12 visits that an address moves count on their new day, also at the same moment', async () => {
      const app = await limited({ limits: { day: undefined } });
      const sendFrom = async (peer: string, path: string, body: object) => {
        const request = new Request(`http://car-store-se.localhost/api/mechmate${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'idempotency-key': newKey() },
        });
        const response = await app.app.fetch(request, { peer });
        const { manageToken: token }: BookingConfirmation = JSON.parse(await response.text());
        return { status: response.status, token, headers: response.headers };
      };
      const [mine, other] = ['203.0.113.5', '203.0.113.6'];
      const book = (day: string, hour: string, registrationNumber: string) =>
        sendFrom(mine, '/book', aBooking({ ...SLOT, timeSlot: `2026-12-${day}T${hour}:00:00`, registrationNumber }));
      const move = (token: string | undefined, day: string, hour: string, peer = mine) =>
        sendFrom(peer, '/bookings/move', { token, to: { ...SLOT, timeSlot: `2026-12-${day}T${hour}:00:00` } });
      const elsewhere = [
        await book('09', '09', 'ABC123'),
        await book('09', '10', 'DEF45A'),
        await book('10', '09', 'BILEN1'),
        await book('10', '10', 'KLM234'),
        await book('11', '09', 'ÅSA'),
      ];
      expect(elsewhere.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const moved = await Promise.all(
        elsewhere.map(({ token }, index) => move(token, '08', String(9 + index).padStart(2, '0'))),
      );
      expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
      const refused = moved.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
      expect((await book('08', '14', 'NY26')).status).toBe(429);
      // Within the day, and away from it, which leaves a place.
      const first = moved.findIndex(({ status }) => status === 200);
      const inside = elsewhere[first]?.token;
      const outside = elsewhere[moved.findIndex(({ status }) => status === 429)]?.token;
      expect((await move(inside, '08', '15')).status).toBe(200);
      expect((await move(inside, '14', '09')).status).toBe(200);
      expect((await move(outside, '08', '15')).status).toBe(200);
      // What another address has there is its own.
      expect((await move(inside, '08', String(9 + first).padStart(2, '0'), other)).status).toBe(200);
    });

    it('J-06 J-12 an address books a few visits for one car, not a hundred', async () => {
      const app = await limited({ limits: { book: undefined } });
      const statuses: number[] = [];
      for (const day of ['07', '08', '09', '10', '14', '15']) {
        const request = new Request('http://car-store-se.localhost/api/mechmate/book', {
          method: 'POST',
          body: JSON.stringify(aBooking({ ...SLOT, timeSlot: `2026-12-${day}T09:00:00` })),
          headers: { 'idempotency-key': newKey() },
        });
        statuses.push((await app.app.fetch(request, { peer: '203.0.113.5' })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('J-12 what strangers book for a number does not keep its owner from booking', async () => {
      const { app } = await limited({});
      const book = async (day: string, email: string, phone: string) =>
        (
          await app.fetch(
            new Request('http://car-store-se.localhost/api/mechmate/book', {
              method: 'POST',
              body: JSON.stringify({
                ...aBooking({ ...SLOT, timeSlot: `2026-12-${day}T09:00:00` }),
                customer: { firstName: 'Eva', lastName: 'Ek', email, phone },
              }),
              headers: { 'idempotency-key': newKey() },
            }),
            { peer: '127.0.0.1' },
          )
        ).status;
      for (const [index, day] of ['08', '09', '10', '11', '14'].entries())
        expect(await book(day, `stranger${index}@elsewhere.example`, `07017406${10 + index}`)).toBe(200);
      expect(await book('15', 'owner@kund.example', '0701740605')).toBe(200);
      // Nor in the owner's name.
      for (const day of ['16', '17', '18', '21', '22'])
        expect(await book(day, 'owner@kund.example', '0701740605')).toBe(200);
    });

    it('J-12 visitors behind an undeclared proxy of this machine are not one address', async () => {
      const app = await limited({ limits: { address: { requests: 1, seconds: 86_400 } } });
      const book = async (day: string) => {
        const request = new Request('http://car-store-se.localhost/api/mechmate/book', {
          method: 'POST',
          body: JSON.stringify(aBooking({ ...SLOT, timeSlot: `2026-12-${day}T09:00:00` })),
          headers: { 'idempotency-key': newKey() },
        });
        return (await app.app.fetch(request, { peer: '127.0.0.1' })).status;
      };
      expect([await book('08'), await book('09'), await book('10')]).toEqual([200, 200, 200]);
    });

    it('J-12 refused requests do not keep a registration number from booking', async () => {
      const app = await limited({ limits: { book: { requests: 1, seconds: 600 } } });
      const refused = [
        await bookAt(app, { ...SLOT, departmentId: '999' }),
        await bookAt(app, { ...SLOT, timeSlot: '2026-12-06T09:00:00' }),
        await bookAt(app, { ...SLOT, serviceOfferingRequests: [] }),
        await app.send('/book', post({ registrationNumber: 'ABC123' }, { headers: { 'idempotency-key': newKey() } })),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 409, 400, 400]);
      expect((await bookAt(app, SLOT)).status).toBe(200);
    });

    it('J-12 visitors without a cookie cannot hold a whole calendar from one address', async () => {
      const app = await limited({ holdsPerAddress: undefined });
      const holdOn = (day: string, as?: string) =>
        app.send<Hold>('/holds', post({ ...SLOT, timeSlot: `2026-12-${day}T09:00:00` }, { as }));
      const days = ['08', '09', '10', '11', '14', '15', '16', '17'];
      const statuses = await Promise.all(days.map(async (day) => (await holdOn(day)).status));
      expect(statuses.toSorted()).toEqual([200, 200, 200, 204, 204, 204, 204, 204]);
      expect(await database().orm.$count(workshopClaims)).toBe(3);
      clock.now += 11 * MINUTE;
      expect((await holdOn('08', visitor(1))).status).toBe(200);
    });

    it('J-12 fifty addresses with fresh cookies leave a day half of its times, and a family behind one address books', async () => {
      const app = await limited({ holdsPerAddress: undefined });
      const from = (peer: string, path: string, body: object, headers: Record<string, string> = {}) =>
        app.app.fetch(
          new Request(`http://car-store-se.localhost/api/mechmate${path}`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers,
          }),
          { peer },
        );
      const timesLeft = async () => (await free('2026-12-08', undefined, '105720')).availableSlots;
      const before = await timesLeft();
      for (let address = 1; address <= 50; address += 1)
        for (const time of [...before, ...before].slice(address % before.length, (address % before.length) + 4))
          await from(`2001:db8:0:${address}::1`, '/holds', { ...SLOT, timeSlot: `2026-12-08T${time}:00` });
      const left = await timesLeft();
      expect(await database().orm.$count(workshopClaims)).toBeGreaterThan(0);
      expect(left.length * 2).toBeGreaterThanOrEqual(before.length);
      for (const [member, timeSlot] of [
        `2026-12-08T${left[0]}:00`,
        '2026-12-09T10:00:00',
        '2026-12-10T10:00:00',
      ].entries()) {
        const slot = { ...SLOT, timeSlot };
        const peer = `2001:db8:1:1::${member + 1}`;
        const held = await from(peer, '/holds', slot);
        expect([200, 204]).toContain(held.status);
        const [cookie = ''] = (held.headers.get('set-cookie') ?? '').split(';');
        expect((await from(peer, '/book', aBooking(slot), { cookie, 'idempotency-key': newKey() })).status).toBe(200);
      }
    });

    it('J-12 a whole IPv6 household counts as one address', async () => {
      const app = await limited({ holdsPerAddress: undefined });
      for (const [index, time] of ['09:00', '09:30', '13:00', '13:30', '14:00', '14:30'].entries())
        await app.app.fetch(
          new Request('http://car-store-se.localhost/api/mechmate/holds', {
            method: 'POST',
            body: JSON.stringify({ ...SLOT, timeSlot: `2026-12-${10 + index}T${time}:00` }),
          }),
          { peer: `2001:db8:0:7:${index}::1` },
        );
      expect(await database().orm.$count(workshopClaims)).toBe(3);
    });

    it('J-12 a hold that was refused, released or booked does not count for its address', async () => {
      const app = await limited({ holdsPerAddress: 1 });
      const holdAs = (as: string, changes: Partial<ChosenSlot> = {}) =>
        app.send<Hold>('/holds', post({ ...SLOT, ...changes }, { as }));
      expect((await holdAs(visitor(1), { timeSlot: '2026-12-06T09:00:00' })).status).toBe(409);
      expect((await holdAs(visitor(2))).status).toBe(200);
      expect((await holdAs(visitor(2), { timeSlot: '2026-12-08T10:00:00' })).status).toBe(200);
      expect((await holdAs(visitor(3))).status).toBe(204);
      const slot = { ...SLOT, timeSlot: '2026-12-08T10:00:00' };
      await app.send('/holds', { ...post(slot, { as: visitor(2) }), method: 'DELETE' });
      expect((await holdAs(visitor(3))).status).toBe(200);
      await app.send('/book', post(aBooking(SLOT), { as: visitor(3), headers: { 'idempotency-key': newKey() } }));
      expect((await holdAs(visitor(4), { timeSlot: '2026-12-09T10:00:00' })).status).toBe(200);
    });
  });

  it('J-06 ten clicks at once with one key are one booking', async () => {
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 10 }, () => book(SLOT, { key })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([await count(), await database().orm.$count(outbox)]).toEqual([1, 2]);
  });

  it('J-05 a full day begins before eight and has a capacity of its own', async () => {
    const day: ChosenSlot = { departmentId: '105720', timeSlot: '2026-12-08T08:00:00', isFullDay: true };
    expect((await free('2026-12-08', undefined, '105720')).allDaySlotAvailable).toBe(true);
    let taken = 0;
    while ((await book(day, {})).status === 200)
      await database()
        .orm.update(workshopBookings)
        .set({ registrationNumber: `X${(taken += 1)}` });
    expect(taken).toBeGreaterThan(0);
    const after = await free('2026-12-08', undefined, '105720');
    expect([after.allDaySlotAvailable, after.availableSlots.includes('08:00')]).toEqual([false, true]);
    expect((await book({ ...day, timeSlot: '2026-12-08T09:00:00' })).status).toBe(400);
  });

  describe('work that would end after closing', () => {
    // A Tuesday: this workshop closes at five.
    const day = '2026-12-08';
    const TABY = '100520';
    const slotOf = (time: string): ChosenSlot => ({
      departmentId: TABY,
      timeSlot: `${day}T${time}:00`,
      isFullDay: false,
    });
    const lastStart = async (services: string): Promise<string | undefined> =>
      (
        await open.send<TimeSlotDay[]>(`/timeslots/from/ABC123/${TABY}/${day}T00:00:00?serviceOfferings=${services}`)
      ).body[0]?.availableSlots.at(-1);

    it.each([
      ['OLJEBYTE', '16:30'],
      ['OLJEBYTE,HJULSKIFTE,VANTA', '16:00'],
      ['ORIGINALSERVICE,VANTA&mileage=2000', '15:30'],
      ['ORIGINALSERVICE,HJULSKIFTE,VANTA&mileage=2000', '15:00'],
      ['ORIGINALSERVICE,VANTA&mileage=6500', '14:30'],
      ['ORIGINALSERVICE,HJULSKIFTE,VANTA&mileage=6500', '14:00'],
      ['DACKBYTE', '16:30'],
      ['DACKBYTE,HJULSKIFTE&units=4,1', '15:00'],
    ])('J-05 is not offered: %s begins at %s at the latest', async (services, time) => {
      expect(await lastStart(services)).toBe(time);
    });

    it('J-05 J-12 is neither held nor booked', async () => {
      const services = ['ORIGINALSERVICE', 'HJULSKIFTE', 'VANTA'].map((kobraId) => ({ kobraId, unitsSelected: 1 }));
      const work = { registrationNumber: 'ABC123', mileage: 6500, serviceOfferingRequests: services };
      const booked = (time: string) =>
        book({
          ...slotOf(time),
          mileage: 6500,
          serviceOfferingRequests: services.map((one) => ({ ...one, userInput: '' })),
        });
      expect((await hold({ ...slotOf('14:30'), work }, visitor(1))).status).toBe(409);
      expect((await booked('14:30')).status).toBe(409);
      expect((await hold({ ...slotOf('14:00'), work }, visitor(1))).status).toBe(200);
      expect((await hold({ ...slotOf('14:30'), work: { ...work, mileage: 2000 } }, visitor(1))).status).toBe(200);
      const made = await booked('14:00');
      expect(made.status).toBe(200);
      // The link moves it by the same rule.
      const { manageToken } = made.body;
      const times = await open.send<TimeSlotDay[]>('/bookings/times', post({ token: manageToken, from: day }));
      expect(times.body[0]?.availableSlots.filter((time) => time > '14:00')).toEqual([]);
      expect((await open.send('/bookings/move', post({ token: manageToken, to: slotOf('14:30') }))).status).toBe(409);
    });

    it('J-05 who waits has no whole day, who leaves the car has', async () => {
      const fullDays = async (services: string) =>
        (
          await open.send<TimeSlotDay[]>(`/timeslots/from/ABC123/${TABY}/${day}T00:00:00?serviceOfferings=${services}`)
        ).body.filter(({ allDaySlotAvailable }) => allDaySlotAvailable).length;
      expect(await fullDays('OLJEBYTE,LANECYKEL')).toBeGreaterThan(0);
      expect(await fullDays('OLJEBYTE,VANTA')).toBe(0);
      const services = ['OLJEBYTE', 'VANTA'].map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' }));
      const fullDay = { ...slotOf('08:00'), isFullDay: true };
      expect((await book({ ...fullDay, serviceOfferingRequests: services })).status).toBe(409);
      expect((await book({ ...fullDay, serviceOfferingRequests: services.slice(0, 1) })).status).toBe(200);
    });

    it('J-05 units that are none, or not one for each service, are refused', async () => {
      for (const units of ['0', '1,2', 'x', '100'])
        expect(
          (await open.send(`/timeslots/from/ABC123/${TABY}/${day}T00:00:00?serviceOfferings=DACKBYTE&units=${units}`))
            .status,
        ).toBe(400);
    });
  });

  it('J-05 part of a day takes in only so many', async () => {
    const times = (await free('2026-12-08', undefined, '105720')).availableSlots.filter((time) => time < '12:00');
    let taken = 0;
    for (const time of times) {
      const { status } = await book({ ...SLOT, timeSlot: `2026-12-08T${time}:00` });
      if (status !== 200) break;
      taken += 1;
      await database()
        .orm.update(workshopBookings)
        .set({ registrationNumber: `X${taken}` });
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(times.length);
    expect((await free('2026-12-08', undefined, '105720')).availableSlots.filter((time) => time < '12:00')).toEqual([]);
  });

  it.each<[string, Parameters<typeof aBooking>[0], number]>([
    ['no name', { customer: { firstName: ' ', lastName: 'Ö', phone: '0701740605', email: 'a@b.se' } }, 400],
    [
      'letters in the phone number',
      { customer: { firstName: 'A', lastName: 'Ö', phone: '070-ABCD', email: 'a@b.se' } },
      400,
    ],
    ['a short phone number', { customer: { firstName: 'A', lastName: 'Ö', phone: '07017', email: 'a@b.se' } }, 400],
    ['no address', { customer: { firstName: 'A', lastName: 'Ö', phone: '0701740605', email: 'a@b' } }, 400],
    [
      'an impossible mail domain',
      { customer: { firstName: 'A', lastName: 'Ö', phone: '0701740605', email: 'a@-b.se' } },
      400,
    ],
    ['a long message', { freeText: 'x'.repeat(81) }, 400],
    ['a mileage of nothing', { mileage: 0 }, 400],
    ['no work', { serviceOfferingRequests: [] }, 400],
    [
      'the same work twice',
      {
        serviceOfferingRequests: [
          { kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' },
          { kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' },
        ],
      },
      400,
    ],
    [
      'too many of something',
      { serviceOfferingRequests: [{ kobraId: 'DACKBYTE', unitsSelected: 5, userInput: '' }] },
      400,
    ],
    [
      'a message that the service does not take',
      { serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: 'hej' }] },
      400,
    ],
    [
      'work that is not for the car',
      { serviceOfferingRequests: [{ kobraId: 'ELBILSSERVICE', unitsSelected: 1, userInput: '' }] },
      400,
    ],
    ['a time in another zone', { timeSlot: '2026-12-08T09:00:00Z' }, 400],
    ['a day that is none', { timeSlot: '2026-02-30T09:00:00' }, 400],
    ['a department that is none', { departmentId: '999' }, 404],
    ['a number that is none', { registrationNumber: '!' }, 400],
    ['a car that is none', { registrationNumber: 'ZZZ999' }, 404],
    ['a brand that books elsewhere', { registrationNumber: 'BAVARO' }, 422],
    ['last week', { timeSlot: '2026-11-10T09:00:00' }, 409],
    ['a Sunday', { timeSlot: '2026-12-06T09:00:00' }, 409],
    ['Christmas Eve', { timeSlot: '2026-12-24T09:00:00' }, 409],
    ['the night', { timeSlot: '2026-12-08T03:00:00' }, 409],
    ['between two times', { timeSlot: '2026-12-08T09:10:00' }, 409],
    ['in two years', { timeSlot: '2028-12-05T09:00:00' }, 409],
  ])('J-06 refuses %s and stores nothing of it', async (_, changes, status) => {
    expect((await book({ ...SLOT, ...changes })).status).toBe(status);
    expect([await count(), await database().orm.$count(workshopClaims), await database().orm.$count(outbox)]).toEqual([
      0, 0, 0,
    ]);
  });

  it.each<Parameters<typeof aBooking>[0]>([
    { customer: { firstName: 'Åsa\ud800', lastName: '\udfffÖ', phone: '0701740605', email: 'a@b.se' } },
    { freeText: 'Ring\ud83d' },
    { payer: { kind: 'leasing', name: 'Bil\ud800 AB', number: '' } },
    { locale: 'sv\ud800' },
  ])('J-06 M-03 leaves out halves of characters: %j', async (changes) => {
    expect((await book({ ...SLOT, ...changes })).status).toBe(200);
    const sent = await database().orm.select().from(outbox);
    expect(sent.map(({ body }) => body).join()).not.toMatch(/\p{Surrogate}/u);
  });

  it.each<[string, string | undefined, string]>([
    ['without a key', undefined, JSON.stringify(aBooking())],
    ['with a short key', 'short', JSON.stringify(aBooking())],
    ['that is no JSON', 'a-key-of-its-own', '{'],
    ['of another shape', 'a-key-of-its-own', '[]'],
  ])('J-06 refuses a booking %s', async (_, key, body) => {
    expect(
      (await open.send('/book', { method: 'POST', body, headers: key ? { 'idempotency-key': key } : {} })).status,
    ).toBe(400);
  });

  it('J-06 refuses a body without end, and one from another site', async () => {
    expect((await open.send('/book', { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413);
    expect(
      (
        await open.send(
          '/book',
          post(aBooking(SLOT), { headers: { 'sec-fetch-site': 'cross-site', 'idempotency-key': newKey() } }),
        )
      ).status,
    ).toBe(403);
  });

  it('J-12 a held time is taken for all other visitors, and free for its holder', async () => {
    const held = await hold(SLOT, visitor(1));
    expect([held.status, held.body]).toEqual([
      200,
      { ...SLOT, expiresAt: '2026-11-20T09:10:00.000Z', secondsLeft: 600, extensionsLeft: 2 },
    ]);
    expect((await free('2026-12-08', visitor(1), '105720')).availableSlots).toContain('09:00');
    expect((await free('2026-12-08', visitor(2), '105720')).availableSlots).not.toContain('09:00');
    expect((await free('2026-12-08', undefined, '105720')).availableSlots).not.toContain('09:00');
    expect(CODE(await hold(SLOT, visitor(2)))).toEqual(refusal(409, 'SLOT_TAKEN'));
    expect(CODE(await book(SLOT, { as: visitor(2) }))).toEqual(refusal(409, 'SLOT_TAKEN'));
    expect((await book(SLOT, { as: visitor(1) })).status).toBe(200);
    expect(
      await database()
        .orm.select({ holder: workshopClaims.holder, expiresAt: workshopClaims.expiresAt })
        .from(workshopClaims),
    ).toEqual([{ holder: null, expiresAt: null }]);
  });

  it('J-12 a hold lasts ten minutes and can be extended twice', async () => {
    await hold(SLOT, visitor(1));
    clock.now += 9 * MINUTE;
    expect((await hold(SLOT, visitor(1))).body).toMatchObject({ secondsLeft: 60, extensionsLeft: 2 });
    expect((await hold({ ...SLOT, extend: true }, visitor(1))).body).toMatchObject({
      secondsLeft: 600,
      extensionsLeft: 1,
    });
    clock.now += 9 * MINUTE;
    expect((await hold({ ...SLOT, extend: true }, visitor(1))).body).toMatchObject({
      secondsLeft: 600,
      extensionsLeft: 0,
    });
    clock.now += 9 * MINUTE;
    expect((await hold({ ...SLOT, extend: true }, visitor(1))).body).toMatchObject({
      secondsLeft: 60,
      extensionsLeft: 0,
    });
    clock.now += 2 * MINUTE;
    expect((await free('2026-12-08', visitor(2), '105720')).availableSlots).toContain('09:00');
    expect((await hold(SLOT, visitor(2))).status).toBe(200);
    expect(CODE(await book(SLOT, { as: visitor(1) }))).toEqual(refusal(409, 'SLOT_TAKEN'));
  });

  it('J-12 another hold releases the first, unless the new time is taken', async () => {
    await hold(SLOT, visitor(1));
    await hold({ ...SLOT, timeSlot: '2026-12-09T09:00:00' }, visitor(2));
    expect((await hold({ ...SLOT, timeSlot: '2026-12-09T09:00:00' }, visitor(1))).status).toBe(409);
    expect((await free('2026-12-08', visitor(3), '105720')).availableSlots).not.toContain('09:00');
    expect((await hold({ ...SLOT, timeSlot: '2026-12-08T10:00:00' }, visitor(1))).status).toBe(200);
    expect((await free('2026-12-08', visitor(3), '105720')).availableSlots).toContain('09:00');
  });

  it('J-12 a visitor can release their own holds only', async () => {
    await hold(SLOT, visitor(1));
    expect((await open.send('/holds', { ...post(SLOT, { as: visitor(2) }), method: 'DELETE' })).status).toBe(204);
    expect((await free('2026-12-08', visitor(2), '105720')).availableSlots).not.toContain('09:00');
    expect((await open.send('/holds', { ...post(SLOT, { as: visitor(1) }), method: 'DELETE' })).status).toBe(204);
    expect((await free('2026-12-08', visitor(2), '105720')).availableSlots).toContain('09:00');
    expect((await open.send('/holds', { ...post(SLOT), method: 'DELETE' })).status).toBe(204);
  });

  it('J-12 the first hold brings a cookie that script cannot read', async () => {
    const { headers } = await open.send('/holds', post(SLOT));
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^${VISITOR_COOKIE}=[\\w-]{24}; Path=/api/mechmate; HttpOnly; SameSite=Strict$`),
    );
    expect((await hold(SLOT, visitor(9))).headers.get('set-cookie')).toBeNull();
  });

  it('J-12 a visitor who opens two tabs at once holds one time', async () => {
    const statuses = await Promise.all(
      ['09:00', '09:30', '10:00', '10:30'].map(
        async (time) => (await hold({ ...SLOT, timeSlot: `2026-12-08T${time}:00` }, visitor(1))).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await database().orm.$count(workshopClaims)).toBe(1);
  });

  describe('after the booking', () => {
    const booked = async (changes: Parameters<typeof aBooking>[0] = SLOT): Promise<BookingConfirmation> =>
      (await book(changes)).body;
    const manage = (what: 'see' | 'move' | 'cancel', token: string, more: object = {}) =>
      open.send<BookingView>(`/bookings/${what}`, post({ token, ...more }));
    const messages = () =>
      database()
        .orm.select({
          channel: outbox.channel,
          recipient: outbox.recipient,
          subject: outbox.subject,
          body: outbox.body,
        })
        .from(outbox)
        .orderBy(outbox.createdAt, outbox.channel);

    it('J-07 a mail and a text message are sent with it, with a link without personal data', async () => {
      const { manageToken } = await booked({
        ...SLOT,
        serviceOfferingRequests: [
          { kobraId: 'DACKBYTE', unitsSelected: 4, userInput: '' },
          { kobraId: 'REPARATION', unitsSelected: 1, userInput: 'Det skramlar' },
        ],
      });
      const [mail, text] = await messages();
      expect([mail?.recipient, text?.recipient]).toEqual(['asa@bil.example', '0701740605']);
      expect(mail?.body).toContain(
        'tisdag 8 december kl. 09:00'.replaceAll(' ', '\u00a0').replace('\u00a0kl.\u00a0', ' kl. '),
      );
      expect(mail?.body).toContain('- 4 × Nya däck på fälg, 1\u00a0300\u00a0kr\n- Reparation (pris efter kontroll)');
      for (const { body } of [mail, text].flatMap((one) => one ?? [])) {
        expect(body).toContain(`${ORIGIN}/service-och-verkstad/min-bokning#${manageToken}`);
        expect(body).not.toMatch(/ABC123|Öberg|skramlar/);
      }
    });

    it('J-07 an address that was sent ten messages in a day gets no more; the booking counts', async () => {
      const earlier = Array.from({ length: 10 }, () => ({
        channel: 'mail' as const,
        recipient: 'Asa@bil.example',
        body: 'Hej',
        createdAt: new Date(NOW - 3_600_000),
      }));
      await database().orm.insert(outbox).values(earlier);
      await booked(SLOT);
      expect((await messages()).slice(earlier.length).map(({ recipient }) => recipient)).toEqual(['0701740605']);
    });

    it('J-07 counts a mailbox and a telephone as one, however they are written', async () => {
      const createdAt = new Date(NOW - 3_600_000);
      const earlier = Array.from({ length: 10 }, (_, index) => [
        { channel: 'mail' as const, recipient: `asa+${index}@bil.example`, body: 'Hej', createdAt },
        {
          channel: 'sms' as const,
          recipient: index % 2 === 0 ? '+46701740605' : '0046701740605',
          body: 'Hej',
          createdAt,
        },
      ]).flat();
      await database().orm.insert(outbox).values(earlier);
      await booked(SLOT);
      expect(await messages()).toHaveLength(earlier.length);
    });

    it('J-07 M-03 messages to the customer wait for a press where one device writes to many; the booking counts', async () => {
      const { orm } = database();
      const confirmations = createConfirmations({
        orm,
        key: 'a-key-of-tests',
        siteOf: () => siteByName('car-store-se'),
        origin: () => ORIGIN,
        messagesQueued: () => undefined,
        now: () => clock.now,
      });
      const service = await embedded(orm, clock, undefined, undefined, confirmations);
      const bookFor = async (email: string, timeSlot: string): Promise<void> => {
        const request = aBooking({ ...SLOT, timeSlot, customer: { ...aBooking().customer, email } });
        const key = newKey();
        const made = withClient('198.51.100.7', () => service.book({ request, key, site: 'car-store-se' }, null));
        expect((await made).ok).toBe(true);
      };
      await bookFor('first@bil.example', SLOT.timeSlot);
      const [{ device } = { device: null }] = await orm.select({ device: outbox.device }).from(outbox);
      const others = ['b', 'c', 'd', 'e'].map((name) => ({ recipient: `${name}@bil.example`, device }));
      await orm
        .insert(outbox)
        .values(others.map((other) => ({ ...other, channel: 'mail' as const, body: 'Hej', createdAt: new Date(NOW) })));
      await bookFor('last@bil.example', '2026-12-09T09:00:00');
      const held = await orm
        .select({ channel: outbox.channel, kind: outbox.kind, isHeld: sql<boolean>`${outbox.confirmHash} is not null` })
        .from(outbox)
        .where(or(eq(outbox.recipient, 'last@bil.example'), isNotNull(outbox.confirmHash)))
        .orderBy(outbox.channel, outbox.kind);
      expect(held).toEqual([
        { channel: 'mail', kind: 'confirm', isHeld: false },
        { channel: 'mail', kind: null, isHeld: true },
        { channel: 'sms', kind: null, isHeld: true },
      ]);
      expect(await count()).toBe(2);
    });

    describe('a booking on an English page', () => {
      const ENGLISH = { ...SLOT, locale: 'en' };
      const bookedOn = async (site: string, changes: Parameters<typeof aBooking>[0]): Promise<BookingConfirmation> => {
        const response = await open.app.request(`http://${site}.localhost:3000/api/mechmate/book`, {
          method: 'POST',
          body: JSON.stringify(aBooking(changes)),
          headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
        });
        return response.json();
      };

      it('J-07 is confirmed, moved, reminded and cancelled in English, by a link to the English page', async () => {
        const { manageToken } = await bookedOn('car-store-se', {
          ...ENGLISH,
          serviceOfferingRequests: [
            { kobraId: 'DACKBYTE', unitsSelected: 4, userInput: '' },
            { kobraId: 'REPARATION', unitsSelected: 1, userInput: 'Rattles' },
          ],
        });
        const [mail, text] = await plainMessages();
        expect(mail?.subject).toBe('Your workshop visit is booked');
        expect(mail?.body).toContain('Hello Åsa,');
        expect(mail?.body).toContain('Time: Tuesday 8 December at 09:00\n');
        expect(mail?.body).toContain(
          '- 4 × New tyres on your rims, SEK 1,300\n- Repair (price after inspection)\n\nTotal: SEK 1,300 incl. VAT, plus what is priced after inspection',
        );
        expect(text?.body).toMatch(/^Your workshop visit is booked: Tue 8 Dec at 09:00[.,] /);
        const link = `${ORIGIN}/en/service-och-verkstad/min-bokning#${manageToken}`;
        for (const one of [mail, text]) expect(one?.body).toContain(link);
        await manage('move', manageToken, { to: { ...SLOT, timeSlot: '2026-12-08T10:00:00' } });
        clock.now = Date.parse('2026-12-07T09:30:00Z');
        await tend();
        await manage('cancel', manageToken);
        const subjects = (await messages()).flatMap(({ subject }) => subject ?? []);
        expect(subjects.toSorted()).toEqual([
          'See you at the workshop tomorrow',
          'Your workshop visit has a new time',
          'Your workshop visit is booked',
          'Your workshop visit is cancelled',
        ]);
        for (const { body } of await messages()) expect(body).not.toMatch(/verkstad(?!\/)|Fråg|Din |pris/);
      });

      it('J-07 of another brand leads to its own page; an unknown language is the site’s own', async () => {
        const { manageToken } = await bookedOn('dealer-brand-se', ENGLISH);
        expect((await messages())[0]?.body).toContain(`${ORIGIN}/en/service/min-bokning#${manageToken}`);
        await database().orm.delete(outbox);
        const { manageToken: other } = await bookedOn('dealer-brand-se', {
          ...SLOT,
          timeSlot: '2026-12-09T09:00:00',
          locale: 'fi-FI',
        });
        const [mail] = await messages();
        expect([mail?.subject, mail?.body.includes(`${ORIGIN}/service/min-bokning#${other}`)]).toEqual([
          'Din verkstadstid är bokad',
          true,
        ]);
      });
    });

    it('J-06 who pays is stored and mailed to the workshop; the customer reads no name that was typed', async () => {
      const { status } = await book({
        ...SLOT,
        payer: { kind: 'company', name: ' Ek AB ', number: '16 5560125790' },
        customer: { ...aBooking().customer, firstName: 'BankID spärrat' },
      });
      expect(status).toBe(200);
      expect((await database().orm.select().from(workshopBookings))[0]?.payer).toEqual({
        kind: 'company',
        name: 'Ek AB',
        number: '556012-5790',
      });
      const sent = await messages();
      expect(sent).toHaveLength(3);
      const toWorkshop = sent.find(({ recipient }) => !['asa@bil.example', '0701740605'].includes(recipient));
      expect(toWorkshop?.body).toMatch(
        /Fakturan ska till: Ek AB\nBetalare: Företag\nOrganisationsnummer: 556012-5790$/,
      );
      expect(toWorkshop?.body).not.toMatch(/ABC123|Öberg|asa@/);
      const mail = sent.find(({ recipient }) => recipient === 'asa@bil.example');
      expect(mail?.body).toContain('Hej BankID!\n');
      expect(mail?.body).toContain('\nFakturan skickas till den betalare som angavs i bokningen.\n');
      expect(sent.filter((one) => one !== toWorkshop && /Ek AB|556012|spärrat/.test(one.body))).toEqual([]);
    });

    it('J-06 J-07 a price by mileage is confirmed with the mileage that was entered', async () => {
      const mileageLines = async () =>
        (await messages())
          .filter(({ channel }) => channel === 'mail')
          .map(({ body }) => /Priset gäller miltalet[^:]+: [^.]+\./.exec(body)?.[0]);
      const serviceOfferingRequests = [{ kobraId: 'ORIGINALSERVICE', unitsSelected: 1, userInput: '' }];
      const there = { departmentId: '100120', timeSlot: '2026-12-08T08:00:00', isFullDay: true };
      expect((await book({ ...there, serviceOfferingRequests, mileage: 4200 })).status).toBe(200);
      const named = 'Priset gäller miltalet som angavs: 4\u00a0200\u00a0mil.';
      expect(await mileageLines()).toEqual([named]);
      await database().orm.delete(outbox);
      expect((await book({ ...SLOT, timeSlot: '2026-12-15T09:00:00' })).status).toBe(200);
      expect(await mileageLines()).toEqual([undefined]);
    });

    it('J-07 a visit moves within its workshop, whose prices it has, and to no other', async () => {
      const { body } = await book(SLOT);
      const move = (to: ChosenSlot) => open.send('/bookings/move', post({ token: body.manageToken, to }));
      await database().orm.delete(outbox);
      const [day, other] = ['2026-12-09', '100120'];
      const [time] = (await free(day, undefined, other)).availableSlots;
      expect(time).toBeDefined();
      const there = { departmentId: other, timeSlot: `${day}T${time}:00`, isFullDay: false };
      expect((await move(there)).status).toBe(400);
      expect(await database().orm.$count(outbox)).toBe(0);
      expect((await move({ ...SLOT, timeSlot: `${day}T09:00:00` })).status).toBe(200);
    });

    it('J-06 M-03 a flood of bookings with a payer brings the workshop one mail that has what all of them say', async () => {
      const payer = { kind: 'leasing' as const, name: 'Ek Leasing AB', number: '1234' };
      await book({ ...SLOT, payer, freeText: 'Först' });
      const { orm } = database();
      const [first] = await orm.select().from(outbox).where(eq(outbox.visitMessage, 'toWorkshop'));
      if (!first) throw new Error('The workshop got no mail.');
      const many = (count: number, changes: Partial<typeof first>) =>
        orm.insert(outbox).values(Array.from({ length: count }, () => ({ ...first, ...changes, id: randomUUID() })));
      // Forms alone do not keep a booking's mail back.
      await many(20, { visit: null, visitMessage: null, submissionId: randomUUID() });
      await book({ ...SLOT, timeSlot: '2026-12-09T09:00:00', payer });
      const toWorkshop = () =>
        orm
          .select()
          .from(outbox)
          .where(and(eq(outbox.visitMessage, 'toWorkshop'), isNull(outbox.kind)));
      expect(await toWorkshop()).toHaveLength(2);
      await many(20, {});
      const beyond = [
        await booked({ ...SLOT, timeSlot: '2026-12-10T09:00:00', payer }),
        await booked({ ...SLOT, timeSlot: '2026-12-11T09:00:00', freeText: 'Ring mig' }),
      ];
      expect(await toWorkshop()).toHaveLength(22);
      const gathered = await orm.select().from(outbox).where(eq(outbox.kind, 'gathered'));
      expect(gathered).toEqual([
        expect.objectContaining({
          recipient: first.recipient,
          subject: 'Fler bokningar med meddelande eller annan betalare: 2',
          body: expect.stringMatching(/Fakturan ska till: Ek Leasing AB[^]*Kundens meddelande:\n> Ring mig/),
          nextAttemptAt: new Date(clock.now + 5 * MINUTE),
        }),
      ]);
      for (const { bookingNumber } of beyond)
        expect(gathered[0]?.body).toContain(`${bookingNumber.slice(0, 4)}\u00a0${bookingNumber.slice(4)}`);
      // The customers have their own.
      expect((await messages()).filter(({ subject }) => subject === 'Din verkstadstid är bokad')).toHaveLength(4);
    });

    it('J-06 M-03 a flood of bookings of one address is gathered, and one of another network reaches the workshop', async () => {
      const { orm } = database();
      const confirmations = createConfirmations({
        orm,
        key: 'a-key-of-tests',
        siteOf: () => siteByName('car-store-se'),
        origin: () => ORIGIN,
        messagesQueued: () => undefined,
        now: () => clock.now,
      });
      const service = await embedded(orm, clock, undefined, undefined, confirmations);
      const bookFrom = async (client: string, timeSlot: string): Promise<void> => {
        const request = aBooking({ ...SLOT, timeSlot, freeText: 'Ring mig' });
        const key = newKey();
        const made = withClient(client, () => service.book({ request, key, site: 'car-store-se' }, null));
        expect((await made).ok).toBe(true);
      };
      const mailed = () => orm.$count(outbox, and(eq(outbox.visitMessage, 'toWorkshop'), isNull(outbox.kind)));
      const gathered = () => orm.$count(outbox, eq(outbox.kind, 'gathered'));
      await bookFrom('198.51.100.7', SLOT.timeSlot);
      const [first] = await orm.select().from(outbox).where(eq(outbox.visitMessage, 'toWorkshop'));
      if (!first) throw new Error('The workshop got no mail.');
      expect(first).toMatchObject({ device: null, neighbourhood: expect.any(String) });
      await orm.insert(outbox).values(Array.from({ length: 4 }, () => ({ ...first, id: randomUUID() })));
      await bookFrom('198.51.100.8', '2026-12-09T09:00:00');
      expect([await mailed(), await gathered()]).toEqual([5, 1]);
      await bookFrom('203.0.113.1', '2026-12-10T09:00:00');
      expect([await mailed(), await gathered()]).toEqual([6, 1]);
    });

    it.each([
      ['no number of an organisation', { kind: 'company', name: 'Ek AB', number: '123' }],
      ['no name', { kind: 'leasing', name: ' ', number: '' }],
      ['another kind', { kind: 'friend', name: 'Bo', number: '' }],
      ['a number that is none', { kind: 'company', name: 'Ek AB', number: 5 }],
      ['a list as its number', { kind: 'company', name: 'Ek AB', number: [1] }],
      ['a list as its name', { kind: 'company', name: [], number: '5560125790' }],
      ['an object as its name', { kind: 'leasing', name: {}, number: '' }],
    ])('J-06 a payer with %s is refused', async (_, payer) => {
      expect(
        (await open.send('/book', post({ ...aBooking(SLOT), payer }, { headers: { 'idempotency-key': newKey() } })))
          .status,
      ).toBe(400);
      expect(await database().orm.$count(workshopBookings)).toBe(0);
    });

    /** With plain spaces. */
    const plainMessages = async () =>
      (await messages()).map((message) => ({ ...message, body: message.body.replaceAll('\u00a0', ' ') }));

    it('J-07 the mail contains how binding each price is, the sum, the number, the rule and the telephone; a text message of one segment the time and the link', async () => {
      const { bookingNumber, manageToken } = await booked({
        ...SLOT,
        serviceOfferingRequests: [
          { kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' },
          { kobraId: 'BROMSFRAM', unitsSelected: 1, userInput: '' },
          { kobraId: 'REPARATION', unitsSelected: 1, userInput: 'Det skramlar' },
        ],
      });
      const number = `${bookingNumber.slice(0, 4)} ${bookingNumber.slice(4)}`;
      const [mail, text] = await plainMessages();
      expect(mail?.body).toMatch(/^- Hjulskifte, [\d ]+ kr$/m);
      expect(mail?.body).toMatch(/^- Bromsbyte fram, ca [\d ]+ kr$/m);
      expect(mail?.body).toContain('- Reparation (pris efter kontroll)');
      expect(mail?.body).toContain(`Bokningsnummer: ${number}\n`);
      expect(mail?.body).toMatch(/ca [\d ]+ kr inkl\. moms, utöver det som prissätts efter kontroll/);
      expect(mail?.body).toContain('Cirkapris: slutpriset blir högst 15 % mer.');
      expect(mail?.body).toContain('Du kan ändra eller avboka utan kostnad till måndag 7 december kl. 12:00');
      expect(mail?.body).toContain(number);
      expect(mail?.body).toMatch(/(?:08|031|040|0980)-\d{3} \d{2}/);
      const [, raw] = await messages();
      expect(raw?.body).toBe(text?.body);
      expect(text?.body).toMatch(/^Din verkstadstid är bokad: tis 8 dec\.? kl\. 09:00[.,] /);
      expect(text?.body).toContain(`${ORIGIN}/service-och-verkstad/min-bokning#${manageToken}`);
      expect(text?.body.length).toBeLessThanOrEqual(160);
    });

    it('J-07 a fixed price is written without reservation, a price of zero as text', async () => {
      await booked({
        ...SLOT,
        registrationNumber: 'DEF45A',
        serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' }],
      });
      const [mail] = await plainMessages();
      expect(mail?.body).not.toMatch(/ca \d|15 %/);
      expect(mail?.body).toMatch(/^Summa: [\d ]+ kr inkl\. moms$/m);
    });

    it('J-07 a booking of an earlier version, without kinds of price, promises no firm price', async () => {
      const { manageToken } = await booked();
      const [row] = await database().orm.select().from(workshopBookings);
      await database()
        .orm.update(workshopBookings)
        .set({ services: (row?.services ?? []).map((service) => ({ ...service, priceKind: undefined })) });
      await manage('move', manageToken, { to: { ...SLOT, timeSlot: '2026-12-09T10:00:00' } });
      const moved = (await plainMessages()).filter(({ body }) => body.includes('ändrad'));
      expect(moved.filter(({ channel }) => channel === 'mail').map(({ body }) => /ca [\d ]+ kr/.test(body))).toEqual([
        true,
      ]);
    });

    it('J-07 what is booked after the last change is changed by telephone', async () => {
      clock.now = Date.parse('2026-12-07T13:00:00Z');
      await book({ departmentId: '105720', timeSlot: '2026-12-08T15:00:00', isFullDay: false });
      const [mail] = await plainMessages();
      expect(mail?.body).toContain('Ring verkstaden om du vill ändra eller avboka');
    });

    it('J-07 the link shows the booking, without its customer', async () => {
      const { manageToken, id } = await booked();
      const { status, body } = await manage('see', manageToken);
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({
          ...SLOT,
          id,
          status: 'booked',
          zone: 'Europe/Stockholm',
          car: 'Volvo V60',
          services: [{ code: 'HJULSKIFTE', name: 'Hjulskifte', units: 1 }],
          changeableUntil: '2026-12-07T11:00:00.000Z',
          isChangeable: true,
        }),
      ]);
      expect(JSON.stringify(body)).not.toMatch(/Åsa|Öberg|asa@|70.?174|ABC123/);
    });

    it('J-07 the same link shows where it was moved to, and the old time is free again', async () => {
      const { manageToken } = await booked();
      const moved = await manage('move', manageToken, { to: { ...SLOT, timeSlot: '2026-12-09T10:00:00' } });
      expect([moved.status, moved.body.timeSlot]).toEqual([200, '2026-12-09T10:00:00']);
      expect((await manage('see', manageToken)).body.timeSlot).toBe('2026-12-09T10:00:00');
      expect((await free('2026-12-08', undefined, '105720')).availableSlots).toContain('09:00');
      expect((await messages()).map(({ subject }) => subject)).toContain('Din verkstadstid är ändrad');
    });

    it('J-07 M-03 a visit that is moved again and again brings three mails, one that says so, and one text message', async () => {
      const { manageToken } = await booked();
      const times = ['09:30', '10:00', '10:30', '11:00', '11:30', '12:00'];
      const moveAll = async (day: string): Promise<void> => {
        for (const time of times) {
          const to = { ...SLOT, timeSlot: `${day}T${time}:00` };
          expect((await manage('move', manageToken, { to })).status).toBe(200);
          clock.now += 1000;
        }
      };
      const since = async (from: number) =>
        (
          await database()
            .orm.select()
            .from(outbox)
            .where(gte(outbox.createdAt, new Date(from)))
        ).map(({ channel, visitMessage }) => `${channel} ${visitMessage}`);
      const expected = ['mail moved', 'mail moved', 'mail moved', 'mail movedOften', 'sms moved'];
      const start = clock.now;
      await moveAll('2026-12-09');
      expect((await since(start)).filter((one) => !one.endsWith('booked')).toSorted()).toEqual(expected);
      const often = (await plainMessages()).find(
        ({ subject }) => subject === 'Din verkstadstid har ändrats flera gånger',
      );
      expect(often?.body).toContain('Tid: onsdag 9 december kl. 11:00\n');
      expect(often?.body).toContain('på sidan med din bokning ser du alltid vilken tid som gäller');
      // Its end is told whatever was before, in both ways.
      const end = clock.now;
      await manage('cancel', manageToken);
      expect((await since(end)).toSorted()).toEqual(['mail cancelled', 'sms cancelled']);

      const other = await booked({ ...SLOT, timeSlot: '2026-12-10T09:00:00' });
      await manage('move', other.manageToken, { to: { ...SLOT, timeSlot: '2026-12-10T10:00:00' } });
      clock.now += 86_400_001;
      const nextDay = clock.now;
      await manage('move', other.manageToken, { to: { ...SLOT, timeSlot: '2026-12-10T11:00:00' } });
      expect((await since(nextDay)).toSorted()).toEqual(['mail moved', 'sms moved']);
    });

    it('J-12 a move to a taken time leaves the booking where it stood', async () => {
      const { manageToken } = await booked();
      await book({ ...SLOT, timeSlot: '2026-12-09T10:00:00', registrationNumber: 'DEF45A' });
      const sent = (await messages()).length;
      expect(CODE(await manage('move', manageToken, { to: { ...SLOT, timeSlot: '2026-12-09T10:00:00' } }))).toEqual(
        refusal(409, 'SLOT_TAKEN'),
      );
      expect((await manage('see', manageToken)).body.timeSlot).toBe(SLOT.timeSlot);
      expect((await free('2026-12-08', undefined, '105720')).availableSlots).not.toContain('09:00');
      expect(await messages()).toHaveLength(sent);
    });

    it('J-07 the link alone shows the times to which it may move, for its own services at its own workshop', async () => {
      const { manageToken } = await booked();
      const response = await open.send<TimeSlotDay[]>(
        '/bookings/times',
        post({ token: manageToken, from: '2026-12-08' }),
      );
      expect(response.status).toBe(200);
      expect(response.body[0]).toEqual(await free('2026-12-08', undefined, '105720'));
      expect(response.body).toHaveLength(28);
      expect(CODE(await open.send('/bookings/times', post({ token: 'nonsense', from: '2026-12-08' })))).toEqual(
        refusal(404, 'BOOKING_NOT_FOUND'),
      );
      for (const from of ['', 'tomorrow', '2026-02-30', '9999-12-31', '0000-01-01'])
        expect((await open.send('/bookings/times', post({ token: manageToken, from }))).status).toBe(400);
    });

    it('J-07 a cancelled time is free again, and cancelling twice is cancelling once', async () => {
      const { manageToken } = await booked();
      expect((await manage('cancel', manageToken)).body).toMatchObject({ status: 'cancelled', isChangeable: false });
      expect((await manage('cancel', manageToken)).body).toMatchObject({ status: 'cancelled' });
      expect((await free('2026-12-08', undefined, '105720')).availableSlots).toContain('09:00');
      expect((await messages()).filter(({ subject }) => subject === 'Din verkstadstid är avbokad')).toHaveLength(1);
      expect(CODE(await manage('move', manageToken, { to: SLOT }))).toEqual(refusal(403, 'BOOKING_LOCKED'));
    });

    it('J-07 from noon of the day before nothing can be changed by the link', async () => {
      const { manageToken } = await booked();
      clock.now = Date.parse('2026-12-07T11:00:00Z');
      expect((await manage('see', manageToken)).body.isChangeable).toBe(false);
      expect(CODE(await manage('cancel', manageToken))).toEqual(refusal(403, 'BOOKING_LOCKED'));
      expect(CODE(await manage('move', manageToken, { to: { ...SLOT, timeSlot: '2026-12-15T09:00:00' } }))).toEqual(
        refusal(403, 'BOOKING_LOCKED'),
      );
    });

    it.each([
      ['', 400],
      ['nonsense', 404],
      ['A'.repeat(43), 404],
      ['B'.repeat(101), 400],
    ])('J-07 the link %j opens nothing', async (token, status) => {
      expect((await manage('see', token)).status).toBe(status);
    });

    it('J-07 a link with one letter changed opens nothing', async () => {
      const { manageToken } = await booked();
      const changed = `${manageToken.slice(0, -4)}${manageToken.at(-4) === 'A' ? 'B' : 'A'}${manageToken.slice(-3)}`;
      expect(CODE(await manage('see', changed))).toEqual(refusal(404, 'BOOKING_NOT_FOUND'));
    });

    it('J-07 reminds once, the day before, also after a restart and with two servers', async () => {
      await booked();
      clock.now = Date.parse('2026-12-07T08:59:00Z');
      expect(await tend()).toBe(0);
      clock.now = Date.parse('2026-12-07T09:00:00Z');
      const others = await Promise.all([embedded(database().orm, clock), embedded(database().orm, clock)]);
      const counts = await Promise.all([tend(), ...others.map((other) => other.tend())]);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
      expect(await tend()).toBe(0);
      expect((await messages()).filter(({ subject }) => subject === 'I morgon ses vi på verkstaden')).toHaveLength(1);
    });

    it('J-07 reminds of the new time after a move, and of nothing after a cancellation', async () => {
      const first = await booked();
      const second = await booked({ ...SLOT, timeSlot: '2026-12-08T10:00:00' });
      await manage('move', first.manageToken, { to: { ...SLOT, timeSlot: '2026-12-15T09:00:00' } });
      await manage('cancel', second.manageToken);
      clock.now = Date.parse('2026-12-07T12:00:00Z');
      expect(await tend()).toBe(0);
      clock.now = Date.parse('2026-12-14T09:30:00Z');
      expect(await tend()).toBe(1);
    });

    it('J-12 clears away holds that have run out', async () => {
      await hold(SLOT, visitor(1));
      clock.now += 11 * MINUTE;
      await tend();
      expect(await database().orm.$count(workshopClaims)).toBe(0);
    });

    it('M-03 logs neither token nor customer', async () => {
      const { manageToken, id } = await booked();
      await manage('see', manageToken);
      await manage('see', 'nonsense');
      expect(JSON.stringify(open.lines)).not.toMatch(new RegExp(`${manageToken}|${id}|asa@|Åsa|ABC123|070 174`));
    });
  });

  it.each<[string, string, string, string, string]>([
    ['spring', '2028-03-15T09:00:00Z', '2028-03-27', '2028-03-26T10:00:00.000Z', '2028-03-26T08:00:00.000Z'],
    ['autumn', '2027-10-15T09:00:00Z', '2027-11-01', '2027-10-31T11:00:00.000Z', '2027-10-31T09:00:00.000Z'],
    // The night itself, before and after the clocks go back.
    [
      'autumn, booked at 02:30 for the first time',
      '2027-10-31T00:30:00Z',
      '2027-11-08',
      '2027-11-07T11:00:00.000Z',
      '2027-11-07T09:00:00.000Z',
    ],
    [
      'autumn, booked at 02:30 again',
      '2027-10-31T01:30:00Z',
      '2027-11-08',
      '2027-11-07T11:00:00.000Z',
      '2027-11-07T09:00:00.000Z',
    ],
    [
      'spring, booked as the clocks go forward',
      '2028-03-26T01:00:00Z',
      '2028-04-03',
      '2028-04-02T10:00:00.000Z',
      '2028-04-02T08:00:00.000Z',
    ],
  ])('J-05 is right across the clock change of %s', async (_, now, monday, changeableUntil, remindAt) => {
    clock.now = Date.parse(now);
    const { body } = await open.send<TimeSlotDay[]>(
      `/timeslots/from/ABC123/105720/${monday}T00:00:00?serviceOfferings=HJULSKIFTE`,
    );
    expect(new Set(body.map(({ date }) => date)).size).toBe(28);
    const [first, , , , , , , nextWeek] = body;
    expect(first?.availableSlots).toContain('09:00');
    expect(first?.availableSlots).toEqual(nextWeek?.availableSlots);
    const booked = await book({ ...SLOT, timeSlot: `${monday}T09:00:00` });
    expect(
      (await open.send<BookingView>('/bookings/see', post({ token: booked.body.manageToken }))).body,
    ).toMatchObject({ timeSlot: `${monday}T09:00:00`, zone: 'Europe/Stockholm', changeableUntil });
    const [row] = await database()
      .orm.select({
        remindAt: workshopBookings.remindAt,
        date: workshopBookings.localDate,
        time: workshopBookings.localTime,
      })
      .from(workshopBookings);
    expect(row).toEqual({ remindAt: new Date(remindAt), date: monday, time: '09:00' });
  });

  it('M-03 a booking is stored completely or not at all, with its claim', async () => {
    const { body } = await book(SLOT);
    await database().orm.delete(workshopBookings).where(eq(workshopBookings.id, body.id));
    expect(await database().orm.$count(workshopClaims)).toBe(0);
  });
});
