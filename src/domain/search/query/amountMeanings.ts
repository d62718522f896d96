import type { Currency, OdometerUnit } from '../../cars/car';
import { kilometresPer } from '../../cars/odometer';
import { endsOf, ranged, yearRange, type ParsedAmount } from './amountBounds';
import { isCounted, type CountedUnit, type ReadNumber } from './readNumber';
import type { Token } from './tokens';
import type { Meaning, QueryLanguage, QueryVocabulary } from './understanding';

/** In any currency: less than any car costs. */
const NO_PRICE = 100;
/** No car has been driven farther. */
const FARTHEST_MIL = 75_000;
const FIRST_YEAR = 1950;
/** Lower amounts with leasing are monthly costs. */
const FIRST_PRICE = 20_000;
/** In pounds and euros, of a limit without a unit: in thousands. */
const LEAST_THOUSANDS = 5;
/** In pounds and euros, of a limit without a unit: in full. */
const LEAST_PRICE = 500;
const LEAST_MONTHLY_COST = 80;
/** Times the upper quartile of the prices: nearly no car costs as much. */
const FAR_ABOVE = 4;
const MOST_MILEAGE = 400_000;
/** Of a car that has been driven little: in kilometres or miles, and in Swedish mil. */
const LEAST_LOW_MILEAGE = 1_000;
const MOST_LOW_MILEAGE = 100_000;
const MOST_LOW_MIL = 10_000;
/** Those who name more want room for as many. */
const USUAL_SEATS = 5;
/** Of a minibus. */
const MOST_PERSONS = 20;
/** Of an electric car. */
const LONGEST_RANGE_KM = 1_000;
export const HP_A_KILOWATT = 1.35962;

/** What the whole text asks for, which an amount without a unit of its own depends on. */
export interface TextSubject {
  /** Electric cars: 'elbil 40 mil' is a range. */
  isElectric: boolean;
  /** Plug-in hybrids: 'phev 60 km' is a range. */
  hasPlug: boolean;
  /** Private leasing: 'leasing elbil under 4000' is its monthly cost. */
  isLeasing: boolean;
  /** A make or a model: its cars may have fewer seats than the stock's largest. */
  isMake: boolean;
}

const isThousandsMoney = (currency: Currency): boolean =>
  currency === 'SEK' || currency === 'NOK' || currency === 'DKK';

/** A number of seats or doors that no car has is set aside. */
const termsOf = (name: 'car_seats' | 'car_doors', counts: readonly number[]): Meaning =>
  counts.length > 0 ? { kind: 'terms', name, values: counts.map(String) } : { kind: 'setAside' };

/** Electric range of plug-in hybrids. */
const LONGEST_PLUG_IN_KM = 200;

/** In a family with children. */
const ADULTS = 2;

/** '18 months old' is two years old at most: the stock tells years alone. */
const inYears = (parsed: ParsedAmount): ParsedAmount => {
  const years = (number: ReadNumber): ReadNumber => ({ ...number, value: Math.ceil(number.value / 12) });
  return { ...parsed, low: years(parsed.low), high: parsed.high && years(parsed.high) };
};

/** What a parsed amount means in a stock: a price, a year, a mileage, a power, a range, a monthly cost. */
export class AmountMeanings {
  constructor(
    private readonly vocabulary: QueryVocabulary,
    private readonly language: QueryLanguage,
    private readonly thisYear: number,
    private readonly about: TextSubject,
  ) {}

