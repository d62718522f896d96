import { bridge } from '@/server/http/bridge';
import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import type { TireHotelService, TireHotelVisit } from '@/server/tire-hotel/tireHotel.service';
import { createUpstreamTireHotel } from '@/server/tire-hotel/upstream.tireHotel';
import { carStoreSe } from '@/sites/car-store-se';
import { listen } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { embedded, emptied, fillTireHotel, latestCode, MINUTE, NOW, tireHotelApp, Visitor, wrongFor } from './area';

const visit = (session: string | null = null): TireHotelVisit => ({ site: carStoreSe, locale: 'sv-SE', session });

/** Embedded, and an installation of ours as the remote service: both pass the same suite. */
describe.each(['embedded', 'upstream'] as const)('the tire hotel’s log-in, %s', (kind) => {
  let database: Database;
  let service: TireHotelService;
  let close: () => Promise<void> = async () => undefined;
  const clock = { now: NOW };
  const reports: unknown[] = [];

  beforeAll(async () => {
    database = await openMigrated();
    await fillTireHotel(database.orm);
    const local = await embedded(database.orm, clock);
    if (kind === 'embedded') {
      service = local;
      return;
    }
    const { app } = tireHotelApp(local);
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    ({ close } = server);
    service = createUpstreamTireHotel(
      { url: `http://127.0.0.1:${server.port}/api/tirehotel`, key: 'a-key-of-a-test' },
      { report: (error) => reports.push(error) },
    );
  });
  beforeEach(() => emptied(database.orm));
  afterAll(async () => {
    await close();
    await database.close();
  });

  async function sealedOf(regNo: string): Promise<string> {
    const found = await service.search(regNo, visit());
    if (!found.ok || !('encryptedPhoneNumber' in found.value)) throw new Error('not found');
    return found.value.encryptedPhoneNumber;
  }
  async function attemptFor(regNo: string): Promise<{ authToken: string; otpToken: string }> {
    await database.orm.delete(outbox);
    const sent = await service.sendCode(await sealedOf(regNo), visit());
    if (!sent.ok || !('authorizationToken' in sent.value)) throw new Error('no code');
    return { authToken: sent.value.authorizationToken, otpToken: await latestCode(database.orm) };
  }
  async function logIn(regNo: string): Promise<string> {
    const result = await service.validate(await attemptFor(regNo), visit());
    if (!result.ok || result.value.session === null) throw new Error('not logged in');
    return result.value.session;
  }

  it('M-03 K-01 finds a customer by a car, and no other', async () => {
    expect(await service.search('abc 123', visit())).toEqual({
      ok: true,
      value: {
        encryptedPhoneNumber: expect.stringMatching(/^[\w-]{70}$/),
        obfuscatedPhoneNumber: '••• ••• •• 21',
        regNo: 'ABC123',
      },
    });
    expect(await service.search('ÅSA', visit())).toMatchObject({ ok: true, value: { regNo: 'ÅSA' } });
    expect(await service.search('DEF45A', visit())).toEqual({
      ok: false,
      error: {
        code: 'TIRE_AGREEMENT_NOT_FOUND',
        params: { message: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.' },
      },
    });
  });

  it('M-03 K-02 sends a code in the language of the page, three times', async () => {
    const sealed = await sealedOf('ABC123');
    expect(await service.sendCode(sealed, { ...visit(), locale: 'en' })).toMatchObject({
      ok: true,
      value: { message: 'We are sending a code to ••• ••• •• 21.', secondsToResend: 30 },
    });
    await service.sendCode(sealed, visit());
    await service.sendCode(sealed, visit());
    expect(await service.sendCode(sealed, visit())).toMatchObject({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', params: { retryAfter: 600, message: expect.stringContaining('10 minuter') } },
    });
    expect(await service.sendCode('nonsense', visit())).toMatchObject({
      ok: false,
      error: { code: 'TIRE_SEARCH_ENDED', params: { message: expect.stringContaining('Sök på') } },
    });
  });

  it('M-03 K-02 counts wrong codes', async () => {
    const { authToken, otpToken } = await attemptFor('ABC123');
    const wrong = { authToken, otpToken: wrongFor(otpToken) };
    for (const triesLeft of [4, 3, 2, 1])
      expect(await service.validate(wrong, visit())).toMatchObject({
        ok: false,
        error: { code: 'TIRE_CODE_WRONG', params: { triesLeft } },
      });
    for (const attempt of [wrong, { authToken, otpToken }])
      expect(await service.validate(attempt, visit())).toMatchObject({ ok: false, error: { code: 'TIRE_CODE_ENDED' } });
  });

  it('M-03 K-01 K-03 logs in, keeps the session, and ends it', async () => {
    const session = await logIn('ABC123');
    const running = await service.session(visit(session));
    expect(running).toMatchObject({
      ok: true,
      value: { status: 0, secondsLeft: 900, wantsReminder: true, vehicles: [{ regNo: 'ABC123', brandCode: 'VO' }] },
    });
    expect(running.ok && running.value?.vehicles[0]?.tires[0]?.wheel.measurements).toHaveLength(4);
    expect(await service.search('ABC123', visit(session))).toEqual(running);
    expect(await service.sendCode(await sealedOf('ABC123'), visit(session))).toEqual(running);
    clock.now += 15 * MINUTE;
    expect(await service.session(visit(session))).toEqual({ ok: true, value: null });

    const other = await logIn('BILEN1');
    expect(await service.logOut(visit(other))).toEqual({ ok: true, value: null });
    expect(await service.session(visit(other))).toEqual({ ok: true, value: null });
    expect(await service.logOut(visit(other))).toEqual({ ok: true, value: null });
    expect(await service.session(visit('A'.repeat(43)))).toEqual({ ok: true, value: null });
    expect(await service.session(visit())).toEqual({ ok: true, value: null });
  });

  it('M-03 K-01 gives a browser a cookie of ours, whoever has the session', async () => {
    const visitor = new Visitor(tireHotelApp(service).app);
    const { vehicles } = await visitor.logIn(database.orm, 'ABC123');
    expect(vehicles).toHaveLength(1);
    expect(visitor.cookie).toMatch(/^tire-hotel=[\w-]+$/);
    expect((await visitor.session()).body).toMatchObject({ status: 0 });
    const copy = new Visitor(visitor.app);
    copy.cookie = visitor.cookie;
    await visitor.logOut();
    expect((await copy.session()).status).toBe(204);
    // Of the whole suite.
    expect(reports).toEqual([]);
  });
});

describe('another tire hotel', () => {
  function service(respond: (path: string, init: RequestInit) => Response, reports: unknown[] = []) {
    return createUpstreamTireHotel(
      { url: 'https://dackhotell.example/api', key: undefined },
      {
        fetch: async (input, init = {}) => respond(String(input), init),
        report: (error) => reports.push(error),
      },
    );
  }
  const attempt = { authToken: 'a-token', otpToken: '1234' };
  const plain = {
    regNo: 'ABC123',
    name: 'Volvo V60',
    brand: 'Volvo',
    brandCode: 'VO',
    model: 'V60',
    productId: '1',
    packageLevel: 'A',
    location: {
      locationName: 'Solna',
      departmentName: 'Däck',
      erpId: '77',
      phone: '08-465 004 00',
      email: 'd@bil.example',
    },
    tires: [
      {
        equipmentPosition: 'VF',
        wheel: {
          name: 'R5',
          rimDiameter: 17,
          sectionWidth: 215,
          threadPattern: '',
          threadDepth: 5,
          aspectRatio: 55,
          threadStatusId: 1,
          threadStatusMessage: 'Byt',
        },
      },
    ],
  };

  it('M-03 K-01 has the specification’s fields alone, and cookies of its own', async () => {
    const seen: [string, string | null][] = [];
    const remote = service((path, init) => {
      seen.push([path, new Headers(init.headers).get('cookie')]);
      if (!path.includes('/validate')) return new Response('', { status: 404 });
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'ARRAffinity=abc; Path=/; HttpOnly');
      headers.append('set-cookie', 'auth=x.y-z=; Path=/; Secure');
      return new Response(JSON.stringify({ status: 0, vehicles: [plain] }), { headers });
    });
    const result = await remote.validate(attempt, visit());
    expect(result).toMatchObject({ ok: true, value: { validated: { status: 0, vehicles: [plain] } } });
    const session = result.ok ? result.value.session : null;
    expect(session).toMatch(/^[\w-]+$/);
    // Neither does it know the paths of ours.
    expect(await remote.session(visit(session))).toEqual({ ok: true, value: null });
    expect(await remote.logOut(visit(session))).toEqual({ ok: true, value: null });
    expect(seen).toEqual([
      ['https://dackhotell.example/api/authorization/validate?authToken=a-token&otpToken=1234&locale=sv-SE', null],
      ['https://dackhotell.example/api/authorization/session?locale=sv-SE', 'ARRAffinity=abc; auth=x.y-z='],
      ['https://dackhotell.example/api/authorization/logout?locale=sv-SE', 'ARRAffinity=abc; auth=x.y-z='],
    ]);
  });

  it.each<[string, () => Response, string]>([
    ['a sentence', () => Response.json({ message: 'Fel kod' }, { status: 400 }), 'TIRE_CODE_WRONG'],
    ['another status', () => Response.json({ status: 3, vehicles: [], message: 'Fel kod' }), 'TIRE_CODE_WRONG'],
    ['a failure with a sentence', () => Response.json({ message: 'Nere' }, { status: 500 }), 'TIRE_HOTEL_FAILED'],
    ['a failure', () => new Response('<html>', { status: 500 }), 'TIRE_HOTEL_FAILED'],
    ['no JSON', () => new Response('<html>'), 'TIRE_HOTEL_FAILED'],
    ['half a car', () => Response.json({ status: 0, vehicles: [{}] }), 'TIRE_HOTEL_FAILED'],
  ])('M-03 K-02 refuses a code by %s', async (_, respond, code) => {
    expect(await service(respond).validate(attempt, visit())).toMatchObject({ ok: false, error: { code } });
  });

  it('M-03 K-01 its 404 is no agreement, and what it does not understand is a failure without secrets', async () => {
    const reports: unknown[] = [];
    const none = service(() => new Response('', { status: 404 }), reports);
    expect(await none.search('ABC123', visit())).toMatchObject({ error: { code: 'TIRE_AGREEMENT_NOT_FOUND' } });
    expect(reports).toEqual([]);
    const broken = service(() => Response.json({ regNo: 'ABC123' }), reports);
    expect(await broken.search('ABC123', visit())).toMatchObject({ error: { code: 'TIRE_HOTEL_FAILED' } });
    const away = service(() => {
      throw new TypeError('fetch failed');
    }, reports);
    expect(await away.sendCode('a-sealed-number', visit())).toMatchObject({ error: { code: 'TIRE_CODE_NOT_SENT' } });
    expect(reports).toHaveLength(2);
    expect(reports.map(String).join()).not.toMatch(/ABC123|a-sealed-number/);
  });
});
