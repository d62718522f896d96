import { listFields } from '@/domain/search/carList';
import { carsDefinition } from '@/server/search/engine/cars.definition';
import { DocumentStore } from '@/server/search/engine/documents';

const store = new DocumentStore(['id', 'name', 'price', 'text']);
const read = (slot: number, ...fields: string[]): unknown => JSON.parse(store.json(slot, store.projection(fields)));

describe('stored documents', () => {
  it.each([
    ['a currency', '12 000 €'],
    ['carons', 'Škoda, červená, päťdverová'],
    ['a sign of two halves', 'Fin bil 🚗!'],
    ['what JSON escapes itself', 'a\u2028b"\\c'],
  ])('F-01 are returned with %s, complete and in part', (_what, name) => {
    const document = { id: '1', name, price: 12_000, text: name.repeat(3) };
    store.set(1, document);
    expect(read(1)).toEqual(document);
    expect(read(1, 'price', 'text')).toEqual({ price: document.price, text: document.text });
    // Latin-1 only, so that the text takes one byte a character.
    expect(store.json(1, store.projection([]))).toMatch(/^[\x00-\xff]*$/);
  });

  it('F-01 are returned when they are longer than offsets of sixteen bits', () => {
    const document = { id: '2', name: 'č'.repeat(20_000), price: 1, text: 'last' };
    store.set(2, document);
    expect(read(2)).toEqual(document);
    expect(read(2, 'text')).toEqual({ text: 'last' });
  });

  describe('with only the first fields uncompressed', () => {
    const fields = ['id', 'name', 'text', 'price'];
    const documents = Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `Škoda ${index}`,
      text: `${'Fin bil, ett ägarbyte, päťdverová 🚗. '.repeat(20)}${index}`,
      price: index,
    }));
    const filled = () => {
      const store = new DocumentStore(fields, 2);
      for (const [slot, document] of documents.entries()) store.set(slot, document);
      return store;
    };
    const all = (store: DocumentStore, ...some: string[]): unknown[] =>
      documents.map((_, slot) => JSON.parse(store.json(slot, store.projection(some))));
    const weight = (texts: ReturnType<DocumentStore['textsOf']>): number =>
      texts.texts.reduce((sum, text) => sum + (text?.[1].length ?? 0), 0);

    it('F-01 are returned complete and in part, the other fields stored in a fifth of their size', () => {
      const store = filled();
      expect(all(store)).toEqual(documents);
      expect(all(store, 'id')).toEqual(documents.map(({ id }) => ({ id })));
      expect(all(store, 'name', 'price')).toEqual(documents.map(({ name, price }) => ({ name, price })));
      const second = store.textsOf(20, 40);
      expect(weight(second)).toBeLessThan(0.2 * JSON.stringify(documents.slice(20)).length);
    });

    it('F-01 are restored from a snapshot taken while they were added', () => {
      const store = new DocumentStore(fields, 2);
      const restored = new DocumentStore(fields, 2);
      const half = documents.length / 2;
      for (const [slot, document] of documents.slice(0, half).entries()) store.set(slot, document);
      const first = structuredClone(store.textsOf(0, half));
      for (const [index, document] of documents.slice(half).entries()) store.set(half + index, document);
      restored.restore(structuredClone(store.state()));
      restored.restoreTexts(0, first);
      restored.restoreTexts(half, structuredClone(store.textsOf(half, documents.length)));
      expect(all(restored)).toEqual(documents);
      restored.set(3, { ...documents[3], price: 7 });
      expect(JSON.parse(restored.json(3, restored.projection(['text', 'price'])))).toEqual({
        text: documents[3]?.text,
        price: 7,
      });
    });

    it('F-01 come back where they have nothing but the first fields, and after they were taken away', () => {
      const store = new DocumentStore(fields, 2);
      store.set(0, { id: '0', name: 'Saab' });
      expect(JSON.parse(store.json(0, store.projection([])))).toEqual({ id: '0', name: 'Saab' });
      store.set(0, { id: '0', name: 'Saab', text: 'x' });
      store.remove(0);
      store.set(0, { id: '1', name: 'Volvo' });
      expect(JSON.parse(store.json(0, store.projection([])))).toEqual({ id: '1', name: 'Volvo' });
    });
  });

  it('F-01 of cars have the fields of lists uncompressed', () => {
    expect(carsDefinition.fields.slice(0, carsDefinition.atHand)).toEqual(listFields);
  });
});
