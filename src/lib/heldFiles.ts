/**
 * Files that a visitor named, by key: the store holds plain data only. They end with the document, and a visitor names
 * them again after a reload.
 */
const held = new Map<string, Blob>();
const counter = { next: 1 };

export function holdFile(file: Blob): string {
  const key = `file-${counter.next}`;
  counter.next += 1;
  held.set(key, file);
  return key;
}

export const heldFile = (key: string): Blob | null => held.get(key) ?? null;

export const releaseFile = (key: string): void => void held.delete(key);
