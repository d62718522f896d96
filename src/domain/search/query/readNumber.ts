import type { Expressions, Role } from './expressions';
import { spelledNumber } from './spelledNumber';
import { isLoose, type Token } from './tokens';

type Unit =
  | 'money'
  | 'month'
  | 'mil'
  | 'km'
  | 'miles'
  | 'horsepower'
  | 'kilowatt'
  | 'yearsOld'
  | 'monthsOld'
  | 'seats'
  | 'persons'
  | 'children'
  | 'doors';
export type CountedUnit = 'seats' | 'persons' | 'children' | 'doors';

export interface ReadNumber {
  value: number;
  /** Index of the first token after it and its units. */
  end: number;
  /** Digits as they were written, without a multiplier. */
  digits: string;
  /** With 'tusen', 'k', 'miljoner'. */
  scaled: boolean;
  /** Written in groups: '20 000'. */
  grouped: boolean;
  unit: Unit | null;
  /** A plus stands before its unit: '250+ miles'. */
  isOpen?: true;
}

/** Between a number and its unit: '250+ miles'. */
const PLUS = /^\s?\+\s?$/;
const GROUP = /^[ \u00a0\u202f\u2009.,'’]$/;
const unitRoles: readonly Unit[] = [
  'mil',
  'km',
  'miles',
  'horsepower',
  'kilowatt',
  'yearsOld',
  'seats',
  'persons',
  'children',
  'doors',
  'monthsOld',
  'month',
  'money',
];
/** What a number counts, where words stand between: 'seats' of '7 or more seats'. */
export function unitAfter(
  tokens: readonly Token[],
  index: number,
  expressions: Expressions,
): { unit: Unit; tokens: number } | null {
  for (const unit of ['seats', 'persons', 'doors', 'horsepower'] as const) {
    const length = expressions.length(unit, tokens, index);
    if (length > 0) return { unit, tokens: length };
  }
  return null;
}

const quantities: Readonly<Partial<Record<Unit, string>>> = {
  mil: 'distance',
  km: 'distance',
  miles: 'distance',
  horsepower: 'power',
  kilowatt: 'power',
  // '3000 till 4000 kr i månaden'
  money: 'money',
  month: 'money',
};
/** What a unit measures: units of the same quantity may be the ends of one range. */
export const quantityOf = (unit: Unit): string => quantities[unit] ?? unit;

const WEEKS_A_YEAR = 52;

/** Whether the number is one of things in the car. */
export const isCounted = (unit: Unit | null): unit is CountedUnit =>
  unit === 'seats' || unit === 'persons' || unit === 'children' || unit === 'doors';

/** By value from 2, in every language, folded. */
const numeralValues: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'tva to two kaksi dva dve dvaja dvoj kahden dvoma dvoch kahdelle',
    'tre three kolme tri traja kolmi troj kolmen troma tromi troch kolmelle',
    'fyra fire four nelja styri styria neli stvor neljan styrmi styroch neljalle',
    'fem five viisi pat viiden piatimi piatich piati viidelle',
    'sex seks six kuusi sest kuuden siestimi siestich siesti kuudelle',
    'sju syv seven seitseman sedem seitsen siedmimi siedmich siedmych sedmich siedmi seitsemalle',
    'atta otte eight kahdeksan osem osmimi osmich osmi kahdeksalle',
    'nio ni nine yhdeksan devat deviatimi deviatich deviati yhdeksalle',
  ].flatMap((row, index) => row.split(' ').map((word) => [word, index + 2] as const)),
);

/** 'five' in 'family of five'; null without a numeral. */
export const numeralAt = (tokens: readonly Token[], index: number): ReadNumber | null => {
  const value = numeralValues[tokens[index]?.folded ?? ''];
  return value === undefined
    ? null
    : { value, end: index + 1, digits: String(value), scaled: false, grouped: false, unit: null };
};

/** 'sju' in '7-sits'. */
export const isNumeral = (word: string): boolean => Object.hasOwn(numeralValues, word);

/** '250tkr' -> 250 and 'tkr', '5kish' -> 5 and 'k'. */
function split(token: Token): { digits: string; rest: string } | null {
  const match = /^(\d+)(\p{L}*?)(?:ish)?$/u.exec(token.folded);
  return match ? { digits: match[1] ?? '', rest: match[2] ?? '' } : null;
}

interface Digits {
  text: string;
  end: number;
  /** Letters directly after the last digit. */
  rest: string;
  grouped: boolean;
}

