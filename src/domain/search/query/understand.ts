import { CHILD_SEPARATOR } from '../search';
import { Aliases } from './aliases';
import { compoundParts } from './compoundParts';
import type { Lexicon, TermMatch } from './lexicon';
import type { Role } from './expressions';
import type { LevelMatch } from './levelRules';
import { rank, type Rank } from './names';
import type { TextSubject } from './amountMeanings';
import { generationYears, inOneSpan } from './generations';
import { knownModelAt } from './knownModels';
import { AmountReader } from './readAmount';
import { otherDateEnd } from './readDate';
import { isNumeral, readNumber } from './readNumber';
import { offerAt } from './readOffer';
import { readTown } from './readTown';
import { motorTermAt } from './motorTerms';
import { PartList } from './partList';
import type { Read } from './read.types';
import { EquipmentReader } from './readEquipment';
import { ModelReader } from './readModel';
import { settled } from './settled';
import { withSmallerBody } from './smallerBody';
import { asTerm, makeOf, TextContext } from './textContext';
import { isTight, tokensOf, type Token } from './tokens';
import { isWithoutSearch, type Meaning, type Part, type Span, type Understanding } from './understanding';

export interface UnderstandOptions {
  /** The current year, for '-19' and 'max 5 år gammal'. */
  year: number;
  /** Parts that the visitor marked as plain words. */
  plain?: readonly Span[];
  /** Of the site's editors: stronger than every other meaning of their words. */
  aliases?: Aliases;
}

const sorts: readonly (readonly [Role, string])[] = [
  ['newestYear', 'car_year_desc'],
  ['lowestMileage', 'car_mileage_asc'],
  ['cheapest', 'car_price_asc'],
  ['dearest', 'car_price_desc'],
  ['latest', 'car_publishdate_asc'],
];

/**
 * Parses a free text from left to right; the first rule that matches applies: a town, an amount, an exclusion, a name
 * in stock, an order, a filler. Other words belong to the keyphrase. Deterministic: depends only on text, vocabulary
 * and year.
 */
class Reader {
  private readonly tokens: readonly Token[];
  /** Meanings of editors' words, by the index of their first token. */
  private readonly aliases: ReadonlyMap<number, Read>;
  private readonly amounts: AmountReader;
  private readonly list: PartList;
  /** Ranks of the parts with a value; those of names are left out. */
  private readonly ranks = new Map<Part, Rank>();
  /** Whether the text asks for cars, not for something else. */
  private isAboutCars = false;
  /** Rules that give way to a bound of the text, but not where nothing fits: 'nearly new'. */
  private readonly firm = new Set<Part>();
  /** The parts with the years of a generation. */
  private readonly generations: Part[] = [];
  /** End of words for towing or an interest rate: the number that may follow is not in the stock. */
  private otherSubjectEnd = -1;
  /** End of words for an inspection or a warranty: the year that may follow is not the car's. */
  private datedEnd = -1;
  /** Start of what is joined to a negated level: 'lyxig' in 'inte snabb eller lyxig'. */
  private negatedAt = -1;
  private readonly context: TextContext;
  private readonly models: ModelReader;
  private readonly equipment: EquipmentReader;
  private readonly year: number;

  constructor(
    private readonly text: string,
    private readonly lexicon: Lexicon,
    { year, plain = [], aliases = Aliases.none }: UnderstandOptions,
  ) {
    this.year = year;
    this.list = new PartList(text);
    const written = tokensOf(text, plain).flatMap((token) => compoundParts(token, lexicon));
    this.aliases = this.aliasesIn(written, aliases);
    const aliased = new Set([...this.aliases].flatMap(([index, { end }]) => written.slice(index, end)));
    this.tokens = lexicon.spelling.correct(written, aliased);
    this.context = new TextContext(text, this.tokens, lexicon, this.list, this.aliases);
    this.models = new ModelReader(this.context);
    this.equipment = new EquipmentReader(this.context);
    this.amounts = new AmountReader(lexicon, year, this.textSubject());
    this.context.makes = this.namedMakes();
  }

