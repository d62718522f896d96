import { kilometresPer } from '../../cars/odometer';
import type { Lexicon, TermMatch } from './lexicon';
import { isNumeral, readNumber } from './readNumber';
import { isTight, type Token } from './tokens';
import type { Meaning, QueryVocabulary } from './understanding';

/** Farther than this, 'max 5000 mil' after a town is a mileage. Kilometres. */
const FARTHEST = 300;

const KM: Readonly<Record<string, number>> = { mil: kilometresPer.mil, km: kilometresPer.km, miles: kilometresPer.mi };

export interface TownRead {
  meaning: Meaning;
  end: number;
}

/** The location of the car: 'nära Borås', 'inom 5 mil från Borås', 'i Borås', 'nära mig'. Null without one. */
export function readTown(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  return (
    route(tokens, index, lexicon) ??
    within(tokens, index, lexicon) ??
    near(tokens, index, lexicon) ??
    inTown(tokens, index, lexicon) ??
    townWithDistance(tokens, index, lexicon)
  );
}

/** 'mellan Uppsala och Stockholm', 'från Malmö till Lund': what is driven, not where the car stands. */
function route(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  const { expressions } = lexicon;
  const between = expressions.length('between', tokens, index);
  const start = index + (between || expressions.length('from', tokens, index));
  const first = start > index ? lexicon.townAt(tokens, start) : null;
  if (!first) return null;
  const joint = start + first.tokens;
  const end = joint + expressions.length(between > 0 ? 'and' : 'to', tokens, joint);
  const second = end > joint ? lexicon.townAt(tokens, end) : null;
  return second && { meaning: { kind: 'setAside' }, end: end + second.tokens };
}

function distanceAt(tokens: readonly Token[], index: number, lexicon: Lexicon): { km: number; end: number } | null {
  const number = readNumber(tokens, index, lexicon.expressions);
  const unit = number?.unit === null || number?.unit === undefined ? undefined : KM[number.unit];
  return number && unit !== undefined ? { km: Math.round(number.value * unit), end: number.end } : null;
}

/** The distance from a place that was named; null for '300 km räckvidd', '20 miles on the clock', of the car itself. */
function radiusAt(tokens: readonly Token[], index: number, lexicon: Lexicon): { km: number; end: number } | null {
  const { expressions } = lexicon;
  const distance = distanceAt(tokens, index, lexicon);
  if (!distance || distance.km > FARTHEST) return null;
  const { end } = distance;
  const isOfCar =
    isTight(tokens[end]?.before ?? ',') &&
    // '150 miles of range'
    [end, end + expressions.length('filler', tokens, end)].some((next) =>
      (['range', 'mileage', 'onOdometer'] as const).some((role) => expressions.length(role, tokens, next) > 0),
    );
  return isOfCar ? null : distance;
}

/** A distance belongs to a location that follows; else it is a mileage. */
function within(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const { expressions } = lexicon;
  const distance = distanceAt(tokens, from + expressions.length('within', tokens, from), lexicon);
  if (!distance) return null;
  let index = distance.end;
  const radius = expressions.length('radius', tokens, index);
  index += radius;
  const away = expressions.length('from', tokens, index);
  // '50 km turusta', '30 km säteellä turusta', but not '3000 mil stockholm'
  if (away === 0)
    return distance.km <= FARTHEST || radius > 0 ? townAway(tokens, index, lexicon, { km: distance.km }) : null;
  index += away;
  return (
    placed(tokens, index, lexicon, { km: distance.km }) ??
    soldAt(tokens, index, lexicon) ??
    (distance.km <= FARTHEST ? unknownTown(tokens, index, lexicon) : null)
  );
}

/** A town at this index, without a preposition. */
function townAway(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  distance: { km?: number },
): TownRead | null {
  const found = isTight(tokens[index]?.before ?? '') ? lexicon.townAt(tokens, index) : null;
  return found && { meaning: townMeaning(found.place, distance), end: index + found.tokens };
}

/** 'turku 50 km säteellä', 'borås 5 mil': no car has been driven as little. */
function townWithDistance(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const found = lexicon.townAt(tokens, from);
  if (!found) return null;
  const { expressions } = lexicon;
  let index = from + found.tokens;
  index += expressions.length('radius', tokens, index);
  const distance = isTight(tokens[index]?.before ?? '')
    ? radiusAt(tokens, index + expressions.length('within', tokens, index), lexicon)
    : null;
  if (!distance) return null;
  const end = distance.end + expressions.length('radius', tokens, distance.end);
  return { meaning: townMeaning(found.place, { km: distance.km }), end };
}

