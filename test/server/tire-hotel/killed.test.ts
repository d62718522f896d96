import type { Database } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireCodes, tireSessions } from '@/server/database/tireHotel.tables';
import { describeKilled, type SentStep } from '../database/killedServers';
import { fillTireHotel } from './area';
import { killedService, PLATES, visit } from './killed';

jest.setTimeout(180_000);

interface Step extends SentStep {
  authToken?: string;
  session?: string;
}

/**
 * Each code has one text message, each used code one session. Whoever got a response goes on where they were: with the
 * session, or with the code; anyone else requests another code.
 */
async function nothingLostOrTwice(database: Database, steps: readonly Step[]): Promise<void> {
  const { orm } = database;
  const { service, codeFor } = await killedService(orm);
  const codes = await orm.select().from(tireCodes);
  expect(codes.length).toBeGreaterThan(0);
  expect(await orm.$count(outbox)).toBe(codes.length);
  expect(await orm.$count(tireSessions)).toBe(codes.filter(({ usedAt }) => usedAt !== null).length);
  const running = [];
  for (const { session = null } of steps) if (session !== null) running.push(await service.session(visit(session)));
  expect(running).toEqual(running.map(() => expect.objectContaining({ ok: true, value: expect.anything() })));

  for (const { step, authToken } of steps) {
    if (authToken === undefined) continue;
    const index = Number(step.slice('sent '.length));
    const otpToken = await codeFor(PLATES[index] ?? '');
    const result = await service.validate({ authToken, otpToken }, visit(null));
    const states = steps.map((one) => one.step);
    const used = states.includes(`loggedIn ${index}`);
    const possible = used || states.includes(`validating ${index}`) ? ['TIRE_CODE_ENDED'] : [];
    // Killed while it was used: either, and each is what the database has.
    if (!used) possible.push('loggedIn');
    expect([step, possible]).toEqual([step, expect.arrayContaining([result.ok ? 'loggedIn' : result.error.code])]);
  }
}

const moments = [
  ['while a code is sent', 'asked 3'],
  ['between code and login', 'sent 3'],
  ['while a code is used', 'validating 3'],
  ['after the login', 'loggedIn 3'],
] as const;

describeKilled({
  row: 'K-01',
  name: 'a tire hotel',
  program: 'test/server/tire-hotel/program.ts',
  moments,
  fill: ({ orm }) => fillTireHotel(orm),
  nothingLostOrTwice,
});