  /** @param first the first token of the amount */
  of(parsed: ParsedAmount, first: Token | undefined): Meaning | null {
    const { low, high, subject } = parsed;
    const unit = high?.unit ?? low.unit;
    // 'privatleasing 5-dörrars', 'privatleasing under 250 000 kr': the amount is not that of the leasing.
    if (subject === 'leasing' && !this.isMonthlyCost(parsed)) return null;
    if (isCounted(unit)) return this.counted(parsed, unit);
    // 'good seats 2020' has a year.
    if (subject === 'familyOf')
      return unit === null && low.value <= MOST_PERSONS ? this.counted(parsed, 'persons') : null;
    if (unit === 'month' || (unit === 'money' && this.isLeasingCost(parsed))) return this.monthly(parsed);
    // 'lång räckvidd under 250 tkr': two conditions.
    if (unit === 'money' && (subject === 'range' || subject === 'charging' || subject === 'power')) return null;
    if (unit === 'money' && subject !== 'monthly')
      return subject === null && this.isTooLow(parsed) ? this.monthly(parsed) : this.price(parsed);
    if (unit === 'monthsOld') return this.age(inYears(parsed));
    if (unit === 'yearsOld') return this.ageOf(parsed);
    if (unit === 'mil' || unit === 'km' || unit === 'miles')
      return this.distance(
        parsed,
        unit,
        subject === 'range' || this.isRange(parsed, unit) ? 'wltp_electric_range' : 'car_mileage',
      );
    if (subject === 'charging') return unit === 'kilowatt' ? this.charging(parsed) : null;
    if (subject === 'monthly') return this.isMonthlyCost(parsed) ? this.monthly(parsed) : null;
    if (unit === 'horsepower' || unit === 'kilowatt') return this.power(parsed, unit);
    switch (subject) {
      case 'year':
        return this.years(parsed, true);
      case 'mileage':
        return this.distance(parsed, null, 'car_mileage');
      case 'range':
        // 'lång räckvidd under 400 000': a price.
        return low.digits.length < 2 || (parsed.high ?? low).value > LONGEST_RANGE_KM
          ? null
          : this.distance(parsed, null, 'wltp_electric_range');
      case 'power':
        return low.digits.length === 2 || low.digits.length === 3 ? this.power(parsed, 'horsepower') : null;
      case 'leasing':
        // 'leasing från 2020'
        if (this.years(parsed, false)) return null;
        return this.monthly(parsed);
      case 'price':
        return this.years(parsed, false) && !low.scaled && parsed.side === null ? null : this.price(parsed);
      case null:
        if (this.isTooHigh(parsed)) return this.distance(parsed, null, 'car_mileage');
        return low.scaled || high?.scaled
          ? this.price(parsed)
          : (this.years(parsed, false) ?? this.shortYear(parsed, first) ?? this.bare(parsed));
    }
  }

  private monthly(parsed: ParsedAmount): Meaning {
    return {
      kind: 'range',
      name: parsed.subject === 'leasing' ? 'car_privateleasing_monthly_cost' : 'car_loan_monthly_cost',
      range: ranged(parsed, endsOf(parsed), 'max'),
    };
  }

  /** Kilowatts of a rapid charger, not of the motor. */
  private charging(parsed: ParsedAmount): Meaning {
    return { kind: 'range', name: 'electric_charging_speed_dc', range: ranged(parsed, endsOf(parsed), 'min') };
  }

  /** Whether a number without unit may be a year. @param mayBeShort as '22' */
  isYear(number: ReadNumber, mayBeShort = false): boolean {
    return number.unit === null && this.asYear(number, mayBeShort) !== null;
  }

  /** 'leasing 2995 kr': no car costs as little. */
  private isLeasingCost(parsed: ParsedAmount): boolean {
    return (parsed.subject === 'leasing' || this.about.isLeasing) && this.isMonthlyCost(parsed);
  }

  private isMonthlyCost({ low, high }: ParsedAmount): boolean {
    const { unit, value } = high ?? low;
    return unit === 'month' || ((unit === null || unit === 'money') && value < FIRST_PRICE);
  }

  private price(parsed: ParsedAmount): Meaning {
    const { currency } = this.vocabulary;
    const [low, high] = endsOf(parsed);
    // 'weekly payments 50 quid': no car costs as little.
    if (parsed.low.unit === 'money' && !parsed.low.scaled && (high ?? low) < NO_PRICE) return { kind: 'setAside' };
    // 'pris under 200' means thousands where cars cost hundreds of thousands, as does 'spend 10 to 12' elsewhere.
    const scale =
      parsed.low.unit !== 'money' &&
      !parsed.low.scaled &&
      !parsed.high?.scaled &&
      (high ?? low) < (isThousandsMoney(currency) ? 1_000 : NO_PRICE)
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
    const { odometer } = this.vocabulary;
    // 'max 120 000 mil': kilometres are meant.
    const isTooFar = unit === 'mil' && (parsed.high ?? parsed.low).value > FARTHEST_MIL;
    const known = isTooFar ? 'km' : unit;
    const from = known === 'miles' ? 'mi' : (known ?? (name === 'car_mileage' ? this.readersUnit() : null));
    // Electric range is in kilometres, or in miles where the odometer is.
    const to = name === 'car_mileage' ? odometer : odometer === 'mi' ? 'mi' : 'km';
    const factor = from === null ? 1 : kilometresPer[from] / kilometresPer[to];
    const [low, high] = endsOf(parsed);
    const scaled = (value: number) => Math.round(value * factor);
    return {
      kind: 'range',
      name,
      range: ranged(parsed, [scaled(low), high === null ? null : scaled(high)], name === 'car_mileage' ? 'max' : 'min'),
    };
  }

