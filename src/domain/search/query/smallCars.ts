import type { Lexicon } from './lexicon';
import type { Part } from './understanding';

/**
 * 'small economical car', 'first car, low consumption': among small cars those with a petrol engine use little as well.
 * @param parts settled
 */
export function withSmallEngines(parts: readonly Part[], lexicon: Lexicon): readonly Part[] {
  const thrifty = lexicon.conceptValues('car_fuel', ['el', 'laddhybrid', 'elhybrid', 'diesel']);
  const diesel = lexicon.conceptValues('car_fuel', ['diesel']);
  const petrol = lexicon.conceptValues('car_fuel', ['bensin', 'mildhybrid']);
  const isSmall = parts.some(
    ({ meaning }) =>
      meaning.kind === 'terms' &&
      meaning.name === 'car_size' &&
      !meaning.not &&
      meaning.values.every((size) => size === 'city'),
  );
  const excluded = parts.flatMap(({ meaning }) => (meaning.kind === 'terms' && meaning.not ? meaning.values : []));
  const more = petrol.filter((value) => !excluded.includes(value));
  if (!isSmall || more.length === 0) return parts;
  return parts.map((part) => {
    const { meaning, isRule } = part;
    const isThrifty =
      isRule &&
      meaning.kind === 'terms' &&
      meaning.name === 'car_fuel' &&
      !meaning.not &&
      meaning.values.length > 1 &&
      meaning.values.some((value) => diesel.includes(value)) &&
      meaning.values.every((value) => thrifty.includes(value));
    return isThrifty ? { ...part, meaning: { ...meaning, values: [...meaning.values, ...more] } } : part;
  });
}
