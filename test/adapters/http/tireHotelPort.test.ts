import { createOneTimeCode } from '@/adapters/browser/oneTimeCode';
import { createTireHotelPort } from '@/adapters/http/tireHotelPort';
import type { Fetch } from '@/adapters/http/sendRequest';
import { aConfirmation, aHold, CUSTOMER, DAY, DRAFT, TIME, validated } from '../../features/tire-hotel/tireHotelKit';

/** A server with one response; `sent` has what was requested. */
function server(status: number, body: unknown) {
  const sent: { path: string; method: string | undefined; body: unknown; key: string | null }[] = [];
  const fetch: Fetch = async (path, init) => {
    sent.push({
      path,
      method: init.method,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('Idempotency-Key'),
    });
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  return { port: createTireHotelPort(fetch), sent };
}

const slot = { erpId: '1.1', regNo: 'ABC123', timeSlot: `${DAY}T${TIME}:00` };
const { freeText, ...customer } = DRAFT;
const request = { bookingDate: DAY, bookingStart: TIME, regNo: 'ABC123', freeText, customer };
type Port = ReturnType<typeof createTireHotelPort>;

describe('the tire hotel over HTTP', () => {
  it.each<[string, (port: Port) => Promise<unknown>, unknown, unknown]>([
    ['search', (port) => port.search('ABC123'), CUSTOMER, { regNo: 'ABC123' }],
    ['sendCode', (port) => port.sendCode('opaque'), validated(), { encryptedPhoneNumber: 'opaque' }],
    [
      'validate',
      (port) => port.validate({ authorizationToken: 'token', code: '1234' }),
      validated(),
      { authToken: 'token', otpToken: '1234' },
    ],
    ['session', (port) => port.session(), validated(), null],
    [
      'hold',
      (port) => port.hold(slot),
      aHold(),
      { departmentIdentifier: '1.1', regNo: 'ABC123', timeSlot: slot.timeSlot },
    ],
    [
      'book',
      (port) => port.book({ request, erpId: '1.1', key: 'key-0001', locale: 'sv-SE' }),
      aConfirmation(request),
      { departmentIdentifier: '1.1', ...request, locale: 'sv-SE' },
    ],
  ])('K-01 %s sends its numbers and secrets in the body, and none in the address', async (_, call, body, expected) => {
    const { port, sent } = server(200, body);
    expect(await call(port)).toEqual({ ok: true, value: body });
    expect(sent.map((one) => one.body)).toEqual([expected]);
    expect(sent[0]?.path).toMatch(/^\/api\/tirehotel\/[a-zA-Z/]+$/);
  });

  it('K-04 releases a time by DELETE, with its numbers in the body', async () => {
    const { port, sent } = server(204, null);
    expect(await port.release(slot)).toMatchObject({ ok: true });
    expect(sent).toMatchObject([
      { method: 'DELETE', body: { departmentIdentifier: '1.1', regNo: 'ABC123', timeSlot: slot.timeSlot } },
    ]);
  });

  it('K-04 reads days and times of the wire, and sends the key of a booking', async () => {
    const days = server(200, { availableDates: [{ date: `${DAY}T00:00:00` }] });
    expect(await days.port.days({ erpId: '1.1', regNo: 'ABC123', from: DAY, to: '2027-02-01' })).toEqual({
      ok: true,
      value: [DAY],
    });
    const times = server(200, { availableTimeSlotDates: [{ startTime: ['09:00'] }, { startTime: [TIME] }] });
    expect(await times.port.times({ erpId: '1.1', regNo: 'ABC123', day: DAY })).toEqual({
      ok: true,
      value: ['09:00', TIME],
    });
    expect(times.sent[0]?.body).toEqual({ workshopIdentifier: '1.1', regNo: 'ABC123', startDate: DAY, endDate: DAY });
    const booking = server(200, aConfirmation(request));
    await booking.port.book({ request, erpId: '1.1', key: 'key-0001' });
    expect(booking.sent[0]?.key).toBe('key-0001');
  });

  it.each<[number, unknown, unknown]>([
    [
      422,
      { message: 'Fel kod', error: { code: 'TIRE_CODE_WRONG', triesLeft: 3 } },
      { code: 'TIRE_CODE_WRONG', params: { message: 'Fel kod', triesLeft: 3 } },
    ],
    [
      429,
      { error: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 } },
      { code: 'TOO_MANY_REQUESTS', params: { retryAfter: 60, seconds: 60 } },
    ],
    [400, { message: 'Another service' }, { code: 'TIRE_HOTEL_FAILED', params: { message: 'Another service' } }],
    [500, '<html>', { code: 'TIRE_HOTEL_FAILED', params: {} }],
    [401, { error: { code: 'UNHEARD_OF' } }, { code: 'TIRE_HOTEL_FAILED', params: {} }],
    [200, { vehicles: 'none' }, { code: 'TIRE_HOTEL_FAILED', params: {} }],
  ])('K-01 a response of %i with %j is the error that the flow knows', async (status, body, error) => {
    expect(await server(status, body).port.validate({ authorizationToken: 't', code: '1234' })).toEqual({
      ok: false,
      error,
    });
  });

  it('K-01 no session is none, and a lost network is NETWORK_LOST', async () => {
    expect(await server(204, null).port.session()).toEqual({ ok: true, value: null });
    const lost = createTireHotelPort(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lost.logOut()).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
  });
});

describe('the code of a text message from the browser', () => {
  const { signal } = new AbortController();
  const get = (response: () => Promise<unknown>) => ({
    navigator: { credentials: { get: response } },
    OTPCredential: Object,
  });
  it.each<[string, Parameters<typeof createOneTimeCode>[0], string | null]>([
    ['hands it over', get(async () => ({ code: '1234' })), '1234'],
    ['hands nothing over', get(async () => null), null],
    ['is refused', get(() => Promise.reject(new DOMException('no', 'NotAllowedError'))), null],
    ['has no WebOTP', { navigator: { credentials: { get: async () => ({ code: '1234' }) } } }, null],
    ['has no credentials', { navigator: {} }, null],
  ])('K-02 of a browser that %s', async (_, window, expected) => {
    expect(await createOneTimeCode(window).receive(signal)).toBe(expected);
  });
});
