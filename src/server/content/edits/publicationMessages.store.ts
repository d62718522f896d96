import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { publicationMessages } from '@/server/database/schema';

/** A message of a publication on another platform. */
export interface PublicationMessage {
  invocationId: string;
  /** Number of updates that it names. */
  updates: number;
  /** Internal paths of the pages that it touches. */
  pages: readonly string[];
}

export interface PublicationMessages {
  /** Stores a message. Resolves with its position, and the sum of updates of its publication so far. */
  add(message: PublicationMessage): Promise<{ position: number; updates: number }>;
  /**
   * Takes the messages of a publication, each once, whichever processes received them. With `last`: only if no later
   * message has come.
   */
  take(invocationId: string, last?: number): Promise<{ updates: number; pages: string[] }>;
  /** Messages after a position, oldest first. `isOwn`: received by this process. */
  since(position: number): Promise<{ position: number; pages: readonly string[]; receivedAt: Date; isOwn: boolean }[]>;
}

const STORED_FOR = sql`interval '7 days'`;

/** @param process a name that no other process has, nor had */
export function createPublicationMessages(orm: Orm, process: string): PublicationMessages {
  const table = publicationMessages;
  const ofUntaken = (invocationId: string) => and(eq(table.invocationId, invocationId), eq(table.isTaken, false));
  return {
    add: ({ invocationId, updates, pages }) =>
      orm.transaction(async (tx) => {
        // One writer at a time: a process that knows position 7 knows all before it.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('publication_messages', 0))`);
        await tx.delete(table).where(lt(table.receivedAt, sql`now() - ${STORED_FOR}`));
        const [row] = await tx
          .insert(table)
          .values({ invocationId, updates, pages, process })
          .returning({ position: table.position });
        if (!row) throw new Error('The message was not stored.');
        const [sum] = await tx
          .select({ updates: sql<number>`sum(${table.updates})`.mapWith(Number) })
          .from(table)
          .where(ofUntaken(invocationId));
        return { position: row.position, updates: sum?.updates ?? updates };
      }),
    take: (invocationId, last) =>
      orm.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(table)
          .where(ofUntaken(invocationId))
          .orderBy(asc(table.position))
          .for('update');
        if (last !== undefined && rows.at(-1)?.position !== last) return { updates: 0, pages: [] };
        await tx.update(table).set({ isTaken: true }).where(ofUntaken(invocationId));
        return {
          updates: rows.reduce((sum, row) => sum + row.updates, 0),
          pages: [...new Set(rows.flatMap((row) => row.pages))],
        };
      }),
    async since(position) {
      const rows = await orm.select().from(table).where(gt(table.position, position)).orderBy(asc(table.position));
      return rows.map((row) => ({
        position: row.position,
        pages: row.pages,
        receivedAt: row.receivedAt,
        isOwn: row.process === process,
      }));
    },
  };
}
