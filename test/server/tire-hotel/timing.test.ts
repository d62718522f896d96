import type { Database } from '@/server/database/orm';
import { tireCodes } from '@/server/database/tireHotel.tables';
import { outbox } from '@/server/database/schema';
import { openMigrated } from '../database/engines';
import { embedded, fillTireHotel, latestCode, NOW, tireHotelApp, Visitor, wrongFor } from './area';

jest.setTimeout(300_000);

const SAMPLES = 1_000;

let database: Database;
let visitor: Visitor;
beforeAll(async () => {
  database = await openMigrated();
  await fillTireHotel(database.orm);
  // More codes than an address may have in a day.
  const limits = { tireCodesOfDay: { requests: 100_000, seconds: 86_400 } };
  visitor = new Visitor(tireHotelApp(await embedded(database.orm, { now: NOW }), { limits }).app);
});
afterAll(() => database.close());

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Comparison {
  /** Milliseconds. */
  median: number;
  /** Of the pairs' differences. */
  difference: number;
}

/**
 * Times of two requests by turns, so that whatever else the machine does befalls both of a pair. `before` each request
 * is not measured.
 */
async function compared(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => undefined,
): Promise<Comparison> {
  const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
    await before();
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const pairs: [number, number][] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    // Neither is always the second.
    const first = sample % 2 === 0 ? await timeOf(one) : 0;
    const second = await timeOf(other);
    pairs.push([sample % 2 === 0 ? first : await timeOf(one), second]);
  }
  return { median: median(pairs.flat()), difference: median(pairs.map(([a, b]) => a - b)) };
}

/** A query more takes half as long again; a network adds milliseconds at random. */
const alike = ({ median: usual, difference }: Comparison): void => {
  expect(Math.abs(difference)).toBeLessThan(0.25 * usual);
};

describe('the duration of responses', () => {
  it('K-02 a search takes as long for a number with agreement as for one without', async () => {
    for (const regNo of ['ABC123', 'ZZZ999']) await visitor.search(regNo);
    alike(
      await compared(
        () => visitor.search('ABC123'),
        () => visitor.search('ZZZ999'),
      ),
    );
  });

  it('K-02 a sent code takes as long for one number as for another, and responds alike', async () => {
    const sealed = [
      (await visitor.search('ABC123')).body.encryptedPhoneNumber,
      (await visitor.search('ÅSA')).body.encryptedPhoneNumber,
    ];
    const [one, other] = [await visitor.login(sealed[0]), await visitor.login(sealed[1])];
    const formOf = ({ body, status, headers }: typeof one) => [
      status,
      Object.entries(body).map(([name, value]) => [name, typeof value, String(value).length]),
      [...headers.keys()].toSorted(),
    ];
    expect(formOf(other)).toEqual(formOf(one));
    const emptied = async () => {
      await database.orm.delete(tireCodes);
      await database.orm.delete(outbox);
    };
    alike(
      await compared(
        () => visitor.login(sealed[0]),
        () => visitor.login(sealed[1]),
        emptied,
      ),
    );
  });

  it('K-02 a refused token takes as long whether it was once valid or never, and responds alike', async () => {
    await database.orm.delete(tireCodes);
    await database.orm.delete(outbox);
    const token = await visitor.requestCode('ABC123');
    const wrong = wrongFor(await latestCode(database.orm));
    for (let count = 0; count < 5; count += 1) await visitor.validate(token, wrong);
    const never = 'A'.repeat(43);
    const [one, other] = [await visitor.validate(token, wrong), await visitor.validate(never, wrong)];
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    alike(
      await compared(
        () => visitor.validate(token, wrong),
        () => visitor.validate(never, wrong),
      ),
    );
  });
});
