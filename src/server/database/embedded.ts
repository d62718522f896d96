import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { isObject } from '@/lib/guards';
import { DataFolderLocked, DataFolderUnusable } from './database.errors';
import { damaged, prepareFolder, unusable } from './dataFolder';
import { lockFolder } from './folder-lock';
import type { ProcessLock } from './processLock';
import { migrations } from './migrate';
import type { Database } from './orm';
import * as schema from './schema';

const FOLDER = 'database';
const UNBORN = 'database.new-';

export const hasEmbedded = (dataDir: string): boolean => existsSync(path.join(dataDir, FOLDER));

/**
 * The engine's page cache is in this process, in addition to the operating system's: a quarter of what is usual for a
 * dedicated server.
 */
const CACHE = ['-c', 'shared_buffers=32MB'];

/** Created under a temporary name and renamed when complete, so that an incomplete database is never opened. */
async function create(dataDir: string): Promise<void> {
  const unborn = path.join(dataDir, `${UNBORN}${process.pid}`);
  const engine = await PGlite.create(unborn);
  await engine.close();
  renameSync(unborn, path.join(dataDir, FOLDER));
}

function takeFolder(dataDir: string): ProcessLock {
  try {
    prepareFolder(dataDir);
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof DataFolderLocked ? error : unusable(dataDir, error);
  }
}

async function openFiles(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, FOLDER);
  // Without this file the engine would take the folder for a new one.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(dataDir, 'PG_VERSION is missing');
  try {
    return await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...CACHE] });
  } catch (error) {
    // The system refused: a full disk, rights, memory. Else the files are wrong.
    throw isObject(error) && typeof error['code'] === 'string' ? unusable(dataDir, error) : damaged(dataDir, error);
  }
}

/**
 * PostgreSQL inside this process, in a folder that no other process may use at the same time. Migrated when it
 * returns.
 * @throws DataFolderLocked when another process has it, DataFolderUnusable when the files cannot be opened.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = takeFolder(dataDir);
  try {
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith(UNBORN)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
    }
    if (!hasEmbedded(dataDir)) await create(dataDir);
    const engine = await openFiles(dataDir);
    const orm = drizzle(engine, { schema });
    try {
      await migrate(orm, migrations);
    } catch (error) {
      await engine.close();
      throw error;
    }
    return {
      kind: 'embedded',
      orm,
      probe: orm,
      async close() {
        try {
          await engine.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error instanceof DataFolderUnusable ? error : unusable(dataDir, error);
  }
}
