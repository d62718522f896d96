import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { tireSessions } from '@/server/database/tireHotel.tables';
import { newToken, type TireHotelKeys } from './tireHotelKeys';

const IDLE_MS = 15 * 60_000;
/** The longest session, in seconds. */
export const SESSION_SECONDS = 3600;

interface OpenSession {
  /** E.164. */
  phone: string;
  /** Until it ends without a further request. */
  secondsLeft: number;
  /** Until it ends in any case. */
  secondsAtMost: number;
}

export interface SessionsStore {
  /** Opens a session in the transaction that used the code; returns its token, which only the cookie has. */
  open(tx: Orm, phone: string): Promise<string>;
  /** The running session of a token, used just now; null: none. */
  use(token: string): Promise<OpenSession | null>;
  end(token: string): Promise<void>;
  deleteOld(): Promise<void>;
}

/** Sessions end a quarter of an hour after the last request, and an hour after they began. */
export function createSessionsStore(orm: Orm, keys: TireHotelKeys, now: () => number): SessionsStore {
  const hashOf = (token: string): string => keys.tokenHash('session', token);
  const idleSince = (): Date => new Date(now() - IDLE_MS);
  return {
    async open(tx, phone) {
      const token = newToken();
      const createdAt = new Date(now());
      const expiresAt = new Date(now() + SESSION_SECONDS * 1000);
      await tx.insert(tireSessions).values({ hash: hashOf(token), phone, createdAt, seenAt: createdAt, expiresAt });
      return token;
    },
    async use(token) {
      const instant = new Date(now());
      const [row] = await orm
        .update(tireSessions)
        .set({ seenAt: instant })
        .where(
          and(
            eq(tireSessions.hash, hashOf(token)),
            gt(tireSessions.expiresAt, instant),
            gt(tireSessions.seenAt, idleSince()),
          ),
        )
        .returning({ phone: tireSessions.phone, expiresAt: tireSessions.expiresAt });
      if (!row) return null;
      const mostMs = row.expiresAt.getTime() - now();
      return {
        phone: row.phone,
        secondsLeft: Math.floor(Math.min(IDLE_MS, mostMs) / 1000),
        secondsAtMost: Math.floor(mostMs / 1000),
      };
    },
    async end(token) {
      await orm.delete(tireSessions).where(eq(tireSessions.hash, hashOf(token)));
    },
    async deleteOld() {
      const instant = new Date(now());
      await orm
        .delete(tireSessions)
        .where(or(lte(tireSessions.expiresAt, instant), lte(tireSessions.seenAt, idleSince())));
    },
  };
}
