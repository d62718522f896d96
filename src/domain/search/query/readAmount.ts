import type { Side, Subject } from './amountBounds';
import { perDistanceEnd } from './engineSize';
import { AmountMeanings, type TextSubject } from './amountMeanings';
import type { Expressions, Role } from './expressions';
import type { Lexicon } from './lexicon';
import { isCounted, isNumeral, numeralAt, quantityOf, readNumber, unitAfter, type ReadNumber } from './readNumber';
import { isAfterSlash, isTight, type Token } from './tokens';
import type { Meaning } from './understanding';

export interface Amount {
  meaning: Meaning;
  /** Index of the first token after it. */
  end: number;
}

const subjects: readonly Subject[] = [
  'leasing',
  'monthly',
  'charging',
  'mileage',
  'range',
  'power',
  'year',
  'price',
  'familyOf',
];
const sides: readonly (readonly [Role, Side, Subject | null])[] = [
  ['cheaper', 'max', 'price'],
  ['dearer', 'min', 'price'],
  ['older', 'older', 'year'],
  ['newer', 'newer', 'year'],
  ['about', 'about', null],
  ['max', 'max', null],
  ['min', 'min', null],
];

/** What a verb may tell: 'har gått', 'kostar'. */
const isOfVerb = (subject: Subject): boolean => subject === 'mileage' || subject === 'price';

/** Of an electric car, in kilometres. */
const LONGEST_RANGE = 1_000;
/** 'd' is no subject of a number. */
const SHORTEST_SUBJECT = 4;
/** Of seats and doors. */
const MOST_COUNTED = 9;
/** In any currency: less than a car costs. */
const MOST_TAX = 5_000;

/** Of a range, in the unit of its lower end: '100 až 200 koní', but not '150 koní do 15000'. */
const WIDEST = 20;
const isNear = (low: ReadNumber, high: ReadNumber): boolean =>
  high.value >= low.value && (high.scaled || high.value <= low.value * WIDEST);

/** The word for a budget in any language, and in its cases. */
const BUDGET = /^(?:budget|budsjett|budjet|rozpoc)/;

const DASH = /^\s*(?:[-\u2013\u2014]|-+>|\u2192)\s*[£€]?\s*$/;

/** 'ac' or 'dc' next to kilowatts: of a charger. */
const isCurrent = (token: Token | undefined): boolean => /^[ad]c$/.test(token?.folded ?? '') && !token?.plain;

