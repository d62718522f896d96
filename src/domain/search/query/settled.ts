import { CHILD_SEPARATOR } from '../search';
import { rank, type Rank } from './names';
import { makeOf } from './textContext';
import { isWithoutSearch, type Meaning, type Part } from './understanding';

/**
 * The parts of a whole text: those that depend on others get their meaning.
 * @param isEither whether the text joins two parts by 'or'
 * @param ranks those of words for several values; a named value has none
 * @param isAboutCars whether the text asks for cars, not for something else
 * @param isInTexts whether the stock's texts have a word of the part
 */
export function settled(
  parts: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  isAboutCars: boolean,
  isEither: (first: Part, second: Part) => boolean,
  isInTexts: (part: Part) => boolean,
): Part[] {
  // 'bmw x5 or audi q7' asks for no other Audi.
  const hasMet = parts.some(
    (part) =>
      part.meaning.kind === 'terms' &&
      part.meaning.name === 'car_brand' &&
      !part.meaning.not &&
      !ranks.has(part) &&
      !part.isOtherModel,
  );
  const each = withRules(
    parts.map((part) => {
      const better = betterThan(part, parts, ranks);
      if (better) return better === 'says' ? asFiller(part) : setAside(part);
      if (givesWayToRange(part, parts)) return asFiller(part);
      return contradicts(part, parts) || (hasMet && part.isOtherModel) ? setAside(part) : leased(part, parts);
    }),
    parts,
    ranks,
    isEither,
  );
  // A text that asks for unknown words alone is searched for as it is, and finds nothing: 'söker en husvagn'.
  const isOther = !isAboutCars && each.every(({ meaning }) => meaning.kind === 'setAside' || isWithoutSearch(meaning));
  if (!isOther) return each;
  const unread = each.filter(({ meaning }) => meaning.kind === 'setAside');
  const known = unread.filter(isInTexts);
  const searched = new Set(known.length > 0 ? known : unread);
  return each.map((part) => (searched.has(part) ? asTerm(part) : part));
}

/** The part as one that the search leaves out, which is said. */
export const setAside = ({
  isOtherModel: _isOtherModel,
  lacksMotor: _lacksMotor,
  isRule: _isRule,
  wider: _wider,
  otherwise: _otherwise,
  ...part
}: Part): Part => ({
  ...part,
  meaning: { kind: 'setAside' },
});
const asTerm = (part: Part): Part => ({ ...part, meaning: { kind: 'words' } });
const asFiller = ({ isRule: _isRule, ...part }: Part): Part => ({ ...part, meaning: { kind: 'filler' } });

/**
 * Whether a word for several values stands next to a better one of its field: null, or whether that one is among its
 * values. 'familjebil kombi' says one thing twice, 'familjebil cab' two that no car is.
 */
function betterThan(part: Part, parts: readonly Part[], ranks: ReadonlyMap<Part, Rank>): 'says' | 'differs' | null {
  const own = ranks.get(part);
  const { meaning } = part;
  if (own === undefined || meaning.kind !== 'terms') return null;
  const better = parts.flatMap((other) =>
    other.meaning.kind === 'terms' &&
    !other.meaning.not &&
    other.meaning.name === meaning.name &&
    (ranks.get(other) ?? rank.named) > own
      ? other.meaning.values
      : [],
  );
  if (better.length === 0) return null;
  return better.some((value) => meaning.values.includes(value) || meaning.values.includes(makeOf(value)))
    ? 'says'
    : 'differs';
}

/** 'sportig över 200 hk': a bound of the stock says nothing next to one on the same side, or to one beyond it. */
function givesWayToRange({ isRule, meaning }: Part, parts: readonly Part[]): boolean {
  if (!isRule || meaning.kind !== 'range') return false;
  const { min = -Infinity, max = Infinity } = meaning.range;
  return parts.some(
    ({ isRule: isOther, meaning: other }) =>
      !isOther &&
      other.kind === 'range' &&
      other.name === meaning.name &&
      ((min > -Infinity && other.range.min !== undefined) ||
        (max < Infinity && other.range.max !== undefined) ||
        (other.range.max ?? Infinity) < min ||
        (other.range.min ?? -Infinity) > max),
  );
}

const rulesOf = (field: string, parts: readonly Part[], ranks: ReadonlyMap<Part, Rank>): number[] =>
  parts.flatMap((part, index) =>
    ranks.has(part) && part.meaning.kind === 'terms' && !part.meaning.not && part.meaning.name === field ? [index] : [],
  );

/**
 * Two words for several values of one field are both meant: 'pendlarbil som drar lite', unless the text says 'or', and
 * without what it excludes: 'tysk men inte audi'. The one that leaves nothing is set aside.
 * @param each the settled parts
 * @param parts the same as they were read
 */
function withRules(
  each: readonly Part[],
  parts: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  isEither: (first: Part, second: Part) => boolean,
): Part[] {
  const result = [...each];
  const fields = new Set(parts.flatMap(({ meaning }) => (meaning.kind === 'terms' ? [meaning.name] : [])));
  for (const field of fields) {
    const excluded = new Set(parts.flatMap(({ meaning }) => excludedBy(meaning, field)));
    let meant: readonly string[] | null = null;
    let last: Part | null = null;
    const combined: number[] = [];
    for (const index of rulesOf(field, parts, ranks)) {
      const [part, read] = [each[index], parts[index]];
      if (part?.meaning.kind !== 'terms' || !read) continue;
      const own: readonly string[] = part.meaning.values.filter((value) => !excluded.has(value));
      // A car has one make: two countries are alternatives, but 'tyskt premiummärke' has both.
      const isApart: boolean = field === 'car_brand' && !own.some((value) => meant?.includes(value));
      const isOther: boolean = last !== null && (isApart || isEither(last, read));
      const values: readonly string[] =
        meant === null ? own : isOther ? [...meant, ...own] : meant.filter((value) => own.includes(value));
      if (values.length === 0) result[index] = setAside(part);
      else {
        meant = values;
        last = read;
        combined.push(index);
      }
    }
    for (const index of combined) {
      const part = result[index];
      if (part?.meaning.kind === 'terms')
        result[index] = {
          ...part,
          meaning: { ...part.meaning, values: part.meaning.values.filter((value) => meant?.includes(value)) },
        };
    }
  }
  return result;
}

const excludedBy = (meaning: Meaning, field: string): readonly string[] =>
  meaning.kind === 'terms' && meaning.not && meaning.name === field
    ? meaning.values.filter((value) => !value.includes(CHILD_SEPARATOR))
    : [];

/** 'automat men inte cvt': the stock tells no kinds of automatic gearboxes apart. */
function contradicts({ meaning }: Part, parts: readonly Part[]): boolean {
  return (
    meaning.kind === 'terms' &&
    meaning.not === true &&
    parts.some(
      ({ meaning: other }) =>
        other.kind === 'terms' &&
        !other.not &&
        other.name === meaning.name &&
        other.values.every((value) => meaning.values.includes(value)),
    )
  );
}

/** 'privatleasing elbil under 4000 kr/mån': the cost of the leasing. */
function leased(part: Part, parts: readonly Part[]): Part {
  const { meaning } = part;
  const isLeasing = parts.some(
    ({ meaning: other }) => other.kind === 'terms' && other.name === 'car_has_privateleasing' && !other.not,
  );
  return isLeasing && meaning.kind === 'range' && meaning.name === 'car_loan_monthly_cost'
    ? { ...part, meaning: { ...meaning, name: 'car_privateleasing_monthly_cost' } }
    : part;
}