  /** What the aliases in the text mean; one without a single meaning in this stock is a word like others. */
  private aliasesIn(tokens: readonly Token[], aliases: Aliases): ReadonlyMap<number, Read> {
    const found = new Map<number, Read>();
    for (let index = 0; index < tokens.length; index++) {
      const alias = aliases.find(tokens, index);
      const only = alias && new Reader(alias.means, this.lexicon, { year: this.year }).onlyMeaning();
      if (!only) continue;
      const end = index + alias.tokens;
      found.set(index, { ...only, end });
      index = end - 1;
    }
    return found;
  }

  /** The text's condition; null for none or several. */
  private onlyMeaning(): Omit<Read, 'end'> | null {
    const [only, ...more] = this.read().parts.filter(({ meaning }) => isCondition(meaning));
    if (!only || more.length > 0) return null;
    const found = this.ranks.get(only);
    return { meaning: only.meaning, ...(found !== undefined && { rank: found }) };
  }

  /** The makes that the text names, alone or by a model. */
  private namedMakes(): ReadonlySet<string> {
    return new Set(
      this.tokens.flatMap((token, index) => {
        const term = token.plain ? null : this.context.termAt(index);
        return term?.name === 'car_brand' && !term.isNumber && !term.isBegun ? term.values.map(makeOf) : [];
      }),
    );
  }

  private textSubject(): TextSubject {
    const terms = this.tokens.flatMap((_, index) => this.context.termAt(index) ?? []);
    const { electricFuel } = this.lexicon;
    return {
      isElectric: terms.some(
        ({ name, values }) =>
          name === 'car_fuel' && values.every((value) => electricFuel?.values.includes(value) ?? false),
      ),
      isLeasing: terms.some(({ name }) => name === 'car_has_privateleasing'),
      isMake:
        terms.some(({ name, isNumber }) => name === 'car_brand' && !isNumber) ||
        this.tokens.some((_, index) => this.models.otherModel(index) !== null),
    };
  }

  read(): Understanding {
    for (let index = 0; index < this.tokens.length;) index = this.step(index);
    const parts = settled(
      withSmallerBody(this.text, inOneSpan(this.list.parts, this.generations), this.ranks, this.lexicon),
      this.ranks,
      this.isAboutCars,
      (first, second) => this.isEither(first, second),
    );
    return { text: this.text, parts: parts.map((part) => (this.firm.has(part) ? asNamed(part) : part)) };
  }

  /** Whether 'or' or a slash stands between two parts. */
  private isEither({ to }: Span, { from }: Span): boolean {
    return (
      this.text.slice(to, from).includes('/') ||
      this.tokens.some(
        (token, index) => token.from >= to && token.to <= from && this.expressions.length('or', this.tokens, index) > 0,
      )
    );
  }

  private step(index: number): number {
    const read = this.tokens[index]?.plain
      ? null
      : this.excludedAfter(this.readAt(index) ?? this.eitherTerm(index) ?? motorTermAt(index, this.context));
    const {
      meaning,
      end,
      rank: found,
      isLevel = false,
      otherwise,
      pieces,
      isOtherModel,
    } = read ?? {
      meaning: this.wordAt(index),
      end: index + 1,
    };
    this.equipment.follow(index, end, meaning);
    if (read?.isAboutCars) this.isAboutCars = true;
    // 'passat variant', where the stock has no Passat.
    if (isOtherModel && meaning.kind === 'terms')
      this.context.makes = new Set([...this.context.makes, ...meaning.values.map(makeOf)]);
    if (this.expressions.length('car', this.tokens, index) > 0) this.isAboutCars = true;
    if (
      this.expressions.length('towing', this.tokens, index) > 0 ||
      (meaning.kind === 'terms' && meaning.name === 'car_has_campaign_loan')
    )
      this.otherSubjectEnd = end;
    const dated = this.expressions.length('dated', this.tokens, index);
    if (dated > 0) this.datedEnd = Math.max(end, index + dated);
    if (pieces) {
      this.list.parts.push(...pieces);
      for (const piece of pieces) if (piece.isRule) this.ranks.set(piece, rank.noun);
      return end;
    }
    const { joined } = read ?? {};
    if (joined) this.list.parts.splice(this.list.parts.indexOf(joined), 1);
    const taken = this.tokens.filter(
      (token, position) => position < end && (position >= index || token.from >= (joined?.from ?? Infinity)),
    );
    const isRule = isLevel || found !== undefined;
    const wider = meaning.kind === 'terms' && !meaning.not ? this.lexicon.widerFuelsOf(taken) : [];
    this.list.add(taken, meaning, {
      ...(isRule && { isRule }),
      ...(wider.length > 0 && { wider }),
      ...(otherwise && { otherwise }),
      ...(isOtherModel && { isOtherModel }),
    });
    const added = this.list.last;
    if (found !== undefined && added) this.ranks.set(added, found);
    if (read?.isGeneration && added) this.generations.push(added);
    if (read?.isFirm && added) this.firm.add(added);
    return end;
  }

