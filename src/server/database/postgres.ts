import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, DatabaseError, Pool } from 'pg';
import { DatabaseUnreachable } from './database.errors';
import { migrations } from './migrate';
import type { Database } from './orm';
import * as schema from './schema';

/** How long a server of PostgreSQL may take, in ms. */
export interface PostgresPatience {
  connectMs: number;
  /** For a statement; longer than any of ours, batches of imports included. Locks are waited for by short statements. */
  statementMs: number;
  /**
   * For a connection on which nothing arrives: longer than a statement, which the server itself ends in time, and than
   * the pool leaves a connection idle.
   */
  silentMs: number;
}

const PATIENCE: PostgresPatience = { connectMs: 5_000, statementMs: 15_000, silentMs: 20_000 };
/** Filling a database takes large steps. */
export const SEEDING_PATIENCE: PostgresPatience = { connectMs: 5_000, statementMs: 300_000, silentMs: 320_000 };
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
 * The socket of a connection that ends itself after a silence. Its query fails then, and the pool replaces it: a server
 * that hangs, or a network that drops all packets, is otherwise noticed after many minutes.
 */
function silenceEnds(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('PostgreSQL does not respond.'), { code: 'ETIMEDOUT' })),
  );
}

/** Servers that start at the same time migrate one after another, however long it takes. */
async function migrated(url: string, connectMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true });
  // The query that is running fails, too; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client, { schema }), migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
}

/**
 * A connection pool of a PostgreSQL server, migrated when it returns.
 * @throws DatabaseUnreachable within a few seconds when it cannot be reached or refuses the connection.
 */
export async function openPostgres(
  url: string,
  { connectMs, statementMs, silentMs }: PostgresPatience = PATIENCE,
): Promise<Database> {
  try {
    await migrated(url, connectMs);
  } catch (error) {
    const refused = error instanceof DatabaseError && !/^(28|3D|53|57)/.test(error.code ?? '');
    if (refused) throw error;
    throw new DatabaseUnreachable(`PostgreSQL at ${hostOf(url)} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
  const open = (max?: number): Pool => {
    const pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      keepAlive: true,
      stream: () => silenceEnds(silentMs),
      max,
    });
    // A connection that breaks while idle has already left the pool; the next query opens another or reports its own
    // error.
    pool.on('error', () => undefined);
    // One that breaks in a transaction fails its statement. Without a listener it would end the process, too.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = open();
  // Behind the statements of a burst of visitors a check would wait too long.
  const probe = open(1);
  return {
    kind: 'postgres',
    orm: drizzle(pool, { schema }),
    probe: drizzle(probe, { schema }),
    async close() {
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}
