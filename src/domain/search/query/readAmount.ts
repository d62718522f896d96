import type { Currency, OdometerUnit } from '../../cars/car';
import type { NumberRange } from '../search';
import type { Lexicon } from './lexicon';
import type { Role } from './expressions';
import { readNumber, type ReadNumber } from './readNumber';
import type { Token } from './tokens';
import type { Meaning } from './understanding';

type Subject = 'price' | 'mileage' | 'year' | 'power' | 'range' | 'leasing';
type Side = 'max' | 'min' | 'about' | 'older' | 'newer';

export interface Amount {
  meaning: Meaning;
  /** Index of the first token after it. */
  end: number;
}

interface ParsedAmount {
  subject: Subject | null;
  side: Side | null;
  negated: boolean;
  low: ReadNumber;
  high: ReadNumber | null;
}

const subjects: readonly Subject[] = ['leasing', 'mileage', 'range', 'power', 'year', 'price'];
const sides: readonly (readonly [Role, Side, Subject | null])[] = [
  ['cheaper', 'max', 'price'],
  ['dearer', 'min', 'price'],
  ['older', 'older', 'year'],
  ['newer', 'newer', 'year'],
  ['about', 'about', null],
  ['max', 'max', null],
  ['min', 'min', null],
];

const DASH = /^\s*[-\u2013\u2014]\s*[£€]?\s*$/;
const FIRST_YEAR = 1950;
/** Lower amounts with leasing are monthly costs. */
const FIRST_PRICE = 20_000;
const KM_A_MILE = 1.609344;
const HP_A_KILOWATT = 1.35962;

const isThousandsMoney = (currency: Currency): boolean =>
  currency === 'SEK' || currency === 'NOK' || currency === 'DKK';

