import { CHILD_SEPARATOR } from '../search';
import { litresAt } from './engineSize';
import { knownModelAt } from './knownModels';
import { bodiesOf } from './modelSizes';
import { rank } from './names';
import { motorTermAt } from './motorTerms';
import type { Read } from './read.types';
import type { AmountReader } from './readAmount';
import { otherDateEnd } from './readDate';
import { makeOf, type TextContext } from './textContext';
import { isTight } from './tokens';
import type { Meaning } from './understanding';

/** Words about the car that the buyer has. */
const MOST_TRADED = 7;

/** What the stock doesn't answer: set aside, or searched for as it is. */
export class UnansweredReader {
  /** End of words for towing or an interest rate: the number that may follow is not in the stock. */
  private otherSubjectEnd = -1;
  /** End of words for an inspection or a warranty: the year that may follow is not the car's. */
  private datedEnd = -1;

  constructor(
    private readonly context: TextContext,
    private readonly amounts: AmountReader,
  ) {}

  /** After each part of the text. */
  follow(index: number, end: number, meaning: Meaning): void {
    if (
      this.context.expressions.length('towing', this.context.tokens, index) > 0 ||
      (meaning.kind === 'terms' && meaning.name === 'car_has_campaign_loan')
    )
      this.otherSubjectEnd = end;
    const dated = this.context.expressions.length('dated', this.context.tokens, index);
    if (dated > 0) this.datedEnd = Math.max(end, index + dated);
  }

  /** 'byta min gamla golf mot', 'dieselin' after 'vaihdan': the car that the buyer has. */
  tradedIn(index: number): Read | null {
    const { expressions, tokens } = this.context;
    const taken = expressions.length('tradeIn', tokens, index);
    if (taken === 0) return this.ownCar(index);
    const from = index + taken;
    for (let next = from; next < Math.min(tokens.length, from + MOST_TRADED); next++) {
      // 'erstatter en v70, elbil'
      if (/,/.test(tokens[next]?.before ?? '') && this.namesModel(from, next)) {
        this.context.isAboutCars = true;
        return { meaning: { kind: 'filler' }, end: next };
      }
      const joint = next > from ? expressions.length('tradeFor', tokens, next) : 0;
      if (joint === 0 || !tokens[next + joint]) continue;
      this.context.isAboutCars = true;
      return { meaning: { kind: 'filler' }, end: next + joint };
    }
    // 'downsizing from a range rover' names no other car.
    const old = this.ownedModelEnd(from);
    if (old !== null) {
      this.context.isAboutCars = true;
      return { meaning: { kind: 'filler' }, end: old };
    }
    // Finnish says it by a case: 'vaihdan dieselin sähköautoon'.
    const own = this.context.termAt(from);
    const other = own && this.context.termAt(from + own.tokens);
    const isCase = tokens[from]?.folded.endsWith('n') && own?.name === other?.name;
    return own && isCase === true ? { meaning: { kind: 'filler' }, end: from + own.tokens } : null;
  }

  /** The end of 'a range rover' after 'downsizing from': in English alone, as Slovak 'predám' begins an advert as well. */
  private ownedModelEnd(from: number): number | null {
    if (this.context.lexicon.language !== 'en') return null;
    const model = this.comparedModel(from + this.context.expressions.length('filler', this.context.tokens, from));
    return model?.end ?? null;
  }

  private namesModel(from: number, end: number): boolean {
    return this.context.tokens
      .slice(from, end)
      .some(
        (_, position) =>
          this.context.termAt(from + position)?.name === 'car_brand' ||
          knownModelAt(this.context.tokens, from + position, null) !== null,
      );
  }

  /** 'got a corsa to part ex' */
  private ownCar(index: number): Read | null {
    const { expressions, tokens } = this.context;
    const owned = expressions.length('owned', tokens, index);
    const from = index + owned;
    const most = owned === 0 ? 0 : Math.min(tokens.length, from + MOST_TRADED);
    for (let next = from + 1; next < most; next++) {
      const traded = expressions.length('traded', tokens, next);
      if (traded > 0) return { meaning: { kind: 'filler' }, end: next + traded };
    }
    return null;
  }

  /** 'husvagn', a make without cars and its model: searched for as it is. */
  notSold(index: number): Read | null {
    const other = this.context.expressions.length('notCar', this.context.tokens, index);
    if (other > 0) return { meaning: { kind: 'words' }, end: index + other };
    const make = this.context.expressions.length('make', this.context.tokens, index);
    if (make === 0 || this.context.termAt(index)) return null;
    const end = index + make;
    // 'volvo, saab eller bmw': the others are there.
    const kind = this.context.makes.size > 0 ? 'setAside' : 'words';
    const model = knownModelAt(this.context.tokens, end, this.context.nameOf(index, end));
    if (model) return this.asOne(kind, index, end + model.tokens);
    const next = this.context.tokens[end];
    const isModel =
      next &&
      isTight(next.before) &&
      !this.context.expressions.isControl(next.folded) &&
      !this.context.termAt(end) &&
      !this.context.makerBodyAt(end) &&
      !motorTermAt(end, this.context);
    return this.asOne(kind, index, isModel ? end + 1 : end);
  }

