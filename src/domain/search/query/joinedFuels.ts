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

/**
 * 'hybrid estate plug in': a hybrid with a plug, and no other, unless the text joins the two by 'or' or names two kinds:
 * 'hybrid, plug-in hybrid'.
 * @param isEither whether the text joins two parts by 'or'
 */
export function withPluggedHybrids(
  parts: readonly Part[],
  isEither: (first: Part, second: Part) => boolean,
  lexicon: Lexicon,
): readonly Part[] {
  const plugIns = lexicon.conceptValues('car_fuel', ['laddhybrid']);
  const isFuel = ({ meaning }: Part): boolean =>
    meaning.kind === 'terms' && meaning.name === 'car_fuel' && meaning.not !== true;
  const isPlug = (part: Part): boolean =>
    isFuel(part) &&
    part.meaning.kind === 'terms' &&
    part.meaning.values.every((value) => plugIns.includes(value)) &&
    !/hybrid/i.test(part.text);
  const plugs = parts.filter(isPlug);
  return parts.map((part) => {
    const isHybrid = isFuel(part) && plugIns.some((value) => part.wider?.includes(value));
    const isPlugged = isHybrid && plugs.some((plug) => !isEither(part, plug) && !isEither(plug, part));
    const { from, to, text } = part;
    return isPlugged ? { from, to, text, meaning: { kind: 'filler' } } : part;
  });
}
