import { makeOf } from './textContext';
import type { Part } from './understanding';

/**
 * 'leon cupra': a model that two makes have, and one of the makes after it.
 * @param isEither whether the text joins two parts by 'or'
 */
export function withMakeOfModel(
  parts: readonly Part[],
  isEither: (first: Part, second: Part) => boolean,
): readonly Part[] {
  for (const part of parts) {
    const makes = new Set(brandsOf(part).map(makeOf));
    const make = parts.find((other) => {
      const [value = '', ...others] = brandsOf(other);
      return (
        makes.size > 1 &&
        others.length === 0 &&
        makes.has(value) &&
        !(part.from < other.from ? isEither(part, other) : isEither(other, part))
      );
    });
    if (part.meaning.kind !== 'terms' || !make) continue;
    const [name = ''] = brandsOf(make);
    const values = part.meaning.values.filter((value) => makeOf(value) === name);
    const meant: Part = { ...part, meaning: { ...part.meaning, values } };
    const { from, to, text } = make;
    return parts.map((each) =>
      each === part ? meant : each === make ? { from, to, text, meaning: { kind: 'filler' } } : each,
    );
  }
  return parts;
}

/** The makes and models that the part asks for. */
const brandsOf = ({ meaning }: Part): readonly string[] =>
  meaning.kind === 'terms' && meaning.name === 'car_brand' && !meaning.not ? meaning.values : [];
