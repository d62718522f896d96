/**
 * A small calculation that a browser does by itself and that makes floods expensive: find a number with which the SHA-256 of
 * `challenge.number` begins with `bits` zero bits. Required only while a site is flooded, or when a form was filled
 * faster than people do.
 *
 * Each step, by how many times the flood is exceeded, doubles the work. A telephone makes some 15 000 hashes a second:
 * the last step takes it about four seconds on average; twenty bits would take it a minute.
 */
const PROOF_STEPS = [
  { above: 4, bits: 16 },
  { above: 2, bits: 15 },
  { above: 0, bits: 14 },
] as const;

/** @param flood submissions of a site in proportion to those of a flood */
export const proofBits = (flood: number): number => PROOF_STEPS.find(({ above }) => flood > above)?.bits ?? 14;

/** Whether the first `bits` of a hash are zero. */
export function hasLeadingZeros(hash: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 1) {
    const byte = hash[bit >> 3] ?? 255;
    if ((byte >> (7 - (bit & 7))) & 1) return false;
  }
  return true;
}

export const proofText = (challenge: string, nonce: number): string => `${challenge}.${nonce}`;

/** The number that solves a challenge. @throws the signal's reason */
export async function solveProof(
  challenge: string,
  bits: number,
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<number> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    signal?.throwIfAborted();
    const hash = await digest(encoder.encode(proofText(challenge, nonce)));
    if (hasLeadingZeros(new Uint8Array(hash), bits)) return nonce;
  }
}
