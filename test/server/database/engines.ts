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
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openEmbedded } from '@/server/database/embedded';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import * as schema from '@/server/database/schema';
import { MIGRATED } from '@test/kit/postgresBroker';
import { newDatabase } from './sharedPostgres';

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

/** A path of the cache for the engine and the migrations as they are; made by the first worker that needs it. */
async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const migrations = path.resolve('src/server/database/migrations');
  const files = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => path.join(migrations, file));
  const version = hashOf([path.resolve('node_modules/@electric-sql/pglite/package.json'), ...files]);
  const made = path.join(CACHE, `${name}-${version}`);
  if (!existsSync(made)) {
    mkdirSync(CACHE, { recursive: true });
    const making = path.join(mkdtempSync(path.join(CACHE, 'making-')), name);
    await make(making);
    try {
      renameSync(making, made);
    } catch (error) {
      // Another worker was first.
      if (!existsSync(made)) throw error;
    }
    rmSync(path.dirname(making), { recursive: true });
  }
  return made;
}

/** An empty, migrated database in a folder: creating one takes seconds, copying it one. */
const folderTemplate = (): Promise<string> =>
  cached('database', async (folder) => {
    mkdirSync(folder);
    await (await openEmbedded(folder)).close();
  });

/** A data folder with a new, empty, migrated database. */
export const preparedFolder = async (): Promise<string> => copyOf(await folderTemplate());

/** The same database as one file. */
const fileTemplate = (): Promise<string> =>
  cached('database-file', async (file) => {
    const engine = await PGlite.create(path.join(await preparedFolder(), 'database'));
    writeFileSync(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
    await engine.close();
  });

/**
 * A new, empty, migrated database for suites that are not about engines: PostgreSQL takes a fraction of the embedded
 * engine's processor time.
 */
export const openMigrated = async (): Promise<Database> => openPostgres(await newDatabase(MIGRATED));

/** A new, empty, migrated database of the embedded engine in memory, for suites that never open it again. */
async function openInMemory(): Promise<Database> {
  const engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(await fileTemplate())]) });
  const orm = drizzle(engine, { schema });
  return { kind: 'embedded', orm, probe: orm, close: () => engine.close() };
}

/** The part of an engine that a suite uses. */
export interface Engine {
  database(): Database;
  /** Closes and opens again what is there: the same data by fresh connections. */
  reopen(): Promise<Database>;
}

const START_MS = 60_000;

/**
 * Runs the same suite on both engines, each on a database of its own that lives as long as the suite. One that opens it
 * again has it in a folder.
 */
export function onBothEngines(title: string, suite: (engine: Engine) => void, { reopens = false } = {}): void {
  describe(`${title}, on PGlite`, () => {
    let folder: string | undefined;
    let database: Database;
    beforeAll(async () => {
      folder = reopens ? await preparedFolder() : undefined;
      database = folder === undefined ? await openInMemory() : await openEmbedded(folder);
    }, START_MS);
    afterAll(() => database.close());
    suite({
      database: () => database,
      async reopen() {
        if (folder === undefined) throw new Error('The suite does not say that it opens its database again.');
        await database.close();
        return (database = await openEmbedded(folder));
      },
    });
  });

  describe(`${title}, on PostgreSQL`, () => {
    let url: string;
    let database: Database;
    beforeAll(async () => {
      url = await newDatabase(MIGRATED);
      database = await openPostgres(url);
    }, START_MS);
    afterAll(() => database.close());
    suite({
      database: () => database,
      async reopen() {
        await database.close();
        return (database = await openPostgres(url));
      },
    });
  });
}
