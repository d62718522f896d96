import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './orm';

/** Rows of one statement: what a batch of them needs of memory stays small. */
const CHUNK = 500;

export function* chunks<T>(all: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** In an upsert: the value that was to be inserted. */
export const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** What a column holds that no row says anything of: its default, the next of its numbers, or nothing. */
function standsAs(table: PgTable, column: PgColumn): SQL {
  if (column.default !== undefined) return sql`${column.default}`;
  return column.hasDefault ? sql`nextval(pg_get_serial_sequence(${getTableName(table)}, ${column.name}))` : sql`null`;
}

/** Rows as one parameter that answers as a table. */
function given(table: PgTable, rows: readonly object[]): SQL {
  const [first = {}] = rows;
  const fields = Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => name in first);
  const columns = fields.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given(${sql.join(columns, sql`, `)})`;
}

/**
 * What an insert writes, as a query over one parameter: `tx.insert(table).select(rowsOf(table, rows))`. A parameter for every value
 * costs the builder of statements, and the engine, several times what the rows themselves do. All rows have the fields of the first;
 * `computed` are the expressions of fields that none of them has.
 */
export function rowsOf<T extends PgTable, C extends string & keyof T['$inferInsert'] = never>(
  table: T, rows: readonly Omit<T['$inferInsert'], C>[], computed?: Readonly<Record<C, SQL>>,
): SQL {
  const [first = {}] = rows;
  const expressions: Readonly<Record<string, SQL>> = computed ?? {};
  const values = Object.entries<PgColumn>(getTableColumns(table)).map(([name, column]) => expressions[name] ?? (name in first ? sql.identifier(name) : standsAs(table, column)));
  return sql`select ${sql.join(values, sql`, `)} from ${given(table, rows)}`;
}

/** The same for rows that are simply added, to a table that numbers them itself too. */
export async function insertRows<T extends PgTable>(tx: Orm, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const fields = Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => name in first);
  const columns = fields.map(([, column]) => sql.identifier(column.name));
  const names = fields.map(([name]) => sql.identifier(name));
  await tx.execute(sql`insert into ${table} (${sql.join(columns, sql`, `)}) select ${sql.join(names, sql`, `)} from ${given(table, rows)}`);
}
