import { LRUCache } from 'lru-cache';
import type { QueryVocabulary } from '@/domain/search/query/understanding';
import type { IndexDefinition } from '../engine/definition';
import { TextOrder } from '../engine/dictionary';
import type { Edges } from '../engine/histogram';
import { complete, type SearchServer } from './server';

/** How long what was learnt of an index is used: where buckets are cut, its words. Never a count. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1_000;

/** What this process knows of an index of the search server. */
export interface KnownIndex {
  name: string;
  /** Its name on the search server. */
  alias: string;
  definition: IndexDefinition;
  order: TextOrder;
  /** Where the buckets of a number lie within base filters; null: there are no values. */
  edges: LRUCache<string, { edges: Edges | null }>;
  /** The texts of a sort by alphabet that have been seen. */
  texts: Map<string, Set<string>>;
  vocabulary: LRUCache<'words', QueryVocabulary>;
  /** The words that were handed out last, for as long as they say the same. */
  last: { vocabulary: QueryVocabulary | null };
}

/** An index as one question sees it. */
export interface OpenIndex extends KnownIndex {
  /** One request of the question; its answer is whole. */
  search(body: object): Promise<unknown>;
}

/** Opens an index for one question: whatever it takes to answer it has one limit together. */
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
