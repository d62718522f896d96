import type { Database } from '@/server/database/orm';
import { outbox, requestCounts } from '@/server/database/schema';
import { tireCodes, tireSessions } from '@/server/database/tireHotel.tables';
import { createRequestCounts } from '@/server/http/requestCounts.store';
import { onBothEngines } from '../database/engines';
import {
  embedded,
  emptied,
  fillTireHotel,
  latestCode,
  MINUTE,
  NOW,
  sentCodes,
  tireHotelApp,
  Visitor,
  wrongFor,
} from './area';

const PHONE = '+46701740621';

onBothEngines('logging in to the tire hotel', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillTireHotel(database.orm);
  });
  beforeEach(() => emptied(database.orm));

  const open = async (options: Parameters<typeof tireHotelApp>[1] = {}, over: Parameters<typeof embedded>[2] = {}) => {
    const clock = { now: NOW };
    const service = await embedded(database.orm, clock, over);
    const area = tireHotelApp(service, options);
    return { ...area, clock, service, visitor: new Visitor(area.app) };
  };

  it('K-01 K-03 by search, code and cookie: the car with its wheels, and real logout', async () => {
    const { visitor, app } = await open();
    expect(await visitor.session()).toMatchObject({ status: 204, body: null });
    const found = await visitor.search('abc 123');
    expect(found).toMatchObject({ status: 200, body: { obfuscatedPhoneNumber: '••• ••• •• 21', regNo: 'ABC123' } });
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(found.body).toSorted()).toEqual(['encryptedPhoneNumber', 'obfuscatedPhoneNumber', 'regNo']);

    const sent = await visitor.login(found.body.encryptedPhoneNumber);
    expect(sent).toMatchObject({
      status: 200,
      body: {
        authorizationToken: expect.stringMatching(/^[\w-]{43}$/),
        message: 'Vi skickar en kod till ••• ••• •• 21.',
        secondsToResend: 30,
      },
    });
    const code = await latestCode(database.orm);
    const [message] = await database.orm.select().from(outbox);
    expect(message).toMatchObject({ channel: 'sms', recipient: PHONE, site: 'car-store-se', kind: 'signIn' });
    expect(message?.body).toBe(
      `${code} är din kod till däckhotellet hos Nordvik Bil. Den gäller i 5 minuter. Lämna inte ut den till någon.\n\n@car-store-se.example #${code}`,
    );
    expect(message?.expiresAt.getTime()).toBe(NOW + 5 * MINUTE);
    const [stored] = await database.orm.select().from(tireCodes);
    expect(JSON.stringify(stored)).not.toContain(sent.body.authorizationToken);
    expect(stored?.codeHash).toMatch(/^[\w-]{43}$/);

    const validated = await visitor.validate(sent.body.authorizationToken, code);
    expect(validated.headers.get('set-cookie')).toMatch(
      /^tire-hotel=[\w-]{43}; Max-Age=3600; Path=\/api\/tirehotel; HttpOnly; SameSite=Strict$/,
    );
    expect(validated.body).toMatchObject({
      status: 0,
      secondsLeft: 900,
      wantsReminder: true,
      vehicles: [
        {
          regNo: 'ABC123',
          name: 'Volvo V60 2021',
          brandCode: 'VO',
          packageLevel: 'Plus',
          location: { locationName: 'Nordvik Bil Nacka', departmentName: 'Verkstad', erpId: '1004.20' },
        },
      ],
    });
    const [tires] = validated.body.vehicles.map((vehicle) => vehicle.tires);
    expect(tires?.map(({ equipmentPosition, wheel }) => [equipmentPosition, wheel.threadStatusId])).toEqual([
      ['FL', 1],
      ['FR', 1],
      ['RL', 3],
      ['RR', 3],
    ]);
    expect(tires?.[0]?.wheel).toMatchObject({
      name: 'Nokian Hakkapeliitta R5',
      sectionWidth: 235,
      aspectRatio: 45,
      rimDiameter: 18,
      threadDepth: 3.4,
      threadStatusMessage: 'Byt däcket',
      season: 'winter',
      isStudded: false,
    });
    expect(tires?.[0]?.wheel.measurements).toHaveLength(4);
    const [session] = await database.orm.select().from(tireSessions);
    expect(JSON.stringify(session)).not.toContain(visitor.cookie.split('=')[1]);

    const copy = new Visitor(app);
    copy.cookie = visitor.cookie;
    expect((await visitor.logOut()).headers.get('set-cookie')).toMatch(
      /^tire-hotel=; Max-Age=0; Path=\/api\/tirehotel/,
    );
    expect((await copy.session()).status).toBe(204);
    expect((await visitor.logOut()).status).toBe(204);
  });

  it('K-01 whoever is logged in has status 0 at each step, for this number alone', async () => {
    const { visitor } = await open();
    await visitor.logIn(database.orm, 'ABC123');
    const own = await visitor.search('ABC123');
    expect(own.body).toMatchObject({ status: 0, vehicles: [{ regNo: 'ABC123' }] });
    const other = await visitor.search('BILEN1');
    expect(other.body).toMatchObject({ obfuscatedPhoneNumber: '••• ••• •• 22' });
    // A number that was sealed before the visitor logged in.
    const stranger = new Visitor(visitor.app);
    const sealed = (await stranger.search('ABC123')).body.encryptedPhoneNumber;
    expect((await visitor.login(sealed)).body).toMatchObject({ status: 0 });
    await database.orm.delete(outbox);
    const token = await stranger.requestCode('ABC123');
    expect((await visitor.validate(token, wrongFor(await latestCode(database.orm)))).body).toMatchObject({ status: 0 });
    expect((await stranger.session()).status).toBe(204);
  });

  it('K-01 M-03 is not at a site without a tire hotel, whose name no code has', async () => {
    const { visitor, app } = await open();
    const { encryptedPhoneNumber } = (await visitor.search('ABC123')).body;
    const elsewhere = new Visitor(app, '203.0.113.9', 'restaurant.localhost');
    expect((await elsewhere.search('ABC123')).status).toBe(404);
    expect((await elsewhere.login(encryptedPhoneNumber)).status).toBe(404);
    expect((await elsewhere.session()).status).toBe(404);
    expect(await sentCodes(database.orm)).toHaveLength(0);
  });

  it('K-01 one customer sees all of their cars, and no others', async () => {
    const { visitor } = await open();
    const { vehicles } = await visitor.logIn(database.orm, 'ÅSA');
    expect(vehicles.map(({ regNo }) => regNo).toSorted()).toEqual(['VOLTEN', 'ÄLG', 'ÅSA'].toSorted());
  });

  it('K-03 a tire without measurement has no status, and damage one of its own', async () => {
    const { app } = await open();
    const unmeasured = await new Visitor(app).logIn(database.orm, 'NY26');
    expect(unmeasured.vehicles[0]?.tires[0]?.wheel).toMatchObject({
      threadDepth: 0,
      threadStatusId: 0,
      threadStatusMessage: 'Inte mätt än',
      measurements: [],
    });
    const damaged = await new Visitor(app).logIn(database.orm, 'TAXI7');
    expect(damaged.vehicles[0]?.tires.map(({ wheel }) => wheel.threadStatusId)).toEqual([3, 3, 1, 3]);
  });

  it('K-01 takes the values in the query too, and speaks the language of the page', async () => {
    const { visitor } = await open();
    const found = await visitor.send<{ encryptedPhoneNumber: string }>('GET', '/authorization/search?regNo=ABC123');
    const sealed = encodeURIComponent(found.body.encryptedPhoneNumber);
    const sent = await visitor.send<{ authorizationToken: string; message: string }>(
      'POST',
      `/authorization/login?encryptedPhoneNumber=${sealed}`,
      undefined,
      { referer: 'http://car-store-se.localhost/en/my-tyres' },
    );
    expect(sent.body.message).toBe('We are sending a code to ••• ••• •• 21.');
    const code = await latestCode(database.orm);
    const query = `authToken=${sent.body.authorizationToken}&otpToken=`;
    expect(
      await visitor.send('POST', `/authorization/validate?${query}${wrongFor(code)}`, { locale: 'en' }),
    ).toMatchObject({
      status: 422,
      body: {
        message: 'The code is not right. You have 4 tries left.',
        error: { code: 'TIRE_CODE_WRONG', triesLeft: 4 },
      },
    });
    expect((await visitor.send('POST', `/authorization/validate?${query}${code}`)).body).toMatchObject({ status: 0 });
  });

  it('K-01 responds 404 for every number without agreement, and 400 for none at all', async () => {
    const { visitor } = await open();
    for (const regNo of ['DEF45A', 'ZZZ999', 'A', 'ABC1234', "' or 1=1"]) {
      const { status, body } = await visitor.search(regNo);
      expect([status, body]).toEqual([
        404,
        {
          message: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
          error: {
            code: 'TIRE_AGREEMENT_NOT_FOUND',
            message: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
          },
        },
      ]);
    }
    for (const body of [{}, { regNo: 7 }, { regNo: '' }, { regNo: 'x'.repeat(41) }, []])
      expect((await visitor.send('POST', '/authorization/search', body)).status).toBe(400);
    expect((await visitor.send('POST', '/authorization/validate', { authToken: 'x', otpToken: '12a4' })).status).toBe(
      400,
    );
  });

  it('K-01 refuses a sealed number that was changed, is old, or comes from elsewhere', async () => {
    const { visitor, clock } = await open();
    const sealed = String((await visitor.search('ABC123')).body.encryptedPhoneNumber);
    expect(String((await visitor.search('ABC123')).body.encryptedPhoneNumber)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('467017');
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect((await visitor.login(changed.toString('base64url'))).status).toBe(410);
    }
    clock.now += 31 * MINUTE;
    for (const wrong of [sealed, 'x', PHONE, Buffer.alloc(bytes.length).toString('base64url')])
      expect(await visitor.login(wrong)).toMatchObject({
        status: 410,
        body: { error: { code: 'TIRE_SEARCH_ENDED', message: expect.stringContaining('Sök på registreringsnumret') } },
      });
    expect(await sentCodes(database.orm)).toEqual([]);
  });

  it('K-02 a code has five tries and five minutes, and is used once', async () => {
    const { app, clock } = await open();
    const [one, two, three] = [new Visitor(app), new Visitor(app), new Visitor(app)];
    const token = await one.requestCode('ABC123');
    const code = await latestCode(database.orm);
    for (const triesLeft of [4, 3, 2, 1])
      expect(await one.validate(token, wrongFor(code))).toMatchObject({
        status: 422,
        body: { error: { code: 'TIRE_CODE_WRONG', triesLeft } },
      });
    expect(await one.validate(token, wrongFor(code))).toMatchObject({
      status: 410,
      body: { error: { code: 'TIRE_CODE_ENDED' } },
    });
    expect((await one.validate(token, code)).status).toBe(410);

    // Tries at the same moment count each other.
    await emptied(database.orm);
    const many = await one.requestCode('ABC123');
    const guess = wrongFor(await latestCode(database.orm));
    const results = await Promise.all(Array.from({ length: 20 }, () => one.validate(many, guess)));
    expect(results.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await database.orm.select().from(tireCodes)).map(({ wrongTries }) => wrongTries)).toEqual([5]);

    await database.orm.delete(outbox);
    const old = await two.requestCode('BILEN1');
    const oldCode = await latestCode(database.orm);
    clock.now += 5 * MINUTE;
    expect((await two.validate(old, oldCode)).status).toBe(410);

    await database.orm.delete(outbox);
    const good = await three.requestCode('BILEN1');
    const goodCode = await latestCode(database.orm);
    const tries = await Promise.all([three.validate(good, goodCode), new Visitor(app).validate(good, goodCode)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    // The code of another attempt is none.
    expect((await three.validate('A'.repeat(43), goodCode)).status).toBe(410);
  });

  it('K-02 a number gets three codes in ten minutes, and says when the next one', async () => {
    const { app, clock } = await open();
    const visitor = new Visitor(app);
    const { encryptedPhoneNumber: sealed } = (await visitor.search('ABC123')).body;
    const seconds = [];
    for (const address of ['203.0.113.9', '203.0.113.10', '198.51.100.9']) {
      seconds.push((await new Visitor(app, address).login(sealed)).body.secondsToResend);
      clock.now += MINUTE;
    }
    // The third is left to another network.
    expect(seconds).toEqual([30, 540, 540]);
    const another = new Visitor(app, '192.0.2.77');
    const refused = await another.login(sealed);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'Du har redan fått flera koder. Vänta 7 minuter innan du ber om en ny.',
        error: { code: 'TOO_MANY_REQUESTS', retryAfter: 420 },
      },
    });
    expect(refused.headers.get('retry-after')).toBe('420');
    clock.now += 7 * MINUTE;
    expect((await another.login(sealed)).status).toBe(200);
    expect(await sentCodes(database.orm)).toHaveLength(4);
    // At the same moment.
    const other = (await visitor.search('BILEN1')).body.encryptedPhoneNumber;
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => new Visitor(app, `198.18.${index % 5}.9`).login(other)),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('K-02 codes that a stranger requests do not keep the customer out', async () => {
    const { app, clock } = await open();
    const stranger = new Visitor(app, '203.0.113.66');
    for (let hour = 0; hour < 4; hour += 1, clock.now += 60 * MINUTE) {
      const { encryptedPhoneNumber } = (await stranger.search('ABC123')).body;
      while ((await stranger.login(encryptedPhoneNumber)).status === 200);
    }
    clock.now -= 45 * MINUTE;
    const { encryptedPhoneNumber } = (await stranger.search('ABC123')).body;
    expect((await stranger.login(encryptedPhoneNumber)).status).toBe(429);
    const customer = new Visitor(app, '198.51.100.9');
    expect((await customer.logIn(database.orm, 'ABC123')).status).toBe(0);
  });

  it('K-02 one line with many addresses leaves the customer a code in each ten minutes', async () => {
    const { app, clock } = await open();
    let addresses = 0;
    for (let window = 0; window < 8; window += 1, clock.now += 10 * MINUTE) {
      for (let requested = 0; requested < 4; requested += 1) {
        const stranger = new Visitor(app, `2a02:aa1:7777:${(addresses += 1).toString(16)}::1`);
        await stranger.login((await stranger.search('ABC123')).body.encryptedPhoneNumber);
      }
      const customer = new Visitor(app, '198.51.100.9');
      expect((await customer.logIn(database.orm, 'ABC123')).status).toBe(0);
    }
  });

  it('K-02 eleven networks that use no code keep the customer out of no day, however they share them', async () => {
    const { app, clock } = await open();
    const request = async (address: string): Promise<number> => {
      const visitor = new Visitor(app, address);
      return (await visitor.login((await visitor.search('ABC123')).body.encryptedPhoneNumber)).status;
    };
    // One takes all that it gets, each time from a new address.
    for (let window = 0; window < 60; window += 1, clock.now += 10 * MINUTE)
      while ((await request(`2a02:aa1:7777:${window.toString(16)}::1`)) === 200);
    expect(await database.orm.$count(tireCodes)).toBe(12);
    for (let network = 1; network <= 10; network += 1)
      for (let window = 0; window < 2; window += 1, clock.now += 10 * MINUTE) await request(`203.0.${network}.9`);
    const customer = new Visitor(app, '198.51.100.9');
    expect((await customer.logIn(database.orm, 'ABC123')).status).toBe(0);
  });

  it('K-01 who tries any registration numbers is told of few that no customer has, alone and with neighbours', async () => {
    const clock = { now: NOW };
    const { app } = tireHotelApp(await embedded(database.orm, clock), { now: () => clock.now });
    let plates = 0;
    /** How many numbers that no customer has an address may search for. */
    const unknownOf = async (address: string): Promise<number> => {
      const visitor = new Visitor(app, address);
      for (let requested = 0; requested < 50; requested += 1) {
        const { status, body } = await visitor.search(`QQ${(plates += 1) + 1000}`);
        if (status === 404) continue;
        expect([status, body]).toMatchObject([429, { error: { code: 'TOO_MANY_REQUESTS', retryAfter: 3600 } }]);
        return requested;
      }
      throw new Error('No search was refused.');
    };
    const counts = [];
    for (let network = 0; network < 9; network += 1) counts.push(await unknownOf(`2a02:aa3:99:${network}::1`));
    expect(counts).toEqual([40, 40, 40, 40, 40, 40, 40, 40, 0]);
    // What was asked before is free, also the customer's own car.
    expect((await new Visitor(app, '2a02:aa3:99:1::1').search('QQ1042')).status).toBe(404);
    expect((await new Visitor(app, '198.51.100.9').search('ABC123')).status).toBe(200);
    clock.now += 61 * MINUTE;
    expect((await new Visitor(app, '2a02:aa3:99:8::1').search('ABC123')).status).toBe(200);
  });

  it('K-02 who guesses at one number for hours makes few tries, and its customer still gets in', async () => {
    const { app, clock } = await open();
    const guesser = new Visitor(app, '203.0.113.66');
    let [requested, compared] = [0, 0];
    for (let hour = 0; hour < 8; hour += 1, clock.now += 60 * MINUTE) {
      const { encryptedPhoneNumber } = (await guesser.search('ABC123')).body;
      for (let sent = await guesser.login(encryptedPhoneNumber); sent.status === 200;) {
        requested += 1;
        const wrong = wrongFor(await latestCode(database.orm));
        await database.orm.delete(outbox);
        let status = 422;
        for (let tries = 0; tries < 5 && status === 422; tries += 1) {
          ({ status } = await guesser.validate(sent.body.authorizationToken, wrong));
          compared += 1;
        }
        sent = await guesser.login(encryptedPhoneNumber);
      }
    }
    // Not three codes and fifteen tries each time.
    expect([requested, compared]).toEqual([9, 17]);

    const customer = new Visitor(app, '198.51.100.9');
    expect((await customer.logIn(database.orm, 'ABC123')).status).toBe(0);

    // Codes that were used count for ten minutes only.
    const often = new Visitor(app, '198.51.100.10');
    for (let logIn = 0; logIn < 7; logIn += 1, clock.now += 5 * MINUTE) {
      expect((await often.logIn(database.orm, 'BILEN1')).status).toBe(0);
      await often.logOut();
    }
  });

  it('K-02 a stranger’s wrong codes end the stranger’s, and leave an address of its own its five tries', async () => {
    const { app, clock } = await open();
    const stranger = new Visitor(app, '203.0.113.66');
    const sealed = (await stranger.search('ABC123')).body.encryptedPhoneNumber;
    /** Requests a code and mistypes it until it has ended; the statuses of the tries. */
    const mistype = async (visitor: Visitor): Promise<number[]> => {
      const { body } = await visitor.login(sealed);
      const wrong = wrongFor((await sentCodes(database.orm)).at(-1) ?? '');
      const statuses = [];
      for (let status = 422; status === 422;) {
        ({ status } = await visitor.validate(body.authorizationToken, wrong));
        statuses.push(status);
      }
      return statuses;
    };
    expect(await mistype(stranger)).toEqual([422, 422, 422, 422, 410]);
    expect(await mistype(stranger)).toHaveLength(5);
    // Codes of the stranger can be mistyped no more: none is announced or sent.
    clock.now += 11 * MINUTE;
    const refused = await stranger.login(sealed);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS', retryAfter: 49 * 60 } } });
    expect(await sentCodes(database.orm)).toHaveLength(2);

    const customer = new Visitor(app, '198.51.100.9');
    const { body } = await customer.login(sealed);
    const code = (await sentCodes(database.orm)).at(-1) ?? '';
    for (const triesLeft of [4, 3, 2, 1])
      expect((await customer.validate(body.authorizationToken, wrongFor(code))).body.error?.triesLeft).toBe(triesLeft);
    expect((await customer.validate(body.authorizationToken, code)).status).toBe(200);
  });

  it('K-02 from fifty addresses a number gets at most 24 codes and 120 guesses of a day, and says so', async () => {
    const { app, clock } = await open();
    let guesses = 0;
    for (let hour = 0; hour < 20; hour += 1, clock.now += 60 * MINUTE)
      for (let address = 0; address < 50; address += 1) {
        const guesser = new Visitor(app, `203.0.${address}.9`);
        const { encryptedPhoneNumber } = (await guesser.search('ABC123')).body;
        const sent = await guesser.login(encryptedPhoneNumber);
        if (sent.status !== 200) continue;
        const wrong = wrongFor((await sentCodes(database.orm)).at(-1) ?? '');
        for (let status = 422; status === 422; guesses += 1)
          ({ status } = await guesser.validate(sent.body.authorizationToken, wrong));
        clock.now += 4 * MINUTE;
      }
    expect([await database.orm.$count(tireCodes), guesses]).toEqual([24, 120]);
    const visitor = new Visitor(app, '198.51.100.9');
    const refused = await visitor.login((await visitor.search('ABC123')).body.encryptedPhoneNumber);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/Vänta \d timm(?:e|ar) innan/) },
    });
    expect(await sentCodes(database.orm)).toHaveLength(24);
  });

  it('K-02 a telephone gets thirty codes of a day, whatever becomes of them', async () => {
    const { app, clock } = await open();
    const customer = new Visitor(app, '198.51.100.9');
    for (let logIn = 0; logIn < 30; logIn += 1, clock.now += 5 * MINUTE) {
      await customer.logIn(database.orm, 'ABC123');
      await customer.logOut();
    }
    await database.orm.delete(outbox);
    const other = new Visitor(app, '198.51.100.10');
    const refused = await other.login((await other.search('ABC123')).body.encryptedPhoneNumber);
    expect(refused).toMatchObject({ status: 429, body: { error: { retryAfter: (24 * 60 - 30 * 5) * 60 } } });
    expect(await sentCodes(database.orm)).toEqual([]);
  });

  it('K-02 two servers on one database count the searches, codes and tries of an address together', async () => {
    const clock = { now: NOW };
    const limits = {
      tireSearch: { requests: 4, seconds: 600 },
      tireCodes: { requests: 2, seconds: 600 },
      tireTries: { requests: 4, seconds: 600 },
    };
    const aServer = async () =>
      tireHotelApp(await embedded(database.orm, clock), {
        limits,
        requestCounts: createRequestCounts({ orm: database.orm, key: 'secret', now: () => clock.now }),
      }).app;
    let [one, other] = [await aServer(), await aServer()];
    const serverOf = (index: number) => (index % 2 === 0 ? one : other);
    /** Requests to one server and the other in turn: how many were accepted, and how the next one was refused. */
    const alternating = async (send: (visitor: Visitor) => ReturnType<Visitor['search']>) => {
      for (let accepted = 0; accepted < 10; accepted += 1) {
        const { status, headers } = await send(new Visitor(serverOf(accepted)));
        if (status === 429) return [accepted, headers.get('retry-after')];
      }
      throw new Error('No request was refused.');
    };
    const wrongTry = (visitor: Visitor) =>
      visitor.send('POST', '/authorization/validate', { authToken: 'A'.repeat(43), otpToken: '1234' });

    expect(await alternating((visitor) => visitor.search('DEF45A'))).toEqual([4, '600']);
    clock.now += MINUTE;
    expect(await alternating((visitor) => visitor.login('x'))).toEqual([2, '600']);
    expect(await alternating(wrongTry)).toEqual([4, '600']);
    // At the same moment, from another address.
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => wrongTry(new Visitor(serverOf(index), '203.0.113.5'))),
    );
    expect(many.filter(({ status }) => status === 410)).toHaveLength(4);
    // Also after a restart of one of them, and until the window ends.
    one = await aServer();
    expect((await alternating((visitor) => visitor.search('DEF45A')))[1]).toBe('540');
    const stored = await database.orm.select().from(requestCounts);
    expect(stored).toHaveLength(5);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
    clock.now += 10 * MINUTE;
    other = await aServer();
    expect((await new Visitor(other).search('DEF45A')).status).toBe(404);
    // And that of the codes of a day.
    expect(await database.orm.$count(requestCounts)).toBe(2);
  });

  it('K-01 a session ends a quarter of an hour after the last request, and an hour after the first', async () => {
    const { visitor, clock, service } = await open();
    await visitor.logIn(database.orm, 'ABC123');
    clock.now += 14 * MINUTE;
    expect((await visitor.session()).body).toMatchObject({ status: 0, secondsLeft: 900, secondsAtMost: 46 * 60 });
    for (let minutes = 28; minutes < 60; minutes += 14) {
      clock.now += 14 * MINUTE;
      expect((await visitor.session()).status).toBe(200);
    }
    expect((await visitor.session()).body).toMatchObject({ secondsLeft: 240, secondsAtMost: 240 });
    clock.now += 4 * MINUTE;
    expect((await visitor.session()).status).toBe(204);

    await emptied(database.orm);
    await visitor.logIn(database.orm, 'ABC123');
    clock.now += 15 * MINUTE;
    expect((await visitor.session()).status).toBe(204);
    await service.tend();
    expect([await database.orm.$count(tireSessions), await database.orm.$count(tireCodes)]).toEqual([0, 1]);
    // Limits of a number count its codes for a day.
    clock.now += 24 * 60 * MINUTE;
    await service.tend();
    expect(await database.orm.$count(tireCodes)).toBe(0);
  });

  it('K-01 opens a new session each time, and never one that the browser brings along', async () => {
    const { visitor, app } = await open();
    visitor.cookie = `tire-hotel=${'A'.repeat(43)}`;
    await visitor.logIn(database.orm, 'ABC123');
    expect(visitor.cookie).not.toContain('A'.repeat(43));
    const attacker = new Visitor(app);
    attacker.cookie = visitor.cookie;
    await visitor.logIn(database.orm, 'BILEN1');
    expect((await attacker.session()).status).toBe(204);
    expect((await visitor.session()).body).toMatchObject({ vehicles: [{ regNo: 'BILEN1' }] });
  });

  it('K-01 refuses other origins, and has a cookie for encrypted connections in live mode', async () => {
    const { visitor } = await open({ live: true });
    for (const path of ['search', 'login', 'validate', 'logout'])
      expect(
        (await visitor.send('POST', `/authorization/${path}`, {}, { origin: 'https://evil.example' })).status,
      ).toBe(403);
    await visitor.logIn(database.orm, 'ABC123');
    expect(visitor.cookie).toMatch(/^__Secure-tire-hotel=/);
    expect((await visitor.session()).status).toBe(200);
  });

  it('K-01 sends no code where text messages are not sent', async () => {
    const { visitor } = await open({}, { sendsTexts: false });
    const { encryptedPhoneNumber: sealed } = (await visitor.search('ABC123')).body;
    expect(await visitor.login(sealed)).toMatchObject({
      status: 502,
      body: { message: 'Vi kunde inte skicka någon kod just nu. Försök igen om en stund.' },
    });
    expect(await sentCodes(database.orm)).toEqual([]);
  });
});
