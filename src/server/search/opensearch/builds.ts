import { randomUUID } from 'node:crypto';
import type { IndexDefinition } from '../engine/definition';
import { indexBody } from './documents';
import { valueAt, SearchServerError, type SearchServer } from './server';

/** Attempts to switch the alias when another process switches at the same time. */
const MOST_TRIES = 5;

const path = (name: string): string => `/${encodeURIComponent(name)}`;

/** Creates a new index next to the one in use; it is not searched yet. */
export async function newIndex(
  server: SearchServer,
  alias: string,
  definition: IndexDefinition,
  shards: number,
): Promise<string> {
  const name = `${alias}-${randomUUID().slice(0, 13)}`;
  await server.change('PUT', path(name), indexBody(definition, shards));
  return name;
}

export async function dropIndex(server: SearchServer, name: string): Promise<void> {
  await server.change('DELETE', path(name));
}

export async function refreshed(server: SearchServer, name: string): Promise<void> {
  await server.change('POST', `${path(name)}/_refresh`);
}

/** An index by its own name, not its alias. */
export interface ServerIndex {
  name: string;
  metadata: unknown;
}

/** The indexes behind an alias, with their metadata. */
export async function indexesOf(server: SearchServer, alias: string): Promise<ServerIndex[]> {
  try {
    const response = await server.change('GET', `/_alias${path(alias)}`);
    const mappings = await server.change('GET', `${path(alias)}/_mapping`);
    return Object.keys(response ?? {}).map((name) => ({
      name,
      metadata: valueAt(mappings, name) === undefined ? undefined : valueAt(mappings, name, 'mappings', '_meta'),
    }));
  } catch (error) {
    if (error instanceof SearchServerError && error.status === 404) return [];
    throw error;
  }
}

/** Points the alias at the new index in one step and deletes the old ones. */
export async function switchTo(server: SearchServer, alias: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const old = await indexesOf(server, alias);
    try {
      await server.change('POST', '/_aliases', {
        actions: [
          ...old.map((one) => ({ remove_index: { index: one.name } })),
          { add: { index: name, alias, is_write_index: true } },
        ],
      });
      return;
    } catch (error) {
      if (!(error instanceof SearchServerError) || error.status !== 404 || tries === MOST_TRIES) throw error;
    }
  }
}

/** Writes metadata into an index; none where it was replaced meanwhile. */
export async function writeMetadata(server: SearchServer, name: string, metadata: object): Promise<void> {
  try {
    await server.change('PUT', `${path(name)}/_mapping`, { _meta: metadata });
  } catch (error) {
    if (!(error instanceof SearchServerError) || error.status !== 404) throw error;
  }
}
