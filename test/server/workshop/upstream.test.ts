import { Hono, type Env } from 'hono';
import { bridge } from '@/server/http/bridge';
import type { WorkshopEvent, WorkshopsRequest } from '@/domain/workshop/workshops';
import { embedded, aBooking, fillWorkshop, openWorkshopApp, visitor } from './area';
import { createLog } from '@/server/http/log';
import { createUpstreamWorkshop } from '@/server/workshop/upstream.workshop';
import type { WorkshopService } from '@/server/workshop/workshop.service';
import type { Database } from '@/server/database/orm';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';

const near = { latitude: 59.37, longitude: 18 };
const request: WorkshopsRequest = { registrationNumber: 'ABC123', codes: ['HJULSKIFTE'], ...near };
const open = new AbortController().signal;
const newsOf = async (news: AsyncIterable<WorkshopEvent>): Promise<WorkshopEvent[]> => {
  const events: WorkshopEvent[] = [];
  for await (const one of news) events.push(one);
  return events;
};

it('J-12 passes the visitor’s address with holds and bookings, which the remote service limits by it', async () => {
  const sent: (string | null)[] = [];
  const service = createUpstreamWorkshop(
    { url: 'https://verkstad.example/api/mechmate', key: undefined },
    {
      report: () => undefined,
      fetch: async (_input, init) => {
        sent.push(new Headers(init?.headers).get('x-forwarded-for'));
        return new Response(null, { status: 204 });
      },
    },
  );
  const slot = { departmentId: '1', timeSlot: '2026-12-08T09:00:00', isFullDay: false };
  expect(await service.hold(slot, visitor(1), '203.0.113.9')).toEqual({ ok: true, value: null });
  const booking = { request: aBooking(slot), key: 'key-of-a-test', site: null };
  await service.book(booking, visitor(1), '203.0.113.10');
  expect(sent).toEqual(['203.0.113.9', '203.0.113.10']);
});

