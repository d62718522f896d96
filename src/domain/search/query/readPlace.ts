import type { Lexicon } from './lexicon';
import { readNumber } from './readNumber';
import type { Token } from './tokens';
import type { Meaning } from './understanding';

const KM: Readonly<Record<string, number>> = { mil: 10, km: 1, miles: 1.609344 };

export interface PlaceRead {
  meaning: Meaning;
  end: number;
}

/** Where the car should stand: 'nära Borås', 'inom 5 mil från Borås', 'i Borås', 'nära mig'. Null where nothing is said of that. */
export function readPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): PlaceRead | null {
  return within(tokens, at, lexicon) ?? near(tokens, at, lexicon) ?? inTown(tokens, at, lexicon);
}

/** A distance is about a place where one follows; else it is a mileage. */
function within(tokens: readonly Token[], from: number, lexicon: Lexicon): PlaceRead | null {
  const { expressions } = lexicon;
  const start = from + expressions.length('within', tokens, from);
  const number = readNumber(tokens, start, expressions);
  const unit = number?.unit === null || number?.unit === undefined ? undefined : KM[number.unit];
  if (!number || unit === undefined) return null;
  const km = Math.round(number.value * unit);
  let at = number.end;
  const away = expressions.length('from', tokens, at);
  if (away === 0) return null;
  at += away;
  return placed(tokens, at, lexicon, { km });
}

function near(tokens: readonly Token[], from: number, lexicon: Lexicon): PlaceRead | null {
  const { expressions } = lexicon;
  const close = expressions.length('near', tokens, from);
  const here = expressions.length('here', tokens, from);
  // 'i närheten' is near me, 'i närheten av Borås' is not; 'hemma' alone says nothing.
  const named = close > 0 && close >= here ? placed(tokens, from + close, lexicon, {}) : null;
  return named ?? (here > 1 || (here === 1 && close === 1) ? { meaning: { kind: 'here' }, end: from + here } : null);
}

function placed(tokens: readonly Token[], from: number, lexicon: Lexicon, km: { km?: number }): PlaceRead | null {
  const { expressions } = lexicon;
  const at = from + (expressions.length('here', tokens, from) > 0 ? 0 : expressions.length('at', tokens, from));
  const here = expressions.length('here', tokens, at);
  if (here > 0) return { meaning: { kind: 'here', ...km }, end: at + here };
  const found = lexicon.placeAt(tokens, at);
  if (!found) return null;
  const {
    place: { name, lat, lng },
    tokens: taken,
  } = found;
  return { meaning: { kind: 'place', place: name, lat, lng, ...km }, end: at + taken };
}

/** A town or region that the stock knows, behind 'i': the cars that stand there. */
function inTown(tokens: readonly Token[], from: number, lexicon: Lexicon): PlaceRead | null {
  const preposition = lexicon.expressions.length('at', tokens, from);
  if (preposition === 0) return null;
  const term = lexicon.termAt(tokens, from + preposition);
  if (!term || (term.name !== 'car_site_city' && term.name !== 'car_site_region')) return null;
  return {
    meaning: { kind: 'terms', name: term.name, values: [...term.values] },
    end: from + preposition + term.tokens,
  };
}
