import { LRUCache } from 'lru-cache';
import type { QueryVocabulary } from '@/domain/search/query/understanding';
import type { IndexDefinition } from '../engine/definition';
import { TextOrder } from '../engine/dictionary';
import type { Edges } from '../engine/histogram';
import { complete, type SearchServer } from './server';

/** How long bucket bounds and vocabulary are cached. Counts are not cached. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1_000;

/** Data about an index of the search server that this process caches. */
export interface KnownIndex {
  name: string;
  /** Its name on the search server. */
  alias: string;
  definition: IndexDefinition;
  order: TextOrder;
  /** Bucket bounds of a number by base filters; null: no values. */
  edges: LRUCache<string, { edges: Edges | null }>;
  /** The known texts of an alphabetical sort. */
  texts: Map<string, Set<string>>;
  vocabulary: LRUCache<'words', QueryVocabulary>;
  /** The latest vocabulary, reused while it is equal. */
  last: { vocabulary: QueryVocabulary | null };
}

/** An index as seen by one search. */
export interface OpenIndex extends KnownIndex {
  /** Sends one request of the search; the response is complete. */
  search(body: object): Promise<unknown>;
}

/** Opens an index for one search, whose requests share one time limit. */
export function openIndex(known: KnownIndex, server: SearchServer): OpenIndex {
  const path = `/${encodeURIComponent(known.alias)}/_search?allow_partial_search_results=false`;
  const search = server.searcher();
  return { ...known, search: async (body) => complete(await search(path, body)) };
}

export function knownIndex(name: string, alias: string, definition: IndexDefinition): KnownIndex {
  return {
    name,
    alias,
    definition,
    order: new TextOrder(definition.collation),
    edges: new LRUCache({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS }),
    texts: new Map(),
    vocabulary: new LRUCache({ max: 1, ttl: REMEMBERED_MS }),
    last: { vocabulary: null },
  };
}
