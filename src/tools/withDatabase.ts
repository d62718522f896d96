import { readServerFile, type ServerFile } from '@/server/cars/feed/server-file';
import type { Config } from '@/server/config';
import { openDatabase } from '@/server/database/database';
import { DataFolderLocked } from '@/server/database/database.errors';
import type { Database } from '@/server/database/orm';

/** Runs `here` on the database, or, while a server holds it, `there` through the server's API. */
export async function withDatabase<T>(
  config: Config,
  here: (database: Database) => Promise<T>,
  there: (server: ServerFile) => Promise<T>,
): Promise<T> {
  let database: Database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DataFolderLocked)) throw error;
    const server = readServerFile(config.dataDir);
    if (server?.pid !== error.pid) throw error;
    return there(server);
  }
  try {
    return await here(database);
  } finally {
    await database.close();
  }
}