  private wordAt(index: number): Meaning {
    // 'två hundar': a number of what no car has.
    const token = this.tokens[index];
    const isCount = token !== undefined && !token.plain && isNumeral(token.folded);
    const isFound = !isCount && this.lexicon.isFindable(this.tokens, index);
    // 'sommarbil' asks for a car.
    if (token && !this.lexicon.isStockTerm(token.folded) && this.lexicon.isCarCompound(token.folded))
      this.isAboutCars = true;
    return { kind: isFound ? 'words' : 'setAside' };
  }

  private readAt(index: number): Read | null {
    const alias = this.aliases.get(index);
    if (alias && !this.isDashed(index)) return alias;
    if (this.isShortOr(index)) return { meaning: { kind: 'filler' }, end: index + 1 };
    const named =
      this.generation(index) ??
      this.models.badge(index) ??
      this.models.otherModel(index) ??
      this.models.abbreviation(index);
    if (named) return named;
    const version = this.versionAt(index);
    // 'black edition', where the stock has no such version
    const coloured = this.notPaint(index);
    if (coloured && coloured.end - index > version) return coloured;
    if (version > 0)
      return { meaning: { kind: 'words', as: this.context.nameOf(index, index + version, ' ') }, end: index + version };
    if (this.isDashed(index)) return this.excluded(index) ?? this.amount(index);
    const special =
      this.personOfAge(index) ??
      this.equipment.shared(index) ??
      this.comparison(index) ??
      this.otherDate(index) ??
      this.notSold(index) ??
      this.notModel(index) ??
      offerAt(index, this.context) ??
      this.equipment.pulling(index) ??
      this.level(index) ??
      this.besides(index) ??
      this.makerBody(index) ??
      this.electric(index);
    if (special) return special;
    const term = this.context.termAt(index);
    const placed = term?.name === 'car_site_city' ? this.town(index) : null;
    if (placed) return placed;
    const order = this.ordered(index);
    // 'få mil' is no beginning of 'familjebuss'.
    if (order && order.end - index >= Math.max(term?.tokens ?? 0, 2)) return order;
    const ofOther =
      this.models.modelAsVersion(term, index) ??
      this.models.numberedModel(term, index) ??
      this.models.alternativeModel(term, index);
    if (ofOther) return ofOther;
    // '3-serie', '360-kamera' and 'Polestar 2' contain numbers, but are names; '208' is a model unless it is a year or
    // a price.
    if (term && !term.isNumber)
      return (
        (this.isAmountWord(index) ? this.amount(index) : null) ??
        this.equipment.either(this.context.asRead(term, index))
      );
    return (
      this.town(index) ??
      this.amount(index) ??
      this.excluded(index) ??
      this.ordered(index) ??
      (term && this.context.asRead(term, index)) ??
      this.joined(index) ??
      this.chargingAlone(index) ??
      this.filler(index)
    );
  }

  /** Number of tokens of a version's name. 'long range' is one after a make alone: 'long range suv'. */
  private versionAt(index: number): number {
    return this.context.makes.size > 0 || !this.levelAt(index)
      ? this.expressions.length('version', this.tokens, index)
      : 0;
  }

  private town(index: number): Read | null {
    const town = readTown(this.tokens, index, this.lexicon);
    if (town?.meaning.kind === 'setAside') this.isAboutCars = true;
    return town;
  }

