import { sql } from 'drizzle-orm';
import type { Database } from '@/server/database/orm';
import { createLog } from '@/server/http/log';
import { openMigrated } from '../database/engines';
import { embedded, emptied, fillTireHotel, NOW, sentCodes, tireHotelApp, Visitor, wrongFor } from './area';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  await fillTireHotel(database.orm);
});
beforeEach(() => emptied(database.orm));

/** What must stand in no log and no metric. */
class Secrets {
  readonly values = new Map<string, string>();

  /** Returns the value, which is a secret from now on. */
  add(name: string, value: unknown): string {
    const text = String(value);
    if (text !== '') this.values.set(name, text);
    return text;
  }

  foundIn(text: string): string[] {
    return [...this.values].filter(([, value]) => text.includes(value)).map(([name]) => name);
  }
}

/** A plate and a code that are no part of another text by chance. */
const REG_NO = 'TAXI7';
const PHONE = '6701740628';

/** Every route, with success and each kind of refusal, by body and by query. */
async function walk(
  visitor: Visitor,
  secrets: Secrets,
  codeOf: () => Promise<string>,
  /** That the database fails at. */
  table: string | null,
): Promise<number[]> {
  if (table === null) return steps(visitor, secrets, codeOf);
  await database.orm.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    return await steps(visitor, secrets, codeOf);
  } finally {
    await database.orm.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}

async function steps(visitor: Visitor, secrets: Secrets, codeOf: () => Promise<string>): Promise<number[]> {
  const statuses: number[] = [];
  const noted = <Sent extends { status: number }>(sent: Sent): Sent => {
    statuses.push(sent.status);
    return sent;
  };
  secrets.add('plate', REG_NO);
  secrets.add('number', PHONE);
  secrets.add('written number', '070-174 06 28');
  const found = noted(await visitor.search(REG_NO));
  noted(await visitor.send('GET', `/authorization/search?regNo=${REG_NO}`));
  noted(await visitor.send('GET', `/authorization/search?regNo=${secrets.add('unknown plate', 'QQXYZ77')}`));
  noted(await visitor.send('POST', '/authorization/search', { regNo: { plate: REG_NO } }));
  noted(await visitor.send('POST', '/authorization/search', REG_NO));
  const sealed = secrets.add('sealed number', found.body.encryptedPhoneNumber ?? 'a-sealed-number-of-nothing');
  const sent = noted(await visitor.login(sealed));
  noted(await visitor.login(`${sealed}x`));
  noted(await visitor.send('POST', `/authorization/login?encryptedPhoneNumber=${sealed}`));
  const token = secrets.add('token', sent.body.authorizationToken ?? 'a-token-of-nothing');
  const code = await codeOf();
  const [right, wrong] = [secrets.add('code', `${code}`), secrets.add('wrong code', wrongFor(code))];
  noted(await visitor.validate(token, wrong));
  noted(await visitor.send('POST', `/authorization/validate?authToken=${token}&otpToken=${wrongFor(code, 2)}`));
  noted(await visitor.send('POST', '/authorization/validate', { authToken: token, otpToken: `${right}x` }));
  noted(await visitor.validate(token, right));
  secrets.add('cookie', visitor.cookie.split('=')[1] ?? 'a-cookie-of-nothing');
  noted(await visitor.session());
  noted(await visitor.search(REG_NO));
  noted(await visitor.send('PUT', `/authorization/search?regNo=${REG_NO}`));
  noted(await visitor.send('GET', `/authorization/nowhere?regNo=${REG_NO}`));
  noted(await visitor.logOut());
  return statuses;
}

/**
 * Without what has numbers of its own, in which a code may stand by chance: times, ids, lines of a stack, values of
 * metrics.
 */
const withoutNumbers = (text: string): string =>
  text
    .replace(/"(?:ms|time|request|reference)":("[^"]*"|[\d.]+)/g, '')
    .replace(/:\d+:\d+/g, '')
    .replace(/,?le="[^"]*"/g, '')
    .replace(/} .*$/gm, '}');

describe('what the tire hotel writes down', () => {
  async function walked(table: string | null) {
    const reported: string[] = [];
    const log = createLog('debug', { write: (line) => void reported.push(line) });
    const service = await embedded(
      database.orm,
      { now: NOW },
      { report: (error) => log.error({ err: error }, 'failed') },
    );
    const { app, lines, metrics } = tireHotelApp(service);
    const secrets = new Secrets();
    const codeOf = async () => (await sentCodes(database.orm))[0] ?? '7351';
    const statuses = await walk(new Visitor(app), secrets, codeOf, table);
    const text = [...lines, ...reported, await metrics.registry.metrics()].join('\n');
    return { statuses, secrets, reported, text: withoutNumbers(text) };
  }

  it('K-02 names routes, and no plate, number, code, token or cookie', async () => {
    const { statuses, secrets, reported, text } = await walked(null);
    expect([...new Set(statuses)].toSorted()).toEqual([200, 204, 400, 404, 405, 410, 422]);
    expect(secrets.values.size).toBe(9);
    expect(secrets.foundIn(text)).toEqual([]);
    expect(text).toContain('"route":"/api/tirehotel/authorization/validate"');
    expect(text).toContain('route="/api/tirehotel/authorization/search"');
    expect(reported).toEqual([]);
  });

  it.each(['tire_agreements', 'tire_codes', 'tire_sessions'])(
    'K-02 nor where the database fails: %s',
    async (table) => {
      const { statuses, secrets, reported, text } = await walked(table);
      expect(statuses).toContain(502);
      expect(reported.length).toBeGreaterThan(0);
      expect(text).toContain('Failed query');
      expect(secrets.foundIn(text)).toEqual([]);
    },
  );
});
