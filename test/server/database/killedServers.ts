import { fork, type ChildProcess } from 'node:child_process';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { copyOf, FOR_A_MOMENT, inOneFile, preparedFolder } from './engines';
import { newDatabase } from './sharedPostgres';

/** What a program sends of itself: how far it is, and what its caller would know by then. */
export interface SentStep {
  step: string;
}

interface Killed<Step extends SentStep> {
  /** Requirement id, the first word of each title. */
  row: string;
  /** Who is killed. */
  name: string;
  /** Path of a program that works on the database of its environment until it is killed. */
  program: string;
  /** Words of each title, and the step at which the program is killed. */
  moments: readonly (readonly [string, string])[];
  fill(database: Database): Promise<unknown>;
  /** @param steps what was sent before the end, the last one included */
  nothingLostOrTwice(database: Database, steps: readonly Step[]): Promise<void>;
}

/** Suites of a program killed at moments of its work, on both databases. */
export function describeKilled<Step extends SentStep>({
  row,
  name,
  program,
  moments,
  fill,
  nothingLostOrTwice,
}: Killed<Step>): void {
  const children: ChildProcess[] = [];
  let file: string;
  beforeAll(() => {
    file = inOneFile(program);
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  function killedAt(step: string, where: { DATA_DIR?: string; DATABASE_URL?: string }): Promise<Step[]> {
    const child = fork(file, [], {
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

  async function filled(database: Database): Promise<void> {
    await fill(database);
    await database.close();
  }
  async function checked(database: Database, steps: readonly Step[]): Promise<void> {
    await nothingLostOrTwice(database, steps);
    await database.close();
  }

  describe(`${name} that is killed, on PGlite`, () => {
    let full: string;
    beforeAll(async () => {
      full = await preparedFolder();
      await filled(await openEmbedded(full));
    });

    it.each(moments)(`${row} %s loses nothing and doubles nothing`, async (_, step) => {
      const folder = copyOf(full);
      const steps = await killedAt(step, { DATA_DIR: folder });
      await checked(await openEmbedded(folder), steps);
    });
  });

  describe(`${name} that is killed, on PostgreSQL`, () => {
    let full: string;
    beforeAll(async () => {
      full = await newDatabase();
      await filled(await openPostgres(full));
    });

    it.each(moments)(`${row} %s loses nothing and doubles nothing`, async (_, step) => {
      const url = await newDatabase(full);
      const steps = await killedAt(step, { DATABASE_URL: url });
      await checked(await openPostgres(url), steps);
    });
  });
}