  private get expressions() {
    return this.lexicon.expressions;
  }

  /** '-diesel', '-19': a dash at the beginning of the text or after a space. That of 'e-Golf' is part of a name. */
  private isDashed(index: number): boolean {
    return (index === 0 ? /(?:^|\s)[-\u2013]$/ : /\s[-\u2013]$/).test(this.tokens[index]?.before ?? '');
  }

  private amount(index: number): Read | null {
    const amount = this.amounts.read(this.tokens, index);
    if (!amount || this.isModelNumber(amount, index) || this.isAgeOfPerson(amount, index)) return null;
    const { meaning } = amount;
    if (meaning.kind === 'setAside') this.isAboutCars = true;
    if (meaning.kind !== 'terms' || meaning.name !== 'car_seats') return amount;
    // '7 sits, 3 barn' has seven seats; the most that there are, for '12 sits', give way as well.
    const requested = readNumber(this.tokens, index, this.expressions)?.value;
    const isExact =
      meaning.values.length === 1 && (requested === undefined || meaning.values.includes(String(requested)));
    return isExact ? amount : { ...amount, rank: rank.noun };
  }

  /** 'my 17 year old' before 'son' */
  private isAgeOfPerson({ meaning, end }: Read, index: number): boolean {
    return (
      meaning.kind === 'range' &&
      meaning.name === 'car_year' &&
      this.expressions.length('person', this.tokens, end) > 0 &&
      this.tokens.slice(index, end).some(({ folded }) => /^\d{1,2}$/.test(folded))
    );
  }

  /** A model that the stock has not, after its make: 'peugeot 3008' is no price. */
  private isModelNumber({ meaning, end }: Read, index: number): boolean {
    const before = this.list.last;
    const [token, previous] = [this.tokens[index], this.tokens[index - 1]];
    return (
      meaning.kind === 'range' &&
      meaning.name === 'car_price' &&
      end === index + 1 &&
      /^\d{3,4}$/.test(token?.text ?? '') &&
      !/[£€<>]/.test(`${token?.before}${token?.after}`) &&
      Number(token?.text) % 50 !== 0 &&
      before?.meaning.kind === 'terms' &&
      before.meaning.name === 'car_brand' &&
      before.to === previous?.to
    );
  }

  /** A name in stock that starts an amount: 'Effekt över 200 hk', if some equipment starts with 'Effekt'. */
  private isAmountWord(index: number): boolean {
    return this.expressions.isControl(this.tokens[index]?.folded ?? '');
  }

  /** 'husvagn', a make without cars and its model: searched for as it is. */
  private notSold(index: number): Read | null {
    const other = this.expressions.length('notCar', this.tokens, index);
    if (other > 0) return { meaning: { kind: 'words' }, end: index + other };
    const make = this.expressions.length('make', this.tokens, index);
    if (make === 0 || this.context.termAt(index)) return null;
    const end = index + make;
    const model = knownModelAt(this.tokens, end, this.context.nameOf(index, end));
    if (model) return { meaning: { kind: 'words' }, end: end + model.tokens };
    const next = this.tokens[end];
    const isModel =
      next && isTight(next.before) && !this.expressions.isControl(next.folded) && !this.context.termAt(end);
    return { meaning: { kind: 'words' }, end: isModel ? end + 1 : end };
  }

  /** Norwegian 'el' is 'or' between two of a kind: 'golf el passat', 't8 el t6'. */
  private isShortOr(index: number, field?: string): boolean {
    if (this.tokens[index]?.folded !== 'el' || this.expressions.length('or', this.tokens, index) === 0) return false;
    const before = this.list.last?.meaning;
    const next = this.context.termAt(index + 1);
    if (field !== undefined) return next?.name === field;
    if (before?.kind === 'terms')
      return next
        ? next.name === before.name
        : before.name === 'car_brand' && knownModelAt(this.tokens, index + 1, null) !== null;
    return [index - 1, index + 1].every((side) => /^\p{L}\d/u.test(this.tokens[side]?.folded ?? ''));
  }

