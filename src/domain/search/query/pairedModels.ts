import { CHILD_SEPARATOR } from '../search';
import { foldedTerms } from './parsedConcepts';
import { setAside } from './settled';
import { makeOf } from './textContext';
import type { Part } from './understanding';

/** Asks whether the text joins two parts by 'or'. */
export type IsEither = (first: Part, second: Part) => boolean;

const isNamedModel = ({ meaning }: Part): boolean =>
  meaning.kind === 'terms' && meaning.name === 'car_brand' && !meaning.not;

const valuesOf = ({ meaning }: Part): readonly string[] => (meaning.kind === 'terms' ? meaning.values : []);
const makesOf = (part: Part): string[] => valuesOf(part).map(makeOf);
const nameTermsOf = (part: Part): Set<string> => new Set(valuesOf(part).flatMap(foldedTerms));

/** A word of each value that the texts of the other model lack: 'polo' apart from a Golf; null where there is none. */
function distinctTerms(part: Part, other: Part): string[] | null {
  const shared = nameTermsOf(other);
  const found = valuesOf(part).map((value) => {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
    const candidates = [foldedTerms(model), foldedTerms(make)].map((terms) =>
      terms.filter((term) => term.length >= 2 && /\p{L}|\d{3}/u.test(term) && !shared.has(term)),
    );
    return candidates.flatMap((terms) => terms.toSorted((a, b) => b.length - a.length)).at(0) ?? null;
  });
  return found.length > 0 && found.every((term) => term !== null) ? found : null;
}

/** Words of one model of several: found in its texts, or the car is another one: 'gti|polo'. */
function pairedTerms(part: Part, others: readonly Part[], own: Part): Part | null {
  const { meaning } = part;
  if (meaning.kind !== 'words') return null;
  const distinct = others.map((other) => distinctTerms(other, own));
  if (distinct.some((each) => each === null)) return null;
  const alternatives = [...new Set(distinct.flatMap((each) => each ?? []))].join('|');
  const terms = meaning.as?.split(' ') ?? foldedTerms(part.corrected ?? part.text);
  const { otherwise: _otherwise, ...rest } = part;
  return { ...rest, meaning: { kind: 'words', as: terms.map((word) => `${word}|${alternatives}`).join(' ') } };
}

/** 'a4 avant or x3': a body of the first, where none is said of the other. */
function isOwnBody(part: Part, other: Part, parts: readonly Part[]): boolean {
  const isBody = ({ meaning }: Part): boolean =>
    meaning.kind === 'terms' && meaning.name === 'car_body' && !meaning.not;
  return isBody(part) && !parts.slice(parts.indexOf(other)).some(isBody);
}

/**
 * 'golf gti eller polo', 'audi a3 eller bmw 118i': words next to one of several models belong to that one, if they stand
 * before 'or', or after the last one of another make.
 * @param isPlain whether the visitor marked a part as plain words
 */
export function withPairedModels(
  parts: readonly Part[],
  isEither: IsEither,
  isPlain: (part: Part) => boolean,
): readonly Part[] {
  // 'bmw' and '530' are one.
  const models = parts.filter((part, index) => {
    const next = parts[index + 1];
    const goesOn = next && isNamedModel(next) && makesOf(next).some((make) => makesOf(part).includes(make));
    return isNamedModel(part) && !goesOn;
  });
  if (models.length < 2) return parts;
  const result = [...parts];
  for (const [order, model] of models.entries()) {
    const [before, next] = [models[order - 1], models[order + 1]];
    const isFirst = next !== undefined && isEither(model, next);
    const isLast =
      next === undefined &&
      before !== undefined &&
      isEither(before, model) &&
      !makesOf(model).some((make) => makesOf(before).includes(make));
    if (!isFirst && !isLast) continue;
    const others = models.filter((other) => other !== model);
    const from = parts.indexOf(model) + 1;
    for (let index = from; index < (next ? parts.indexOf(next) : parts.length); index++) {
      const part = parts[index];
      if (!part || part.meaning.kind === 'filler') break;
      if (isFirst && isOwnBody(part, next, parts)) result[index] = setAside(part);
      const paired = isPlain(part) ? null : pairedTerms(part, others, model);
      if (paired) result[index] = paired;
    }
  }
  return result;
}
