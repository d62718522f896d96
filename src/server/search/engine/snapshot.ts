import { deserialize, serialize } from 'node:v8';
import type { IndexDefinition } from './definition';
import { Engine } from './engine';

/** Documents' texts a section: some megabytes. */
const TEXTS = 1_000;

/**
 * The sections of a snapshot, one after the other: the index, then the documents' texts in parts. Changes may come between
 * two sections: whoever restores must take in again what changed since the snapshot was begun.
 */
export function* sectionsOf(engine: Engine): Generator<Buffer> {
  const { slots } = engine;
  yield serialize(engine.state());
  for (let from = 0; from < slots; from += TEXTS)
    yield serialize({ from, texts: engine.documents.textsOf(from, Math.min(from + TEXTS, slots)) });
}

/** The index that the sections hold, whole and unharmed as they must be. */
export async function restoredFrom(definition: IndexDefinition, sections: AsyncIterable<Buffer>): Promise<Engine> {
  let engine: Engine | null = null;
  for await (const section of sections) {
    if (engine) {
      const { from, texts }: { from: number; texts: ReturnType<Engine['documents']['textsOf']> } = deserialize(section);
      engine.documents.restoreTexts(from, texts);
      continue;
    }
    // The index's lists stay views of the memory they are read from: of their own section, not of what was read with it.
    const state: ReturnType<Engine['state']> = deserialize(Buffer.from(section));
    engine = new Engine(definition);
    engine.restore(state);
  }
  if (!engine) throw new Error('The snapshot is empty.');
  return engine;
}
