import type { Lexicon } from './lexicon';
import type { Rank } from './names';
import type { Part } from './understanding';

/**
 * 'small suv': what a small one of that body is called, in place of the two parts, or of the body where other words
 * stand between them. Without cars the body itself takes its place.
 * @param ranks those of words for several values; a named value has none
 */
export function withSmallerBody(
  text: string,
  parts: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  lexicon: Lexicon,
): readonly Part[] {
  const small = parts.find((part) => ranks.has(part) && isBody(part) && lexicon.isSmallBody(part.meaning.values));
  const body = parts.find((part) => !ranks.has(part) && isBody(part) && lexicon.smallerBody(part.meaning.values));
  if (!small || !body || !isBody(body)) return parts;
  const values = lexicon.smallerBody(body.meaning.values) ?? [];
  // 'small suv, not a crossover'
  const isExcluded = parts.some(
    ({ meaning: other }) =>
      other.kind === 'terms' &&
      other.not &&
      other.name === 'car_body' &&
      values.some((one) => other.values.includes(one)),
  );
  if (isExcluded) return parts;
  const meaning = { ...body.meaning, values };
  const [first, second] = small.from < body.from ? [small, body] : [body, small];
  const isNext = parts.indexOf(second) === parts.indexOf(first) + 1;
  if (!isNext)
    return parts.map((part) => {
      if (part === small) return { ...asideOf(part), meaning: { kind: 'filler' } };
      return part === body ? { ...body, meaning, isRule: true, otherwise: [body] } : part;
    });
  const both: Part = {
    from: first.from,
    to: second.to,
    text: text.slice(first.from, second.to),
    meaning,
    isRule: true,
    otherwise: [first, second].map((part) => (part === small ? asideOf(part) : part)),
  };
  return parts.flatMap((part) => (part === first ? [both] : part === second ? [] : [part]));
}

type BodyPart = Part & { meaning: { kind: 'terms' } };

const isBody = (part: Part): part is BodyPart =>
  part.meaning.kind === 'terms' && part.meaning.name === 'car_body' && !part.meaning.not;

const asideOf = ({ from, to, text }: Part): Part => ({ from, to, text, meaning: { kind: 'setAside' } });