  /** What a mileage without unit counts: pages in other languages show Swedish mil as kilometres. */
  private readersUnit(): OdometerUnit {
    const { language, vocabulary } = this;
    return vocabulary.odometer === 'mil' && language !== 'sv' ? 'km' : vocabulary.odometer;
  }

  private power(parsed: ParsedAmount, unit: 'horsepower' | 'kilowatt'): Meaning {
    const [low, high] = endsOf(parsed);
    const scaled = (value: number) => (unit === 'kilowatt' ? Math.round(value * HP_A_KILOWATT) : value);
    return {
      kind: 'range',
      name: 'car_power',
      range: ranged(parsed, [scaled(low), high === null ? null : scaled(high)], 'min'),
    };
  }

  /**
   * 'sjusitsig', 'minst 5 dörrar'; room for 'fyra personer' is in any car with as many seats or more, for 'tre barn' also
   * with two adults.
   */
  private counted({ low, high, side, isMoreThan = false }: ParsedAmount, unit: CountedUnit): Meaning {
    const least = side === 'min' && isMoreThan ? low.value + 1 : low.value;
    const value = unit === 'children' ? least + ADULTS : least;
    const name = unit === 'doors' ? 'car_doors' : 'car_seats';
    const all = (this.vocabulary.values[name] ?? []).map(Number);
    const counts = all.filter((count) => count >= value).sort((a, b) => a - b);
    // '5 or 7 seats', 'max 5 seats'
    const most = high?.value ?? (side === 'max' ? value : null);
    const within = all.filter((count) => count <= (most ?? 0) && (high === null || count >= value));
    if (within.length > 0 && unit !== 'persons' && unit !== 'children') return termsOf(name, within);
    // More than any car has: the most; those of a make may have fewer.
    if (name === 'car_seats' && counts.length === 0 && all.length > 0 && value > USUAL_SEATS)
      return termsOf(name, this.about.isMake ? all.filter((count) => count > USUAL_SEATS) : [Math.max(...all)]);
    if (side === 'min' || unit === 'persons' || unit === 'children') return termsOf(name, counts);
    // 'sexsitsig': six or more.
    if (name === 'car_seats' && value === USUAL_SEATS + 1) return termsOf(name, counts);
    return counts.includes(value) || (name === 'car_seats' && value > USUAL_SEATS)
      ? termsOf(name, counts.slice(0, 1))
      : { kind: 'setAside' };
  }

  /** 'minst 40 mil på en laddning', 'elbil 40 mil': as little is no one's least mileage. */
  private isRange({ subject, side, low, high }: ParsedAmount, unit: OdometerUnit | 'miles'): boolean {
    const km = low.value * kilometresPer[unit === 'miles' ? 'mi' : unit];
    if (subject !== null || high !== null) return false;
    if (this.about.hasPlug && side !== 'max' && km >= 20 && km <= LONGEST_PLUG_IN_KM) return true;
    const isLeast = side === 'min' || (side === null && this.about.isElectric);
    return isLeast && km >= 100 && km <= LONGEST_RANGE_KM;
  }

  private ageOf(parsed: ParsedAmount): Meaning {
    const { side, negated, isAge = false, isOrNewer = false } = parsed;
    // '2-3 years old'
    if (parsed.high && isAge) return this.age(parsed);
    if (side === null && !negated) return this.exactAge(parsed);
    if (isOrNewer) return this.age({ ...parsed, side: 'max' });
    // 'warranty for at least 2 years' asks for no older cars.
    return side === 'min' && !isAge && !negated ? { kind: 'setAside' } : this.age(parsed);
  }

  /** '3 years old', but not '3 years of warranty' or 'till en 18 år'. */
  private exactAge({ low, isAge }: ParsedAmount): Meaning {
    const year = this.thisYear - low.value;
    return isAge ? { kind: 'range', name: 'car_year', range: { min: year, max: year } } : { kind: 'setAside' };
  }

  private age(parsed: ParsedAmount): Meaning {
    const { min, max } = ranged(parsed, [parsed.low.value, parsed.high?.value ?? null], 'max');
    // 'younger than 3 years', 'under 3 years old', but not 'at most 3 years old'
    // 'Under a year old' may be of last year.
    const isLess =
      parsed.side === 'newer' || (parsed.side === 'max' && parsed.isLessThan === true && parsed.low.value > 1);
    const less = isLess && !parsed.negated ? 1 : 0;
    const more = parsed.side === 'older' && !parsed.negated ? 1 : 0;
    return {
      kind: 'range',
      name: 'car_year',
      range: {
        ...(max === undefined ? {} : { min: this.thisYear - max + less }),
        ...(min === undefined ? {} : { max: this.thisYear - min - more }),
      },
    };
  }

