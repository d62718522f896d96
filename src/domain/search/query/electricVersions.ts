import { CHILD_SEPARATOR } from '../search';
import type { Lexicon } from './lexicon';
import type { Part } from './understanding';

/** Whether the text asks for electric cars by this part: 'electric', 'recharge'. */
function requestsElectric({ meaning, otherwise = [] }: Part, electric: readonly string[]): boolean {
  if (meaning.kind === 'words') return otherwise.some((part) => requestsElectric(part, electric));
  return (
    meaning.kind === 'terms' &&
    meaning.name === 'car_fuel' &&
    !meaning.not &&
    meaning.values.some((value) => electric.includes(value))
  );
}

/**
 * 'volvo xc40 electric': the EX40 as well, which is the same car; where there is none, the electric models of the make,
 * the nearest in size first.
 */
export function withElectricVersions(parts: readonly Part[], lexicon: Lexicon): readonly Part[] {
  const electric = lexicon.electricFuel?.values ?? [];
  const requesting = parts.filter((part) => requestsElectric(part, electric));
  if (requesting.length === 0) return parts;
  // 'a3 e-tron': the word first, then the plug-in hybrids of the model.
  const isCondition = requesting.some(({ meaning }) => meaning.kind === 'terms');
  return parts.map((part) => {
    const { meaning } = part;
    if (meaning.kind !== 'terms' || meaning.name !== 'car_brand' || meaning.not || part.isOtherModel) return part;
    const [value = '', ...others] = meaning.values;
    if (others.length > 0 || !value.includes(CHILD_SEPARATOR)) return part;
    const values = [value, ...lexicon.electricVersionsOf(value)];
    const near = isCondition ? lexicon.electricModelsNear(value).filter((one) => !values.includes(one)) : [];
    return {
      ...part,
      meaning: { ...meaning, values },
      ...(near.length > 0 && { wider: [...(part.wider ?? []), ...near] }),
    };
  });
}
