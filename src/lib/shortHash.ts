/** A short name for a text: 32 bits of FNV-1a over its code units, in base 36, at most seven letters. Tells texts apart; keeps nothing secret. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
