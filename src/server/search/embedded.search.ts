import type { QueryVocabulary } from '@/domain/search/query/understanding';
import { failed, ok, type Result } from '@/errors/result';
import type { IndexDefinition } from './engine/definition';
import { Engine } from './engine/engine';
import { relaxIn } from './engine/relax';
import { searchIn } from './engine/search';
import { Slicer } from './engine/time-slicer';
import { restoredFrom, sectionsOf } from './engine/snapshot';
import { suggestIn } from './engine/suggest';
import { vocabularyIn, vocabularyStamp } from './engine/vocabulary';
import type { IndexChange, IndexedDocument, SearchService } from './search.service';

interface OpenedIndex {
  engine: Engine;
  /** Changes that came while a rebuild runs; null when none runs. */
  missed: IndexChange[] | null;
  /** Resolves when the latest of the queued changes has run; changes run one after another. */
  changes: Promise<void>;
  rebuilds: Promise<void>;
  /** The cached vocabulary, with the engine and the stamp that it belongs to. */
  vocabulary: { engine: Engine; stamp: string; value: QueryVocabulary } | null;
}

/** The embedded engine holds its indexes in memory, so it can export and import them. */
export interface EmbeddedSearch extends SearchService {
  /** The sections of a built index; changes may come while they are written. */
  sections(index: string): Iterable<Buffer>;
  /** Replaces an index. Changes since its sections were begun must be applied again. */
  restore(index: string, sections: AsyncIterable<Buffer>): Promise<void>;
}

export interface EmbeddedSearchOptions {
  /** The definition of an index by its name; null for a name that is no index. */
  definitionOf: (index: string) => IndexDefinition | null;
  /** Called for documents that a build had to leave out; the index is built without them. */
  report: (error: Error) => void;
}

/**
 * The search engine in this process. Indexes are independent: one that is being rebuilt, or whose build failed,
 * leaves the others and its own older state in use. A request to an index before its first build fails with
 * SEARCH_FAILED, to one without a definition with NOT_FOUND.
 */
export function createEmbeddedSearch({ definitionOf, report }: EmbeddedSearchOptions): EmbeddedSearch {
  const held = new Map<string, OpenedIndex>();
  const built = new Set<string>();

  const hold = (index: string): OpenedIndex => {
    const known = held.get(index);
    if (known) return known;
    const definition = definitionOf(index);
    if (!definition) throw new Error(`There is no search index named ${index}.`);
    const fresh: OpenedIndex = {
      engine: new Engine(definition),
      missed: null,
      changes: Promise.resolve(),
      rebuilds: Promise.resolve(),
      vocabulary: null,
    };
    held.set(index, fresh);
    return fresh;
  };

  /** One request to one index, run synchronously so that no change comes in between. */
  const query = <Value>(name: string, run: (index: OpenedIndex) => Value): Result<Value> => {
    const index = built.has(name) ? held.get(name) : undefined;
    return index ? ok(run(index)) : failed(definitionOf(name) ? 'SEARCH_FAILED' : 'NOT_FOUND', { index: name });
  };

  return {
    search: async (request) => query(request.index, ({ engine }) => searchIn(engine, request)),

    suggest: async (request) => query(request.index, ({ engine }) => ({ suggestions: suggestIn(engine, request) })),

    relax: async (request) => query(request.index, ({ engine }) => relaxIn(engine, request)),

    vocabulary: async (name) => query(name, vocabularyOf),

    async rebuild(name, documents) {
      const index = hold(name);
      const run = index.rebuilds.then(async () => {
        const refused = await rebuild(index, documents);
        if (refused.count > 0) report(refused.error(`${refused.count} documents could not be indexed in ${name}.`));
      });
      index.rebuilds = settled(run);
      await run;
      built.add(name);
    },

    sections: (name) => sectionsOf(hold(name).engine),

    async restore(name, sections) {
      const index = hold(name);
      index.engine = await restoredFrom(index.engine.definition, sections);
      built.add(name);
    },

    async apply(name, changes) {
      const index = hold(name);
      index.missed?.push(...changes);
      const run = index.changes.then(() => applyChanges(index, changes));
      index.changes = settled(run);
      await run;
    },

    async indexes() {
      return [...built].map((name) => ({ name, documents: hold(name).engine.size }));
    },

    async close() {
      await Promise.all([...held.values()].flatMap((index) => [index.changes, index.rebuilds]));
      held.clear();
      built.clear();
    },
  };
}

function vocabularyOf(index: OpenedIndex): QueryVocabulary {
  const { engine, vocabulary } = index;
  const stamp = vocabularyStamp(engine);
  if (vocabulary?.engine === engine && vocabulary.stamp === stamp) return vocabulary.value;
  const value = vocabularyIn(engine);
  index.vocabulary = { engine, stamp, value };
  return value;
}

/** A failed run does not stop the runs queued after it; its error goes to its own caller. */
const settled = (run: Promise<void>): Promise<void> => run.catch(() => undefined);

/** Limit of the causes that an error lists. */
const MOST_CAUSES = 10;

/** Collects documents that the index cannot hold, so that the others are still added. */
class Refused {
  count = 0;
  private readonly causes: unknown[] = [];

  attempt(id: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.count += 1;
      if (this.causes.length < MOST_CAUSES)
        this.causes.push(new Error(`The document ${id} could not be indexed.`, { cause: error }));
    }
  }

  error(message: string): AggregateError {
    return new AggregateError(this.causes, message);
  }
}

async function rebuild(
  index: OpenedIndex,
  documents: AsyncIterable<{ id: string; version: number; document: IndexedDocument }>,
): Promise<Refused> {
  const engine = new Engine(index.engine.definition, index.engine.size);
  const slicer = new Slicer();
  const refused = new Refused();
  const missed: IndexChange[] = [];
  index.missed = missed;
  try {
    engine.startBulk();
    for await (const { id, version, document } of documents) {
      refused.attempt(id, () => engine.upsert(id, version, document));
      await slicer.pauseIfDue();
    }
    await engine.finishBulk(slicer);
    // More may come while these are taken in, so the swap follows the last of them without a pause.
    for (const [position, one] of missed.entries()) {
      refused.attempt(one.id, () => change(engine, one));
      if (slicer.due && position < missed.length - 1) await slicer.pause();
    }
    index.engine = engine;
    return refused;
  } finally {
    index.missed = null;
  }
}

async function applyChanges(index: OpenedIndex, changes: readonly IndexChange[]): Promise<void> {
  const slicer = new Slicer();
  const refused = new Refused();
  for (const one of changes) {
    refused.attempt(one.id, () => change(index.engine, one));
    await slicer.pauseIfDue();
  }
  if (index.engine.needsSweep) await index.engine.sweep(slicer);
  if (refused.count > 0) throw refused.error(`${refused.count} of ${changes.length} changes could not be indexed.`);
}

function change(engine: Engine, { id, version, document }: IndexChange): void {
  if (document) engine.upsert(id, version, document);
  else engine.remove(id, version);
}
