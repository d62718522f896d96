/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_CHARACTERS: Readonly<Record<string, string>> = {
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
    .replace(/[øæœßłđðþı]/g, (character) => BASE_CHARACTERS[character] ?? character);
}

export interface FoldedToken {
  folded: string;
  /** Lower case with its marks: ranks an exact spelling first. */
  spelled: string;
}

/** The words of a text: runs of letters and digits, in order. */
export function foldedTokens(text: string): FoldedToken[] {
  const found: FoldedToken[] = [];
  for (const spelled of text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = fold(spelled);
    if (folded !== '') found.push({ folded, spelled });
  }
  return found;
}

/** Of 'R-Line', 'ST-Line': a letter or two that alone name another version ('Golf R', 'Fiesta ST'). */
const SHORT_BEFORE_HYPHEN = /(?<![\p{L}\p{N}\p{M}-])(\p{L}{1,2})-(?=(\p{L}{3,}))/gu;

/** Of "driver's": no 's' of its own, as that of 'Cooper S' is. */
const POSSESSIVE = /(\p{L}{2})['’](?=s(?![\p{L}\p{N}\p{M}]))/gu;

/** '2.0' of '2.0 TDI', '1,5': the size of an engine in litres. */
const SIZE = /(?<![\p{L}\p{N}\p{M}.,])(\d)[.,](\d)(?!\p{N}|[.,]\d)/gu;

/** A size as one word, with a full stop. */
const asWord = (first: string, second: string): FoldedToken => {
  const word = `${first}.${second}`;
  return { folded: word, spelled: word };
};

/** The words of a text of the stock: 'R-Line' is 'rline' and 'line', and no 'r'; "driver's" is 'drivers'; '2.0' is '2', '0' and '2.0'. */
export const indexedTokens = (text: string): FoldedToken[] => [
  ...foldedTokens(text.normalize('NFC').replace(SHORT_BEFORE_HYPHEN, '$1$2 ').replace(POSSESSIVE, '$1')),
  ...Array.from(text.matchAll(SIZE), ([, first = '', second = '']) => asWord(first, second)),
];

/** The words of a part of a keyphrase: '2.0' is one, which '2.2' is not. */
export const searchedTokens = (text: string): FoldedToken[] => {
  const [, first = '', second = ''] = /^(\d)[.,](\d)$/.exec(text) ?? [];
  return first === '' ? foldedTokens(text) : [asWord(first, second)];
};
