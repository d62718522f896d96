import { fold, foldedWords, type FoldedWord } from '@/lib/fold';

const SHORTEST_COMPOUND = 8;
const SHORTEST_HEAD = 3;

/** Gives the function that says which of the tails, the longest first, a long word ends in. */
export function tailFinder(tails: readonly string[]): (word: FoldedWord) => FoldedWord | undefined {
  const known = tails.flatMap(foldedWords).sort((a, b) => b.folded.length - a.folded.length);
  return ({ folded, spelled }) => {
    if (folded.length < SHORTEST_COMPOUND) return undefined;
    const tail = known.find(
      (candidate) => folded.length - candidate.folded.length >= SHORTEST_HEAD && folded.endsWith(candidate.folded),
    );
    return tail && { folded: tail.folded, spelled: spelled.endsWith(tail.spelled) ? tail.spelled : fold(tail.spelled) };
  };
}
