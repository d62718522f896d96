import { createHash } from 'node:crypto';
import type { IndexDefinition } from '../engine/definition';
import type { Snapshots } from '../snapshots';
import { FORM } from './documents';
import type { RemoteSearch } from './opensearch.search';

export interface StandingOptions {
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
export function createStanding({ search, definitionOf, shards, installation }: StandingOptions): Snapshots {
  const keyOf = (index: string, slice: object): string =>
    createHash('sha256')
      .update(JSON.stringify([FORM, shards, installation, definitionOf(index), slice]))
      .digest('hex');

  return {
    async restore({ index, slice, newest }) {
      const note = await search.noteIn(index);
      if (typeof note !== 'object' || note === null || !('key' in note) || !('version' in note)) return undefined;
      const { key, version } = note;
      // A number beyond the stock's own: the database was set back.
      if (key !== keyOf(index, slice) || typeof version !== 'number' || version > newest) return undefined;
      search.adopt(index);
      return version;
    },

    keep: ({ index, slice, version }) => search.note(index, { key: keyOf(index, slice), version }),
  };
}
