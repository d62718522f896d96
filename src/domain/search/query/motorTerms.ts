import { expressionsIn } from './expressions';
import { foldedTerms } from './parsedConcepts';
import type { Read } from './read.types';
import { motorTerms, type MotorTerm } from './tables/motorTerms';
import type { TextContext } from './textContext';
import { isTight } from './tokens';

interface Form {
  terms: readonly string[];
  row: MotorTerm;
}

/** The longest first, then in the table's order. Cached: the table is constant. */
let cache: readonly Form[] | null = null;
const forms = (): readonly Form[] =>
  (cache ??= motorTerms
    .flatMap((row) => expressionsIn(row.terms).map((expression) => ({ terms: foldedTerms(expression), row })))
    .sort((a, b) => b.terms.length - a.terms.length));

/** 'recharge', 'quattro', 'd4' of a Volvo: in the versions, else the fuel or the drive. Null for other words. */
export function motorTermAt(index: number, context: TextContext): Read | null {
  const { tokens, lexicon } = context;
  const makes = context.namedMakes();
  const found = forms().find(
    ({ terms, row }) =>
      terms.every((term, more) => {
        const token = tokens[index + more];
        return token?.folded === term && !token.plain && (more === 0 || isTight(token.before));
      }) &&
      (row.makes?.some((make) => makes.includes(make)) ?? true) &&
      (row.after?.includes(tokens[index - 1]?.folded ?? '') ?? true),
  );
  if (!found) return null;
  const end = index + found.terms.length;
  // 'gti or gte': the fuel of one is not that of the other.
  const isEither = [index - 1, end].some((joint) => context.expressions.length('or', tokens, joint) > 0);
  if (isEither) return null;
  const isFound = !found.row.isInOtherTexts && found.terms.every((_, more) => lexicon.isFindable(tokens, index + more));
  const { field, of } = found.row;
  const name = context.nameOf(index, end, ' ');
  // 'hdi' stands in 'BlueHDi' as well, 'tsi' in 'eTSI'.
  const longer = ['blue', 'e']
    .map((start) => start + context.nameOf(index, end))
    .filter((one) => lexicon.isNameTerm(one));
  const names = [...(isFound ? [name] : []), ...longer];
  return context.textOr(names.join('|'), { name: field, values: lexicon.conceptValues(field, of) }, index, end);
}
