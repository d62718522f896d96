import { sql } from 'drizzle-orm';
import { isObject } from '@/lib/guards';
import type { Orm } from './orm';

/** Blocks of a table that are read at once, to bound memory. */
const BLOCKS = 16;

/** A backup is lines of JSON: the first names the last migration, the last counts the rows, so that a part is noticed. */
interface Head {
  forecourt: 'backup';
  migration: string;
}
interface Rows {
  table: string;
  rows: unknown[];
}
interface End {
  end: number;
  sequences: { name: string; value: string }[];
}

/** A backup can't be restored; the message is a sentence for the person at the command. */
export class NotRestorable extends Error {
  override readonly name = 'NotRestorable';
}

async function lastMigration(orm: Orm): Promise<string> {
  const [row] = await orm
    .select({ hash: sql<string>`hash` })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at desc`)
    .limit(1);
  return row?.hash ?? '';
}

interface Table {
  name: string;
  /** Of the file. */
  blocks: number;
}

/** All tables, each after those that it references. */
async function tablesOf(orm: Orm): Promise<Table[]> {
  const tables = await orm
    .select({
      name: sql<string>`relname`,
      blocks: sql<string>`pg_relation_size(oid) / current_setting('block_size')::int`,
    })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
    .orderBy(sql`relname`);
  const references = await orm
    .select({ child: sql<string>`child.relname`, parent: sql<string>`parent.relname` })
    .from(sql`pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid`)
    .where(sql`contype = 'f' and child.oid <> parent.oid`);
  const ordered = new Map<string, Table>();
  const add = (name: string): void => {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table || ordered.has(name)) return;
    for (const { child, parent } of references) if (child === name) add(parent);
    ordered.set(name, { name, blocks: Number(table.blocks) });
  };
  for (const { name } of tables) add(name);
  return [...ordered.values()];
}

/** The rows of a table, by ranges of its file: no sorting, and no more in memory than a range holds. */
async function* rowsOf(orm: Orm, { name, blocks }: Table): AsyncGenerator<unknown[]> {
  for (let block = 0; block < blocks; block += BLOCKS) {
    const rows = await orm
      .select({ row: sql<unknown>`row_to_json(given)` })
      .from(sql`${sql.identifier(name)} given`)
      .where(sql`ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + BLOCKS},0)`}::tid`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
}

/** Writes all tables as of one moment. On PostgreSQL others go on writing; on the embedded database they wait. */
export async function writeBackup(orm: Orm, write: (line: string) => Promise<unknown>): Promise<void> {
  const line = (value: Head | Rows | End): Promise<unknown> => write(`${JSON.stringify(value)}\n`);
  await orm.transaction(
    async (tx) => {
      let count = 0;
      await line({ forecourt: 'backup', migration: await lastMigration(tx) });
      for (const table of await tablesOf(tx))
        for await (const rows of rowsOf(tx, table)) {
          count += rows.length;
          await line({ table: table.name, rows });
        }
      const sequences = await tx
        .select({ name: sql<string>`sequencename`, value: sql<string>`last_value::text` })
        .from(sql`pg_sequences`)
        .where(sql`schemaname = 'public' and last_value is not null`);
      await line({ end: count, sequences });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const isHead = (value: unknown): value is Head => isObject(value) && value['forecourt'] === 'backup';
const isRows = (value: unknown): value is Rows => isObject(value) && Array.isArray(value['rows']);
const isEnd = (value: unknown): value is End => isObject(value) && Array.isArray(value['sequences']);

/** Whether a backup's last line is there. */
export const isLastLine = (line: string): boolean => line.startsWith('{"end":');

const IN_USE = 'This database is in use: restore into a new DATA_DIR or an empty PostgreSQL.';
const OTHER_VERSION = 'The backup is of another version: restore it with the version that made it.';

function readLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFilled = async (tx: Orm, table: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(table)}`)
      .limit(1)
  ).length > 0;

/**
 * Fills a new, migrated database from the lines of a backup, completely or not at all. Returns the number of rows.
 * @throws NotRestorable
 */
export function restoreBackup(orm: Orm, lines: AsyncIterable<string>): Promise<number> {
  return orm.transaction(async (tx) => {
    const tables = (await tablesOf(tx)).map(({ name }) => name);
    // A server writes settings when it first uses a database; migrations write none.
    if (await isFilled(tx, 'settings')) throw new NotRestorable(IN_USE);
    for (const table of tables)
      if (await isFilled(tx, table)) await tx.execute(sql`truncate table ${sql.identifier(table)} cascade`);
    let count = 0;
    let head: Head | null = null;
    let end: End | null = null;
    for await (const text of lines) {
      const value = readLine(text);
      if (isHead(value)) {
        if (value.migration !== (await lastMigration(tx))) throw new NotRestorable(OTHER_VERSION);
        head = value;
      } else if (head && isRows(value) && tables.includes(value.table)) {
        const table = sql.identifier(value.table);
        await tx.execute(
          sql`insert into ${table} overriding system value
            select * from json_populate_recordset(null::${table}, ${JSON.stringify(value.rows)}::text::json)`,
        );
        count += value.rows.length;
      } else if (isEnd(value)) end = value;
      else break;
    }
    if (!head) throw new NotRestorable('This file is no backup of this program.');
    if (end?.end !== count) throw new NotRestorable('The backup is incomplete: take another one.');
    for (const { name, value } of end.sequences)
      await tx.execute(sql`select setval(${`public.${name}`}::text::regclass, ${value}::text::bigint)`);
    return count;
  });
}
