import type { NumberRange } from '../search';
import type { ReadNumber } from './readNumber';

export type Subject =
  'price' | 'mileage' | 'year' | 'power' | 'range' | 'leasing' | 'monthly' | 'charging' | 'familyOf';
export type Side = 'max' | 'min' | 'about' | 'older' | 'newer';

export interface ParsedAmount {
  subject: Subject | null;
  side: Side | null;
  negated: boolean;
  low: ReadNumber;
  high: ReadNumber | null;
  /** 'years old' stands after the number, not just 'years'. */
  isAge?: boolean;
  /** 'or newer' stands after it. */
  isOrNewer?: boolean;
  /** 'more than' stands before it. */
  isMoreThan?: boolean;
  /** 'less than' stands before it. */
  isLessThan?: boolean;
  /** 'budget' stands before it: no amount is too low. */
  isBudget?: boolean;
}

const around = (value: number): Required<NumberRange> => ({
  min: Math.round(value * 0.9),
  max: Math.round(value * 1.1),
});

/** The range of an amount whose numbers are already in the field's unit. */
export function ranged(
  { side, negated, isBudget = false }: ParsedAmount,
  [low, high]: readonly [number, number | null],
  usual: 'max' | 'min',
): NumberRange {
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) };
  if (side === 'about') return isBudget ? { max: around(low).max } : around(low);
  const isMax = side === null ? usual === 'max' : side === 'max' || side === 'newer';
  return isMax !== negated ? { max: low } : { min: low };
}

export function yearRange({ side, negated }: ParsedAmount, year: number): NumberRange {
  switch (side) {
    case null:
      return { min: year, max: year };
    case 'about':
      return { min: year - 1, max: year + 1 };
    case 'max':
      return negated ? { min: year } : { max: year };
    case 'min':
      return negated ? { max: year } : { min: year };
    case 'older':
      return negated ? { min: year } : { max: year - 1 };
    case 'newer':
      return negated ? { max: year } : { min: year + 1 };
  }
}

/** The hundreds or thousands of '400 000', with its one digit; null for a number of more digits. */
function roundOf(value: number): { digit: number; unit: number } | null {
  const [, digit = '', zeros = ''] = /^([1-9])(00+)$/.exec(String(value)) ?? [];
  return digit === '' ? null : { digit: Number(digit), unit: 10 ** zeros.length };
}

/**
 * Both bounds. The lower one takes the thousands of the upper: '100-200 tusen', '200-250 000'; a digit takes all of a
 * round one: '3-400 000'.
 */
export function endsOf({ low, high }: ParsedAmount): [number, number | null] {
  if (!high) return [low.value, null];
  const round = low.scaled || low.digits.length > 1 || low.value === 0 ? null : roundOf(high.value);
  if (round && low.value < round.digit) return [low.value * round.unit, high.value];
  const inherits = !low.scaled && low.digits.length <= 3 && low.value * 1_000 <= high.value;
  return [inherits ? low.value * 1_000 : low.value, high.value];
}
