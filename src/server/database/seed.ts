import { generateCars, generateSoldCars } from '@/server/cars/seed/cars.seed';
import { generateLots } from '@/server/cars/seed/lots';
import { priceHistoryOf } from '@/server/cars/seed/priceHistory';
import { readConfig } from '@/server/config';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { failureText } from '../http/failureText';
import { wantsSeed } from './database';
import { DatabaseUnreachable, DataFolderLocked, DataFolderUnusable } from './database.errors';
import { openEmbedded } from './embedded';
import { fillOnce } from './fill';
import { openPostgres, SEEDING_PATIENCE } from './postgres';
import type { SeedMessage } from './seeding';

/**
 * A program, run as a child process or from the command line: creates, migrates and fills the database of the
 * environment, then ends.
 */
function send(message: SeedMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) return process.send(message, () => resolve());
    if ('message' in message) process.stderr.write(`${message.message}\n`);
    resolve();
  });
}

function failureOf(error: unknown): SeedMessage {
  if (error instanceof DataFolderLocked)
    return { failed: 'DataFolderLocked', folder: error.folder, pid: error.pid, message: error.message };
  const message = failureText(error);
  if (error instanceof DatabaseUnreachable) return { failed: 'DatabaseUnreachable', message };
  if (error instanceof DataFolderUnusable) return { failed: 'DataFolderUnusable', message };
  return { failed: 'other', message };
}

async function seed(): Promise<void> {
  const config = readConfig(process.env);
  const database = await (config.databaseUrl === undefined
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, SEEDING_PATIENCE));
  try {
    if (wantsSeed(config))
      await fillOnce(database.orm, {
        generateCars,
        generateSoldCars,
        generateFacilities,
        priceHistoryOf,
        generateLots,
      });
  } finally {
    await database.close();
  }
}

// Ends with its parent; uncommitted work is repeated at the next start.
process.on('disconnect', () => process.exit(1));

seed()
  .then(
    () => send({ done: true }),
    async (error: unknown) => {
      await send(failureOf(error));
      process.exitCode = 1;
    },
  )
  .finally(() => process.disconnect?.());
