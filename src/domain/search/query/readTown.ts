import type { Lexicon } from './lexicon';
import { readNumber } from './readNumber';
import type { Token } from './tokens';
import type { Meaning } from './understanding';

const KM: Readonly<Record<string, number>> = { mil: 10, km: 1, miles: 1.609344 };

export interface TownRead {
  meaning: Meaning;
  end: number;
}

/** The location of the car: 'nära Borås', 'inom 5 mil från Borås', 'i Borås', 'nära mig'. Null without one. */
export function readTown(tokens: readonly Token[], index: number, lexicon: Lexicon): TownRead | null {
  return within(tokens, index, lexicon) ?? near(tokens, index, lexicon) ?? inTown(tokens, index, lexicon);
}

/** A distance belongs to a location that follows; else it is a mileage. */
function within(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const { expressions } = lexicon;
  const start = from + expressions.length('within', tokens, from);
  const number = readNumber(tokens, start, expressions);
  const unit = number?.unit === null || number?.unit === undefined ? undefined : KM[number.unit];
  if (!number || unit === undefined) return null;
  const km = Math.round(number.value * unit);
  let index = number.end;
  const away = expressions.length('from', tokens, index);
  if (away === 0) return null;
  index += away;
  return placed(tokens, index, lexicon, { km });
}

function near(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const { expressions } = lexicon;
  const close = expressions.length('near', tokens, from);
  const here = expressions.length('here', tokens, from);
  // 'i närheten' means near me, 'i närheten av Borås' does not; 'hemma' alone has no meaning.
  const named = close > 0 && close >= here ? placed(tokens, from + close, lexicon, {}) : null;
  return named ?? (here > 1 || (here === 1 && close === 1) ? { meaning: { kind: 'here' }, end: from + here } : null);
}

function placed(tokens: readonly Token[], from: number, lexicon: Lexicon, km: { km?: number }): TownRead | null {
  const { expressions } = lexicon;
  const index =
    from + (expressions.length('here', tokens, from) > 0 ? 0 : expressions.length('locatedIn', tokens, from));
  const here = expressions.length('here', tokens, index);
  if (here > 0) return { meaning: { kind: 'here', ...km }, end: index + here };
  const found = lexicon.townAt(tokens, index);
  if (!found) return null;
  const {
    place: { name, lat, lng },
    tokens: taken,
  } = found;
  return { meaning: { kind: 'place', place: name, lat, lng, ...km }, end: index + taken };
}

/** A town or region with cars in stock, after 'i': the cars that are there. */
function inTown(tokens: readonly Token[], from: number, lexicon: Lexicon): TownRead | null {
  const preposition = lexicon.expressions.length('locatedIn', tokens, from);
  if (preposition === 0) return null;
  const term = lexicon.termAt(tokens, from + preposition);
  if (!term || (term.name !== 'car_site_city' && term.name !== 'car_site_region')) return null;
  return {
    meaning: { kind: 'terms', name: term.name, values: [...term.values] },
    end: from + preposition + term.tokens,
  };
}
