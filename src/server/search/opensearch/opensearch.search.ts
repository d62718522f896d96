import { failed, ok, type Result } from '@/errors/result';
import type { IndexDefinition } from '../engine/definition';
import type { IndexChange, IndexedDocument, SearchService } from '../search.service';
import { writeMetadata, indexesOf, dropIndex, newIndex, refreshed, switchTo, type ServerIndex } from './builds';
import { feeder, refusedNone, type Refused } from './feed';
import { knownIndex, openIndex, type KnownIndex, type OpenIndex } from './openIndex';
import { relaxOn } from './relax';
import { searchOn } from './search';
import { numberAt, type SearchServer } from './server';
import { suggestOn, vocabularyOn } from './suggest';

/** Delay before rejected changes are sent again. */
const AGAIN_MS = 5_000;

export interface OpenSearchOptions {
  server: SearchServer;
  /** Prefix of the index names on the server. */
  prefix: string;
  /** Shards per index. */
  shards: number;
  /** The definition of an index by its name; null for a name that is no index. */
  definitionOf: (index: string) => IndexDefinition | null;
  /** Called with the cause of a failure, and for documents that a build had to leave out. */
  report: (error: unknown) => void;
}

/** The indexes are on another server and outlive this process: an existing one need not be rebuilt. */
export interface RemoteSearch extends SearchService {
  /** The existing index behind a name, with its metadata; undefined if there is none. */
  existing(index: string): Promise<ServerIndex | undefined>;
  /** Writes metadata into the index that this process built or uses; none where another process has replaced it. */
  writeMetadata(index: string, metadata: object): Promise<void>;
  /** Uses an existing index. */
  adopt(index: string, existing: ServerIndex): void;
}

interface HeldIndex {
  known: KnownIndex;
  /** Changes that came while a rebuild runs; null when none runs. */
  missed: IndexChange[] | null;
  /** Changes that the search server could not take yet, the latest of each document. */
  waiting: Map<string, IndexChange>;
  again: NodeJS.Timeout | null;
  changes: Promise<void>;
  rebuilds: Promise<void>;
}

/**
 * The search service over OpenSearch's HTTP API: an alias per index, switched when a rebuild is complete. Counts are
 * exact or the request fails with SEARCH_FAILED. Changes that the server cannot take are stored and sent again.
 */