/** '250 000', '250.000', '1,5'; leading zeros are no amount. */
function digitsAt(tokens: readonly Token[], index: number): Digits | null {
  const first = tokens[index];
  const head = first && !first.plain ? split(first) : null;
  if (!head || (head.digits.length > 1 && head.digits.startsWith('0'))) return null;
  // '6' of '1.6' is none; that of 'rav.4' is.
  if (/^[.,]$/.test(first?.before ?? '') && /^\d+$/.test(tokens[index - 1]?.folded ?? '')) return null;
  let { digits, rest } = head;
  let end = index + 1;
  let grouped = false;
  // '5+2-sits'
  const added = tokens[end]?.before === '+' && /^\d$/.test(digits) && rest === '' ? tokens[end] : undefined;
  const more = added && !added.plain ? split(added) : null;
  if (more && more.digits.length === 1)
    return { text: String(Number(digits) + Number(more.digits)), end: end + 1, rest: more.rest, grouped };
  const separator = tokens[end]?.before ?? '';
  if (rest === '' && digits.length <= 3 && digits !== '0' && GROUP.test(separator)) {
    for (let next = tokens[end]; next && rest === '' && next.before === separator && !next.plain; next = tokens[end]) {
      const group = split(next);
      if (!group || group.digits.length !== 3) break;
      digits += group.digits;
      rest = group.rest;
      grouped = true;
      end++;
    }
  }
  const fraction = !grouped && rest === '' && /^[.,]$/.test(separator) ? tokens[end] : undefined;
  const decimals = fraction ? split(fraction) : null;
  if (decimals && decimals.digits.length <= 2)
    return { text: `${digits}.${decimals.digits}`, end: end + 1, rest: decimals.rest, grouped };
  return { text: digits, end, rest, grouped };
}

/** Slovak '110 k' (koní): a usual power before a lone letter that means thousands as well. */
const USUAL_POWER = { min: 40, max: 999 };
/** '20k' is a price. */
const LEAST_GLUED_POWER = 60;
/** Of a word for seats or doors after a numeral. */
const SHORTEST_COUNTED = 4;
/** Of a car. */
const SMALL_COUNT = /^[2-5]$/;
/** Of words before an amount of money. */
const amountRoles = ['max', 'min', 'about', 'price', 'monthly', 'cheaper', 'dearer'] as const;

class Units {
  unit: Unit | null = null;

  constructor(
    private readonly expressions: Expressions,
    private readonly digits: string,
    public factor = 1,
    /** Whether a word before the number tells that it is an amount: 'alle 250 e'. */
    private readonly isAmount = false,
    /** Whether neither that word nor the next tells what is counted: 'nad 250k', 'benzín 75k' are horsepower. */
    private readonly mayBePower = false,
  ) {}

  /** Letters directly after the number: a unit as a whole, else this is no number. */
  takeGlued(rest: string): boolean {
    if (this.mayBePower && Number(this.digits) >= LEAST_GLUED_POWER && this.isPower(rest)) {
      this.unit = 'horsepower';
      return true;
    }
    return rest === '' || this.takeIf((role) => this.expressions.has(role, rest) && this.mayCount(role, rest));
  }

  /** '5d' and '5dr' have doors, '20d' is a motor. */
  private mayCount(role: Role, word: string): boolean {
    // '3.5t' is a weight.
    if (role === 'thousand' && word === 't' && this.digits.includes('.')) return false;
    return role !== 'doors' || word.length > 2 || SMALL_COUNT.test(this.digits);
  }

  /** The unit tokens after the number. */
  takeFollowing(tokens: readonly Token[], from: number): number {
    let end = from;
    for (;;) {
      const token = tokens[end];
      const isNext = token && (isLoose(token.before) || (end === from && PLUS.test(token.before)));
      if (!isNext || token.plain) return end;
      let taken = 0;
      const isPower = this.isPowerAt(tokens, end);
      const took = this.takeIf((role) => {
        if (isPower && role === 'thousand') return false;
        taken = this.mayCount(role, token.folded) ? this.expressions.length(role, tokens, end) : 0;
        // A single letter is a unit directly after the number or before a currency: '250 t kr'.
        return (
          taken > 0 &&
          !(
            taken === 1 &&
            token.folded.length === 1 &&
            token.folded !== 'k' &&
            !(role === 'doors' && token.before === '-') &&
            !(role === 'money' && (this.digits.length >= 4 || this.isAmount)) &&
            !(role === 'thousand' && (this.isAmount || /^\s?[€£]/.test(token.after))) &&
            !this.isMoneyAt(tokens, end + 1) &&
            !(role === 'money' && this.expressions.length('month', tokens, end + 1) > 0)
          )
        );
      });
      if (!took) return end;
      end += taken;
    }
  }