const MONTH =
  /^(?:jan|feb|mar|apr|ma[jy]|jun|jul|aug|sep|okt|oct|nov|de[cs])\p{L}*$|^(?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu\p{L}*$/u;

/** Whether a month stands before a year: '06/2021', 'March 2022'. */
function isMonthOfYear(tokens: readonly Token[], index: number): boolean {
  const [month, year] = [tokens[index], tokens[index + 1]];
  if (!month || !year || month.plain || !/^(?:19|20)\d\d$/.test(year.folded)) return false;
  return /^(?:0?[1-9]|1[0-2])$/.test(month.folded)
    ? /^[/.-]$/.test(year.before)
    : MONTH.test(month.folded) && isTight(year.before);
}

/** '000' of '2 000 kg', '20' of '15-20 kWh', but not '40' of '2018-2020 40 kWh'. */
const isSameNumber = (token: Token | undefined): boolean =>
  /^[.,-]$/.test(token?.before ?? '') || (/^\s$/.test(token?.before ?? '') && /^\d{3}(?!\d)/.test(token?.folded ?? ''));

/** 'kr' of 'kr 99.000': the currency before its amount. */
const isMoneyBefore = (tokens: readonly Token[], index: number, expressions: Expressions): boolean =>
  (tokens[index]?.folded.length ?? 0) > 1 &&
  expressions.length('money', tokens, index) === 1 &&
  /^[.:]?\s?$/.test(tokens[index + 1]?.before ?? '') &&
  /^\d{3}|^\d{1,2}$/.test(tokens[index + 1]?.folded ?? '');

/** The end of '0-100' or '0-100 km/t', an acceleration; null for '0-100 000 km'. */
function sprintEnd(tokens: readonly Token[], index: number): number | null {
  const [zero, top, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  const isSprint = zero?.folded === '0' && !zero.plain && /^\s?[-–]\s?$/.test(top?.before ?? '');
  if (!isSprint || !/^(?:60|62|100)(?:kmh)?$/.test(top?.folded ?? '') || /^\d{3}$/.test(next?.folded ?? ''))
    return null;
  const isPerHour = next?.folded === 'km' && /^[th]$/.test(tokens[index + 3]?.folded ?? '');
  return index + (isPerHour ? 4 : 2);
}

/** Parses amounts: prices, years, mileage, power. */
export class AmountReader {
  private readonly meanings: AmountMeanings;

  constructor(
    private readonly lexicon: Lexicon,
    thisYear: number,
    about: TextSubject,
  ) {
    this.meanings = new AmountMeanings(lexicon.vocabulary, lexicon.language, thisYear, about);
  }

  /**
   * The end of an amount that no field has: 'acceleration under 5 s', '77 kWh', '0 %'; `from` without one.
   * @param expected whether a number here belongs to such a subject before it: 'dragvikt 1500'
   */
  otherAmountEnd(tokens: readonly Token[], from: number, expected = false): number {
    const { expressions } = this.lexicon;
    let index = from;
    const take = (...roles: readonly Role[]): boolean => {
      const taken = Math.max(...roles.map((role) => expressions.length(role, tokens, index)));
      index += taken;
      return taken > 0;
    };
    let hasSubject = expected;
    const sprint = sprintEnd(tokens, index);
    if (sprint !== null) {
      index = sprint;
      hasSubject = true;
    }
    while (take('otherAmount')) hasSubject = true;
    const subjectEnd = index;
    // 'cheap on insurance, under 10k': another condition.
    if (index > from && /,/.test(tokens[index]?.before ?? '')) return subjectEnd;
    while (take('max', 'min', 'about', ...(hasSubject ? (['filler', 'cheaper'] as const) : [])));
    const number = index;
    while (
      /^\d/.test(tokens[index]?.folded ?? '') &&
      !tokens[index]?.plain &&
      (index === number || isSameNumber(tokens[index]))
    )
      index++;
    if (index === number) return subjectEnd;
    if (expressions.length('monthsOld', tokens, index) > 0) return subjectEnd;
    const last = tokens[index - 1];
    const glued = /^\d+(\D+)$/.exec(last?.folded ?? '')?.[1];
    const hasUnit =
      (glued !== undefined && expressions.has('otherUnit', glued)) ||
      /^\s?%/.test(last?.after ?? '') ||
      take('otherUnit');
    // 'do 3,5 t', but not '1.6 t-gdi'
    const isDecimal = number > from && index - number > 1 && /^[.,]$/.test(last?.before ?? '');
    const isWeight = isDecimal && !hasUnit && (glued === undefined ? take('weight') : expressions.has('weight', glued));
    if (isWeight && subjectEnd === from) return index;
    // 'skatt under 2000 kr'
    if (hasSubject && !hasUnit) take('money');
    // 'leasing inkl service 2030 kr per månad'
    const isIncluded = number === subjectEnd && expressions.has('with', tokens[from - 1]?.folded ?? '');
    if (isIncluded && expressions.length('month', tokens, index) > 0) return subjectEnd;
    // 'kulutus alle 5 l/100 km'
    if (hasSubject && !hasUnit) take('litres');
    // 'length under 4 m'
    if (hasSubject && !hasUnit && tokens[index]?.folded === 'm') index += 1;
    if (hasSubject || hasUnit) index = perDistanceEnd(tokens, index, expressions) ?? index;
    // A number with its unit may be found by itself: 'batteri 77 kWh'.
    return (hasUnit && subjectEnd === from) || (hasSubject && !hasUnit) ? index : subjectEnd;
  }

  /** 'doors 5', 'doors: five' of an advert. */
  private unitFirst(tokens: readonly Token[], index: number): Amount | null {
    const taken = this.lexicon.expressions.length('doors', tokens, index);
    if (taken === 0 || (tokens[index]?.folded.length ?? 0) < SHORTEST_SUBJECT) return null;
    const from = index + taken;
    const low = readNumber(tokens, from, this.lexicon.expressions) ?? numeralAt(tokens, from);
    if (!low || low.unit !== null || low.digits.length !== 1) return null;
    const meaning = this.meanings.of(
      { subject: null, side: null, negated: false, low: { ...low, unit: 'doors' }, high: null },
      tokens[index],
    );
    return meaning && { meaning, end: low.end };
  }

  /**
   * The amount at this index, or null.
   * @param isAfterLowMileage whether words of a low mileage stand directly before it
   */
  read(tokens: readonly Token[], from: number, isAfterLowMileage = false): Amount | null {
    const doors = this.unitFirst(tokens, from);
    if (doors) return doors;
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
    if (subject === null && expressions.length('personCount', tokens, index) > 0) subject = 'familyOf';
    const isAged = subject === null && take('age');
    // 'ac 22 kW'
    if (isCurrent(tokens[index]) && readNumber(tokens, index + 1, expressions)?.unit === 'kilowatt') {
      subject = 'charging';
      index += 1;
    }
    const until = this.untilYear(tokens, index, subject);
    index += until;
    // The 'at' of 'range of at least 300' is no preposition.
    if (subject !== null) while (!this.sideAt(tokens, index) && (take('filler') || take('locatedIn')));
    // 'ei maksa yli' begins with a negation, and is a side itself.
    const turned = this.sideAt(tokens, index) === null ? this.negationAt(tokens, index) : null;
    const negated = turned !== null;
    if (turned) {
      subject ??= turned.subject;
      index = turned.end;
    }
    let side: Side | null = until > 0 ? 'max' : null;
    let isMoreThan = false;
    let isLessThan = false;
    const isBetween = take('between');
    if (!isBetween) {
      const parsed = this.sideAt(tokens, index);
      isMoreThan = expressions.length('moreThan', tokens, index) > 0;
      isLessThan = expressions.length('lessThan', tokens, index) > 0;
      if (parsed) {
        side = parsed.side;
        index += parsed.tokens;
        subject ??= parsed.subject;
      }
    }
    const isLeasing = subject === 'leasing';
    // 'pre rodinu s 3 deťmi' names a family as well.
    if (subject !== 'familyOf') takeSubject();
    // 'privatleasing årsmodell 2020': two conditions.
    if (isLeasing && subject !== 'leasing') return null;
    // 'to buy a car from 2020' is at least 2020.
    if (isBetween || side !== null || subject !== null)
      while (
        !this.sideAt(tokens, index) &&
        this.lexicon.expressions.length('person', tokens, index) === 0 &&
        take('filler')
      );
    side ??= this.signBefore(tokens[index]);
    const isOfBudget = tokens.slice(from, index).some(({ folded }) => BUDGET.test(folded));
    const isMoney = isMoneyBefore(tokens, index, expressions);
    if (isMoney) index += 1;
    // 'after 06/2021', 'from march 2022'
    if (side !== null && isMonthOfYear(tokens, index)) {
      index += 1;
      // The rest of that year as well.
      if (side === 'newer' || side === 'older') side = side === 'newer' ? 'min' : 'max';
    }
    let low = readNumber(tokens, index, expressions) ?? (subject === 'familyOf' ? numeralAt(tokens, index) : null);
    if (!low || (isAged && low.unit !== 'yearsOld' && expressions.length('to', tokens, low.end) === 0)) return null;
    if (isMoney && low.unit === null) low = { ...low, unit: 'money' };
    // 'rok od 2014 km do 180 tis': the next amount begins with its unit.
    if (this.isDistance(low) && subject === 'year') {
      const year = { ...low, unit: null, end: index + 1 };
      if (low.digits === tokens[index]?.folded && this.meanings.isYear(year)) low = year;
    }
    index = low.end;
    const end =
      this.nextYearAt(tokens, index, low) ??
      this.nextCountAt(tokens, index, low) ??
      this.highAt(tokens, index, isBetween, side);
    const isJoined =
      isBetween ||
      isCounted(end?.unit ?? null) ||
      DASH.test(tokens[index]?.before ?? '') ||
      isAfterSlash(tokens[index]);
    let high = end && (isJoined || !this.isSeparate(low, end, subject, tokens[index])) ? end : null;
    if (high) index = high.end;
    // '15 000 ja 20 000 euron väliltä'
    if (high && side === null) take('between');
    if (subject === 'price' || low.unit === 'money') {
      // 'price 15000-20000 km under 80000': the unit is the next amount's subject.
      const last = this.withoutNextSubject(tokens, high ?? low);
      if (high) high = last;
      else low = last;
      index = last.end;
    }
    // '2021 modell eller nyere'
    const yearWord = this.meanings.isYear(high ?? low) ? expressions.length('year', tokens, index) : 0;
    const onwards = yearWord > 0 ? this.afterAt(tokens, index + yearWord, high ?? low) : null;
    const isWordOfYear =
      subject === null && !/^\d/.test(tokens[index + yearWord]?.folded ?? '') && !this.lexicon.termAt(tokens, index);
    if (onwards || isWordOfYear) index += yearWord;
    const after =
      onwards ??
      this.afterAt(tokens, index, high ?? low) ??
      (side === null || side === 'max' ? this.mostAt(tokens, index) : null) ??
      (side === null ? this.aboutAt(tokens, index, high ?? low) : null);
    if (after) {
      side = after.side ?? side;
      index += after.tokens;
      // '7 or more seats'
      const unit = low.unit === null && !high && after.tokens > 0 ? unitAfter(tokens, index, expressions) : null;
      if (unit) {
        low = { ...low, unit: unit.unit };
        index += unit.tokens;
      }
    }
    // 'ei 2015 vanhempi' has a side, 'ei 2015' excludes no number.
    if (negated && side === null) return null;
    // 'plats för två stora hundar' counts no persons.
    if (subject === 'familyOf' && low.unit === null && this.isCountOf(tokens, index)) return null;
    const plates =
      subject === null && low.unit === null ? this.platesAt(tokens, high ? [low, high] : [low], index) : null;
    if (plates) {
      const more = this.afterAt(tokens, plates.end, low);
      const isOpen = more?.side === 'min' || side === 'min';
      return {
        meaning: {
          kind: 'range',
          name: 'car_year',
          range: isOpen ? { min: plates.years.min } : plates.years,
        },
        end: plates.end + (more?.tokens ?? 0),
      };
    }
    if (subject === null) {
      const mark = index;
      // '300 miles of range'
      // 'fra 2022, kører på el'
      // 'do 20 000 eur s dojazdom 300'
      const isNoRange = low.unit === 'money' || (high ?? low).value > LONGEST_RANGE;
      const isApart = isNoRange || /,/.test(tokens[index]?.before ?? '') || this.meanings.isYear(high ?? low);
      const taken = expressions.length('filler', tokens, index);
      if (!isApart && this.isRange(tokens, index + taken)) index += taken;
      if (!isApart && this.isRange(tokens, index) && take('range')) subject = 'range';
      else if (
        low.unit === 'kilowatt' &&
        (isCurrent(tokens[index]) || expressions.length('charging', tokens, index) > 0)
      ) {
        subject = 'charging';
        if (isCurrent(tokens[index])) index += 1;
        take('charging');
      } else if (low.unit === 'month' && take('leasing')) subject = 'leasing';
      else if (low.unit !== 'money' && this.isOnOdometer(tokens, index, low) && take('onOdometer')) subject = 'mileage';
      else index = mark;
    }
    if (subject === 'charging' && isCurrent(tokens[index])) index += 1;
    const yearly = this.yearlyAt(tokens, index, high ?? low);
    const isCommute = this.isDistance(high ?? low) && expressions.has('commute', tokens[from - 1]?.folded ?? '');
    if (yearly > 0 || isCommute) return { meaning: { kind: 'setAside' }, end: index + yearly };
    // '20 pounds road tax', but not 'under 300 000 kr, battery 64 kWh'
    const isSmall = subject === null && low.unit === 'money' && !high && low.value < MOST_TAX;
    const other = isSmall ? expressions.length('otherAmount', tokens, index) : 0;
    if (other > 0 && !this.startsAmount(tokens, index + other))
      return { meaning: { kind: 'setAside' }, end: index + other };
    // 'alle 100 000 km ajettu 2020 tai uudempi': no car has been driven as little.
    if (subject === 'mileage' && side === 'min' && low.unit === null && this.meanings.isYear(low)) return null;
    const isAge = isAged || this.isAge(tokens, (high ?? low).end);
    const isOrNewer = expressions.length('orNewer', tokens, (high ?? low).end) > 0;
    // 'around 25k budget', but not 'around 20 000 miles budget 9000'
    // 'low mileage, max 30000'
    const isMost = side === (negated ? 'min' : 'max') && !high;
    if (isAfterLowMileage && subject === null && isMost && this.meanings.isLowMileage(low)) subject = 'mileage';
    const isBudget = isOfBudget || (BUDGET.test(tokens[index]?.folded ?? '') && !this.startsAmount(tokens, index + 1));
    const meaning = this.meanings.of(
      { subject, side, negated, low, high, isAge, isOrNewer, isMoreThan, isLessThan, isBudget },
      tokens[from],
    );
    return meaning && { meaning, end: index };
  }

  /**
   * '19 plate', '18-20 plate', '19 or 20 reg', '21, 22 or 23 plate'.
   * @param index after the numbers that were read
   */
  private platesAt(
    tokens: readonly Token[],
    read: readonly ReadNumber[],
    index: number,
  ): { years: { min: number; max: number }; end: number } | null {
    const { expressions } = this.lexicon;
    const numbers = [...read];
    let end = index;
    for (;;) {
      const joint = expressions.length('and', tokens, end);
      if (joint === 0 && !/^\s*[,/]\s*$/.test(tokens[end]?.before ?? '')) break;
      const next = readNumber(tokens, end + joint, expressions);
      if (next?.unit !== null || next.digits.length !== 2) break;
      numbers.push(next);
      end = next.end;
    }
    const plate = expressions.length('plate', tokens, end);
    const years = numbers.flatMap((number) => this.meanings.plateYears(number) ?? []);
    if (plate === 0 || years.length < numbers.length) return null;
    return {
      years: { min: Math.min(...years.map(({ min }) => min)), max: Math.max(...years.map(({ max }) => max)) },
      end: end + plate,
    };
  }

  /** After '5 years old', '3-årig', but not after '3 years' or in '3-årig garanti'. */
  private isAge(tokens: readonly Token[], end: number): boolean {
    const { expressions } = this.lexicon;
    const word = tokens[end - 1]?.folded.replace(/^\d{1,2}/, '') ?? '';
    const isAdjective = expressions.has('aged', word) && expressions.length('dated', tokens, end) === 0;
    return isAdjective || expressions.length('yearsOld', tokens, end - 2) === 2;
  }

  /** 'alle 150 000 ajettu', 'alle 100 tkm ajettu, alle 15 tonnia', but not 'alle 15 000, ajettu alle 150 000'. */
  private isOnOdometer(tokens: readonly Token[], index: number, number: ReadNumber): boolean {
    const length = this.lexicon.expressions.length('onOdometer', tokens, index);
    if (length > 0 && this.isDistance(number) && isTight(tokens[index]?.before ?? ',')) return true;
    const next = tokens[index + length];
    return length > 0 && !(/\d/.test(next?.folded ?? '') || this.sideAt(tokens, index + length));
  }

  /** Whether a word follows the number that may be what it counts. */
  private isCountOf(tokens: readonly Token[], index: number): boolean {
    const next = tokens[index];
    const isOther = (['filler', 'and', 'with', 'locatedIn', 'car'] as const).some(
      (role) => this.lexicon.expressions.length(role, tokens, index) > 0,
    );
    return next !== undefined && isTight(next.before) && !isOther && this.sideAt(tokens, index) === null;
  }

  private isDistance({ unit }: Pick<ReadNumber, 'unit'>): boolean {
    return unit === 'mil' || unit === 'km' || unit === 'miles';
  }

  /** Number of tokens: '3000 mil om året', '12 000 miles/year', '40 mile commute'. */
  private yearlyAt(tokens: readonly Token[], index: number, { unit, scaled, value }: ReadNumber): number {
    const { expressions } = this.lexicon;
    // '20k a year', 'tax 35 pounds a year'
    const isTax = unit === 'money' && value < MOST_TAX;
    if (!this.isDistance({ unit }) && !(unit === null && scaled) && !isTax) return 0;
    const gap = tokens[index]?.before ?? '';
    if (/^\s*\/\s*$/.test(gap)) {
      const taken = expressions.length('perYear', tokens, index);
      return taken > 0 && !/^\d/.test(tokens[index + taken]?.folded ?? '') ? taken : 0;
    }
    const commute = unit === null ? 0 : expressions.length('commute', tokens, index);
    const taken = isTight(gap) ? Math.max(expressions.length('yearly', tokens, index), commute) : 0;
    return taken > 0 && !this.endsAge(tokens, index + taken) ? taken : 0;
  }

  /** 'a year old', 'a year or two'; `index` is after the 'year'. */
  private endsAge(tokens: readonly Token[], index: number): boolean {
    const { expressions } = this.lexicon;
    const or = expressions.length('and', tokens, index);
    return (
      expressions.length('yearsOld', tokens, index - 1) > 1 || (or > 0 && isNumeral(tokens[index + or]?.folded ?? ''))
    );
  }

  /** '20 grand max', but not '20 grand max mileage 50 000'. */
  private mostAt(tokens: readonly Token[], index: number): { side: Side; tokens: number } | null {
    const most = this.lexicon.expressions.length('max', tokens, index);
    return most > 0 && !this.startsAmount(tokens, index + most) ? { side: 'max', tokens: most } : null;
  }

  /** '10k or so', '5000ish' */
  private aboutAt(tokens: readonly Token[], index: number, { end }: ReadNumber): { side: Side; tokens: number } | null {
    const about = this.lexicon.expressions.length('orSo', tokens, index);
    if (about > 0 && !this.startsAmount(tokens, index + about)) return { side: 'about', tokens: about };
    return tokens[end - 1]?.folded.endsWith('ish') ? { side: 'about', tokens: 0 } : null;
  }

  private startsAmount(tokens: readonly Token[], index: number): boolean {
    const { expressions } = this.lexicon;
    const next = tokens[index]?.folded ?? '';
    return (
      /\d/.test(next) ||
      isNumeral(next) ||
      this.sideAt(tokens, index) !== null ||
      expressions.length('filler', tokens, index) > 0 ||
      subjects.some((subject) => expressions.length(subject, tokens, index) > 0)
    );
  }

  private isOnwards(tokens: readonly Token[], index: number, year: ReadNumber): boolean {
    const { expressions } = this.lexicon;
    return (
      this.meanings.isYear(year) &&
      expressions.length('filler', tokens, index) <= 1 &&
      (tokens[index + 1] === undefined || expressions.length('filler', tokens, index + 1) === 0)
    );
  }

  /** The tokens of 'till' in 'årsmodell till 2018'; 0 elsewhere. */
  private untilYear(tokens: readonly Token[], index: number, subject: Subject | null): number {
    const until = subject === 'year' ? this.lexicon.expressions.length('to', tokens, index) : 0;
    return /^\d/.test(tokens[index + until]?.folded ?? '') ? until : 0;
  }

  /** Not the beginning of a name in stock: 'under 30 000 miles, a Range Rover'. */
  private isRange(tokens: readonly Token[], index: number): boolean {
    const length = this.lexicon.expressions.length('range', tokens, index);
    return length > 0 && (this.lexicon.termAt(tokens, index)?.tokens ?? 0) <= length;
  }

  /**
   * A negation with the verbs between it and its bound: 'inte har gått' of 'inte har gått mer än'. Other negations have
   * no bound: 'ej diesel'.
   */
  private negationAt(tokens: readonly Token[], index: number): { subject: Subject | null; end: number } | null {
    const { expressions } = this.lexicon;
    const not = expressions.length('not', tokens, index);
    for (const role of ['not', 'cannot'] as const) {
      const taken = expressions.length(role, tokens, index);
      const verb = taken > 0 ? this.verbAt(tokens, index + taken) : null;
      if (verb) return verb;
    }
    return not > 0 ? { subject: null, end: index + not } : null;
  }

  /** Between a negation and its bound: 'vara' of 'inte vara äldre än', 'har gått' of 'inte har gått mer än'. */
  private verbAt(tokens: readonly Token[], index: number): { subject: Subject | null; end: number } | null {
    const { expressions } = this.lexicon;
    let subject: Subject | null = null;
    let end = index;
    for (;;) {
      const helper = expressions.length('helper', tokens, end);
      // 'not to cost more than': 'to' is no bound here.
      if ((this.sideAt(tokens, end)?.tokens ?? 0) > helper) return { subject, end };
      const verb = subjects.find((one) => isOfVerb(one) && expressions.length(one, tokens, end) > 0);
      const ofVerb = verb ? expressions.length(verb, tokens, end) : 0;
      const taken = Math.max(helper, ofVerb, expressions.length('filler', tokens, end));
      if (taken === 0 || (end > index && /,/.test(tokens[end]?.before ?? ''))) return null;
      if (verb && ofVerb === taken) subject ??= verb;
      end += taken;
    }
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

  /**
   * 'od 2022 do 50000 km' is a year and a mileage, 'nad 120 koní, do 5 rokov' a power and an age, '2018 do 9 tis eur' a
   * year and a price, '7 miest do 25000' seats and a price; '2000 till 3000 mil' and '2000 do 5000 eur' are one range.
   */
  private isSeparate(low: ReadNumber, high: ReadNumber, subject: Subject | null, joint: Token | undefined): boolean {
    if (low.unit !== null) {
      if (high.unit !== null) return quantityOf(low.unit) !== quantityOf(high.unit);
      return (joint?.before.includes(',') ?? false) || isCounted(low.unit) || !isNear(low, high);
    }
    if (!this.meanings.isYear(low) || this.meanings.isYear(high, true)) return false;
    const isPriceLike = low.value % 100 === 0 && !joint?.before.includes(',');
    return high.unit !== null && quantityOf(high.unit) === 'distance' ? subject === null : !isPriceLike;
  }

  /** A price without the distance after it, which another amount follows. */
  private withoutNextSubject(tokens: readonly Token[], number: ReadNumber): ReadNumber {
    const isNext = this.isDistance(number) && this.sideAt(tokens, number.end) !== null;
    const isApart = this.lexicon.expressions.length('mileage', tokens, number.end - 1) === 1;
    return isNext && isApart ? { ...number, unit: null, end: number.end - 1 } : number;
  }

  /** '2019/20', '2019/2020': not the month of '2019/10'. */
  private nextYearAt(tokens: readonly Token[], index: number, low: ReadNumber): ReadNumber | null {
    if (!isAfterSlash(tokens[index]) || low.digits.length !== 4 || !this.meanings.isYear(low)) return null;
    const next = readNumber(tokens, index, this.lexicon.expressions);
    const isNextYear = next !== null && next.value % 100 > low.value % 100 && next.value % 100 <= (low.value % 100) + 3;
    return isNextYear && this.meanings.isYear(next, true) ? next : null;
  }

  /** '7 seats' of '5 or 7 seats', '5/7 seats', '5 seats or 7 seats'. */
  private nextCountAt(tokens: readonly Token[], index: number, low: ReadNumber): ReadNumber | null {
    const or = this.lexicon.expressions.length('or', tokens, index);
    if ((or === 0 && !isAfterSlash(tokens[index])) || (low.unit !== null && !isCounted(low.unit))) return null;
    const next = readNumber(tokens, index + or, this.lexicon.expressions);
    const isNext = next !== null && isCounted(next.unit) && (low.unit ?? next.unit) === next.unit;
    return isNext && next.value <= MOST_COUNTED && low.value < next.value ? next : null;
  }

  private highAt(tokens: readonly Token[], index: number, isBetween: boolean, side: Side | null): ReadNumber | null {
    const { expressions } = this.lexicon;
    const next = tokens[index];
    if (!next || next.plain) return null;
    if (DASH.test(next.before)) return readNumber(tokens, index, expressions);
    const joined = Math.max(
      expressions.length('to', tokens, index),
      isBetween || side === null ? expressions.length('and', tokens, index) : 0,
    );
    // 'under 200 till 2019' is no range: only a lower bound, or an amount without a side, goes on.
    if (joined === 0 || (side !== null && side !== 'min')) return null;
    const high = readNumber(tokens, index + joined, expressions);
    if (isBetween || side !== null || expressions.length('and', tokens, index) === 0) return high;
    return high && expressions.length('between', tokens, high.end) > 0 ? high : null;
  }

  private afterAt(
    tokens: readonly Token[],
    index: number,
    last: ReadNumber,
  ): { side: Side | null; tokens: number } | null {
    const { expressions } = this.lexicon;
    const more = expressions.length('orMore', tokens, index);
    const less = expressions.length('orLess', tokens, index);
    // '8000 mil och nyare än 2017'
    const joint = expressions.length('and', tokens, index);
    if (more > 0 && joint > 0 && (this.sideAt(tokens, index + joint)?.tokens ?? 0) > more - joint) return null;
    // '30 000 miles plus vat'
    if (more > 0 && (this.lexicon.termAt(tokens, index)?.tokens ?? 0) > more) return null;
    // '2022 on' is a year, '2022 on finance' and '20 000 on a Golf' are not.
    if (more === 1 && tokens[index]?.folded === 'on' && !this.isOnwards(tokens, index, last)) return null;
    if (more > 0 || less > 0) return more >= less ? { side: 'min', tokens: more } : { side: 'max', tokens: less };
    // '250+ miles'
    if (last.isOpen) return { side: 'min', tokens: 0 };
    // '2019+', '2019->'; '2019-' for a year only.
    const sign =
      last.digits.length === 4 && !last.grouped ? /^\s?(?:\+|-+>|\u2192)|^[->](?:\s|$)/ : /^\s?(?:\+|-+>|\u2192)/;
    const isMore = sign.test(tokens[last.end - 1]?.after ?? '') && !this.isAddedTo(tokens, index);
    return isMore ? { side: 'min', tokens: 0 } : null;
  }

  /** '100 000 + moms': what comes on top, no '100 000+'. */
  private isAddedTo(tokens: readonly Token[], index: number): boolean {
    const { before = '', text = '' } = tokens[index] ?? {};
    return (
      /^\s?\+\s?$/.test(before) &&
      /^\p{L}/u.test(text) &&
      (before.startsWith(' ') || this.lexicon.termAt(tokens, index)?.name === 'car_vat_eligible')
    );
  }
}
