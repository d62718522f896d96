import { deserialize, serialize } from 'node:v8';
import type { IndexDefinition } from './definition';
import { Engine } from './engine';

/** Texts of documents per section: some megabytes. */
const TEXTS = 1_000;

/**
 * The sections of a snapshot: the index, then the documents' texts in parts. The index may change between two
 * sections: after a restore, changes since the snapshot was begun must be applied again.
 */
export function* sectionsOf(engine: Engine): Generator<Buffer> {
  const { slots } = engine;
  yield serialize(engine.state());
  for (let from = 0; from < slots; from += TEXTS)
    yield serialize({ from, texts: engine.documents.textsOf(from, Math.min(from + TEXTS, slots)) });
}

/** Restores an index from all its sections in order. */
export async function restoredFrom(definition: IndexDefinition, sections: AsyncIterable<Buffer>): Promise<Engine> {
  let engine: Engine | null = null;
  for await (const section of sections) {
    if (engine) {
      const { from, texts }: { from: number; texts: ReturnType<Engine['documents']['textsOf']> } = deserialize(section);
      engine.documents.restoreTexts(from, texts);
      continue;
    }
    // The index's arrays stay views of the section's memory, not of the read buffer.
    const state: ReturnType<Engine['state']> = deserialize(Buffer.from(section));
    engine = new Engine(definition);
    engine.restore(state);
  }
  if (!engine) throw new Error('The snapshot is empty.');
  return engine;
}