  /** '110 k', but '150 k eur' and '100 k km' are thousands. */
  private isPowerAt(tokens: readonly Token[], index: number): boolean {
    return (
      this.isPower(tokens[index]?.folded ?? '') &&
      !(['money', 'km'] as const).some((role) => this.expressions.length(role, tokens, index + 1) > 0)
    );
  }

  private isPower(word: string): boolean {
    const value = Number(this.digits);
    return (
      this.expressions.has('thousand', word) &&
      this.expressions.has('horsepower', word) &&
      value >= USUAL_POWER.min &&
      value <= USUAL_POWER.max
    );
  }

  private isMoneyAt(tokens: readonly Token[], index: number): boolean {
    return this.expressions.length('money', tokens, index) > 0;
  }

  private takeIf(hasRole: (role: Role) => boolean): boolean {
    if (this.factor === 1 && this.unit === null) {
      if (hasRole('thousandMoney')) {
        this.factor = 1_000;
        this.unit = 'money';
        return true;
      }
      if (hasRole('thousandKm')) {
        this.factor = 1_000;
        this.unit = 'km';
        return true;
      }
      if (hasRole('million')) {
        this.factor = 1_000_000;
        return true;
      }
      if (hasRole('thousand')) {
        this.factor = 1_000;
        return true;
      }
    }
    for (const unit of unitRoles) {
      // Money per month is the only combination of two units.
      if (this.unit !== null && !(this.unit === 'money' && unit === 'month')) continue;
      if (this.digits.length > 2 && (unit === 'yearsOld' || isCounted(unit))) continue;
      if (!hasRole(unit)) continue;
      this.unit = unit;
      return true;
    }
    return false;
  }
}

/** Currency signs are next to the number, not in a token. */
const isMoneySign = (tokens: readonly Token[], index: number, last: number): boolean =>
  /[£€$]\s*$/.test(tokens[index]?.before ?? '') || /^\s*(?:[£€]|:-|,-)/.test(tokens[last]?.after ?? '');

/** 'sjusitsig', 'femdörrars', 'viisiovinen': numerals of these languages with what they count, as one word. */
export const countedTerms = (expressions: Expressions): string[] =>
  (['seats', 'doors'] as const).flatMap((role) =>
    expressions
      .singles(role)
      .filter((word) => word.length >= SHORTEST_COUNTED)
      .flatMap((word) => Object.keys(numeralValues).map((numeral) => numeral + word)),
  );

/** What a numeral makes one word with: 'sjusitsig', 'femdörrars', 'trojročné'. */
const countedRoles = ['seats', 'doors', 'yearsOld'] as const;

/** 'sju', 'sjusitsig', 'femdörrars'. */
function spelledAt({ folded }: Token, expressions: Expressions): { value: number; rest: string } | null {
  const full = numeralValues[folded];
  if (full !== undefined) return { value: full, rest: '' };
  for (const [numeral, value] of Object.entries(numeralValues)) {
    const rest = folded.startsWith(numeral) ? folded.slice(numeral.length) : '';
    if (rest !== '' && countedRoles.some((role) => expressions.has(role, rest))) return { value, rest };
  }
  return null;
}

/** 'halv miljon', 'kvarts miljon', 'miljon' without a number. */
function millionsAt(tokens: readonly Token[], index: number, expressions: Expressions): ReadNumber | null {
  const half = expressions.length('half', tokens, index);
  const quarter = half > 0 ? 0 : expressions.length('quarter', tokens, index);
  const share = half + quarter;
  const million = expressions.length('million', tokens, index + share);
  if (million === 0) return null;
  // 'under en miljon', but not 'en tredjedels miljon' and no abbreviation.
  const before = tokens[index - 1];
  if (share === 0 && ((tokens[index]?.folded.length ?? 0) < 5 || (before && !expressions.isControl(before.folded))))
    return null;
  const end = index + share + million;
  const money = expressions.length('money', tokens, end);
  const value = half > 0 ? 500_000 : quarter > 0 ? 250_000 : 1_000_000;
  return {
    value,
    end: end + money,
    digits: String(value),
    scaled: true,
    grouped: false,
    unit: money > 0 ? 'money' : null,
  };
}

/** The end of '2 ton', '1 800 kg', '2t', 'två ton'; null for another amount. */
export function weightEnd(tokens: readonly Token[], index: number, expressions: Expressions): number | null {
  const first = tokens[index];
  if (!first || first.plain) return null;
  const digits = digitsAt(tokens, index) ?? (isNumeral(first.folded) ? { end: index + 1, rest: '' } : null);
  if (!digits) return null;
  if (digits.rest !== '') return expressions.has('weight', digits.rest) ? digits.end : null;
  const unit = expressions.length('weight', tokens, digits.end);
  return unit > 0 ? digits.end + unit : null;
}