  /** Words that are searched for, or set aside, together: no 'co' of 'lynk & co' alone. */
  private asOne(kind: 'words' | 'setAside', index: number, end: number): Read {
    if (kind === 'setAside') return { meaning: { kind }, end };
    const as = end > index + 1 ? { as: this.context.nameOf(index, end, ' ') } : {};
    return { meaning: { kind, ...as }, end };
  }

  /** 'större än golf' asks for other cars, of which the stock doesn't know which; 'like a golf' for those with its body. */
  comparison(index: number): Read | null {
    const { expressions, tokens } = this.context;
    const similar = expressions.length('similarTo', tokens, index);
    const compared = expressions.length('comparedTo', tokens, index);
    let end = index + Math.max(similar, compared);
    if (end > index) end += expressions.length('filler', tokens, end);
    // 'bigger than a 2 litre'
    const litres = compared > 0 ? litresAt(tokens, end, expressions) : null;
    if (litres) return { meaning: { kind: 'setAside' }, end: litres.end, isAboutCars: true };
    const model = this.comparedModel(end);
    if (!model) return null;
    const size = expressions.length('similarSize', tokens, model.end);
    if (end === index && (size === 0 || !isTight(tokens[model.end]?.before ?? ','))) return this.comparedWith(index);
    this.context.isAboutCars = true;
    const values =
      similar >= compared
        ? this.context.lexicon.conceptValues('car_body', bodiesOf(model.make, model.name)?.of ?? [])
        : [];
    const last = similar >= compared ? model.end + size : model.end;
    return values.length > 0
      ? { meaning: { kind: 'terms', name: 'car_body', values }, end: last, rank: rank.noun }
      : { meaning: { kind: 'setAside' }, end: last };
  }

  /** A model at this index, in stock or not, or a make in stock. */
  private comparedModel(index: number): { make: string; name: string; end: number } | null {
    const { tokens, lexicon } = this.context;
    const term = this.context.termAt(index);
    if (term?.name === 'car_brand' && !term.isBegun) {
      const [value = ''] = term.values;
      const name = value.slice(value.indexOf(CHILD_SEPARATOR) + 1);
      return { make: makeOf(value), name, end: index + term.tokens };
    }
    const make = this.context.expressions.length('make', tokens, index);
    const from = index + make;
    const isBegun = term?.isBegun === true;
    const known =
      term && !isBegun ? null : knownModelAt(tokens, from, make > 0 ? this.context.nameOf(index, from) : null);
    // A word that is no model: 'like a dream'.
    if (!known || (!isBegun && lexicon.isFindable(tokens, from))) return null;
    const [own = ''] = known.makes;
    return { make: own, name: known.name, end: from + known.tokens };
  }

