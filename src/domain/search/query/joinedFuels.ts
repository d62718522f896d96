import type { Lexicon } from './lexicon';
import type { Part } from './understanding';

/**
 * 'petrol plug-in hybrid', 'diesel hybrid': a kind of hybrid, and no other cars with such an engine.
 * @param text that the parts are of
 */
export function withJoinedFuels(text: string, parts: readonly Part[], lexicon: Lexicon): readonly Part[] {
  const engines = lexicon.conceptValues('car_fuel', ['bensin', 'diesel']);
  const hybrids = lexicon.conceptValues('car_fuel', ['elhybrid', 'laddhybrid', 'mildhybrid']);
  const isOf = (part: Part | undefined, fuels: readonly string[]): boolean =>
    part?.meaning.kind === 'terms' &&
    part.meaning.name === 'car_fuel' &&
    !part.meaning.not &&
    part.meaning.values.every((value) => fuels.includes(value));
  const isNext = (first: Part | undefined, second: Part | undefined): boolean =>
    first !== undefined && second !== undefined && /^[\s-]*$/.test(text.slice(first.to, second.from));
  return parts.map((part, index) => {
    if (!isOf(part, engines)) return part;
    const [before, next] = [parts[index - 1], parts[index + 1]];
    const isHybrid = (isOf(next, hybrids) && isNext(part, next)) || (isOf(before, hybrids) && isNext(before, part));
    const { from, to, text: own } = part;
    return isHybrid ? { from, to, text: own, meaning: { kind: 'filler' } } : part;
  });
}
