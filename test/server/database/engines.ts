import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';

/** How Node runs a program that is there for a moment: the embedded database's code as it is first compiled. */
export const FOR_A_MOMENT = ['--liftoff-only'] as const;

/** Cache folder of the tests inside node_modules, where programs find the packages. */
const CACHE = path.resolve('node_modules/.cache/forecourt');

/** A program of the project bundled into one file: loading it module by module takes Node longer than most tests. */
export function inOneFile(program: string): string {
  const {
    outputFiles: [made],
  } = buildSync({
    entryPoints: [path.resolve(program)],
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
  });
  const file = path.join(CACHE, `${program.replaceAll('/', '.')}.cjs`);
  mkdirSync(CACHE, { recursive: true });
  const making = `${file}-${process.pid}`;
  writeFileSync(making, made?.contents ?? '');
  renameSync(making, file);
  return file;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that is gone after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-'));
  folders.push(folder);
  return folder;
}

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** A new folder with all that is in another. */
export function copyOf(template: string): string {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/**
 * A data folder with a new, empty, migrated database. Creating one takes seconds, copying does not, so the first is
 * cached; the key is the engine and the migrations.
 */
export async function preparedFolder(): Promise<string> {
  const migrations = path.resolve('src/server/database/migrations');
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => path.join(migrations, name));
  const template = path.join(
    CACHE,
    `database-${hashOf([path.resolve('node_modules/@electric-sql/pglite/package.json'), ...files])}`,
  );
  if (!existsSync(template)) {
    mkdirSync(CACHE, { recursive: true });
    const made = mkdtempSync(path.join(CACHE, 'making-'));
    await (await openEmbedded(made)).close();
    try {
      renameSync(made, template);
    } catch (error) {
      // Another worker was first.
      rmSync(made, { recursive: true });
      if (!existsSync(template)) throw error;
    }
  }
  return copyOf(template);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface PostgresServer {
  /** A new database of this server: empty, or a copy of one without connections. */
  newDatabase(copied?: string): Promise<string>;
  port: number;
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free port, in a process of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const child = fork(path.resolve('test/server/database/postgres-server.mjs'), [String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const connect = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)));
    });
  expect(await connect()).toEqual({ ready: true });
  let databases = 0;
  return {
    port,
    async newDatabase(copied) {
      const name = `forecourt_${++databases}`;
      child.send({ create: name, copied: copied?.slice(copied.lastIndexOf('/') + 1) });
      expect(await connect()).toEqual({ created: name });
      return `postgres://forecourt:test@127.0.0.1:${port}/${name}`;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

/** The part of an engine that a suite uses. */
export interface Engine {
  database(): Database;
  /** Closes and opens again what is there: the same data by fresh connections. */
  reopen(): Promise<Database>;
}

const START_MS = 60_000;

/** Runs the same suite on both engines, each on a database of its own that lives as long as the suite. */
export function onBothEngines(title: string, suite: (engine: Engine) => void): void {
  describe(`${title}, on PGlite`, () => {
    let folder: string;
    let database: Database;
    beforeAll(async () => {
      folder = await preparedFolder();
      database = await openEmbedded(folder);
    }, START_MS);
    afterAll(() => database.close());
    suite({
      database: () => database,
      async reopen() {
        await database.close();
        return (database = await openEmbedded(folder));
      },
    });
  });

  describe(`${title}, on PostgreSQL`, () => {
    let server: PostgresServer;
    let url: string;
    let database: Database;
    beforeAll(async () => {
      server = await startPostgres();
      url = await server.newDatabase();
      database = await openPostgres(url);
    }, START_MS);
    afterAll(async () => {
      await database.close();
      await server.stop();
    });
    suite({
      database: () => database,
      async reopen() {
        await database.close();
        return (database = await openPostgres(url));
      },
    });
  });
}
