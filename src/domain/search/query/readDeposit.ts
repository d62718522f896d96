import type { Expressions, Role } from './expressions';
import { readNumber } from './readNumber';
import { isLoose, type Token } from './tokens';

/**
 * The end of a down payment with its amount or negation: '0 kr kontantinsats', 'no deposit', 'udbetaling 20 %'; null
 * for the word alone or another text.
 */
export function depositEnd(tokens: readonly Token[], from: number, expressions: Expressions): number | null {
  let index = from;
  const take = (...roles: readonly Role[]): boolean => {
    const taken = Math.max(...roles.map((role) => expressions.length(role, tokens, index)));
    if (taken > 0 && (index === from || isLoose(tokens[index]?.before ?? ''))) index += taken;
    else return false;
    return true;
  };
  const takeAmount = (): boolean => {
    const number = readNumber(tokens, index, expressions);
    if (!number || (number.unit !== null && number.unit !== 'money')) return false;
    index = number.end;
    take('otherUnit', 'money');
    return true;
  };
  take('with');
  let isSized = false;
  while (take('not', 'depositSize', 'max', 'min', 'about')) isSized = true;
  const hasAmount = takeAmount();
  if (hasAmount) take('locatedIn');
  if (/[,;]/.test(tokens[index]?.before ?? '') && index > from) return null;
  if (!take('deposit')) return null;
  const end = index;
  while (take('max', 'min', 'about', 'filler', 'locatedIn', 'depositSize'));
  const isFollowed = takeAmount();
  // '200 000 kontantinsats 20 000': the amount before it is another.
  if (isFollowed) return hasAmount ? null : index;
  return isSized || hasAmount ? end : null;
}
