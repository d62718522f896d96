import { sql } from 'drizzle-orm';
import type { Orm } from './orm';

/** Of PostgreSQL: connections, resources, statements that took too long, its shutdown. Of the network: all others. */
const CODES = /^(?:08\d{3}|53\d{3}|57014|57P0\d|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver's own errors have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;
const DEEPEST_CAUSE = 5;

/** Whether an error means that the database, or another service, can't be reached now, and may be in a moment. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth <= DEEPEST_CAUSE && cause instanceof Error; depth += 1, cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return false;
}

const REACHED_WITHIN_MS = 2_000;

/** Checks that the database responds. Many who ask at the same time cost one statement. */
export function createReachableCheck(probe: Orm, limitMs = REACHED_WITHIN_MS): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const check = async (): Promise<boolean> => {
    let limit: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      limit = setTimeout(() => resolve(false), limitMs);
    });
    const reached = probe.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([reached, timeout]);
    } finally {
      clearTimeout(limit);
      running = null;
    }
  };
  return () => (running ??= check());
}
