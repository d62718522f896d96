import { createWorkshopPort } from '@/adapters/http/workshopPort';
import { WORKSHOP_BATCH } from '@/domain/workshop/workshops';
import { createPlacesPort } from '@/adapters/http/placesPort';
import type { Database } from '@/server/database/orm';
import type { WorkshopService } from '@/server/workshop/workshop.service';
import { inProcess, overHttp, type Transport } from '@test/contract/api/transports';
import { aBooking, embedded, fillWorkshop, openWorkshopApp } from '@test/server/workshop/area';
import { openMigrated } from '@test/server/database/engines';

const near = { latitude: 59.37, longitude: 18 };
const slot = { departmentId: '105720', timeSlot: '2026-12-08T09:00:00', isFullDay: false };

let database: Database;
let service: WorkshopService;
beforeAll(async () => {
  database = await openMigrated();
  await fillWorkshop(database.orm);
  service = await embedded(database.orm);
});
afterAll(() => database.close());

/** A browser with a jar of one cookie. */
function browser(way: Transport) {
  let cookie = '';
  return async (path: string, init: RequestInit): Promise<Response> => {
    const body = typeof init.body === 'string' ? init.body : undefined;
    const response = await way.send(path, {
      method: init.method,
      body,
      signal: init.signal ?? undefined,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

describe.each([
  ['in process', inProcess, '07'],
  ['over HTTP', overHttp, '08'],
] as const)('the workshop port %s', (_, reach, day) => {
  let way: Transport;
  const slotAt = { ...slot, timeSlot: `2026-12-${day}T09:00:00` };
  beforeAll(async () => {
    way = await reach(openWorkshopApp(service).app);
  });
  afterAll(() => way.close());

  it('J-02 returns the data of the service', async () => {
    const port = createWorkshopPort(browser(way));
    expect(await port.car('ABC123')).toEqual(await service.car('ABC123'));
    expect(await port.car('GHJ789')).toEqual({
      ok: false,
      error: { code: 'BRAND_NOT_SUPPORTED', params: { brand: 'Tesla' } },
    });
    expect(await port.services({ registrationNumber: 'ABC123', near })).toEqual(await service.services('ABC123', near));
    expect(await port.addons({ registrationNumber: 'GAMLA', near })).toEqual({ ok: true, value: [] });
    expect(
      await port.prices({ registrationNumber: 'ABC123', mileage: 1, departmentId: '0', codes: ['HJULSKIFTE'] }),
    ).toEqual({
      ok: true,
      value: [
        {
          code: 'HJULSKIFTE',
          price: 495,
          priceKnown: true,
          priceKind: 'fixed',
          priceDiscount: 0,
          priceFrom: null,
          priceTo: null,
          inAgreement: false,
          minutes: 30,
        },
      ],
    });
    const times = { registrationNumber: 'ABC123', departmentId: '105720', from: '2026-12-01', codes: ['HJULSKIFTE'] };
    expect(await port.timeSlots(times)).toEqual(await service.timeSlots(times, null));
    const longer = { ...times, codes: ['DACKBYTE'], mileage: 6500, units: [4] };
    const days = await port.timeSlots(longer);
    expect(days).toEqual(await service.timeSlots(longer, null));
    expect(days).not.toEqual(await port.timeSlots({ ...longer, units: [1] }));
    const batch = await port.workshops({ registrationNumber: 'ABC123', codes: ['HJULSKIFTE'], ...near });
    expect(batch).toMatchObject({ ok: true, value: { workshops: { length: WORKSHOP_BATCH }, more: true } });
    const original = { registrationNumber: 'ABC123', codes: ['ORIGINALSERVICE'], latitude: 59.858, longitude: 17.638 };
    expect(await port.workshops(original)).toMatchObject({
      ok: true,
      value: { unable: [{ siteName: 'Nordvik Bil Uppsala', notOffered: ['ORIGINALSERVICE'] }, {}] },
    });
    const next =
      batch.ok && batch.value.cursor !== null
        ? await port.workshops({
            registrationNumber: 'ABC123',
            codes: ['HJULSKIFTE'],
            ...near,
            cursor: batch.value.cursor,
          })
        : null;
    const ids = [batch, next].flatMap((one) =>
      one?.ok ? one.value.workshops.map(({ departmentId }) => departmentId) : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(WORKSHOP_BATCH);
    expect([await port.hasBrand('Land Rover'), await port.hasBrand('Saab')]).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
  });

  it('J-12 a visitor who holds, releases, books, moves and cancels', async () => {
    const [mine, others] = [createWorkshopPort(browser(way)), createWorkshopPort(browser(way))];
    expect(await mine.hold(slotAt)).toMatchObject({ ok: true, value: { secondsLeft: 600 } });
    expect(await others.hold(slotAt)).toEqual({ ok: false, error: { code: 'SLOT_TAKEN', params: {} } });
    expect(await mine.release(slotAt)).toEqual({ ok: true, value: null });
    expect(await others.hold(slotAt)).toMatchObject({ ok: true });
    expect(await others.release(slotAt)).toEqual({ ok: true, value: null });
    const booked = await mine.book({ request: aBooking(slotAt), key: `a-key-of-day-${day}` });
    if (!booked.ok) throw new Error(booked.error.code);
    expect(await mine.book({ request: aBooking(slotAt), key: `a-key-of-day-${day}` })).toEqual(booked);
    const ofAnotherCar = aBooking({ ...slotAt, registrationNumber: 'DEF45A' });
    expect(await others.book({ request: ofAnotherCar, key: `another-of-day-${day}` })).toEqual({
      ok: false,
      error: { code: 'SLOT_TAKEN', params: {} },
    });
    const { manageToken } = booked.value;
    expect(
      await mine.move({ token: manageToken, to: { ...slotAt, timeSlot: `2026-12-${day}T10:00:00` } }),
    ).toMatchObject({
      ok: true,
      value: { status: 'booked' },
    });
    expect(await mine.see(manageToken)).toMatchObject({ ok: true, value: { timeSlot: `2026-12-${day}T10:00:00` } });
    expect(await mine.cancel(manageToken)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    expect(await mine.see('nonsense')).toEqual({ ok: false, error: { code: 'BOOKING_NOT_FOUND', params: {} } });
  });
});

const sayings: [string, () => Promise<Response>, string][] = [
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK_LOST'],
  ['a page of some proxy', async () => new Response('<html>', { status: 502 }), 'LOOKUP_FAILED'],
  ['a page instead of JSON', async () => new Response('<html>'), 'LOOKUP_FAILED'],
  ['another shape', async () => Response.json({ brand: 7 }), 'LOOKUP_FAILED'],
  [
    'our own failure',
    async () => Response.json({ error: { code: 'UNEXPECTED', reference: 'X' } }, { status: 500 }),
    'LOOKUP_FAILED',
  ],
  [
    'too many',
    async () => Response.json({ error: { code: 'TOO_MANY_REQUESTS', retryAfter: 7 } }, { status: 429 }),
    'TOO_MANY_REQUESTS',
  ],
];
it.each(sayings)('J-11 the workshop port never throws: %s', async (_, fetch, code) => {
  expect(await createWorkshopPort(fetch).car('ABC123')).toMatchObject({ ok: false, error: { code } });
});

it('J-12 a service without holds returns null', async () => {
  expect(await createWorkshopPort(async () => new Response(null, { status: 204 })).hold(slot)).toEqual({
    ok: true,
    value: null,
  });
});

it('M-01 an abandoned call rejects as fetch does', async () => {
  const gone = new AbortController();
  gone.abort();
  await expect(createWorkshopPort(() => Promise.reject(gone.signal.reason)).car('ABC123', gone.signal)).rejects.toThrow(
    /abort/i,
  );
  await expect(createPlacesPort(() => Promise.reject(gone.signal.reason)).find('a', gone.signal)).rejects.toThrow(
    /abort/i,
  );
});

it.each<[string, () => Promise<Response>, object]>([
  ['places', async () => Response.json({ places: [] }), { ok: true, value: [] }],
  [
    'another shape',
    async () => Response.json({ places: [{}] }),
    { ok: false, error: { code: 'PLACES_FAILED', params: {} } },
  ],
  ['a page', async () => new Response('<html>'), { ok: false, error: { code: 'PLACES_FAILED', params: {} } }],
  [
    'no network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { ok: false, error: { code: 'NETWORK_LOST', params: {} } },
  ],
  [
    'too many',
    async () => Response.json({}, { status: 429 }),
    { ok: false, error: { code: 'TOO_MANY_REQUESTS', params: {} } },
  ],
])('J-02 the places port handles %s', async (_, fetch, result) => {
  expect(await createPlacesPort(fetch).find('a')).toEqual(result);
});
