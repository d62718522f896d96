import { eq, sql } from 'drizzle-orm';
import type { Orm } from './orm';
import { settings } from './schema';

/** Small JSON values about this database, by key. */
export async function readSetting(orm: Orm, key: string): Promise<unknown> {
  const [row] = await orm.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function writeSetting(orm: Orm, key: string, value: unknown): Promise<void> {
  await orm
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
