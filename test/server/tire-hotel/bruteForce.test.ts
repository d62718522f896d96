import { Random } from '@/lib/random';
import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireCodes } from '@/server/database/tireHotel.tables';
import { createRequestCounts } from '@/server/http/requestCounts.store';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { generateTireHotel } from '@/server/tire-hotel/seed/agreements.seed';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { overHttp, type Transport } from '@test/contract/api/transports';
import { openMigrated } from '../database/engines';
import { embedded, fillTireHotel, HOST, latestCode, MINUTE, NOW, sentCodes, tireHotelApp, wrongFor } from './area';

jest.setTimeout(300_000);

const ADDRESSES = 100;
const NUMBERS = 50;
const TRIES = 10_000;

let database: Database;
let transport: Transport;
const clock = { now: NOW };
const regNo = (index: number): string => `GSS${100 + index}`;

beforeAll(async () => {
  database = await openMigrated();
  await fillTireHotel(database.orm);
  const [template] = generateTireHotel(generateFacilities('se').slice(0, 1)).agreements;
  if (!template) throw new Error('no agreement');
  await createAgreementsStore(database.orm).save(
    Array.from({ length: NUMBERS }, (_, index) => ({
      ...template,
      regNo: regNo(index),
      phone: `+4670999${1000 + index}`,
    })),
  );
  const { app } = tireHotelApp(await embedded(database.orm, clock), {
    limited: true,
    requestCounts: createRequestCounts({ orm: database.orm, key: 'secret' }),
  });
  transport = await overHttp(app);
});
afterAll(async () => {
  await transport.close();
  await database.close();
});

interface Reply {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
}

async function post(address: string, step: string, body: object): Promise<Reply> {
  const response = await transport.send(`/api/tirehotel/authorization/${step}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, origin: `http://${HOST}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const read: Record<string, unknown> & { error?: { code: string } } = text === '' ? {} : JSON.parse(text);
  return { status: response.status, code: read.error?.code, body: read };
}

describe('guessing codes over HTTP', () => {
  it('K-02 10 000 tries from 100 addresses at 50 numbers find nothing, and lock no customer out', async () => {
    const random = new Random('guesses');
    const addressOf = (index: number): string => `203.0.${index % ADDRESSES}.9`;
    const tokens: string[][] = Array.from({ length: NUMBERS }, () => []);
    /** Requests a code for a number from some address; the same attacker uses all addresses. */
    async function requestCode(number: number, address: string): Promise<void> {
      const found = await post(address, 'search', { regNo: regNo(number) });
      const sent = await post(address, 'login', { encryptedPhoneNumber: found.body.encryptedPhoneNumber });
      if (typeof sent.body.authorizationToken === 'string') tokens[number]?.push(sent.body.authorizationToken);
    }
    for (let number = 0; number < NUMBERS; number += 1)
      for (let code = 0; code < 4; code += 1) await requestCode(number, addressOf(number * 2 + code));
    // Three for each number, from however many addresses.
    expect(tokens.map((some) => some.length)).toEqual(tokens.map(() => 3));

    const codes = new Set(await sentCodes(database.orm));
    const counts = new Map<string, number>();
    /** Guesses that were compared with a code. */
    let compared = 0;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const number = tried % NUMBERS;
      const token = tokens[number]?.[Math.floor(tried / NUMBERS) % 3];
      // No luck in a test: a guess that one of the codes would be is the next one that none is.
      let guess = String(random.int(0, 9_999)).padStart(4, '0');
      while (codes.has(guess)) guess = wrongFor(guess);
      const { status, code } = await post(addressOf(tried), 'validate', { authToken: token, otpToken: guess });
      const result = `${status} ${code}`;
      counts.set(result, (counts.get(result) ?? 0) + 1);
      if (status === 422) compared += 1;
    }
    const rows = await database.orm.select().from(tireCodes);
    const wrongTries = rows.reduce((sum, row) => sum + row.wrongTries, 0);
    // What the chance of a guesser is made of: among 10 000 codes fewer than 250 tries, in ten minutes, of 10 000.
    expect(wrongTries).toBeLessThan(250);
    expect(compared).toBeLessThanOrEqual(wrongTries);
    expect([...counts.keys()].toSorted()).toEqual([
      '410 TIRE_CODE_ENDED',
      '422 TIRE_CODE_WRONG',
      '429 TOO_MANY_REQUESTS',
    ]);
    expect(counts.get('429 TOO_MANY_REQUESTS') ?? 0).toBeGreaterThan(TRIES / 3);

    // Customers of attacked numbers and of others, each at an address of their own.
    await database.orm.delete(outbox);
    const other = await post('198.51.100.7', 'search', { regNo: 'ABC123' });
    const sent = await post('198.51.100.7', 'login', { encryptedPhoneNumber: other.body.encryptedPhoneNumber });
    const good = { authToken: sent.body.authorizationToken, otpToken: await latestCode(database.orm) };
    expect((await post('198.51.100.7', 'validate', good)).status).toBe(200);

    const locked = await post('198.51.100.8', 'search', { regNo: regNo(7) });
    const sealed = { encryptedPhoneNumber: locked.body.encryptedPhoneNumber };
    const refused = await post('198.51.100.8', 'login', sealed);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    const { retryAfter } = refused.body.error as { retryAfter: number };
    expect(retryAfter).toBeLessThanOrEqual(600);
    clock.now += retryAfter * 1000;
    await database.orm.delete(outbox);
    const again = await post('198.51.100.8', 'login', sealed);
    const code = await latestCode(database.orm);
    const attempt = { authToken: again.body.authorizationToken, otpToken: code };
    // Mistyped once: the guessing is over, so that there are five tries again.
    expect((await post('198.51.100.8', 'validate', { ...attempt, otpToken: wrongFor(code) })).code).toBe(
      'TIRE_CODE_WRONG',
    );
    expect((await post('198.51.100.8', 'validate', attempt)).status).toBe(200);
    expect(clock.now - NOW).toBeLessThanOrEqual(10 * MINUTE);
  });
});
