import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from './orm';

const RETRY_MS = 100;

/**
 * Takes the lock with this name for the rest of the transaction, after whoever has it, however long that takes: a
 * statement that waits itself would be ended by the limit of statements.
 */
export async function advisoryLock(tx: Orm, name: string): Promise<void> {
  for (;;) {
    const [row] = await tx
      .select({ isTaken: sql<boolean>`pg_try_advisory_xact_lock(hashtext(${name}))` })
      .from(sql`(select 1) one`);
    if (row?.isTaken) return;
    await pause(RETRY_MS);
  }
}
