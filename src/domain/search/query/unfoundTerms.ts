import { tokensOf } from './tokens';
import { isWithoutSearch, type Part } from './understanding';

/** Shorter ones mean nothing to an editor, longer ones are hardly a word. */
const LENGTHS = { min: 3, max: 24 };
/** A text with more unknown words is no search for a car. */
const MOST_TERMS = 2;
/** Addresses of mail and of the web. */
const ADDRESS = /@|:\/\/|www\.|\.\p{L}{2,}(?:[/\s]|$)/iu;
/** Ends of streets' names in the six languages. */
const STREET =
  /(?:gatan?|vägen|gränd|veien|vegen|vejen?|gaden?|katu|kuja|polku|street|road|lane|avenue|ulica|námestie|tie|väg|vei)$/u;

/**
 * The words of a text that neither the stock nor the vocabulary knows, in lower case, to be counted: words alone. Left
 * out is what may tell of a person: words next to digits (plates, numbers, streets), two unknown words in a row (names),
 * addresses, and texts that are mostly unknown.
 * @param hasResults whether the search for the text found anything
 */
export function unfoundTerms(text: string, parts: readonly Part[], hasResults: boolean): string[] {
  if (ADDRESS.test(text)) return [];
  // Words that are searched for are known, unless they are all that was searched for and nothing was found.
  const areTermsUnfound =
    !hasResults && parts.every(({ meaning }) => meaning.kind === 'words' || isWithoutSearch(meaning));
  const unfound = parts.filter(({ meaning, corrected, isOtherModel }) =>
    areTermsUnfound ? meaning.kind === 'words' && !corrected : meaning.kind === 'setAside' || isOtherModel === true,
  );
  const tokens = tokensOf(text, []);
  const isUnfound = (index: number): boolean => {
    const token = tokens[index];
    return token !== undefined && unfound.some(({ from, to }) => from <= token.from && token.to <= to);
  };
  const indexes = tokens.flatMap((_, index) => (isUnfound(index) ? [index] : []));
  if (indexes.length > MOST_TERMS) return [];
  const terms = indexes.flatMap((index) => {
    const word = tokens[index]?.text.normalize('NFC').toLowerCase() ?? '';
    const neighbours = [tokens[index - 1], tokens[index + 1]];
    const isPersonal =
      isUnfound(index - 1) || isUnfound(index + 1) || neighbours.some((one) => /\d/.test(one?.text ?? ''));
    return !isPersonal &&
      /^\p{L}+$/u.test(word) &&
      word.length >= LENGTHS.min &&
      word.length <= LENGTHS.max &&
      !STREET.test(word)
      ? [word]
      : [];
  });
  return [...new Set(terms)];
}
