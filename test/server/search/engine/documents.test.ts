import { DocumentStore } from '@/server/search/engine/documents';

const store = new DocumentStore(['id', 'name', 'price', 'text']);
const read = (slot: number, ...fields: string[]): unknown => JSON.parse(store.json(slot, store.projection(fields)));

describe('stored documents', () => {
  it.each([['a currency', '12 000 €'], ['carons', 'Škoda, červená, päťdverová'], ['a sign of two halves', 'Fin bil 🚗!'], ['what JSON escapes itself', 'a\u2028b"\\c']])('F-01 come back with %s, whole and in part', (_what, name) => {
    const document = { id: '1', name, price: 12_000, text: name.repeat(3) };
    store.set(1, document);
    expect(read(1)).toEqual(document);
    expect(read(1, 'price', 'text')).toEqual({ price: document.price, text: document.text });
    // Of one byte each, as all the text is kept then.
    expect(store.json(1, store.projection([]))).toMatch(/^[\x00-\xff]*$/);
  });

  it('F-01 come back when they are longer than their ends can be told in sixteen bits', () => {
    const document = { id: '2', name: 'č'.repeat(20_000), price: 1, text: 'last' };
    store.set(2, document);
    expect(read(2)).toEqual(document);
    expect(read(2, 'text')).toEqual({ text: 'last' });
  });
});
