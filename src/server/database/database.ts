import type { Config } from '@/server/config';
import { hasEmbedded, openEmbedded } from './embedded';
import type { Database } from './orm';
import { openPostgres } from './postgres';
import { isSeeded, runSeed } from './seeding';

/** Whether this configuration starts with the demo stock. In live mode the stock comes by the feed. */
export const wantsSeed = (config: Config): boolean => config.mode === 'demo';

const open = (config: Config): Promise<Database> =>
  config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);

/**
 * Opens the database of this configuration: migrated and, in demo mode, seeded the first time. Creating and seeding the
 * embedded one takes several times the memory of opening it, so a child process does that, and this one opens the
 * finished files.
 * @throws DataFolderLocked, DataFolderUnusable, DatabaseUnreachable: each message is one sentence for a person.
 */
export async function openDatabase(config: Config): Promise<Database> {
  if (!wantsSeed(config)) return open(config);
  if (config.databaseUrl === undefined && !hasEmbedded(config.dataDir)) await runSeed(config);
  const database = await open(config);
  if (await isSeeded(database.orm)) return database;
  // An earlier seeding was interrupted, or this PostgreSQL is new.
  await database.close();
  await runSeed(config);
  return open(config);
}