  /** Finnish 'golfin kokoinen', 'golfia isompi' */
  private comparedWith(index: number): Read | null {
    const { expressions, tokens } = this.context;
    const model = this.context.termAt(index);
    if (model?.name !== 'car_brand' || model.isBegun) return null;
    const next = index + model.tokens;
    const length = isTight(tokens[next]?.before ?? ',') ? expressions.length('comparedAfter', tokens, next) : 0;
    if (length === 0) return null;
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: next + length };
  }

  /** 'till mars 2027' after 'besiktigad' */
  otherDate(index: number): Read | null {
    const end =
      index === this.datedEnd
        ? otherDateEnd(this.context.tokens, index, this.context.lexicon, this.context.year)
        : null;
    if (end === null) return null;
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end };
  }

  /** 'svart' in 'svart skinn', 'light' in 'light interior': the stock tells the colour of the paint alone. */
  notPaint(index: number): Read | null {
    const term = this.context.termAt(index);
    const colour =
      term?.name === 'car_color' ? term.tokens : this.context.expressions.length('shade', this.context.tokens, index);
    const end = index + colour;
    const isNext = isTight(this.context.tokens[end]?.before ?? ',');
    const coloured = isNext ? this.context.expressions.length('colouredPart', this.context.tokens, end) : 0;
    if (colour === 0 || coloured === 0) return this.colourOfInterior(index);
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: this.context.termAt(end) ? end : end + coloured };
  }

  /** 'interior black', but not 'black interior, white car'. */
  private colourOfInterior(index: number): Read | null {
    const part = this.context.expressions.length('interior', this.context.tokens, index);
    const end = index + part;
    const colour = part > 0 && isTight(this.context.tokens[end]?.before ?? ',') ? this.context.termAt(end) : null;
    if (colour?.name !== 'car_color') return null;
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: end + colour.tokens };
  }

  /** 'golf clubs', 'isofix x3' */
  namesake(index: number): Read | null {
    const { last } = this.context.list;
    // 'isofix x3', but 'dragkrok x3' asks for the BMW.
    const isTimes =
      last?.meaning.kind === 'terms' &&
      this.context.tokens[index - 1]?.folded === 'isofix' &&
      this.context.tokens[index]?.before === ' ' &&
      /^x[2-4]$/.test(this.context.tokens[index]?.folded ?? '');
    if (isTimes) return { meaning: { kind: 'filler' }, end: index + 1 };
    const length = this.context.expressions.length('namesake', this.context.tokens, index);
    if (length === 0) return null;
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: index + length };
  }

  /** 'v-klass', where no such model is in stock. */
  notModel(index: number): Read | null {
    const length =
      this.context.tokens[index]?.folded.length === 1
        ? this.context.expressions.length('modelClass', this.context.tokens, index + 1)
        : 0;
    if (length === 0 || this.context.termAt(index)) return null;
    this.context.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: index + 1 + length };
  }

  /** 'up the M6': a road, where the text names no make with such a model. */
  road(index: number): Read | null {
    const { tokens, lexicon, makes } = this.context;
    const isRoad =
      lexicon.language === 'en' && makes.size === 0 && tokens[index - 1]?.folded === 'the' && !tokens[index]?.plain;
    return isRoad && /^[ma]\d{1,2}$/.test(tokens[index]?.folded ?? '')
      ? { meaning: { kind: 'filler' }, end: index + 1 }
      : null;
  }

  /** What the stock doesn't tell: 'fullservad', 'acceleration under 5 s', '77 kWh'. */
  besides(index: number): Read | null {
    const end = this.amounts.otherAmountEnd(this.context.tokens, index, this.isOfOtherSubject(index));
    const unanswered = this.context.expressions.length('unanswered', this.context.tokens, index);
    const last = Math.max(end, index + unanswered);
    // 'lång' begins 'lång pendling'.
    if (last - index <= this.context.occasionAt(index)) return null;
    // A longer name in stock wins: 'parking' begins 'parking heater'.
    if (last === index || (this.context.termAt(index)?.tokens ?? 0) > last - index) return null;
    this.context.isAboutCars = true;
    const meaning = this.asideUnlessFound(index, last);
    const { electricFuel } = this.context.lexicon;
    // 'leaf 40kwh', where the stock writes '40 kWh'
    const [, kilowattHours] = /^(\d+)kwh$/.exec(this.context.tokens[index]?.folded ?? '') ?? [];
    const isVersion =
      last === index + 1 && [kilowattHours, 'kwh'].every((word) => word && this.context.lexicon.isNameTerm(word));
    if (isVersion && this.context.makes.size > 0)
      return { meaning: { kind: 'words', as: `${kilowattHours} kwh` }, end: last };
    // 'batteri minst 70 kWh'
    const isBattery =
      this.context.makes.size === 0 &&
      meaning.kind === 'setAside' &&
      /^(?:\d+)?kwh$/.test(this.context.tokens[last - 1]?.folded ?? '');
    // Next to 'elbil' it says nothing but the size of the battery.
    if (isBattery && electricFuel && this.isElectric(electricFuel.values)) {
      const number = /^(\d+)(?:kwh)?$/.exec(this.context.tokens[index]?.folded ?? '')?.[1];
      const isWritten = [number, 'kwh'].every((word) => word && this.context.lexicon.isNameTerm(word));
      return { meaning: isWritten ? { kind: 'words', as: `${number} kwh` } : { kind: 'setAside' }, end: last };
    }
    if (isBattery && electricFuel) return { meaning: { kind: 'terms', ...electricFuel }, end: last, rank: rank.noun };
    return { meaning, end: last };
  }

  /** Whether the text asks for electric cars in so many words. */
  private isElectric(fuels: readonly string[]): boolean {
    return this.context.tokens.some((_, index) => {
      const term = this.context.termAt(index);
      return term?.name === 'car_fuel' && term.values.every((value) => fuels.includes(value));
    });
  }

  /** Whether a number here is a weight or a rate: not '4x4' of 'caravan 4x4', nor the power in 'husvagn, minst 190 hk'. */
  private isOfOtherSubject(index: number): boolean {
    const { tokens } = this.context;
    if (index !== this.otherSubjectEnd || /,/.test(tokens[index]?.before ?? '')) return false;
    const term = this.context.termAt(index);
    const { meaning } = this.amounts.read(tokens, index) ?? {};
    return (term === null || term.isNumber) && !(meaning?.kind === 'range' && meaning.name === 'car_power');
  }

  /** 'ladeeffekt' without kilowatts. */
  chargingAlone(index: number): Read | null {
    const length = this.context.expressions.length('charging', this.context.tokens, index);
    if (length === 0) return null;
    this.context.isAboutCars = true;
    return { meaning: this.asideUnlessFound(index, index + length), end: index + length };
  }

  private asideUnlessFound(from: number, end: number): Meaning {
    const isFound = this.context.tokens
      .slice(from, end)
      .every(({ folded, after }) => this.context.lexicon.isNameTerm(folded) && !after.includes('%'));
    // Numbers alone are found in any text: '0-60'.
    const isWritten = this.context.tokens.slice(from, end).some(({ folded }) => /\p{L}/u.test(folded));
    // 'tyst med mycket komfort' asks for no trim, 'mitsubishi komfort' does.
    const isAlone = end - from === this.context.tokens.length;
    if (!isWritten || (this.context.makes.size === 0 && !isAlone)) return { kind: 'setAside' };
    return { kind: isFound ? 'words' : 'setAside' };
  }
}
