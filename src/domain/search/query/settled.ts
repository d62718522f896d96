import { rank, type Rank } from './names';
import { isWithoutSearch, type Part } from './understanding';

/**
 * The parts of a whole text: those that depend on others get their meaning.
 * @param ranks those of words for several values; a named value has none
 * @param withOtherModel makes with a model that is not in stock
 * @param isAboutCars whether the text asks for cars, not for something else
 */
export function settled(
  parts: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  withOtherModel: ReadonlySet<Part>,
  isAboutCars: boolean,
): Part[] {
  const isUnmet = (part: Part): boolean => part.isOtherModel === true || withOtherModel.has(part);
  // 'bmw x5 or audi q7' asks for no other Audi.
  const hasMet = parts.some(
    (part) =>
      part.meaning.kind === 'terms' &&
      part.meaning.name === 'car_brand' &&
      !part.meaning.not &&
      !ranks.has(part) &&
      !isUnmet(part),
  );
  const each = parts.map((part) =>
    givesWay(part, parts, ranks)
      ? asFiller(part)
      : contradicts(part, parts) || (hasMet && isUnmet(part))
        ? setAside(part)
        : leased(part, parts),
  );
  // A text that asks for unknown words alone is searched for as it is, and finds nothing: 'söker en husvagn'.
  const isOther = !isAboutCars && each.every(({ meaning }) => meaning.kind === 'setAside' || isWithoutSearch(meaning));
  return isOther ? each.map((part) => (part.meaning.kind === 'setAside' ? asTerm(part) : part)) : each;
}

const setAside = ({ isOtherModel: _isOtherModel, ...part }: Part): Part => ({ ...part, meaning: { kind: 'setAside' } });
const asTerm = (part: Part): Part => ({ ...part, meaning: { kind: 'words' } });
const asFiller = ({ isRule: _isRule, ...part }: Part): Part => ({ ...part, meaning: { kind: 'filler' } });

/** 'liten suv' is any SUV: a word for several values says nothing next to a better one of its field. */
function givesWay(part: Part, parts: readonly Part[], ranks: ReadonlyMap<Part, Rank>): boolean {
  const own = ranks.get(part);
  const { meaning } = part;
  if (own === undefined || meaning.kind !== 'terms') return false;
  return parts.some(
    (other) =>
      other.meaning.kind === 'terms' && other.meaning.name === meaning.name && (ranks.get(other) ?? rank.named) > own,
  );
}

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