describe('a remote workshop service of ours', () => {
  let database: Database;
  let local: WorkshopService;
  let remote: WorkshopService;
  let close: () => Promise<void>;
  const events: unknown[] = [];

  beforeAll(async () => {
    database = await openMigrated();
    await fillWorkshop(database.orm);
    local = await embedded(database.orm);
    const { app } = openWorkshopApp(local);
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    ({ close } = server);
    remote = createUpstreamWorkshop(
      { url: `http://127.0.0.1:${server.port}/api/mechmate`, key: 'a-key-of-a-test' },
      { report: (error) => events.push(error) },
    );
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  it.each<[string, (service: WorkshopService) => Promise<unknown>]>([
    ['a car', (service) => service.car('abc 123')],
    ['a plate with letters of its own', (service) => service.car('ÅSA')],
    ['a car of a brand that books elsewhere', (service) => service.car('BAVARO')],
    ['a number that is none', (service) => service.car('A')],
    ['a car that is none', (service) => service.car('ZZZ999')],
    ['a brand that is refused', (service) => service.car('GHJ789')],
    ['services', (service) => service.services('BILEN1', near)],
    ['services for nowhere', (service) => service.services('BILEN1', null)],
    ['add-ons', (service) => service.addons('ABC123', near)],
    ['services of a brand that books elsewhere', (service) => service.services('BAVARO', null)],
    [
      'prices',
      (service) =>
        service.prices({
          registrationNumber: 'ABC123',
          mileage: 4000,
          departmentId: '100120',
          codes: ['ORIGINALSERVICE', 'REPARATION'],
        }),
    ],
    [
      'prices of no department',
      (service) => service.prices({ registrationNumber: 'ABC123', mileage: 1, departmentId: '999', codes: [] }),
    ],
    [
      'times',
      (service) =>
        service.timeSlots(
          { registrationNumber: 'ABC123', departmentId: '100120', from: '2026-11-30', codes: ['HJULSKIFTE'] },
          null,
        ),
    ],
    [
      'times of longer work',
      (service) =>
        service.timeSlots(
          {
            registrationNumber: 'ABC123',
            departmentId: '100520',
            from: '2026-12-07',
            codes: ['ORIGINALSERVICE', 'DACKBYTE'],
            mileage: 12_500,
            units: [1, 4],
          },
          null,
        ),
    ],
    ['a brand', (service) => service.hasBrand('Land-Rover')],
    ['a brand without workshop', (service) => service.hasBrand('Saab')],
    ['a booking that is none', (service) => service.see('nonsense')],
    [
      'a time that is none',
      (service) =>
        service.hold({ departmentId: '100120', timeSlot: '2026-12-06T09:00:00', isFullDay: false }, visitor(1)),
    ],
    [
      'work that would end after closing',
      (service) =>
        service.hold(
          {
            departmentId: '100520',
            timeSlot: '2026-12-08T14:30:00',
            isFullDay: false,
            work: {
              registrationNumber: 'ABC123',
              mileage: 6500,
              serviceOfferingRequests: [
                { kobraId: 'ORIGINALSERVICE', unitsSelected: 1 },
                { kobraId: 'HJULSKIFTE', unitsSelected: 1 },
              ],
            },
          },
          visitor(2),
        ),
    ],
    [
      'work that is none',
      (service) =>
        service.book(
          {
            request: aBooking({ serviceOfferingRequests: [{ kobraId: 'NONSENS', unitsSelected: 1, userInput: '' }] }),
            key: 'key-of-nothing',
            site: null,
          },
          null,
        ),
    ],
  ])('M-03 responds like the embedded service: %s', async (_, call) => {
    expect(await call(remote)).toEqual(await call(local));
    expect(events).toEqual([]);
  });

  it('M-03 streams the same workshops, and continues after the cursor', async () => {
    const sorted = (news: WorkshopEvent[]) => news.map((one) => JSON.stringify(one)).toSorted();
    for (const cursor of [undefined, '100120', '999999'])
      expect(sorted(await newsOf(remote.closest({ ...request, cursor }, null, open)))).toEqual(
        sorted(await newsOf(local.closest({ ...request, cursor }, null, open))),
      );
    const uppsala = { ...request, codes: ['ORIGINALSERVICE'], latitude: 59.858, longitude: 17.638 };
    const unable = (news: WorkshopEvent[]) => news.filter(({ kind }) => kind === 'unable');
    const named = unable(await newsOf(remote.closest(uppsala, null, open)));
    expect(named).not.toEqual([]);
    expect(named).toEqual(unable(await newsOf(local.closest(uppsala, null, open))));
    expect(await newsOf(remote.closest({ ...request, registrationNumber: 'ZZZ999' }, null, open))).toEqual([
      { kind: 'error', error: 'VehicleNotFound' },
      { kind: 'done', cursor: null, more: false },
    ]);
  });

  it('M-03 holds, books, shows, moves and cancels there for the visitor of this server', async () => {
    const slot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };
    const nextDay = { ...slot, timeSlot: '2026-12-09T09:00:00' };
    expect(await remote.hold(slot, visitor(1))).toMatchObject({
      ok: true,
      value: { secondsLeft: 600, extensionsLeft: 2 },
    });
    expect(await remote.hold(slot, visitor(2))).toMatchObject({ ok: false, error: { code: 'SLOT_TAKEN' } });
    expect(await remote.release(slot, visitor(2))).toEqual({ ok: true, value: null });
    const booking = { request: aBooking(slot), key: 'key-of-the-first', site: null };
    expect(await remote.book({ ...booking, key: 'key-of-another' }, visitor(2))).toMatchObject({
      ok: false,
      error: { code: 'SLOT_TAKEN' },
    });
    const booked = await remote.book(booking, visitor(1));
    if (!booked.ok) throw new Error(booked.error.code);
    expect(await remote.book(booking, visitor(1))).toEqual(booked);
    expect(await remote.book({ ...booking, request: aBooking(nextDay) }, visitor(1))).toMatchObject({
      ok: false,
      error: { code: 'KEY_REUSED' },
    });
    const { manageToken } = booked.value;
    expect(await remote.see(manageToken)).toEqual(await local.see(manageToken));
    expect(await remote.move(manageToken, nextDay, null)).toMatchObject({
      ok: true,
      value: { timeSlot: nextDay.timeSlot },
    });
    expect(await remote.cancel(manageToken)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    expect(await remote.move(manageToken, slot, null)).toMatchObject({ ok: false, error: { code: 'BOOKING_LOCKED' } });
    expect(events).toEqual([]);
  });
});

describe('a remote workshop service by another vendor', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const of = async (routes: Hono<Env>) => {
    const events: unknown[] = [];
    const server = await listen(
      (incoming, outgoing) => void bridge((given) => routes.fetch(given), incoming, outgoing),
    );
    ends.push(server.close);
    return {
      events,
      service: createUpstreamWorkshop(
        { url: `http://127.0.0.1:${server.port}`, key: undefined },
        { report: (error) => events.push(error) },
      ),
    };
  };
  const slot = { departmentId: '7', timeSlot: '2026-12-08T09:00:00', isFullDay: false };

  it.each<[unknown, number, string, object]>([
    [{ errors: { 'Error Result': ['InvalidReg'] } }, 400, 'REG_INVALID', {}],
    [{ errors: { 'Error Result': ['Fordon hittades inte'] } }, 404, 'VEHICLE_NOT_FOUND', {}],
    [{ errors: { 'Error Result': ['VehicleNotFound'] } }, 200 + 204, 'VEHICLE_NOT_FOUND', {}],
    [{ errors: { 'Error Result': ['Error: BrandNotSupported, Lada'] } }, 400, 'BRAND_NOT_SUPPORTED', { brand: 'Lada' }],
    [{ errors: { 'Error Result': ['ServerError'] } }, 500, 'LOOKUP_FAILED', {}],
    [{ errors: { 'Error Result': [] } }, 400, 'LOOKUP_FAILED', {}],
    ['<html>', 502, 'LOOKUP_FAILED', {}],
    [{ brand: 'Volvo' }, 200, 'LOOKUP_FAILED', {}],
  ])('J-11 %j is %i for us: %s', async (body, status, code, params) => {
    const { service } = await of(new Hono().get('/car/:number', () => Response.json(body, { status })));
    expect(await service.car('ABC123')).toEqual({ ok: false, error: { code, params } });
  });

  it('J-03 promises no more than the service does', async () => {
    const { service } = await of(
      new Hono()
        .get('/services/:number', (c) =>
          c.json({
            serviceOfferingCategories: [
              {
                name: 'Service',
                selectionType: 'radio',
                offerings: [
                  { code: 'A', name: 'A', price: 100 },
                  { code: 'B', name: 'B', price: 0, priceKnown: false },
                ],
              },
            ],
          }),
        )
        .get('/prices/:number/:mileage/:department', (c) => c.json({ offers: [{ code: 'A', price: 120 }] })),
    );
    expect(await service.services('ABC123', null)).toMatchObject({
      ok: true,
      value: [
        {
          selectionType: 'single',
          offerings: [
            { code: 'A', price: 100, priceKind: 'approximate' },
            { code: 'B', price: null, priceKind: 'inspection' },
          ],
        },
      ],
    });
    expect(await service.prices({ registrationNumber: 'ABC123', mileage: 1, departmentId: '0', codes: ['A'] })).toEqual(
      {
        ok: true,
        value: [
          {
            code: 'A',
            price: 120,
            priceKnown: true,
            priceDiscount: 0,
            priceFrom: null,
            priceTo: null,
            inAgreement: false,
            minutes: null,
            priceKind: 'approximate',
          },
        ],
      },
    );
  });

  it('J-12 a service without holds returns null, and its booking is an id', async () => {
    const { service, events } = await of(new Hono().post('/book', (c) => c.json({ id: 4711 })));
    expect(await service.hold(slot, visitor(1))).toEqual({ ok: true, value: null });
    expect(await service.book({ request: aBooking(slot), key: 'a-key-of-its-own', site: null }, null)).toEqual({
      ok: true,
      value: { ...slot, id: '4711', bookingNumber: '4711', manageToken: '' },
    });
    expect(events).toEqual([]);
    expect((await openWorkshopApp(service).send('/holds', { method: 'POST', body: JSON.stringify(slot) })).status).toBe(
      204,
    );
  });

  it('J-06 a failed booking is an error without details for the visitor', async () => {
    const { service, events } = await of(new Hono().post('/book', (c) => c.text('stack trace', 500)));
    expect(await service.book({ request: aBooking(slot), key: 'a-key-of-its-own', site: null }, null)).toEqual({
      ok: false,
      error: { code: 'BOOKING_FAILED', params: {} },
    });
    expect(events).toHaveLength(1);
  });

  it('M-03 J-02 responses that cannot be read are logged without the values in them', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const plate = 'QXZ77P';
    const field = { registrationNumber: [plate] };
    const body = { id: field, brand: field, modelYear: plate, offers: plate, serviceOfferingCategories: plate };
    const service = createUpstreamWorkshop(
      { url: 'https://verkstad.example', key: undefined },
      { report: (error) => log.error({ err: error }, 'workshop service'), fetch: async () => Response.json(body) },
    );
    const results = await Promise.all([
      service.car(plate),
      service.services(plate, null),
      service.prices({ registrationNumber: plate, mileage: 1, departmentId: '0', codes: [] }),
      service.timeSlots({ registrationNumber: plate, departmentId: '1', from: '2026-12-01', codes: [] }, null),
      service.hold(slot, visitor(1)),
      service.book({ request: aBooking(), key: 'a-key-of-its-own', site: null }, null),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([false, false, false, false, false, false]);
    expect(lines).toHaveLength(results.length);
    expect(lines.join('')).not.toContain(plate);
  });

  const first = { zone: 'Europe/Stockholm', localDate: '2026-12-01', localTime: '09:00', isFullDay: false };
  const aWorkshop = { departmentId: '7', siteName: 'Bil', latitude: 59, longitude: 18, firstTimeSlot: first };
  it.each<[string, string, string[]]>([
    ['that dies', `data: ${JSON.stringify(aWorkshop)}\n\n`, ['workshop', 'error', 'done']],
    ['with an error event', 'data: {"error":"x"}\n\n', ['error', 'done']],
    ['without any', 'data: {"nosites":true}\n\n', ['nosites', 'done']],
    ['of something else', 'data: [1\n\n', ['error', 'done']],
    [
      'in pieces of another line end',
      `: hej\r\n\r\ndata: ${JSON.stringify(aWorkshop)}\r\n\r\nevent: done\r\ndata: {"cursor":"7","more":true}\r\n\r\n`,
      ['workshop', 'done'],
    ],
  ])('J-11 a stream %s ends as ours do', async (_, body, kinds) => {
    const { service } = await of(
      new Hono().get('/departments/closestAvailable', (c) =>
        c.body(body, 200, { 'Content-Type': 'text/event-stream' }),
      ),
    );
    expect((await newsOf(service.closest(request, null, open))).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('J-11 every call of an unavailable service fails with its own code', async () => {
    const service = createUpstreamWorkshop({ url: 'http://127.0.0.1:1', key: undefined }, { report: () => undefined });
    const codes = await Promise.all([
      service.car('ABC123'),
      service.services('ABC123', null),
      service.addons('ABC123', null),
      service.prices({ registrationNumber: 'ABC123', mileage: 1, departmentId: '0', codes: [] }),
      service.timeSlots({ registrationNumber: 'ABC123', departmentId: '1', from: '2026-12-01', codes: [] }, null),
      service.hasBrand('Volvo'),
      service.hold(slot, visitor(1)),
      service.book({ request: aBooking(), key: 'a-key-of-its-own', site: null }, null),
    ]);
    expect(codes.map((one) => (one.ok ? 'ok' : one.error.code))).toEqual([
      'LOOKUP_FAILED',
      'SERVICES_FAILED',
      'ADDONS_FAILED',
      'PRICES_FAILED',
      'TIMES_FAILED',
      'WORKSHOPS_FAILED',
      'HOLD_FAILED',
      'BOOKING_FAILED',
    ]);
    expect((await newsOf(service.closest(request, null, open))).map(({ kind }) => kind)).toEqual(['error', 'done']);
  });
});
