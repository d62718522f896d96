import type { Expressions } from './expressions';
import type { Read } from './read.types';
import { readNumber } from './readNumber';
import type { TextContext } from './textContext';
import { isLoose, isTight, type Token } from './tokens';

/** Of cars, in litres. */
const SMALLEST = 0.6;
const LARGEST = 8.5;

/**
 * '1 litre', '1,5-liters', '1.0l': the size of the engine, as versions write it: '1.0'. A boot has more litres; a
 * consumption has them per distance, and is set aside.
 */
export function engineSizeAt(index: number, { tokens, expressions }: TextContext): Read | null {
  const limit = Math.max(...(['max', 'min', 'about'] as const).map((role) => expressions.length(role, tokens, index)));
  const found = litresAt(tokens, index + limit, expressions);
  if (!found) return boundOfSize(tokens, index, limit, expressions);
  const { size, end: last } = found;
  let end = last;
  const consumed = perDistanceEnd(tokens, end, expressions);
  if (consumed !== null) return { meaning: { kind: 'setAside' }, end: consumed, isAboutCars: true };
  // 'under 5 liter', '5 litraa satasella'
  const isOther =
    limit > 0 ||
    expressions.has('otherAmount', tokens[index - 1]?.folded ?? '') ||
    expressions.length('perDistance', tokens, end) > 0;
  if (isOther || size < SMALLEST || size > LARGEST) return null;
  // '1.0 liter motor', but not 'motor 150 hk'
  const engine = isTight(tokens[end]?.before ?? ',') ? expressions.length('power', tokens, end) : 0;
  if (engine > 0 && !/^\d/.test(tokens[end + engine]?.folded ?? '')) end += engine;
  return { meaning: { kind: 'words', as: size.toFixed(1) }, end, isAboutCars: true };
}

/** '2.0' of 'golf 2.0', '2,2': without a unit; set aside where no version has such an engine. */
export function bareSizeAt(index: number, { tokens, lexicon }: TextContext): Read | null {
  const [first, second, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  const isSize =
    [first, second].every((token) => token && !token.plain && /^\d$/.test(token.folded)) &&
    /^[.,]$/.test(second?.before ?? '') &&
    !/[.,\p{N}]$/u.test(first?.before ?? '') &&
    !(/^[.,]$/.test(next?.before ?? '') && /^\d/.test(next?.folded ?? ''));
  const size = `${first?.folded}.${second?.folded}`;
  if (!isSize || Number(size) < SMALLEST || Number(size) > LARGEST) return null;
  return { meaning: { kind: lexicon.hasSize(size) ? 'words' : 'setAside' }, end: index + 2 };
}

/** 'less than 1.4 engine', '1.2 or smaller': no range of the stock. */
function boundOfSize(tokens: readonly Token[], from: number, limit: number, expressions: Expressions): Read | null {
  const index = from + limit;
  const [first, second, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  const isSize =
    first && second && !first.plain && /^\d$/.test(first.folded) && second.before === '.' && /^\d$/.test(second.folded);
  if (!isSize || /^\d/.test(next?.folded ?? '')) return null;
  const engine = expressions.length('power', tokens, index + 2);
  const bound = Math.max(
    ...(['orLess', 'orMore'] as const).map((role) => expressions.length(role, tokens, index + 2 + engine)),
  );
  const end = index + 2 + engine + bound;
  // 'nothing over 1.2'
  const amount = readNumber(tokens, index, expressions);
  const isAlone = limit > 0 && (amount === null || (amount.unit === null && !amount.scaled));
  return isAlone || (limit > 0 && engine > 0) || bound > 0
    ? { meaning: { kind: 'setAside' }, end, isAboutCars: true }
    : null;
}

/** A number of one digit, or with one decimal, and its unit. */
export function litresAt(
  tokens: readonly Token[],
  index: number,
  expressions: Expressions,
): { size: number; end: number } | null {
  const [first, second] = [tokens[index], tokens[index + 1]];
  const isFraction = /^\d$/.test(first?.folded ?? '') && /^[.,]$/.test(second?.before ?? '');
  const last = isFraction ? second : first;
  const [, digit = '', glued = ''] = /^(\d)(\p{L}*)$/u.exec(last?.folded ?? '') ?? [];
  const isDecimal = /^[.,]$/.test(first?.before ?? '');
  if (!first || isDecimal || first.plain || last?.plain || digit === '') return null;
  const size = Number(isFraction ? `${first.folded}.${digit}` : digit);
  const end = index + (isFraction ? 2 : 1);
  if (glued !== '') return expressions.has('litres', glued) ? { size, end } : null;
  const unit = isLoose(tokens[end]?.before ?? ',') ? expressions.length('litres', tokens, end) : 0;
  return unit > 0 ? { size, end: end + unit } : null;
}

/** The end of '/100 km', 'per mil'; null for other words. */
export function perDistanceEnd(tokens: readonly Token[], index: number, expressions: Expressions): number | null {
  const per = expressions.length('perDistance', tokens, index);
  if (per === 0 && !tokens[index]?.before.includes('/')) return null;
  const distance = index + per;
  const isDistance = tokens[distance]?.folded.startsWith('100') ?? false;
  if (!isDistance && expressions.length('mil', tokens, distance) === 0) return null;
  return distance + 1 + expressions.length('km', tokens, distance + 1);
}
