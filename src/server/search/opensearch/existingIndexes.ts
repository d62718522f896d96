import { createHash } from 'node:crypto';
import type { IndexDefinition } from '../engine/definition';
import type { Snapshots } from '../snapshots';
import { FORM } from './documents';
import type { RemoteSearch } from './opensearch.search';
import { isObject } from '@/lib/guards';

export interface ExistingIndexesOptions {
  search: RemoteSearch;
  definitionOf: (index: string) => IndexDefinition | null;
  shards: number;
  /** Identifies the database of the indexes; indexes of other databases are rebuilt. */
  installation: string;
  /** Identifies the running code. */
  build: string | null;
}

/**
 * Indexes that exist on the search server already: a starting process reuses them and applies the changes of the stock
 * since the version in their metadata. An index of another format, definition, database or selection is built again.
 */
export function createExistingIndexes({
  search,
  definitionOf,
  shards,
  installation,
  build,
}: ExistingIndexesOptions): Snapshots {
  const keyOf = (index: string, slice: object): string =>
    createHash('sha256')
      .update(JSON.stringify([FORM, shards, installation, definitionOf(index), slice]))
      .digest('hex');

  return {
    build,
    areShared: true,
    async restore({ index, selection, newest }) {
      const existing = await search.existing(index);
      const metadata = existing?.metadata;
      if (!existing || !isObject(metadata) || !('key' in metadata) || !('version' in metadata)) return undefined;
      const { key, version } = metadata;
      // A version above the stock's own: the database was reset.
      if (key !== keyOf(index, selection) || typeof version !== 'number' || version > newest) return undefined;
      search.adopt(index, existing);
      return version;
    },

    save: ({ index, selection, version }) => search.writeMetadata(index, { key: keyOf(index, selection), version }),
  };
}
