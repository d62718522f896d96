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
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { startPostgres, type PostgresServer } from './postgresServer';

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