/** Parses amounts: prices, years, mileage, power. */
export class AmountReader {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly thisYear: number,
  ) {}

  /** The amount at this index, or null. */
  read(tokens: readonly Token[], from: number): Amount | null {
    const { expressions } = this.lexicon;
    let index = from;
    const take = (role: Role): boolean => {
      const taken = expressions.length(role, tokens, index);
      index += taken;
      return taken > 0;
    };
    let subject: Subject | null = null;
    const takeSubject = (): void => {
      const found = subjects.find((one) => take(one));
      if (found) subject = found;
    };
    takeSubject();
    if (subject !== null) while (take('filler') || take('locatedIn'));
    const negated = take('not');
    let side: Side | null = null;
    const isBetween = take('between');
    if (!isBetween) {
      const parsed = this.sideAt(tokens, index);
      if (parsed) {
        side = parsed.side;
        index += parsed.tokens;
        subject ??= parsed.subject;
      }
    }
    const isLeasing = subject === 'leasing';
    takeSubject();
    // 'privatleasing årsmodell 2020': two conditions.
    if (isLeasing && subject !== 'leasing') return null;
    if (isBetween || side !== null || subject !== null) while (take('filler'));
    side ??= this.signBefore(tokens[index]);
    const low = readNumber(tokens, index, expressions);
    if (!low || (negated && side === null)) return null;
    index = low.end;
    const high = this.highAt(tokens, index, isBetween, side);
    if (high) index = high.end;
    const after = this.afterAt(tokens, index, high ?? low);
    if (after) {
      side = after.side ?? side;
      index += after.tokens;
    }
    if (subject === null && low.unit === null && expressions.length('plate', tokens, index) > 0) {
      index += expressions.length('plate', tokens, index);
      const more = this.afterAt(tokens, index, low);
      const year = this.plateYear(low);
      if (year !== null)
        return {
          meaning: {
            kind: 'range',
            name: 'car_year',
            range: { min: year, ...(more?.side === 'min' || side === 'min' ? {} : { max: year }) },
          },
          end: index + (more?.tokens ?? 0),
        };
    }
    if (subject === null) {
      const mark = index;
      if (take('range')) subject = 'range';
      else if (low.unit === 'month' && take('leasing')) subject = 'leasing';
      else index = mark;
    }
    const meaning = this.meaningOf({ subject, side, negated, low, high }, tokens[from]);
    return meaning && { meaning, end: index };
  }

  private sideAt(
    tokens: readonly Token[],
    index: number,
  ): { side: Side; subject: Subject | null; tokens: number } | null {
    let best: { side: Side; subject: Subject | null; tokens: number } | null = null;
    for (const [role, side, subject] of sides) {
      const length = this.lexicon.expressions.length(role, tokens, index);
      if (length > (best?.tokens ?? 0)) best = { side, subject, tokens: length };
    }
    return best;
  }

  /** '<200000', '>= 2019'. */
  private signBefore(token: Token | undefined): Side | null {
    const sign = /([<>≤≥])=?\s*$/.exec(token?.before ?? '')?.[1];
    return sign === undefined ? null : sign === '<' || sign === '≤' ? 'max' : 'min';
  }

  private highAt(tokens: readonly Token[], index: number, isBetween: boolean, side: Side | null): ReadNumber | null {
    const { expressions } = this.lexicon;
    const next = tokens[index];
    if (!next || next.plain) return null;
    if (DASH.test(next.before)) return readNumber(tokens, index, expressions);
    const joined = Math.max(
      expressions.length('to', tokens, index),
      isBetween ? expressions.length('and', tokens, index) : 0,
    );
    // 'under 200 till 2019' is no range: only a lower bound, or an amount without a side, goes on.
    if (joined === 0 || (side !== null && side !== 'min')) return null;
    if (!isBetween && expressions.length('and', tokens, index) > 0 && side === null) return null;
    return readNumber(tokens, index + joined, expressions);
  }

  private afterAt(
    tokens: readonly Token[],
    index: number,
    last: ReadNumber,
  ): { side: Side | null; tokens: number } | null {
    const { expressions } = this.lexicon;
    const more = expressions.length('orMore', tokens, index);
    const less = expressions.length('orLess', tokens, index);
    if (more > 0 || less > 0) return more >= less ? { side: 'min', tokens: more } : { side: 'max', tokens: less };
    // '2019+'; '2019-' for a year only.
    const sign = last.digits.length === 4 && !last.grouped ? /^(?:\s?\+|-(?:\s|$))/ : /^\s?\+/;
    return sign.test(tokens[last.end - 1]?.after ?? '') ? { side: 'min', tokens: 0 } : null;
  }

  private meaningOf(parsed: ParsedAmount, first: Token | undefined): Meaning | null {
    const { low, high, subject } = parsed;
    const unit = high?.unit ?? low.unit;
    // 'privatleasing 5-dörrars', 'privatleasing under 250 000 kr': the amount is not that of the leasing.
    if (subject === 'leasing' && !this.isMonthlyCost(parsed)) return null;
    if (unit === 'seats') return this.counted('car_seats', low);
    if (unit === 'doors') return this.counted('car_doors', low);
    if (unit === 'month')
      return {
        kind: 'range',
        name: subject === 'leasing' ? 'car_privateleasing_monthly_cost' : 'car_loan_monthly_cost',
        range: ranged(parsed, this.ends(parsed), 'max'),
      };
    if (unit === 'money') return this.price(parsed);
    if (unit === 'yearsOld') return parsed.side === null && !parsed.negated ? null : this.age(parsed);
    if (unit === 'mil' || unit === 'km' || unit === 'miles')
      return this.distance(parsed, unit, subject === 'range' ? 'wltp_electric_range' : 'car_mileage');
    if (unit === 'horsepower' || unit === 'kilowatt') return this.power(parsed, unit);
    switch (subject) {
      case 'year':
        return this.years(parsed, true);
      case 'mileage':
        return this.distance(parsed, null, 'car_mileage');
      case 'range':
        return low.digits.length < 2 ? null : this.distance(parsed, null, 'wltp_electric_range');
      case 'power':
        return low.digits.length === 2 || low.digits.length === 3 ? this.power(parsed, 'horsepower') : null;
      case 'leasing':
        // 'leasing från 2020'
        if (this.years(parsed, false)) return null;
        return {
          kind: 'range',
          name: 'car_privateleasing_monthly_cost',
          range: ranged(parsed, this.ends(parsed), 'max'),
        };
      case 'price':
        return this.years(parsed, false) && !low.scaled && parsed.side === null ? null : this.price(parsed);
      case null:
        return low.scaled || high?.scaled
          ? this.price(parsed)
          : (this.years(parsed, false) ?? this.shortYear(parsed, first) ?? this.bare(parsed));
    }
  }

  private isMonthlyCost({ low, high }: ParsedAmount): boolean {
    const { unit, value } = high ?? low;
    return unit === 'month' || ((unit === null || unit === 'money') && value < FIRST_PRICE);
  }

  /** Both bounds. The lower one takes the thousands of the upper: '100-200 tusen', '200-250 000'. */
  private ends({ low, high }: ParsedAmount): [number, number | null] {
    if (!high) return [low.value, null];
    const inherits = !low.scaled && low.digits.length <= 3 && low.value * 1_000 <= high.value;
    return [inherits ? low.value * 1_000 : low.value, high.value];
  }

  private price(parsed: ParsedAmount): Meaning {
    const { currency } = this.lexicon.vocabulary;
    const [low, high] = this.ends(parsed);
    // 'pris under 200' means thousands in currencies in which cars cost hundreds of thousands.
    const scale =
      parsed.low.unit !== 'money' &&
      !parsed.low.scaled &&
      !parsed.high?.scaled &&
      isThousandsMoney(currency) &&
      (high ?? low) < 1_000
        ? 1_000
        : 1;
    return {
      kind: 'range',
      name: 'car_price',
      range: ranged(parsed, [low * scale, high === null ? null : high * scale], 'max'),
    };
  }

  private distance(
    parsed: ParsedAmount,
    unit: OdometerUnit | 'miles' | null,
    name: 'car_mileage' | 'wltp_electric_range',
  ): Meaning {
    const { odometer } = this.lexicon.vocabulary;
    const from = unit === 'miles' ? 'mi' : (unit ?? (name === 'car_mileage' ? this.readersUnit() : null));
    // Electric range is in kilometres, or in miles where the odometer is.
    const to = name === 'car_mileage' ? odometer : odometer === 'mi' ? 'mi' : 'km';
    const km = { mil: 10, km: 1, mi: KM_A_MILE };
    const factor = from === null ? 1 : km[from] / km[to];
    const [low, high] = this.ends(parsed);
    const scaled = (value: number) => Math.round(value * factor);
    return {
      kind: 'range',
      name,
      range: ranged(parsed, [scaled(low), high === null ? null : scaled(high)], name === 'car_mileage' ? 'max' : 'min'),
    };
  }

  /** What a mileage without unit counts: pages in other languages show Swedish mil as kilometres. */
  private readersUnit(): OdometerUnit {
    const { language, vocabulary } = this.lexicon;
    return vocabulary.odometer === 'mil' && language !== 'sv' ? 'km' : vocabulary.odometer;
  }

  private power(parsed: ParsedAmount, unit: 'horsepower' | 'kilowatt'): Meaning {
    const [low, high] = this.ends(parsed);
    const scaled = (value: number) => (unit === 'kilowatt' ? Math.round(value * HP_A_KILOWATT) : value);
    return {
      kind: 'range',
      name: 'car_power',
      range: ranged(parsed, [scaled(low), high === null ? null : scaled(high)], 'min'),
    };
  }

  private counted(name: 'car_seats' | 'car_doors', { value }: ReadNumber): Meaning | null {
    const found = this.lexicon.value(name, String(value));
    return found && { kind: 'terms', name: found.name, values: [...found.values] };
  }

  private age(parsed: ParsedAmount): Meaning {
    const { min, max } = ranged(parsed, [parsed.low.value, parsed.high?.value ?? null], 'max');
    return {
      kind: 'range',
      name: 'car_year',
      range: {
        ...(max === undefined ? {} : { min: this.thisYear - max }),
        ...(min === undefined ? {} : { max: this.thisYear - min }),
      },
    };
  }

  private asYear({ digits, value, grouped, scaled }: ReadNumber, mayBeShort: boolean): number | null {
    if (grouped || scaled) return null;
    if (digits.length === 4) return value >= FIRST_YEAR && value <= this.thisYear + 1 ? value : null;
    if (!mayBeShort || digits.length !== 2) return null;
    return value <= (this.thisYear + 1) % 100 ? 2000 + value : value >= FIRST_YEAR % 100 ? 1900 + value : null;
  }

  /** '19 plate', '69 plate' (the second half of 2019), '2019 plate'. */
  private plateYear(number: ReadNumber): number | null {
    const half = number.digits.length === 2 && number.value > 50 ? 2000 + number.value - 50 : null;
    return half !== null && half <= this.thisYear ? half : this.asYear(number, true);
  }

  private years(parsed: ParsedAmount, mayBeShort: boolean): Meaning | null {
    const low = this.asYear(parsed.low, mayBeShort);
    const high = parsed.high && this.asYear(parsed.high, mayBeShort || parsed.high.digits.length === 2);
    if (low === null || (parsed.high && high === null)) return null;
    if (high !== null)
      return { kind: 'range', name: 'car_year', range: { min: Math.min(low, high), max: Math.max(low, high) } };
    return { kind: 'range', name: 'car_year', range: yearRange(parsed, low) };
  }

  /** '-19', "'19", '19-22'. */
  private shortYear(parsed: ParsedAmount, first: Token | undefined): Meaning | null {
    if (parsed.high)
      return parsed.side === null && parsed.low.digits.length === 2 && parsed.high.digits.length === 2
        ? this.years(parsed, true)
        : null;
    return parsed.side === null && /(?:^|\s)[-\u2013'’]$/.test(first?.before ?? '') ? this.years(parsed, true) : null;
  }

  /** A number without unit or context: a price or a mileage, by the usual values of the market. */
  private bare(parsed: ParsedAmount): Meaning | null {
    const { currency } = this.lexicon.vocabulary;
    const {
      side,
      low: { digits, grouped },
      high,
    } = parsed;
    const [low, top] = this.ends(parsed);
    const value = top ?? low;
    const isLimit = side !== null || high !== null;
    if (isThousandsMoney(currency)) {
      if (isLimit && value >= 20 && value < 1_000 && !grouped) return this.price(parsed);
      if (isLimit && this.readersUnit() === 'mil' && value >= 1_000 && value < 10_000)
        return this.distance(parsed, null, 'car_mileage');
      return value >= 10_000 && (isLimit || grouped || digits.length <= 6) ? this.price(parsed) : null;
    }
    return value >= (isLimit ? 500 : 1_000) && (isLimit || grouped || digits.length <= 6) ? this.price(parsed) : null;
  }
}

const around = (value: number): NumberRange => ({ min: Math.round(value * 0.9), max: Math.round(value * 1.1) });

function ranged(
  { side, negated }: ParsedAmount,
  [low, high]: readonly [number, number | null],
  usual: 'max' | 'min',
): NumberRange {
  if (high !== null) return { min: Math.min(low, high), max: Math.max(low, high) };
  if (side === 'about') return around(low);
  const isMax = side === null ? usual === 'max' : side === 'max' || side === 'newer';
  return isMax !== negated ? { max: low } : { min: low };
}

function yearRange({ side, negated }: ParsedAmount, year: number): NumberRange {
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
