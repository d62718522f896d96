import { createHmac } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { requestCounts } from '../database/schema';

interface RequestCount {
  /** In the running window, with this one. */
  requests: number;
  /** Until the window ends. */
  msLeft: number;
}

/** Requests counted for all processes of a database together. */
export interface RequestCounts {
  /** Counts one request of a client. A window begins with the first request after the one before has ended. */
  count(limit: string, client: string, seconds: number): Promise<RequestCount>;
  /** Requests of a client in the running window, without counting one. */
  counted(limit: string, client: string): Promise<number>;
}

/** @param key secret of the installation: the database must not tell who made the requests */
export function createRequestCounts({
  orm,
  key: secret,
  now = Date.now,
}: {
  orm: Orm;
  key: string;
  now?: () => number;
}): RequestCounts {
  const keyOf = (limit: string, client: string): string =>
    createHmac('sha256', `request counts ${secret}`).update(`${limit} ${client}`).digest('base64url');

  return {
    async count(limit, client, seconds) {
      const instant = new Date(now());
      const endsAt = new Date(now() + seconds * 1_000);
      const hasEnded = sql`${requestCounts.endsAt} <= ${sql.param(instant, requestCounts.endsAt)}`;
      const [row] = await orm
        .insert(requestCounts)
        .values({ key: keyOf(limit, client), requests: 1, endsAt })
        .onConflictDoUpdate({
          target: requestCounts.key,
          set: {
            requests: sql`case when ${hasEnded} then 1 else ${requestCounts.requests} + 1 end`,
            endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${requestCounts.endsAt} end`,
          },
        })
        .returning();
      if (!row) throw new Error('The request was not counted.');
      // Each new window removes those that have ended.
      if (row.requests === 1) await orm.delete(requestCounts).where(lte(requestCounts.endsAt, instant));
      return { requests: row.requests, msLeft: Math.max(0, row.endsAt.getTime() - now()) };
    },

    async counted(limit, client) {
      const [row] = await orm
        .select({ requests: requestCounts.requests })
        .from(requestCounts)
        .where(and(eq(requestCounts.key, keyOf(limit, client)), gt(requestCounts.endsAt, new Date(now()))));
      return row?.requests ?? 0;
    },
  };
}
