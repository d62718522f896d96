import type { Lexicon } from './lexicon';
import { isNumeral, readNumber } from './readNumber';
import type { Token } from './tokens';

/** Tokens of a date up to its year: 'till mars 2027', '10/2027'. */
const MOST_TOKENS = 4;
/** A warranty of a new car ends at the latest so many years from now. */
const LONGEST_WARRANTY_YEARS = 10;

/**
 * End of a date that is not the car's, at the index where it begins: 'till mars 2027' after 'besiktigad'. Null without
 * one. A car's own year is in the past ('nybesiktad 2015'), and an amount has a unit ('fullservad max 2030 mil').
 */
export function otherDateEnd(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
  thisYear: number,
): number | null {
  const { expressions } = lexicon;
  const offset = tokens.slice(from, from + MOST_TOKENS).findIndex(({ text }) => /^20\d\d$/.test(text));
  const year = tokens[from + offset];
  if (offset < 0 || !year) return null;
  const value = Number(year.text);
  const number = readNumber(tokens, from + offset, expressions);
  const isAmount =
    number?.value !== value || number.unit !== null || /[£€]\s*$/.test(year.before) || /^\s?[£€:]/.test(year.after);
  if (isAmount || value < thisYear - 1 || value > thisYear + LONGEST_WARRANTY_YEARS) return null;
  const isDate = tokens
    .slice(from, from + offset)
    .every(
      ({ folded }, offsetBefore) =>
        expressions.isControl(folded) || isNumeral(folded) || !lexicon.termAt(tokens, from + offsetBefore),
    );
  return isDate ? from + offset + 1 : null;
}