  /** 'golf 7', 'passat b8', 'golf mk7': the years in which it was built. */
  private generation(index: number): Read | null {
    const token = this.tokens[index];
    const before = this.generationOf(index)?.meaning;
    // '8-växlad', '4 motion'
    const isOther =
      Math.max(this.versionAt(index), this.expressions.length('unanswered', this.tokens, index)) > 1 ||
      this.lexicon.isStockTerm(`${token?.folded}${this.tokens[index + 1]?.folded}`);
    const isNext = token && (isTight(token.before) || this.isAfterSlash(index)) && !token.plain && !isOther;
    if (!isNext || before?.kind !== 'terms' || before.name !== 'car_brand' || before.not) return null;
    const years = generationYears(before.values, token.folded);
    const isCount = /^\d$/.test(token.folded) && this.amounts.read(this.tokens, index) !== null;
    if (!years || isCount) return null;
    return { meaning: { kind: 'range', name: 'car_year', range: years }, end: index + 1, isGeneration: true };
  }

  /** The part that names the model: the last one, or that of the generation before in 'golf 7 eller 8', 'golf 7/8'. */
  private generationOf(index: number): Part | undefined {
    const { last, parts } = this.list;
    const other = this.generations.at(-1);
    const isOr = last?.meaning.kind === 'filler' && this.expressions.length('and', this.tokens, index - 1) > 0;
    const before = isOr ? parts.at(-2) : this.isAfterSlash(index) ? last : null;
    return other && before === other ? parts[parts.indexOf(other) - 1] : last;
  }

  private isAfterSlash(index: number): boolean {
    return /^\s*\/\s*$/.test(this.tokens[index]?.before ?? '');
  }

  /** 't8 eller t6', 'gti/r': plain words of which one is enough. */
  private eitherTerm(index: number): Read | null {
    const terms: string[] = [];
    let end = index;
    for (let next = index; ;) {
      const token = this.tokens[next];
      if (!token || token.plain || (next > index && this.readAt(next) !== null)) break;
      const { folded } = token;
      const isFound =
        folded.length === 1 ? this.lexicon.isStockTerm(folded) : this.lexicon.isFindable(this.tokens, next);
      if (isFound && !isNumeral(folded)) terms.push(folded);
      end = next + 1;
      const or = this.expressions.length('or', this.tokens, end);
      if (or === 0 && !/^\s*\/\s*$/.test(this.tokens[end]?.before ?? '')) break;
      next = end + or;
    }
    return end > index + 1 && terms.length > 0 ? { meaning: { kind: 'words', as: terms.join('|') }, end } : null;
  }

  /** Number of tokens about whom or what the car is for: 'min dotter', 'till jobbet'. */
  private occasionAt(index: number): number {
    return Math.max(
      this.expressions.length('person', this.tokens, index),
      this.expressions.length('commute', this.tokens, index),
    );
  }

  /** '18-åring', '17 year old son' */
  private personOfAge(index: number): Read | null {
    if (!/^\d{1,2}$/.test(this.tokens[index]?.folded ?? '') || this.tokens[index]?.plain) return null;
    let end = index + 1;
    end += this.expressions.length('yearsOld', this.tokens, end);
    const person = this.expressions.length('person', this.tokens, end);
    return person > 0 ? { meaning: { kind: 'filler' }, end: end + person } : null;
  }