const townMeaning = ({ name, lat, lng }: QueryVocabulary['places'][number], distance: { km?: number }): Meaning => ({
  kind: 'place',
  place: name,
  lat,
  lng,
  ...distance,
});

function near(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const { expressions } = lexicon;
  const close = expressions.length('near', tokens, from);
  const here = expressions.length('here', tokens, from);
  // 'i närheten' means near me, 'i närheten av Borås' does not; 'hemma' alone has no meaning.
  const named =
    close > 0 && close >= here
      ? (placed(tokens, from + close, lexicon, {}) ?? soldAt(tokens, from + close, lexicon))
      : null;
  if (named) return withDistance(named, tokens, lexicon);
  // Slovak 'v okolí Popradu' is not near me.
  const unknown = close > 0 ? unknownTown(tokens, from + close, lexicon) : null;
  if (unknown && close >= here) return withDistance(unknown, tokens, lexicon);
  if (here > 1 || (here === 1 && close === 1))
    return withDistance({ meaning: { kind: 'here' }, end: from + here }, tokens, lexicon);
  return unknown && withDistance(unknown, tokens, lexicon);
}

/** 'close to Liverpool', of which the stock knows nothing: set aside. */
function unknownTown(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  const town = tokens[index];
  const isUnknown =
    town &&
    lexicon.hasTowns &&
    !town.plain &&
    isTight(town.before) &&
    /^\p{L}{3,}$/u.test(town.text) &&
    // 'near Coventy' is no 'country'.
    (town.corrected !== undefined || !lexicon.expressions.isControl(town.folded)) &&
    !isNumeral(town.folded) &&
    !readNumber(tokens, index, lexicon.expressions) &&
    // 'near poole' is no typing error.
    (town.corrected !== undefined || !isNamed(lexicon.termAt(tokens, index)));
  return isUnknown ? { meaning: { kind: 'setAside' }, end: index + 1 } : null;
}

/** 'near Berlin' is no 'berlina', 'near Birming' is the town. */
const isNamed = (term: TermMatch | null): boolean =>
  term !== null && (!term.isBegun || term.name === 'car_site_city' || term.name === 'car_site_region');

/** 'near Leeds within 20 miles' */
function withDistance(read: TownRead, tokens: readonly Token[], lexicon: Lexicon): TownRead {
  const { meaning, end } = read;
  const marked = lexicon.expressions.length('within', tokens, end);
  const hasDistance = meaning.kind === 'place' || meaning.kind === 'here';
  // 'close to Leeds, 20 miles' is no mileage, as no car has driven as little.
  const distance = marked > 0 || hasDistance ? radiusAt(tokens, end + marked, lexicon) : null;
  if (!distance) return read;
  return { meaning: hasDistance ? { ...meaning, km: distance.km } : meaning, end: distance.end };
}

function placed(tokens: readonly Token[], from: number, lexicon: Lexicon, km: { km?: number }): TownRead | null {
  const { expressions } = lexicon;
  const index =
    from + (expressions.length('here', tokens, from) > 0 ? 0 : expressions.length('locatedIn', tokens, from));
  const here = expressions.length('here', tokens, index);
  if (here > 0) return { meaning: { kind: 'here', ...km }, end: index + here };
  const found = lexicon.townAt(tokens, index);
  return found && { meaning: townMeaning(found.place, km), end: index + found.tokens };
}

/** A town or region with cars in stock, after 'i': the cars that are there. */
function inTown(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const preposition = lexicon.expressions.length('locatedIn', tokens, from);
  if (preposition === 0) return null;
  const start = from + preposition;
  const named = lexicon.termAt(tokens, start);
  return (
    soldAt(tokens, start, lexicon) ??
    (named && !named.isBegun ? null : bigTown(tokens, start, lexicon)) ??
    townAlone(tokens, from, preposition, lexicon)
  );
}

/** 'coventry', where no facility is: the nearest ones. */
export function bigTown(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  const found = lexicon.bigTownAt(tokens, index);
  return found && { meaning: townMeaning(found.place, {}), end: index + found.tokens };
}

/** 'in Munich' and nothing else, where no car's text has the word. */
function townAlone(tokens: readonly Token[], from: number, preposition: number, lexicon: Lexicon): TownRead | null {
  const town = from === 0 ? unknownTown(tokens, preposition, lexicon) : null;
  return town && town.end === tokens.length && !lexicon.isFindable(tokens, preposition) ? town : null;
}

/** A region has no position: 'within 50 miles of London' are the cars there. */
function soldAt(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  const term = lexicon.termAt(tokens, index);
  if (!term || (term.name !== 'car_site_city' && term.name !== 'car_site_region')) return null;
  return { meaning: { kind: 'terms', name: term.name, values: [...term.values] }, end: index + term.tokens };
}
