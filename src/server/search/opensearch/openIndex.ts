import { LRUCache } from 'lru-cache';
import type { QueryVocabulary } from '@/domain/query/understanding';
import type { IndexDefinition } from '../engine/definition';
import { TextOrder } from '../engine/dictionary';
import type { Edges } from '../engine/histogram';
import { whole, type SearchServer } from './server';

/** How long what was learnt of an index is used: where buckets are cut, its words. Never a count. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1_000;

/** An index of the search server as questions see it. */
export interface OpenIndex {
  name: string;
  /** Its name on the search server. */
  alias: string;
  definition: IndexDefinition;
  order: TextOrder;
  /** One question; its answer is whole. */
  ask(body: object): Promise<unknown>;
  /** Where the buckets of a number lie within base filters; null: there are no values. */
  edges: LRUCache<string, { edges: Edges | null }>;
  /** The texts of a sort by alphabet that have been seen. */
  texts: Map<string, Set<string>>;
  vocabulary: LRUCache<'words', QueryVocabulary>;
  /** The last that was handed out, for as long as it says the same. */
  lastVocabulary: QueryVocabulary | null;
}

export function openIndex(name: string, alias: string, definition: IndexDefinition, server: SearchServer): OpenIndex {
  const path = `/${encodeURIComponent(alias)}/_search?allow_partial_search_results=false`;
  return {
    name, alias, definition, order: new TextOrder(definition.collation),
    ask: async (body) => whole(await server.ask(path, body)),
    edges: new LRUCache({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS }),
    texts: new Map(),
    vocabulary: new LRUCache({ max: 1, ttl: REMEMBERED_MS }),
    lastVocabulary: null,
  };
}
