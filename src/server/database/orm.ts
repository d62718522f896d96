import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A common type of both engines and their transactions. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly orm: Orm;
  /** For short checks: responds while every connection of `orm` is in use. */
  readonly probe: Orm;
  /** Afterwards another process may open the data folder. */
  close(): Promise<void>;
}
