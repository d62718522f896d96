import { fork, type ChildProcess } from 'node:child_process';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { outbox } from '@/server/database/schema';
import { tireCodes, tireSessions } from '@/server/database/tireHotel.tables';
import { copyOf, FOR_A_MOMENT, inOneFile, preparedFolder } from '../database/engines';
import { startPostgres, type PostgresServer } from '../database/postgresServer';
import { fillTireHotel } from './area';
import { killedService, PLATES, visit } from './killed';

jest.setTimeout(180_000);

interface Step {
  step: string;
  authToken?: string;
  session?: string;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

let program: string;
beforeAll(() => {
  program = inOneFile('test/server/tire-hotel/program.ts');
});

/** A server on that database, killed when it sends the given step; returns its steps. */
function killedAt(step: string, where: { DATA_DIR?: string; DATABASE_URL?: string }): Promise<Step[]> {
  const child = fork(program, [], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, ...where },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  const steps: Step[] = [];
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += String(text);
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: Step) => {
      steps.push(message);
      if (message.step === step) child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve(steps) : reject(new Error(`ended with ${code}: ${stderr}`)),
    );
  });
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
  await database.close();
}

const moments = [
  ['while a code is sent', 'asked 3'],
  ['between code and login', 'sent 3'],
  ['while a code is used', 'validating 3'],
  ['after the login', 'loggedIn 3'],
] as const;

async function filled(database: Database): Promise<void> {
  await fillTireHotel(database.orm);
  await database.close();
}

describe('a tire hotel that is killed, on PGlite', () => {
  let full: string;
  beforeAll(async () => {
    full = await preparedFolder();
    await filled(await openEmbedded(full));
  });

  it.each(moments)('K-01 %s loses nothing and doubles nothing', async (_, step) => {
    const folder = copyOf(full);
    const steps = await killedAt(step, { DATA_DIR: folder });
    await nothingLostOrTwice(await openEmbedded(folder), steps);
  });
});

describe('a tire hotel that is killed, on PostgreSQL', () => {
  let server: PostgresServer;
  let full: string;
  beforeAll(async () => {
    server = await startPostgres();
    full = await server.newDatabase();
    await filled(await openPostgres(full));
  });
  afterAll(() => server.stop());

  it.each(moments)('K-01 %s loses nothing and doubles nothing', async (_, step) => {
    const url = await server.newDatabase(full);
    const steps = await killedAt(step, { DATABASE_URL: url });
    await nothingLostOrTwice(await openPostgres(url), steps);
  });
});
