import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { FieldAuthor } from '@/domain/content/changes';
import type { Orm } from '@/server/database/orm';
import { contentEdits } from '@/server/database/schema';
import type { Override } from '../build';
import { treeKey, type Overrides } from '../contentTrees';
import { authorOf, changedFields, editorsOf, isChosenNewer, pick, type Choice } from './draftFields';
import type { Edit, EditsStore, ItemKey } from './edits.types';

type Row = typeof contentEdits.$inferSelect;

/** The file's own version. */
export const FILE_VERSION = 1;

const editOf = ({
  site,
  locale,
  itemId,
  version,
  state,
  fields,
  editor,
  authors,
  publisher,
  change,
  createdAt,
  publishedAt,
}: Row): Edit => ({
  site,
  locale,
  itemId,
  version,
  state,
  fields,
  editor,
  authors,
  publisher,
  change,
  createdAt,
  publishedAt,
});
const ofItem = ({ itemId, locale }: Pick<ItemKey, 'itemId' | 'locale'>) =>
  and(eq(contentEdits.itemId, itemId), eq(contentEdits.locale, locale));

export function createEditsStore(orm: Orm): EditsStore {
  /**
   * Allows one writer at a time, over all processes: changes are committed in the order of their numbers, so that a
   * process which knows change 7 knows all before it.
   */
  const write = <T>(work: (tx: Orm, change: number, now: Date) => Promise<T>): Promise<T> =>
    orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content_edits', 0))`);
      return work(tx, await nextChange(tx), new Date());
    });
  const rowsOf = (tx: Orm, key: ItemKey) =>
    tx.select().from(contentEdits).where(ofItem(key)).orderBy(desc(contentEdits.version));
  const draftRows = (tx: Orm, { site, locale }: Pick<ItemKey, 'site' | 'locale'>, choice?: Choice) =>
    tx
      .select()
      .from(contentEdits)
      .where(
        and(
          eq(contentEdits.site, site),
          eq(contentEdits.locale, locale),
          eq(contentEdits.state, 'draft'),
          ...(choice ? [inArray(contentEdits.itemId, [...choice.keys()])] : []),
        ),
      )
      .orderBy(asc(contentEdits.change));
  const publishedRows = async (tx: Orm, drafts: readonly Row[]): Promise<Map<string, Row>> => {
    if (drafts.length === 0) return new Map();
    const rows = await tx
      .select()
      .from(contentEdits)
      .where(
        and(
          inArray(
            contentEdits.itemId,
            drafts.map(({ itemId }) => itemId),
          ),
          eq(contentEdits.state, 'published'),
        ),
      );
    return new Map(rows.map((row) => [`${row.itemId}/${row.locale}`, row]));
  };
  /** The chosen drafts, each with its published version and the changed fields that are chosen. */
  const chosenDrafts = async (tx: Orm, of: Pick<ItemKey, 'site' | 'locale'>, choice?: Choice) => {
    const drafts = await draftRows(tx, of, choice);
    const published = await publishedRows(tx, drafts);
    return drafts.map((draft) => {
      const before = published.get(`${draft.itemId}/${draft.locale}`);
      const changed = changedFields(draft.fields, before?.fields);
      const names = choice?.get(draft.itemId) ?? null;
      return {
        draft,
        before,
        /** Null: all of the draft. */
        names,
        fields: changed.filter((name) => names?.includes(name) ?? true),
        rest: changed.filter((name) => names !== null && !names.includes(name)),
      };
    });
  };
  const update = async (tx: Orm, { id }: Pick<Row, 'id'>, changes: Partial<Row>): Promise<Row> => {
    const [row] = await tx.update(contentEdits).set(changes).where(eq(contentEdits.id, id)).returning();
    if (!row) throw new Error('The database gave no row for the draft.');
    return row;
  };

  /** Writes an item's draft. `next`: its fields and authors, from its draft or published version; null: none. */
  const writeDraft = (
    key: ItemKey,
    editor: string,
    next: (rows: readonly Row[], author: FieldAuthor) => Pick<Row, 'fields' | 'authors'> | null,
  ): Promise<Edit | null> =>
    write(async (tx, change, now) => {
      const rows = await rowsOf(tx, key);
      const written = next(rows, { editor, changedAt: now.toISOString(), change });
      if (!written) return null;
      const draft = rows.find(({ state }) => state === 'draft');
      if (draft) return editOf(await update(tx, draft, { ...written, editor, change }));
      const version = (rows[0]?.version ?? FILE_VERSION) + 1;
      const [row] = await tx
        .insert(contentEdits)
        .values({ ...key, ...written, version, state: 'draft', editor, change })
        .returning();
      if (!row) throw new Error('The database gave no row for the draft.');
      return editOf(row);
    });

  return {
    saveDraft: (key, fields, editor, known) =>
      writeDraft(key, editor, (rows, author) => {
        const draft = rows.find(({ state }) => state === 'draft');
        const before = draft ?? rows.find(({ state }) => state === 'published');
        const names = Object.keys(fields);
        if (before && isChosenNewer(before, names, known)) return null;
        return {
          fields: { ...before?.fields, ...fields },
          authors: { ...draft?.authors, ...Object.fromEntries(names.map((name) => [name, author])) },
        };
      }),
    restore: (key, version, editor) =>
      writeDraft(key, editor, (rows, author) => {
        const fields =
          version === FILE_VERSION
            ? {}
            : rows.find((row) => row.version === version && row.state !== 'discarded')?.fields;
        if (!fields) return null;
        const draft = rows.find(({ state }) => state === 'draft');
        const now = (draft ?? rows.find(({ state }) => state === 'published'))?.fields;
        const restored = changedFields(fields, now).map((name) => [name, { ...author, restored: version }]);
        return { fields, authors: { ...draft?.authors, ...Object.fromEntries(restored) } };
      }),
    discard: (of, { choice, seen } = {}) =>
      write(async (tx, change) => {
        const chosen = await chosenDrafts(tx, of, choice);
        if (chosen.some(({ draft, names }) => isChosenNewer(draft, names, seen))) return null;
        for (const { draft, before, names, fields, rest } of chosen)
          await update(
            tx,
            draft,
            names === null || rest.length === 0
              ? { state: 'discarded', change }
              : {
                  fields: pick(draft.fields, before?.fields, fields),
                  authors: Object.fromEntries(rest.map((name) => [name, authorOf(draft, name)])),
                  editor: editorsOf(draft, rest),
                  change,
                },
          );
        return chosen.length;
      }),
    publish: (of, { choice, seen } = {}, publisher = '') =>
      write(async (tx, change, publishedAt) => {
        const chosen = await chosenDrafts(tx, of, choice);
        if (chosen.some(({ draft, names }) => isChosenNewer(draft, names, seen))) return null;
        const published: { edit: Edit; fields: readonly string[] }[] = [];
        for (const { draft, before, names, fields, rest } of chosen) {
          if (names !== null && fields.length === 0) continue;
          if (before) await update(tx, before, { state: 'replaced' });
          const version = {
            fields: rest.length === 0 ? draft.fields : pick(before?.fields ?? {}, draft.fields, fields),
            authors: {
              ...before?.authors,
              ...Object.fromEntries(fields.map((name) => [name, { ...authorOf(draft, name), change }])),
            },
            editor: editorsOf(draft, fields),
            state: 'published',
            publisher,
            publishedAt,
            change,
          } as const;
          if (rest.length === 0) {
            published.push({ edit: editOf(await update(tx, draft, version)), fields });
            continue;
          }
          // The draft stays with its other changes; the published version takes its number.
          await update(tx, draft, {
            version: draft.version + 1,
            authors: Object.fromEntries(rest.map((name) => [name, authorOf(draft, name)])),
            editor: editorsOf(draft, rest),
            change,
          });
          const { site, locale, itemId, createdAt } = draft;
          const [row] = await tx
            .insert(contentEdits)
            .values({ site, locale, itemId, createdAt, ...version, version: draft.version })
            .returning();
          if (!row) throw new Error('The database gave no row for the publication.');
          published.push({ edit: editOf(row), fields });
        }
        return published;
      }),
    async drafts(of) {
      const rows = await draftRows(orm, of);
      const published = await publishedRows(orm, rows);
      return rows.map((row) => ({
        edit: editOf(row),
        published: published.get(`${row.itemId}/${row.locale}`)?.fields ?? {},
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

async function nextChange(tx: Orm): Promise<number> {
  const [row] = await tx.select({ change: sql<string>`nextval('content_change')` }).from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database gave no number for the change.');
  return Number(row.change);
}

/** Later rows win. */
function groupByTree(rows: readonly Row[]): Overrides {
  const found = new Map<string, Map<string, Override>>();
  for (const { site, locale, itemId, version, fields, authors, change: stamp } of rows) {
    const key = treeKey(site, locale);
    const items = found.get(key) ?? new Map<string, Override>();
    items.set(itemId, { version, stamp, fields, authors });
    found.set(key, items);
  }
  return found;
}
