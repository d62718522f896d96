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
function columnValue(table: PgTable, column: PgColumn): SQL {
  if (column.default !== undefined) return sql`${column.default}`;
  return column.hasDefault ? sql`nextval(pg_get_serial_sequence(${getTableName(table)}, ${column.name}))` : sql`null`;
}

/**
 * The columns that rows speak of, by field. They are told by the first row; a row that speaks of others would lose them, or write
 * nothing where it had meant the default, so it is refused.
 */
function columnsOf(table: PgTable, rows: readonly object[]): [field: string, PgColumn][] {
  const [first = {}] = rows;
  const fields = Object.keys(first);
  const other = rows.find(
    (row) => Object.keys(row).length !== fields.length || fields.some((field) => !(field in row)),
  );
  if (other)
    throw new TypeError(
      `Rows for ${getTableName(table)} differ in their fields: ${fields.join(', ')}; ${Object.keys(other).join(', ')}.`,
    );
  const columns = getTableColumns(table);
  return fields.map((field) => {
    const column: PgColumn | undefined = columns[field];
    if (!column) throw new TypeError(`${getTableName(table)} has no field ${field}.`);
    return [field, column];
  });
}

/** Rows as one parameter that answers as a table. */
function given(columns: readonly [field: string, PgColumn][], rows: readonly object[]): SQL {
  const typedColumns = columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given(${sql.join(typedColumns, sql`, `)})`;
}

/**
 * What an insert writes, as a query over one parameter: `tx.insert(table).select(rowsOf(table, rows))`. A parameter for every value
 * costs the builder of statements, and the engine, several times what the rows themselves do. All rows have the same fields;
 * `computed` are the expressions of fields that none of them has.
 * @throws {TypeError} rows that differ in their fields, or have one that is no column
 */
export function rowsOf<T extends PgTable, C extends string & keyof T['$inferInsert'] = never>(
  table: T,
  rows: readonly Omit<T['$inferInsert'], C>[],
  computed?: Readonly<Record<C, SQL>>,
): SQL {
  const columns = columnsOf(table, rows);
  const told = new Set(columns.map(([field]) => field));
  const expressions: Readonly<Record<string, SQL>> = computed ?? {};
  const values = Object.entries<PgColumn>(getTableColumns(table)).map(
    ([field, column]) => expressions[field] ?? (told.has(field) ? sql.identifier(field) : columnValue(table, column)),
  );
  return sql`select ${sql.join(values, sql`, `)} from ${given(columns, rows)}`;
}

/**
 * The same for rows that are simply added, to a table that numbers them itself too.
 * @throws {TypeError} rows that differ in their fields, or have one that is no column
 */
export async function insertRows<T extends PgTable>(
  tx: Orm,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table, rows);
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const fields = columns.map(([field]) => sql.identifier(field));
  await tx.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(fields, sql`, `)} from ${given(columns, rows)}`,
  );
}