export function createOpenSearch({ server, prefix, shards, definitionOf, report }: OpenSearchOptions): RemoteSearch {
  const held = new Map<string, HeldIndex>();
  /** The name on the search server of each index that this process has built or uses. */
  const built = new Map<string, string>();
  let isClosed = false;
  const aliasOf = (name: string): string => `${prefix}${name}`;

  const heldIn = (name: string): HeldIndex | null => {
    const one = held.get(name);
    if (one) return one;
    const definition = definitionOf(name);
    if (!definition) return null;
    const fresh: HeldIndex = {
      known: knownIndex(name, aliasOf(name), definition),
      missed: null,
      waiting: new Map(),
      again: null,
      changes: Promise.resolve(),
      rebuilds: Promise.resolve(),
    };
    held.set(name, fresh);
    return fresh;
  };

  const hold = (name: string): HeldIndex => {
    const index = heldIn(name);
    if (!index) throw new Error(`There is no search index named ${name}.`);
    return index;
  };

  const query = async <Value>(name: string, run: (index: OpenIndex) => Promise<Value>): Promise<Result<Value>> => {
    const index = heldIn(name);
    if (!index) return failed('NOT_FOUND', { index: name });
    try {
      return ok(await run(openIndex(index.known, server)));
    } catch (error) {
      report(error);
      return failed('SEARCH_FAILED', { index: name });
    }
  };

  /** Cached data is dropped when this process changes the index. */
  const forget = ({ known }: HeldIndex): void => {
    known.edges.clear();
    known.vocabulary.clear();
  };

  const write = async (
    index: HeldIndex,
    target: { index: string } | { alias: string },
    changes: Iterable<IndexChange>,
    refused: Refused,
  ): Promise<void> => {
    const feed = feeder(server, target, index.known.definition, refused);
    for (const change of changes) await feed.add(change);
    await feed.finish();
    await refreshed(server, 'alias' in target ? target.alias : target.index);
  };

  /**
   * Includes the changes that still wait. An index that does not exist takes nothing: it is built later, from all
   * documents.
   */
  const writeAll = async (index: HeldIndex, changes: readonly IndexChange[]): Promise<void> => {
    const all = [...index.waiting.values(), ...changes];
    const refused = refusedNone();
    try {
      if ((await indexesOf(server, index.known.alias)).length > 0)
        await write(index, { alias: index.known.alias }, all, refused);
      index.waiting.clear();
    } catch (error) {
      for (const one of all)
        if (one.version >= (index.waiting.get(one.id)?.version ?? one.version)) index.waiting.set(one.id, one);
      sendAgain(index);
      throw new Error(`Changes of ${index.known.name} wait until the search server takes them.`, { cause: error });
    } finally {
      forget(index);
    }
    if (refused.count > 0)
      throw new AggregateError(refused.causes, `${refused.count} of ${all.length} changes could not be indexed.`);
  };

  const inSequence = (index: HeldIndex, changes: readonly IndexChange[]): Promise<void> => {
    const run = index.changes.then(() => writeAll(index, changes));
    index.changes = settled(run);
    return run;
  };

  const sendAgain = (index: HeldIndex): void => {
    if (index.again || isClosed) return;
    index.again = setTimeout(() => {
      index.again = null;
      // Changes that fail again wait again; the failure was reported the first time.
      if (index.waiting.size > 0) void settled(inSequence(index, []));
    }, AGAIN_MS);
    index.again.unref();
  };

  const rebuild = async (
    index: HeldIndex,
    documents: AsyncIterable<{ id: string; version: number; document: IndexedDocument }>,
  ): Promise<Refused> => {
    const { alias, definition } = index.known;
    const refused = refusedNone();
    const missed: IndexChange[] = [];
    index.missed = missed;
    try {
      const fresh = await newIndex(server, alias, definition, shards);
      try {
        const feed = feeder(server, { index: fresh }, definition, refused);
        for await (const one of documents) await feed.add(one);
        await feed.finish();
        await write(index, { index: fresh }, missed.splice(0), refused);
        await switchTo(server, alias, fresh);
      } catch (error) {
        await dropIndex(server, fresh).catch(report);
        throw error;
      }
      built.set(index.known.name, fresh);
      // Changes during the switch may have gone to the old index.
      while (missed.length > 0) await write(index, { alias }, missed.splice(0), refused);
      return refused;
    } finally {
      index.missed = null;
      forget(index);
    }
  };

  return {
    search: (request) => query(request.index, (index) => searchOn(index, request)),
    suggest: (request) => query(request.index, async (index) => ({ suggestions: await suggestOn(index, request) })),
    relax: (request) => query(request.index, (index) => relaxOn(index, request)),
    vocabulary: (name) => query(name, vocabularyOn),

    async rebuild(name, documents) {
      const index = hold(name);
      const run = index.rebuilds.then(async () => {
        const refused = await rebuild(index, documents);
        if (refused.count > 0)
          report(new AggregateError(refused.causes, `${refused.count} documents could not be indexed in ${name}.`));
      });
      index.rebuilds = settled(run);
      await run;
    },

    async apply(name, changes) {
      const index = hold(name);
      index.missed?.push(...changes);
      await inSequence(index, changes);
    },

    async indexes() {
      return Promise.all(
        [...built.keys()].map(async (name) => ({
          name,
          documents: numberAt(await server.change('GET', `/${encodeURIComponent(aliasOf(name))}/_count`), 'count'),
        })),
      );
    },

    async existing(name) {
      const all = await indexesOf(server, aliasOf(name));
      return all.length === 1 ? all[0] : undefined;
    },

    async writeMetadata(name, metadata) {
      const index = built.get(name);
      if (index !== undefined) await writeMetadata(server, index, metadata);
    },

    adopt(name, existing) {
      // Another process may have built it since.
      forget(hold(name));
      built.set(name, existing.name);
    },

    async close() {
      isClosed = true;
      await Promise.all(
        [...held.values()].flatMap((index) => {
          if (index.again) clearTimeout(index.again);
          return [index.changes, index.rebuilds];
        }),
      );
      held.clear();
      built.clear();
    },
  };
}

/** A failed run does not stop the runs queued after it; its error goes to its own caller. */
const settled = (run: Promise<void>): Promise<void> => run.catch(() => undefined);
