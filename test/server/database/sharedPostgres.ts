import { BROKER_URL } from '@test/kit/postgresBroker';

/** A new database on the PostgreSQL of this run: empty, migrated (`MIGRATED`), or a copy of one without
 * connections. Returns its URL. */
export async function newDatabase(copied = ''): Promise<string> {
  const response = await fetch(process.env[BROKER_URL] ?? '', { method: 'POST', body: copied });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