  /** 'större än golf' asks for other cars, of which the stock doesn't know which. */
  private comparison(index: number): Read | null {
    const compared = this.expressions.length('comparedTo', this.tokens, index);
    if (compared === 0) return null;
    let end = index + compared;
    end += this.expressions.length('filler', this.tokens, end);
    const model = this.context.termAt(end);
    if (model?.name !== 'car_brand' || model.isBegun) return null;
    this.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: end + model.tokens };
  }

  /** 'till mars 2027' after 'besiktigad' */
  private otherDate(index: number): Read | null {
    const end = index === this.datedEnd ? otherDateEnd(this.tokens, index, this.lexicon, this.year) : null;
    if (end === null) return null;
    this.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end };
  }

  /** 'svart' in 'svart skinn', 'light' in 'light interior': the stock tells the colour of the paint alone. */
  private notPaint(index: number): Read | null {
    const term = this.context.termAt(index);
    const colour = term?.name === 'car_color' ? term.tokens : this.expressions.length('shade', this.tokens, index);
    const end = index + colour;
    const coloured = this.expressions.length('colouredPart', this.tokens, end);
    if (colour === 0 || coloured === 0) return null;
    this.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: this.context.termAt(end) ? end : end + coloured };
  }

  /** 'v-klass', where no such model is in stock. */
  private notModel(index: number): Read | null {
    const length =
      this.tokens[index]?.folded.length === 1 ? this.expressions.length('modelClass', this.tokens, index + 1) : 0;
    if (length === 0 || this.context.termAt(index)) return null;
    this.isAboutCars = true;
    return { meaning: { kind: 'setAside' }, end: index + 1 + length };
  }

  /** 'snabb', 'nästan ny'. */
  private level(index: number): Read | null {
    if (index === this.negatedAt) return this.negatedLevel(index);
    const found = this.levelAt(index);
    if (!found) return null;
    const { name, bound: min, tokens, isFirm } = found;
    // 'lång räckvidd 500 km' has its own bound; 'nyare än 2019' as well.
    return (
      this.amount(index) ?? {
        meaning: { kind: 'range', name, range: { min } },
        end: index + tokens,
        isLevel: true,
        ...(isFirm && { isFirm }),
      }
    );
  }

  /** The level at this index, unless a longer name is there: 'fast charging'. */
  private levelAt(index: number): LevelMatch | null {
    const found = this.lexicon.levels.read(this.tokens, index, this.year);
    const charging = this.expressions.length('charging', this.tokens, index);
    return found && Math.max(this.context.termAt(index)?.tokens ?? 0, charging) <= found.tokens ? found : null;
  }

  /** What the stock doesn't tell: 'fullservad', 'acceleration under 5 s', '77 kWh'. */
  private besides(index: number): Read | null {
    const end = this.amounts.otherAmountEnd(this.tokens, index, index === this.otherSubjectEnd);
    const unanswered = this.expressions.length('unanswered', this.tokens, index);
    const last = Math.max(end, index + unanswered);
    // 'lång' begins 'lång pendling'.
    if (last - index <= this.occasionAt(index)) return null;
    // A longer name in stock wins: 'parking' begins 'parking heater'.
    if (last === index || (this.context.termAt(index)?.tokens ?? 0) > last - index) return null;
    this.isAboutCars = true;
    return { meaning: this.asideUnlessFound(index, last), end: last };
  }

  private asideUnlessFound(from: number, end: number): Meaning {
    const isFound = this.tokens
      .slice(from, end)
      .every(({ folded, after }) => this.lexicon.isStockTerm(folded) && !after.includes('%'));
    // Numbers alone are found in any text: '0-60'.
    const isWritten = this.tokens.slice(from, end).some(({ folded }) => /\p{L}/u.test(folded));
    if (!isWritten) return { kind: 'setAside' };
    return { kind: isFound ? 'words' : 'setAside' };
  }

  private makerBody(index: number): Read | null {
    const found = this.context.makes.size > 0 ? this.lexicon.makerBodyAt(this.tokens, index, this.context.makes) : null;
    const before = this.models.brandBefore(index);
    // An SUV with a sloping roof: 'Q3 Sportback', 'e-tron Sportback'.
    if (/^(?:s?q\d|etron)/.test(before?.model ?? '') && this.tokens[index]?.folded === 'sportback')
      return { meaning: { kind: 'words' }, end: index + 1 };
    // 'Touring' is a body, 'V60 Cross Country' a model.
    return found && (this.context.termAt(index)?.tokens ?? 0) <= found.tokens
      ? this.context.asRead(found, index)
      : null;
  }

  /** 'e-Golf', 'e golf', 'ë-C4', 'corsa e': the electric one. */
  private electric(index: number): Read | null {
    return this.isElectricMark(index) && this.lexicon.electricFuel
      ? { meaning: { kind: 'terms', ...this.lexicon.electricFuel }, end: index + 1 }
      : null;
  }

  private isElectricMark(index: number): boolean {
    const token = this.tokens[index];
    if (token?.folded !== 'e' || token.plain || this.context.termAt(index)) return false;
    if (/^[- ]$/.test(token.before) && this.isModel(this.context.termAt(index - 1))) return true;
    return /^[- ]?$/.test(token.after) && this.isModel(this.context.termAt(index + 1));
  }

  private isModel(next: TermMatch | null): boolean {
    return next?.name === 'car_brand' && next.values.every((value) => value.includes(CHILD_SEPARATOR));
  }

  /** 'inte diesel eller bensin', 'utan dragkrok', '-diesel', 'inte snabb'. */
  private excluded(index: number): Read | null {
    const { expressions } = this;
    const negation = expressions.length('not', this.tokens, index);
    if (negation === 0 && !this.isDashed(index)) return null;
    let end = index + negation;
    end += expressions.length('with', this.tokens, end);
    while (
      expressions.length('filler', this.tokens, end) > 0 &&
      !this.aliases.has(end) &&
      !this.levelAt(end) &&
      !this.context.termAt(end)
    )
      end += expressions.length('filler', this.tokens, end);
    const alias = this.aliases.get(end);
    // The opposite of an alias is known for values only.
    if (alias && !asTerm(alias, end)) return { meaning: { kind: 'setAside' }, end: alias.end };
    // 'inte snabb' is not the beginning of 'snabbladdning'.
    const level = this.negatedLevel(end);
    if (level) return level;
    const first = this.context.termAt(end) ?? this.inTownAt(end);
    const unanswered =
      first || negation === 0
        ? 0
        : Math.max(expressions.length('unanswered', this.tokens, end), expressions.length('make', this.tokens, end));
    if (unanswered > 0) {
      this.isAboutCars = true;
      return { meaning: { kind: 'setAside' }, end: end + unanswered };
    }
    const charging = first || negation === 0 ? null : this.chargingAlone(end);
    if (charging) return { ...charging, meaning: { kind: 'setAside' } };
    if (!first || (first.isNumber && negation === 0)) return null;
    // 'inte hybrid' excludes plug-in hybrids as well.
    const values = [...first.values, ...this.lexicon.widerFuelsOf(this.tokens.slice(end, end + first.tokens))];
    end += first.tokens;
    const other = this.models.unmetModel(first, end);
    if (other > 0) return { meaning: { kind: 'setAside' }, end: end + other, isAboutCars: true };
    for (;;) {
      const joint = expressions.length('and', this.tokens, end) || (this.isShortOr(end, first.name) ? 1 : 0);
      const next =
        joint > 0 || /^\s*\/\s*$/.test(this.tokens[end]?.before ?? '') ? this.context.termAt(end + joint) : null;
      if (!next || next.name !== first.name) break;
      values.push(...next.values);
      end += joint + next.tokens;
    }
    return { meaning: { kind: 'terms', name: first.name, values: [...new Set(values)], not: true }, end };
  }

  /** 'diesel nej tack' */
  private excludedAfter(read: Read | null): Read | null {
    const after = read ? this.expressions.length('notBefore', this.tokens, read.end) : 0;
    if (!read || after === 0 || read.meaning.kind !== 'terms') return read;
    return {
      meaning: { kind: 'terms', name: read.meaning.name, values: read.meaning.values, not: true },
      end: read.end + after,
    };
  }

  private negatedLevel(index: number): Read | null {
    const level = this.levelAt(index);
    if (!level) return null;
    const end = index + level.tokens;
    const joint = this.expressions.length('and', this.tokens, end);
    if (joint > 0) this.negatedAt = end + joint;
    return { meaning: { kind: 'range', name: level.name, range: { max: level.bound } }, end, isLevel: true };
  }

  /** 'inte i Stockholm'. */
  private inTownAt(index: number): TermMatch | null {
    const preposition = this.expressions.length('locatedIn', this.tokens, index);
    const term = preposition > 0 ? this.context.termAt(index + preposition) : null;
    return term && { ...term, tokens: term.tokens + preposition };
  }

  private ordered(index: number): Read | null {
    const { expressions } = this;
    const found = sorts
      .map(([role, sort_name]) => ({ sort_name, length: expressions.length(role, this.tokens, index) }))
      .sort((a, b) => b.length - a.length)[0];
    if (!found || found.length === 0) return null;
    const end = index + found.length;
    const sort_name = this.isNewestCar(index, end) ? 'car_year_desc' : found.sort_name;
    return { meaning: { kind: 'sort', sort_name }, end };
  }

  /** 'newest car', 'nyaste volvo': the car is new, not its advertisement. */
  private isNewestCar(index: number, end: number): boolean {
    if (this.expressions.length('newest', this.tokens, index) !== end - index) return false;
    const name = this.context.termAt(end)?.name;
    return this.expressions.length('car', this.tokens, end) > 0 || name === 'car_brand' || name === 'car_body';
  }

  /** 'med dragkrok' is one part. */
  private joined(index: number): Read | null {
    const taken = this.expressions.length('with', this.tokens, index);
    // 'inkl mva' names no filter.
    if (taken === 0 || this.expressions.length('filler', this.tokens, index) > taken) return null;
    // 'with fast charging 150 kW'
    const amount = this.isAmountWord(index + taken) ? this.amount(index + taken) : null;
    if (amount) return amount;
    const term = this.context.termAt(index + taken);
    // 'med stor räckvidd' is no big car.
    const level = (term?.tokens ?? 0) < (this.levelAt(index + taken)?.tokens ?? 0) ? this.level(index + taken) : null;
    if (level) return level;
    // 'med svart tak' is no black car.
    const coloured = this.notPaint(index + taken);
    if (coloured) return coloured;
    // 'med ny besiktning' is no new car.
    if (this.expressions.length('unanswered', this.tokens, index + taken) > (term?.tokens ?? 0)) return null;
    return term && !term.isNumber
      ? this.equipment.either(this.context.asRead({ ...term, tokens: term.tokens + taken }, index))
      : this.amount(index + taken);
  }

  /** 'ladeeffekt' without kilowatts. */
  private chargingAlone(index: number): Read | null {
    const length = this.expressions.length('charging', this.tokens, index);
    if (length === 0) return null;
    this.isAboutCars = true;
    return { meaning: this.asideUnlessFound(index, index + length), end: index + length };
  }

  private filler(index: number): Read | null {
    const { expressions } = this;
    const taken = Math.max(
      expressions.length('car', this.tokens, index),
      expressions.length('filler', this.tokens, index),
      expressions.length('and', this.tokens, index),
      expressions.length('with', this.tokens, index),
      this.occasionAt(index),
    );
    if (taken === 0)
      return this.lexicon.isInflectedFiller(this.tokens[index]?.folded ?? '')
        ? { meaning: { kind: 'filler' }, end: index + 1 }
        : null;
    const isCar = expressions.length('car', this.tokens, index) > 0;
    // 'dotter 18 år'
    const age =
      expressions.length('person', this.tokens, index) > 0 && /^\d{1,2}$/.test(this.tokens[index + taken]?.folded ?? '')
        ? expressions.length('yearsOld', this.tokens, index + taken + 1)
        : 0;
    return { meaning: { kind: 'filler', ...(isCar && { isCar }) }, end: index + taken + (age > 0 ? age + 1 : 0) };
  }
}

const asNamed = ({ isRule: _isRule, ...part }: Part): Part => part;

const isCondition = (meaning: Meaning): boolean =>
  meaning.kind !== 'words' && meaning.kind !== 'setAside' && !isWithoutSearch(meaning);

/**
 * What an alias means in a stock: its conditions, and the words of it that the vocabulary doesn't know. It applies with
 * exactly one condition.
 */
export function aliasMeaning(means: string, lexicon: Lexicon, year: number): { conditions: number; unknown: string[] } {
  const { parts } = understand(means, lexicon, { year });
  return {
    conditions: parts.filter(({ meaning }) => isCondition(meaning)).length,
    unknown: parts.filter(({ meaning: { kind } }) => kind === 'words' || kind === 'setAside').map(({ text }) => text),
  };
}

/** The meaning of a text in a stock. */
export const understand = (text: string, lexicon: Lexicon, options: UnderstandOptions): Understanding =>
  new Reader(text, lexicon, options).read();
