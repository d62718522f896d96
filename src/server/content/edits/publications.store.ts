import { and, eq, lt, sql } from 'drizzle-orm';
import type { PublicationProgress } from '@/domain/content/changes';
import type { Orm } from '@/server/database/orm';
import { contentPublications } from '@/server/database/schema';

export interface PublicationsStore {
  /** Stores the pages of a publication, in the order in which they are to be rendered again. */
  begin(id: string, pages: readonly string[]): Promise<void>;
  /** Stores how far the process is that renders them. */
  advance(progress: Pick<PublicationProgress, 'id' | 'done' | 'failed'>): Promise<void>;
  read(id: string): Promise<PublicationProgress | null>;
  /** Takes over a publication whose process has died, with its pages; `null` while it lives, and when it is complete. */
  claim(id: string): Promise<(PublicationProgress & { addresses: readonly string[] }) | null>;
}

/** A process that has not advanced for so long has died; a page takes a second at most. */
const DEAD_AFTER = sql`interval '20 seconds'`;
const STORED_FOR = sql`interval '7 days'`;

type Row = typeof contentPublications.$inferSelect;
const progressOf = ({ id, pages, done, failed }: Row): PublicationProgress => ({
  id,
  pages: pages.length,
  done,
  failed,
});

export function createPublicationsStore(orm: Orm): PublicationsStore {
  const table = contentPublications;
  return {
    async begin(id, pages) {
      await orm.delete(table).where(lt(table.createdAt, sql`now() - ${STORED_FOR}`));
      await orm.insert(table).values({ id, pages });
    },
    async advance({ id, done, failed }) {
      await orm
        .update(table)
        .set({ done, failed, heartbeat: sql`now()` })
        .where(eq(table.id, id));
    },
    async read(id) {
      const [row] = await orm.select().from(table).where(eq(table.id, id));
      return row ? progressOf(row) : null;
    },
    async claim(id) {
      const [row] = await orm
        .update(table)
        .set({ heartbeat: sql`now()` })
        .where(
          and(
            eq(table.id, id),
            lt(table.heartbeat, sql`now() - ${DEAD_AFTER}`),
            lt(sql`${table.done} + ${table.failed}`, sql`jsonb_array_length(${table.pages})`),
          ),
        )
        .returning();
      return row ? { ...progressOf(row), addresses: row.pages } : null;
    },
  };
}
