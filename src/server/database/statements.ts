import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './orm';

/** Rows per statement, to bound memory. */
const CHUNK = 500;

export function* chunks<T>(all: readonly T[], size = CHUNK): Generator<T[]> {
  for (let index = 0; index < all.length; index += size) yield all.slice(index, index + size);
}

/** In an upsert: the value that was to be inserted. */
export const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** The value of a column that no row sets: its default, the next number of its sequence, or null. */
function columnValue(table: PgTable, column: PgColumn): SQL {
  if (column.default !== undefined) return sql`${column.default}`;
  return column.hasDefault ? sql`nextval(pg_get_serial_sequence(${getTableName(table)}, ${column.name}))` : sql`null`;
}

/**
 * The columns of the rows, by field, taken from the first row. A row with other fields is refused: a value would be
 * lost, or null written instead of the default.
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

/** Rows as one parameter that the query reads as a table. */
function given(columns: readonly [field: string, PgColumn][], rows: readonly object[]): SQL {
  const columnTypes = columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given(${sql.join(columnTypes, sql`, `)})`;
}

/**
 * The rows of an insert as a query over one parameter: `tx.insert(table).select(rowsOf(table, rows))`. A parameter
 * per value costs the statement builder and the engine several times as much as the rows themselves. All rows have
 * the same fields; `computed` are the expressions of fields that no row has.
 * @throws {TypeError} rows that differ in their fields, or have one that is no column
 */
export function rowsOf<T extends PgTable, C extends string & keyof T['$inferInsert'] = never>(
  table: T,
  rows: readonly Omit<T['$inferInsert'], C>[],
  computed?: Readonly<Record<C, SQL>>,
): SQL {
  const columns = columnsOf(table, rows);
  const named = new Set(columns.map(([field]) => field));
  const expressions: Readonly<Record<string, SQL>> = computed ?? {};
  const values = Object.entries<PgColumn>(getTableColumns(table)).map(
    ([field, column]) => expressions[field] ?? (named.has(field) ? sql.identifier(field) : columnValue(table, column)),
  );
  return sql`select ${sql.join(values, sql`, `)} from ${given(columns, rows)}`;
}

/**
 * Inserts rows, also into a table with an identity column.
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
