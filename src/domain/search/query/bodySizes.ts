import type { CarSize } from '../carSizeNames';
import type { Lexicon } from './lexicon';
import { rank, type Rank } from './names';
import { roomy, widerSizes } from './tables/groups';
import type { Part, Span } from './understanding';

type TermsPart = Part & { meaning: { kind: 'terms' } };

const isMeant =
  (field: string) =>
  (part: Part): part is TermsPart =>
    part.meaning.kind === 'terms' && part.meaning.name === field && !part.meaning.not;
const isSize = isMeant('car_size');
const isBody = isMeant('car_body');
const isDrive = isMeant('car_drive');

/** The sizes of a van, by those of a car. */
const vanSizes: Readonly<Record<string, CarSize>> = {
  city: 'smallVan',
  small: 'smallVan',
  compact: 'smallVan',
  medium: 'mediumVan',
  large: 'largeVan',
};

const isWider = (size: string): size is keyof typeof widerSizes => size in widerSizes;

/**
 * Sizes among the bodies that the text names: 'small' is a small car, but 'small van' a small one of its kind, and a
 * small SUV may be a crossover. 'Small or medium' is either.
 */
export function withBodySizes(
  read: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  lexicon: Lexicon,
  isEither: (first: Span, second: Span) => boolean,
): readonly Part[] {
  const isNamed = read.some((part) => isBody(part) && !ranks.has(part));
  const parts = read.map((part, index) =>
    isSize(part) && ranks.get(part) === rank.adjective
      ? ofThing(part, read.slice(index + 1), { ranks, lexicon, isNamed })
      : part,
  );
  const sizes = parts.filter(isSize);
  if (sizes.length === 0) return parts;
  const bodies = parts.filter(isBody).flatMap(({ meaning }) => meaning.values);
  const hatches = lexicon.conceptValues('car_body', ['halvkombi']);
  const isOfBody = bodies.length > 0 && !bodies.some((body) => hatches.includes(body));
  const vans = lexicon.conceptValues('car_body', ['skåpbil', 'pickup']);
  const fourWheels = lexicon.conceptValues('car_drive', ['fyrhjulsdrift']);
  // 'small 4x4' may be an SUV.
  const isOffRoad = parts.some((part) => isDrive(part) && part.meaning.values.some((one) => fourWheels.includes(one)));
  const isVan = bodies.length > 0 && bodies.every((body) => vans.includes(body));
  const sizeAs = (size: string): string =>
    isVan ? (vanSizes[size] ?? size) : isOfBody && size === 'city' ? 'small' : size;
  const sizesOf = ({ meaning }: TermsPart): readonly string[] => [...new Set(meaning.values.map(sizeAs))];
  return parts.map((part) => {
    if (isBody(part)) return withCrossovers(part, parts, sizes.flatMap(sizesOf), lexicon);
    if (!isSize(part)) return part;
    const index = sizes.indexOf(part);
    const joined = sizes.filter((other, position) => {
      const [first, last] = position < index ? [other, part] : [part, other];
      return other === part || (Math.abs(position - index) === 1 && isEither(first, last));
    });
    const values = [...new Set(joined.flatMap(sizesOf))];
    const wider = values
      .flatMap((size): readonly CarSize[] => {
        if (isOffRoad && size === 'city') return ['small', 'compact'];
        return isWider(size) ? (widerSizes[size] ?? []) : [];
      })
      .filter((size, position, all) => !values.includes(size) && all.indexOf(size) === position);
    return {
      ...part,
      meaning: { ...part.meaning, values },
      ...(part.isRule && wider.length > 0 && { wider }),
    };
  });
}

/**
 * A size that says how large something else is: 'big alloys' asks for no large car, 'big tailgate' and 'big boot' for a
 * roomy one, unless the text names a body: 'mpv, large rear seats'.
 * @param after the parts after it
 */
function ofThing(
  part: TermsPart,
  after: readonly Part[],
  { ranks, lexicon, isNamed }: { ranks: ReadonlyMap<Part, Rank>; lexicon: Lexicon; isNamed: boolean },
): Part {
  const { from, to, text, meaning } = part;
  const [next, ...others] = after;
  const isLarge = meaning.values.includes('large');
  if (!next || next.from > to + 1) return part;
  if (next.meaning.kind === 'terms' && next.meaning.name === 'car_equipment')
    return { from, to, text, meaning: { kind: 'setAside' } };
  // 'large boot', 'big family car'
  if (isLarge && isBody(next) && ranks.has(next)) return { from, to, text, meaning: { kind: 'filler' } };
  // 'small cute car' is a small one.
  const isOfCar = others.some(
    ({ meaning: other }, index) =>
      (other.kind === 'terms' || (other.kind === 'filler' && other.isCar)) &&
      others.slice(0, index).every(({ meaning: between }) => between.kind === 'setAside'),
  );
  if (next.meaning.kind !== 'setAside' || isOfCar) return part;
  const values = lexicon.conceptValues('car_body', roomy);
  return isLarge && values.length > 0 && !isNamed
    ? { from, to, text, meaning: { kind: 'terms', name: 'car_body', values }, isRule: true }
    : { from, to, text, meaning: { kind: 'setAside' } };
}

/** The body of small SUVs with crossovers, unless the text excludes them. */
function withCrossovers(part: TermsPart, parts: readonly Part[], sizes: readonly string[], lexicon: Lexicon): Part {
  const [suvs, crossovers] = ['suv', 'crossover'].map((body) => lexicon.conceptValues('car_body', [body]));
  const isSmall = sizes.some((size) => size === 'small' || size === 'compact');
  const isSuv = part.meaning.values.every((value) => suvs?.includes(value));
  const excluded = parts.flatMap(({ meaning }) => (meaning.kind === 'terms' && meaning.not ? meaning.values : []));
  if (!isSmall || !isSuv || !crossovers) return part;
  const more = crossovers.filter((value) => !excluded.includes(value));
  return { ...part, meaning: { ...part.meaning, values: [...new Set([...part.meaning.values, ...more])] } };
}
