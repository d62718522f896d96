import { fold } from '../../../lib/fold';
import type { Read } from './read.types';
import type { AmountReader } from './readAmount';
import { readNumber } from './readNumber';
import { HP_A_KILOWATT } from './amountMeanings';
import { rank } from './names';
import type { TextContext } from './textContext';
import { isAfterSlash, isTight } from './tokens';
import type { Meaning, Part } from './understanding';

/** In kilowatts: more than a car takes of an alternating current. */
const MOST_AC_KILOWATTS = 22;
/** Horsepower of cars. */
const LEAST_POWER = 60;
const MOST_POWER = 650;
/** Names of motors that makers write before the horsepower. */
const MOTORS =
  /^(?:t[ds]i|tfsi|fsi|hdi|bluehdi|[bce]?dci|cdti|crdi|tdci|ecoblue|ecoboost|tce|puretech|t?gdi|jtdm?|multijet|d4d|vtec|skyactiv)$/;
/** Before what the car is driven by, folded: 'på el', 'on electric', 'na elektrinu'. */
const BEFORE_FUEL = /^(?:pa|on|na|with|med|s|pelkalla)$/;
const BATTERY = /^(?:batter(?:y|ies)|batteri(?:et)?|bateri[aeu]|baterk[au]|elektrik[au]|elektri[nk]u)$/;

/** The same in one word, folded: Finnish 'sähköllä'. */
const IN_CASE = /^(?:sahkolla|akulla)$/;

/** An order of the cars, folded, not what they are like: 'lowest mileage first'. */
const ORDER = /first|sort|order|forst|ensin|zorad|najskor|jarjest/;

/** Amounts, unless the text around tells that they are none. */
export class TextAmountReader {
  constructor(
    private readonly context: TextContext,
    private readonly amounts: AmountReader,
  ) {}

  read(index: number): Read | null {
    const amount =
      this.amounts.read(this.context.tokens, index, this.isAfterLowMileage(index)) ?? this.motorPower(index);
    if (!amount || this.isModelNumber(amount, index) || this.isAgeOfPerson(amount, index)) return null;
    const { meaning } = amount;
    if (meaning.kind === 'setAside') this.context.isAboutCars = true;
    if (
      meaning.kind === 'range' &&
      ((meaning.name === 'electric_charging_speed_dc' && (meaning.range.min ?? Infinity) <= MOST_AC_KILOWATTS) ||
        (meaning.name === 'car_power' &&
          (meaning.range.min ?? Infinity) <= Math.ceil(MOST_AC_KILOWATTS * HP_A_KILOWATT)))
    )
      return this.electric(amount.end);
    if (meaning.kind === 'range' && meaning.name === 'car_mileage' && this.isRadius(index, amount.end)) {
      this.context.isAboutCars = true;
      return { meaning: { kind: 'setAside' }, end: amount.end };
    }
    const perLitre = meaning.kind === 'range' && meaning.name === 'car_mileage' ? this.perLitreEnd(amount.end) : null;
    if (perLitre !== null) {
      this.context.isAboutCars = true;
      return { meaning: { kind: 'setAside' }, end: perLitre };
    }
    if (meaning.kind === 'range' && meaning.name === 'wltp_electric_range')
      return { ...amount, end: amount.end + this.fuelAfterRange(amount.end) };
    // 'isofix på tre säten': places for child seats.
    if (meaning.kind === 'terms' && meaning.name === 'car_seats' && this.isNextToIsofix(index, amount.end)) {
      this.context.isAboutCars = true;
      return { meaning: { kind: 'setAside' }, end: amount.end };
    }
    if (meaning.kind !== 'terms' || meaning.name !== 'car_seats') return amount;
    // '7 sits, 3 barn' has seven seats; the most that there are, for '12 sits', give way as well.
    const requested = readNumber(this.context.tokens, index, this.context.expressions)?.value;
    const isExact =
      meaning.values.length === 1 && (requested === undefined || meaning.values.includes(String(requested)));
    if (isExact) return amount;
    const most = Math.max(...meaning.values.map(Number));
    const pieces = requested !== undefined && requested > most ? this.withoutNumber(index, amount.end, meaning) : [];
    return { ...amount, rank: rank.noun, ...(pieces.length > 0 && { pieces }) };
  }

  /** After 'low mileage', also across a comma: the limit is that of the mileage. */
  private isAfterLowMileage(index: number): boolean {
    const { last } = this.context.list;
    const isLow = last?.meaning.kind === 'sort' && last.meaning.sort_name === 'car_mileage_asc';
    return isLow && last.to === this.context.tokens[index - 1]?.to && !ORDER.test(fold(last.text));
  }

  /** '9 seater', where no car has as many seats: the number is set aside, and the rest asks for the most that there are. */
  private withoutNumber(index: number, end: number, meaning: Meaning): Part[] {
    const [number, first, last] = [index, index + 1, end - 1].map((position) => this.context.tokens[position]);
    if (!number || !first || !last || end < index + 2 || !/^\d+$/.test(number.folded)) return [];
    return [
      this.context.pieceOf(number.from, number.to, { kind: 'setAside' }),
      { ...this.context.pieceOf(first.from, last.to, meaning), isRule: true },
    ];
  }

