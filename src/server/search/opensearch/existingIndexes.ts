import { createHash } from 'node:crypto';
import type { IndexDefinition } from '../engine/definition';
import type { Snapshots } from '../snapshots';
import { FORM } from './documents';
import type { RemoteSearch } from './opensearch.search';

export interface ExistingIndexesOptions {
  search: RemoteSearch;
  definitionOf: (index: string) => IndexDefinition | null;
  shards: number;
  /** Names the database that the indexes are of: others' are built anew. */
  installation: string;
}

/**
 * Indexes that stand on the search server already: a process that starts takes them over and brings in what the stock has
 * changed since the number noted in them. One of another form, definition, database or slice is built anew.
 */
export function createExistingIndexes({
  search,
  definitionOf,
  shards,
  installation,
}: ExistingIndexesOptions): Snapshots {
  const keyOf = (index: string, slice: object): string =>
    createHash('sha256')
      .update(JSON.stringify([FORM, shards, installation, definitionOf(index), slice]))
      .digest('hex');

  return {
    async restore({ index, selection, newest }) {
      const metadata = await search.readMetadata(index);
      if (typeof metadata !== 'object' || metadata === null || !('key' in metadata) || !('version' in metadata))
        return undefined;
      const { key, version } = metadata;
      // A number beyond the stock's own: the database was set back.
      if (key !== keyOf(index, selection) || typeof version !== 'number' || version > newest) return undefined;
      search.adopt(index);
      return version;
    },

    save: ({ index, selection, version }) => search.writeMetadata(index, { key: keyOf(index, selection), version }),
  };
}
