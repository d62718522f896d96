import { CHILD_SEPARATOR } from '../search';
import type { Lexicon } from './lexicon';
import { squeeze } from './parsedConcepts';
import { makeOf } from './textContext';
import type { Part } from './understanding';

/**
 * 'tiguan 4motion allspace', 'golf diesel variant': the model whose name goes on with a word that stands apart.
 * @param isPlain whether the visitor marked a part as plain words
 */
export function withSubmodels(
  parts: readonly Part[],
  lexicon: Lexicon,
  isPlain: (part: Part) => boolean,
): readonly Part[] {
  const index = parts.findIndex(({ meaning }) => meaning.kind === 'terms' && meaning.name === 'car_brand');
  const model = parts[index];
  if (model?.meaning.kind !== 'terms' || model.meaning.not || model.isOtherModel) return parts;
  const own = model.meaning.values.filter((each) => each.includes(CHILD_SEPARATOR));
  const names = new Set(own.map((each) => squeeze(each.slice(each.indexOf(CHILD_SEPARATOR) + 1))));
  const [name, ...otherNames] = names;
  if (name === undefined || otherNames.length > 0) return parts;
  for (const part of parts) {
    const { meaning } = part;
    const isBody = meaning.kind === 'terms' && meaning.name === 'car_body' && !meaning.not;
    const isWord = meaning.kind === 'words' || meaning.kind === 'setAside';
    if (part === model || !(isBody || isWord) || isPlain(part)) continue;
    const longer = lexicon.modelOf(name + squeeze(part.text));
    const values =
      longer?.values.filter((one) => !own.includes(one) && own.some((each) => makeOf(each) === makeOf(one))) ?? [];
    if (values.length === 0) continue;
    const { from, to, text } = part;
    // A body finds those of the shorter name as well.
    const both = isBody ? [...own, ...values] : values;
    return parts.map((each) =>
      each === model
        ? { ...model, meaning: { kind: 'terms', name: 'car_brand', values: both } }
        : each === part && isWord
          ? { from, to, text, meaning: { kind: 'filler' } }
          : each,
    );
  }
  return parts;
}
