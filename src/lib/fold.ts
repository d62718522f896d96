/** Letters that don't come apart into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without marks: 'Å' and 'ä' become 'a', 'ö' and 'ø' become 'o', 'é' becomes 'e'. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}

export interface FoldedWord {
  folded: string;
  /** Lower case with its marks: ranks an exact spelling first. */
  spelled: string;
}

/** The words of a text: runs of letters and digits, in order. */
export function foldedWords(text: string): FoldedWord[] {
  const found: FoldedWord[] = [];
  for (const spelled of text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = fold(spelled);
    if (folded !== '') found.push({ folded, spelled });
  }
  return found;
}
