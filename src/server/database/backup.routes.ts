import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { AppEnv } from '../http/app.types';
import { operatorOnly, type OperatorKey } from '../http/operatorOnly';
import { writeBackup } from './backup';
import type { Orm } from './orm';

/** The embedded database responds to nobody else meanwhile, and a client may have stopped reading. */
const WRITE_MS = 20_000;

async function withinLimit(writing: Promise<unknown>): Promise<void> {
  const written = new AbortController();
  const tooLong = pause(WRITE_MS, undefined, { signal: written.signal }).then(() => {
    throw new Error('The client of a backup reads no more.');
  });
  try {
    await Promise.race([writing, tooLong]);
  } finally {
    written.abort();
  }
}

/**
 * POST /api/backup for the command `npm run backup` on the server's machine, with the key of its data folder. A response
 * that is cut off lacks its last line.
 */
export function backupRoutes(orm: Orm, { report, ...operator }: OperatorKey & { report: (error: unknown) => void }) {
  const routes = new Hono<AppEnv>();
  routes.use(operatorOnly(operator));
  routes.post('/', (c) =>
    stream(
      c,
      (output) =>
        writeBackup(orm, async (line) => {
          if (output.aborted) throw new Error('The client of a backup disconnected.');
          await withinLimit(output.write(line));
        }),
      async (error) => report(error),
    ),
  );
  return routes;
}
