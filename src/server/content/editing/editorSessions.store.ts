import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Orm } from '../../database/orm';
import { editorSessions } from '../../database/schema';

export interface OpenEditorSession {
  id: string;
  editor: string;
  site: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

/** The sessions that have not ended: a cookie without its session opens nothing. */
export interface EditorSessionsStore {
  open(session: { editor: string; site: string }, seconds: number): Promise<string>;
  isOpen(id: string): Promise<boolean>;
  list(): Promise<OpenEditorSession[]>;
  /** null: all. Returns their number. */
  end(id: string | null): Promise<number>;
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export function createEditorSessionsStore(orm: Orm, now: () => number = Date.now): EditorSessionsStore {
  const running = () => gt(editorSessions.expiresAt, new Date(now()));
  return {
    async open(session, seconds) {
      const createdAt = new Date(now());
      await orm.delete(editorSessions).where(lte(editorSessions.expiresAt, createdAt));
      const [row] = await orm
        .insert(editorSessions)
        .values({ ...session, createdAt, expiresAt: new Date(now() + seconds * 1_000) })
        .returning({ id: editorSessions.id });
      if (!row) throw new Error('The session was not stored.');
      return row.id;
    },
    isOpen: async (id) =>
      isUuid(id) && (await orm.$count(editorSessions, and(eq(editorSessions.id, id), running()))) > 0,
    list: async () =>
      (await orm.select().from(editorSessions).where(running()).orderBy(asc(editorSessions.createdAt))).map(
        ({ createdAt, expiresAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }),
      ),
    async end(id) {
      if (id !== null && !isUuid(id)) return 0;
      const ended = await orm
        .delete(editorSessions)
        .where(id === null ? undefined : eq(editorSessions.id, id))
        .returning({ id: editorSessions.id });
      return ended.length;
    },
  };
}
