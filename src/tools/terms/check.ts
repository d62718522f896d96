import { declaredNames, wordsOf } from './identifiers';
import { ALLOWED, REPLACED, TOO_SHORT } from './terms';

export interface Finding {
  file: string;
  name: string;
  word: string;
  /** What to write in its place. */
  use: string;
}

const isAllowed = (word: string, name: string, file: string): boolean =>
  ALLOWED.some(
    ({ words, names, files }) => words.includes(word) && (names?.test(name) ?? true) && (files?.test(file) ?? true),
  );

function replacedWords(name: string): [word: string, use: string][] {
  const short = Object.hasOwn(TOO_SHORT, name) ? TOO_SHORT[name] : undefined;
  if (short !== undefined) return [[name, short]];
  return wordsOf(name).flatMap((word) => {
    const use = Object.hasOwn(REPLACED, word) ? REPLACED[word] : undefined;
    return use === undefined ? [] : [[word, use]];
  });
}

/** Names with a replaced word: of the files, of their folders, and of what they declare. */
export function checkTerms(files: readonly string[], read: (file: string) => string): Finding[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const parts = file.split('/').filter((part) => !seen.has(part) && seen.add(part));
    return [...parts, ...declaredNames(file, read(file))].flatMap((name) =>
      replacedWords(name)
        .filter(([word]) => !isAllowed(word, name, file))
        .map(([word, use]) => ({ file, name, word, use })),
    );
  });
}