  /** 'within 50 km', '50 km radius': of a place that is not known. */
  private isRadius(index: number, end: number): boolean {
    const { expressions, tokens } = this.context;
    const before = tokens[index - 1]?.folded ?? '';
    return (
      (expressions.has('within', before) && !expressions.has('max', before)) ||
      expressions.has('radius', before) ||
      expressions.length('radius', tokens, end) > 0
    );
  }

  /** The end of '/l', 'på literen', 'pr liter': 'kører 20 km/l'. */
  private perLitreEnd(end: number): number | null {
    const { expressions, tokens } = this.context;
    const per = expressions.length('perDistance', tokens, end);
    if (per === 0 && !isAfterSlash(tokens[end])) return null;
    const litres = expressions.length('litres', tokens, end + per);
    return litres > 0 ? end + per + litres : null;
  }

  /** Number of tokens of a fuel that belongs to a range: 'phev 40 miles electric', '60 km på el', 'km na elektrinu'. */
  private fuelAfterRange(end: number): number {
    const { lexicon, list, tokens } = this.context;
    const preposition = BEFORE_FUEL.test(tokens[end]?.folded ?? '') ? 1 : 0;
    const plugIn = lexicon.conceptValues('car_fuel', ['laddhybrid']);
    const hasPlug = list.parts.some(
      ({ meaning }) =>
        meaning.kind === 'terms' && meaning.name === 'car_fuel' && meaning.values.every((one) => plugIn.includes(one)),
    );
    const first = tokens[end + preposition];
    if (first && !first.plain && (IN_CASE.test(first.folded) || (preposition > 0 && BATTERY.test(first.folded))))
      return preposition + 1;
    const term = preposition > 0 || hasPlug ? this.context.termAt(end + preposition) : null;
    const isElectric =
      term?.name === 'car_fuel' && term.values.every((one) => lexicon.electricFuel?.values.includes(one));
    return isElectric && (preposition > 0 || term.tokens === 1) ? preposition + term.tokens : 0;
  }

  /** 'tdi 190', '2.0 tsi 150': horsepower. */
  private motorPower(index: number): Read | null {
    const { tokens } = this.context;
    const [motor, token] = [tokens[index - 1]?.folded ?? '', tokens[index]];
    const isOfMotor = MOTORS.test(motor) && token && !token.plain && isTight(token.before) && isTight(token.after);
    const power = isOfMotor && /^\d{2,3}$/.test(token.folded) ? Number(token.folded) : 0;
    if (power < LEAST_POWER || power > MOST_POWER) return null;
    return {
      meaning: { kind: 'range', name: 'car_power', range: { min: power - 2, max: power + 2 } },
      end: index + 1,
      isLevel: true,
    };
  }

  /** A charger in the car: the stock tells how fast others charge it; its cars are those with a plug. */
  private electric(end: number): Read {
    const values = this.context.lexicon.conceptValues('car_fuel', ['el', 'laddhybrid']);
    this.context.isAboutCars = true;
    return values.length > 0
      ? { meaning: { kind: 'terms', name: 'car_fuel', values }, end, rank: rank.noun }
      : { meaning: { kind: 'setAside' }, end };
  }

  private isNextToIsofix(index: number, end: number): boolean {
    const { tokens, list } = this.context;
    const before = list.parts.findLast(({ meaning }) => meaning.kind !== 'filler');
    return (
      (before?.meaning.kind === 'terms' && before.meaning.name === 'car_equipment' && /isofix/i.test(before.text)) ||
      (tokens[end]?.folded.startsWith('isofix') ?? false)
    );
  }

  /** 'my 17 year old' before 'son' */
  private isAgeOfPerson({ meaning, end }: Read, index: number): boolean {
    return (
      meaning.kind === 'range' &&
      meaning.name === 'car_year' &&
      this.context.expressions.length('person', this.context.tokens, end) > 0 &&
      this.context.tokens.slice(index, end).some(({ folded }) => /^\d{1,2}$/.test(folded))
    );
  }

  /** A model, also one that the stock has not after its make: 'peugeot 3008' is no price. */
  private isModelNumber({ meaning, end }: Read, index: number): boolean {
    const before = this.context.list.last;
    const [token, previous] = [this.context.tokens[index], this.context.tokens[index - 1]];
    const isNumber =
      meaning.kind === 'range' &&
      meaning.name === 'car_price' &&
      end === index + 1 &&
      /^\d{3,4}$/.test(token?.text ?? '') &&
      !/[£€<>]/.test(`${token?.before}${token?.after}`) &&
      Number(token?.text) % 50 !== 0;
    if (!isNumber) return false;
    const isAfterMake =
      before?.meaning.kind === 'terms' && before.meaning.name === 'car_brand' && before.to === previous?.to;
    // '3008' alone, where the stock has one
    return isAfterMake || this.context.termAt(index)?.name === 'car_brand';
  }
}
