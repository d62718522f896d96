import type { Expressions, Role } from './expressions';
import type { Read } from './read.types';
import { readNumber } from './readNumber';
import type { TextContext } from './textContext';
import { isLoose, type Token } from './tokens';

/** What the text asks of the offer, not of the car: 'omgående leverans', 'ingen kontantinsats'. */
export const offerAt = (index: number, context: TextContext): Read | null =>
  inStock(index, context) ?? deposit(index, context);

/** 'omgående leverans': no sample of what can be ordered. */
function inStock(index: number, { tokens, lexicon, expressions }: TextContext): Read | null {
  const length = expressions.length('inStock', tokens, index);
  if (length === 0) return null;
  const samples = lexicon.value('car_is_sample', 'true');
  return {
    meaning: samples ? { kind: 'terms', name: samples.name, values: ['true'], not: true } : { kind: 'setAside' },
    end: index + length,
    isAboutCars: true,
  };
}

/** 'ingen kontantinsats', '0 kr kontantinsats': no price. */
function deposit(index: number, { tokens, expressions }: TextContext): Read | null {
  const end = depositEnd(tokens, index, expressions);
  return end === null ? null : { meaning: { kind: 'setAside' }, end, isAboutCars: true };
}

/**
 * The end of a down payment with its amount or negation: '0 kr kontantinsats', 'no deposit', 'udbetaling 20 %'; null
 * for the word alone or another text.
 */
function depositEnd(tokens: readonly Token[], from: number, expressions: Expressions): number | null {
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