/** Finnish 'viidelle' says by its case that it counts persons, unless a word in the same case follows: 'kahdelle koiralle'. */
function isForPersons(tokens: readonly Token[], index: number): boolean {
  const [word = '', next = ''] = [index, index + 1].map((position) => tokens[position]?.folded);
  return isNumeral(word) && word.endsWith('lle') && !next.endsWith('lle');
}

/** A number with its units, or null. */
export function readNumber(tokens: readonly Token[], index: number, expressions: Expressions): ReadNumber | null {
  const first = tokens[index];
  const millions = millionsAt(tokens, index, expressions);
  if (millions) return millions;
  const full = spelledNumber(tokens, index);
  if (full) {
    const scaled = full.value >= 1_000;
    const units = new Units(expressions, String(full.value), scaled ? 1_000 : 1);
    const end = units.takeFollowing(tokens, full.end);
    const { unit } = units;
    // Below a thousand only with a unit, or as the lower of two: 'mellan femtio och hundra tusen', 'ten to fifteen k'.
    const isScaled = scaled || units.factor > 1;
    const next = tokens[end + 1] ? spelledNumber(tokens, end + 1) : null;
    const isLower = next !== null && (next.value >= 1_000 || expressions.length('thousand', tokens, next.end) > 0);
    if (isScaled || unit !== null || isLower)
      return {
        value: full.value * (scaled ? 1 : units.factor),
        end,
        digits: String(full.value),
        scaled: isScaled,
        grouped: false,
        unit,
      };
  }
  const spelled = first && !first.plain ? spelledAt(first, expressions) : null;
  const word = spelled?.value;
  const digits = spelled
    ? { text: String(spelled.value), end: index + 1, rest: spelled.rest, grouped: false }
    : digitsAt(tokens, index);
  if (!digits) return null;
  const before = tokens[index - 1]?.folded ?? '';
  // '8-10 t'
  const isUpper = /^\d+$/.test(before) && /^\s?[-\u2013]\s?$/.test(first?.before ?? '');
  const isAmount = isUpper || amountRoles.some((role) => expressions.has(role, before));
  const isThousands =
    (['max', 'about', 'price', 'mileage', 'monthly', 'to', 'between', 'and'] as const).some((role) =>
      expressions.has(role, before),
    ) || (['money', 'km', 'onOdometer'] as const).some((role) => expressions.length(role, tokens, digits.end) > 0);
  const units = new Units(expressions, digits.text, 1, isAmount, !isThousands);
  const isWeekly = digits.rest !== '' && expressions.has('week', digits.rest);
  if (!isWeekly && !units.takeGlued(digits.rest)) return null;
  const following = isWeekly ? digits.end : units.takeFollowing(tokens, digits.end);
  // "150'" and "80' km" are thousands, but "picanto '3'" is a trim.
  const isQuoted = /['’‘]$/.test(first?.before ?? '');
  const isMarked = !isQuoted && digits.text.length <= 3 && /^['’](?:\s|$)/.test(tokens[digits.end - 1]?.after ?? '');
  const mayBeMarked = units.unit === null || units.unit === 'km' || units.unit === 'money';
  const factor = isMarked && units.factor === 1 && mayBeMarked ? 1_000 : units.factor;
  const ownUnit = units.unit ?? (isMoneySign(tokens, index, digits.end - 1) ? 'money' : null);
  const unit = ownUnit ?? (isForPersons(tokens, index) ? 'persons' : null);
  // '£60 a week', '60pw'
  const week =
    isWeekly || !isLoose(tokens[following]?.before ?? '') ? 0 : expressions.length('week', tokens, following);
  if (isWeekly || (week > 0 && unit === 'money'))
    return {
      value: Math.round((Number(digits.text) * factor * WEEKS_A_YEAR) / 12),
      end: following + week,
      digits: digits.text,
      scaled: factor > 1,
      grouped: digits.grouped,
      unit: 'month',
    };
  const end = following;
  if (word !== undefined && !isCounted(unit) && !(unit === 'yearsOld' && digits.rest !== '')) return null;
  if (digits.text.includes('.') && factor === 1 && (unit === null || isCounted(unit))) return null;
  return {
    value: Math.round(Number(digits.text) * factor),
    end,
    digits: digits.text,
    scaled: factor > 1,
    grouped: digits.grouped,
    unit,
    ...(end > digits.end && PLUS.test(tokens[digits.end]?.before ?? '') && { isOpen: true }),
  };
}
