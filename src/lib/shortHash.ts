/**
 * A short hash of a text: 32 bits of FNV-1a over its code units, in base 36, at most seven characters. Distinguishes
 * texts; not for secrets.
 */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