  private asYear({ digits, value, grouped, scaled }: ReadNumber, mayBeShort: boolean): number | null {
    if (grouped || scaled) return null;
    if (digits.length === 4) return value >= FIRST_YEAR && value <= this.thisYear + 1 ? value : null;
    if (!mayBeShort || digits.length !== 2) return null;
    return value <= (this.thisYear + 1) % 100 ? 2000 + value : value >= FIRST_YEAR % 100 ? 1900 + value : null;
  }

  /** '19 plate', '69 plate' (September 2019 to February 2020), '2019 plate'. */
  plateYears(number: ReadNumber): { min: number; max: number } | null {
    const half = number.digits.length === 2 && number.value > 50 ? 2000 + number.value - 50 : null;
    if (half !== null && half <= this.thisYear) return { min: half, max: half + 1 };
    const year = this.asYear(number, true);
    return year === null ? null : { min: year, max: year };
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
    // '-21 eller nyare', but not 'under -21'.
    const { from = 0, before = '', text = '' } = first ?? {};
    // Not that of '8-10'.
    const isApart = from === before.length || /\s/.test(before);
    const isMarked = isApart && /(?:^|\s)[-\u2013'’]$/.test(before) && /^\d{2}$/.test(text);
    return isMarked ? this.years(parsed, true) : null;
  }

  /** Whether a limit in pounds or euros is lower than any price: 'under £300' is a month's. */
  private isTooLow(parsed: ParsedAmount): boolean {
    const { side, low, high } = parsed;
    const [least, top] = endsOf(parsed);
    const value = top ?? least;
    const isMost = (side !== null || high !== null) && side !== 'min';
    return (
      !isThousandsMoney(this.vocabulary.currency) &&
      isMost &&
      !low.grouped &&
      !low.scaled &&
      !high?.scaled &&
      value >= LEAST_MONTHLY_COST &&
      value < LEAST_PRICE
    );
  }

  /** Whether a number without unit may be what a car that has been driven little has on the odometer. */
  isLowMileage(number: ReadNumber): boolean {
    const most = this.readersUnit() === 'mil' ? MOST_LOW_MIL : MOST_LOW_MILEAGE;
    const isAsMuch = number.value >= LEAST_LOW_MILEAGE && number.value <= most;
    // 'low miles, under 25k' is a price.
    return number.unit === null && !number.scaled && isAsMuch && !this.isYear(number);
  }

  /** Whether a limit in pounds or euros is far above the prices of the stock: 'alle 200 000' is on the odometer. */
  private isTooHigh(parsed: ParsedAmount): boolean {
    const usual = this.vocabulary.upperQuartiles.car_price;
    const [low, high] = endsOf(parsed);
    return (
      !isThousandsMoney(this.vocabulary.currency) &&
      usual !== undefined &&
      parsed.side !== 'min' &&
      (high ?? low) <= MOST_MILEAGE &&
      low >= FAR_ABOVE * usual
    );
  }

  /** A number without unit or context: a price or a mileage, by the usual values of the market. */
  private bare(parsed: ParsedAmount): Meaning | null {
    const { currency } = this.vocabulary;
    const {
      side,
      low: { digits, grouped },
      high,
    } = parsed;
    // '0-100' is an acceleration.
    if (digits === '0') return null;
    const [low, top] = endsOf(parsed);
    const value = top ?? low;
    const isLimit = side !== null || high !== null;
    if (
      this.about.isLeasing &&
      isLimit &&
      !this.isYear(parsed.low) &&
      value >= LEAST_MONTHLY_COST &&
      value < FIRST_PRICE
    )
      return this.monthly(parsed);
    if (isThousandsMoney(currency)) {
      if (isLimit && value >= 20 && value < 1_000 && !grouped) return this.price(parsed);
      if (isLimit && this.readersUnit() === 'mil' && value >= 1_000 && value < 10_000)
        return this.distance(parsed, null, 'car_mileage');
      return value >= 10_000 && (isLimit || grouped || digits.length <= 6) ? this.price(parsed) : null;
    }
    // 'alle 15', 'under 20' mean thousands; 'under 90' is a month's.
    if (side === 'max' && high === null && value >= LEAST_THOUSANDS && value < LEAST_MONTHLY_COST)
      return this.price(parsed);
    // 'finance under 300': no car costs as little.
    if (this.isTooLow(parsed)) return this.monthly(parsed);
    return value >= (isLimit ? LEAST_PRICE : 1_000) && (isLimit || grouped || digits.length <= 6)
      ? this.price(parsed)
      : null;
  }
}
