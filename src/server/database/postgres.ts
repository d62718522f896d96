import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, Pool } from 'pg';
import { DatabaseUnreachable } from './database.errors';
import { migrations } from './migrate';
import type { Database } from './orm';
import * as schema from './schema';

const CONNECT_MS = 5_000;
/** Advisory lock number, unused by other programs of this database. */
const MIGRATION_LOCK = 4_202_101;

/** Host, port and database, without user or password. */
function hostOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * A connection pool of a PostgreSQL server, migrated when it returns. Servers that start at the same time migrate one
 * after another.
 * @throws DatabaseUnreachable within a few seconds when it cannot be reached or refuses the connection.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // A connection that breaks while idle has already left the pool; the next query opens another or reports its own
  // error.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      try {
        await migrate(drizzle(client, { schema }), migrations);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      }
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    const refused = error instanceof DatabaseError && !/^(28|3D|53|57)/.test(error.code ?? '');
    if (refused) throw error;
    throw new DatabaseUnreachable(`PostgreSQL at ${hostOf(url)} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
  return { kind: 'postgres', orm: drizzle(pool, { schema }), close: () => pool.end() };
}
