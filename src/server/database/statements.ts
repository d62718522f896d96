import { sql } from 'drizzle-orm';

/** Statements stay well under the protocol's 65 535 parameters. */
const CHUNK = 500;

export function* chunks<T>(all: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** In an upsert: the value that was to be inserted. */
export const excluded = (column: string) => sql.raw(`excluded.${column}`);
