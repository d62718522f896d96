import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { DraftInfo } from '@/domain/content/editing';
import type { Orm } from '@/server/database/orm';
import { contentEdits } from '@/server/database/schema';
import type { Override } from '../build';
import { treeKey, type Overrides } from '../contentTrees';

/** An item in one language. */
export interface ItemKey {
  site: string;
  locale: string;
  itemId: string;
}

export interface Edit extends ItemKey {
  version: number;
  state: 'draft' | 'published' | 'replaced' | 'discarded';
  fields: Readonly<Record<string, unknown>>;
  editor: string;
  createdAt: Date;
  publishedAt: Date | null;
}

export interface EditsStore {
  /** Changes the item's draft, or begins one from the published version; fields that are not given stay. */
  saveDraft(key: ItemKey, fields: Readonly<Record<string, unknown>>, editor: string): Promise<Edit>;
  /** Begins a draft equal to an earlier version; 1 is the file. `null` for an unknown version. */
  restore(key: ItemKey, version: number, editor: string): Promise<Edit | null>;
  /** False if there was no draft. */
  discard(key: ItemKey): Promise<boolean>;
  /**
   * Publishes the drafts of a site in one language, of these items or of all, and returns them. `seen` is the newest
   * change that the editor has loaded: if a draft changed after it, nothing is published, and the result is `null`.
   */
  publish(of: Pick<ItemKey, 'site' | 'locale'>, itemIds?: readonly string[], seen?: number): Promise<Edit[] | null>;
  /** Unpublished drafts. */
  drafts(of: Pick<ItemKey, 'site' | 'locale'>): Promise<DraftInfo[]>;
  /** Newest first; discarded drafts are left out. */
  history(key: ItemKey): Promise<Edit[]>;
  /** Changes over the files: published ones, and those including drafts. */
  overrides(): Promise<{ published: Overrides; draft: Overrides; change: number }>;
  /** The number of the newest change. */
  newest(): Promise<number>;
}

type Row = typeof contentEdits.$inferSelect;

/** The file's own version. */
export const FILE_VERSION = 1;

const editOf = ({ site, locale, itemId, version, state, fields, editor, createdAt, publishedAt }: Row): Edit => ({
  site,
  locale,
  itemId,
  version,
  state,
  fields,
  editor,
  createdAt,
  publishedAt,
});
const change = sql<number>`nextval('content_change')`;
const ofItem = ({ itemId, locale }: ItemKey) => and(eq(contentEdits.itemId, itemId), eq(contentEdits.locale, locale));

export function createEditsStore(orm: Orm): EditsStore {
  /** Allows one writer of an item at a time, over all processes. */
  const lockItem = (tx: Orm, { itemId, locale }: ItemKey) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${itemId}/${locale}`}, 0))`);
  const rowsOf = (tx: Orm, key: ItemKey) =>
    tx.select().from(contentEdits).where(ofItem(key)).orderBy(desc(contentEdits.version));

  async function write(
    key: ItemKey,
    editor: string,
    fieldsFrom: (rows: readonly Row[]) => Record<string, unknown> | null,
  ): Promise<Edit | null> {
    return orm.transaction(async (tx) => {
      await lockItem(tx, key);
      const rows = await rowsOf(tx, key);
      const fields = fieldsFrom(rows);
      if (fields === null) return null;
      const draft = rows.find(({ state }) => state === 'draft');
      const [row] = draft
        ? await tx.update(contentEdits).set({ fields, editor, change }).where(eq(contentEdits.id, draft.id)).returning()
        : await tx
            .insert(contentEdits)
            .values({ ...key, version: (rows[0]?.version ?? FILE_VERSION) + 1, state: 'draft', fields, editor, change })
            .returning();
      if (!row) throw new Error('The database gave no row for the draft.');
      return editOf(row);
    });
  }

  return {
    async saveDraft(key, fields, editor) {
      const saved = await write(key, editor, (rows) => ({
        ...(rows.find(({ state }) => state === 'draft') ?? rows.find(({ state }) => state === 'published'))?.fields,
        ...fields,
      }));
      if (!saved) throw new Error('A draft always has fields.');
      return saved;
    },
    restore: (key, version, editor) =>
      write(key, editor, (rows) =>
        version === FILE_VERSION
          ? {}
          : (rows.find((row) => row.version === version && row.state !== 'discarded')?.fields ?? null),
      ),
    async discard(key) {
      const discarded = await orm
        .update(contentEdits)
        .set({ state: 'discarded', change })
        .where(and(ofItem(key), eq(contentEdits.state, 'draft')))
        .returning({ id: contentEdits.id });
      return discarded.length > 0;
    },
    async publish({ site, locale }, itemIds, seen) {
      return orm.transaction(async (tx) => {
        const here = and(
          eq(contentEdits.site, site),
          eq(contentEdits.locale, locale),
          ...(itemIds ? [inArray(contentEdits.itemId, [...itemIds])] : []),
        );
        const drafts = await tx
          .select()
          .from(contentEdits)
          .where(and(here, eq(contentEdits.state, 'draft')))
          .orderBy(asc(contentEdits.id))
          .for('update');
        if (drafts.length === 0) return [];
        if (seen !== undefined && drafts.some((draft) => draft.change > seen)) return null;
        const ids = drafts.map(({ itemId }) => itemId);
        await tx
          .update(contentEdits)
          .set({ state: 'replaced', change })
          .where(
            and(
              eq(contentEdits.locale, locale),
              inArray(contentEdits.itemId, ids),
              eq(contentEdits.state, 'published'),
            ),
          );
        const rows = await tx
          .update(contentEdits)
          .set({ state: 'published', publishedAt: sql`now()`, change })
          .where(
            inArray(
              contentEdits.id,
              drafts.map(({ id }) => id),
            ),
          )
          .returning();
        return rows.map(editOf);
      });
    },
    async drafts({ site, locale }) {
      const rows = await orm
        .select()
        .from(contentEdits)
        .where(and(eq(contentEdits.site, site), eq(contentEdits.locale, locale), eq(contentEdits.state, 'draft')))
        .orderBy(asc(contentEdits.change));
      return rows.map(({ itemId, version, editor, change: stamp }) => ({
        item: itemId,
        version,
        editor,
        change: stamp,
      }));
    },
    async history(key) {
      return (await rowsOf(orm, key)).filter(({ state }) => state !== 'discarded').map(editOf);
    },
    async overrides() {
      const newest = await this.newest();
      const rows = await orm
        .select()
        .from(contentEdits)
        .where(inArray(contentEdits.state, ['published', 'draft']));
      const published = groupByTree(rows.filter(({ state }) => state === 'published'));
      return {
        published,
        draft: groupByTree(rows.toSorted((a, b) => Number(a.state === 'draft') - Number(b.state === 'draft'))),
        change: newest,
      };
    },
    async newest() {
      const [row] = await orm.select({ newest: max(contentEdits.change) }).from(contentEdits);
      return Number(row?.newest ?? 0);
    },
  };
}

/** Later rows win. */
function groupByTree(rows: readonly Row[]): Overrides {
  const found = new Map<string, Map<string, Override>>();
  for (const { site, locale, itemId, version, fields, change: stamp } of rows) {
    const key = treeKey(site, locale);
    const items = found.get(key) ?? new Map<string, Override>();
    items.set(itemId, { version, stamp, fields });
    found.set(key, items);
  }
  return found;
}
