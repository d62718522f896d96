import { Aliases } from './aliases';
import { withBodySizes } from './bodySizes';
import { compoundParts, joinedTokens } from './compoundParts';
import { bareSizeAt, engineSizeAt } from './engineSize';
import { decadeAt, yearNumeralAt } from './readDecade';
import type { Lexicon } from './lexicon';
import { rank, type Rank } from './names';
import type { TextSubject } from './amountMeanings';
import { AmountReader } from './readAmount';
import { ExclusionReader } from './readExclusion';
import { GenerationReader } from './readGeneration';
import { isNumeral, readNumber } from './readNumber';
import { offerAt } from './readOffer';
import { orderAt } from './readOrder';
import { TextAmountReader } from './readTextAmount';
import { bigTown, readTown, type TownRead } from './readTown';
import { brandAliases } from './nameAliases';
import { motorTermAt } from './motorTerms';
import { PartList } from './partList';
import type { Read } from './read.types';
import { EquipmentReader } from './readEquipment';
import { ModelReader } from './readModel';
import { UnansweredReader } from './readUnanswered';
import { settled } from './settled';
import { withJoinedFuels, withPluggedHybrids } from './joinedFuels';
import { withoutOwnEquipment } from './ownEquipment';
import { withPairedModels } from './pairedModels';
import { withElectricVersions } from './electricVersions';
import { withPeopleVans } from './peopleVans';
import { withSmallEngines } from './smallCars';
import { withMakeOfModel } from './sharedModels';
import { withSubmodels } from './submodels';
import { makeOf, TextContext } from './textContext';
import { withoutSlashes } from './slashForms';
import { isAfterSlash, isTight, tokensOf, type Token } from './tokens';
import { isWithoutSearch, type Meaning, type Part, type Span, type Understanding } from './understanding';

export interface UnderstandOptions {
  /** The current year, for '-19' and 'max 5 år gammal'. */
  year: number;
  /** Parts that the visitor marked as plain words. */
  plain?: readonly Span[];
  /** Of the site's editors: stronger than every other meaning of their words. */
  aliases?: Aliases;
}

/** Before 'is 75': no age. */
const agedSubjects = ['price', 'mileage', 'power', 'range', 'monthly'] as const;
const isBornTerm = /^(?:fodd|fodt|born|in|syntynyt|naroden[ya])$/;
const LONGEST_PREPOSITION = 3;
const ADULT_AGE = 18;
/** Of a town's name without a preposition: 'Moss'. */
const SHORTEST_TOWN = 4;
/** The year of the oldest Cupra Born: no driver is born later. */
const FIRST_BORN = 2021;
/** Fillers that are trims as well. */
const FILLER_TRIMS: ReadonlySet<string> = new Set(['plus', 'max']);
const LEAST_DRIVERS_AGE = 16;
const MOST_YOUNG_DRIVERS_AGE = 21;
/** Of a driver whose insurance costs more. */
const MOST_INSURED_AGE = 30;
/** About insurance and drivers, folded, in the six languages. */
const INSURED =
  /^(?:insur(?:e|ed|ance|able)|drivers?|forsakr\p{L}*|forsikr\p{L}*|vakuut\p{L}*|poist\p{L}*|forare|vodic\p{L}*)$/u;
const boundRoles = ['max', 'min', 'moreThan', 'about'] as const;
const prepositions = ['max', 'min', 'about', 'to', 'near', 'within', 'locatedIn', 'from', 'older', 'newer'] as const;

/**
 * Parses a free text from left to right; the first rule that matches applies: a town, an amount, an exclusion, a name
 * in stock, an order, a filler. Other words belong to the keyphrase. Deterministic: depends only on text, vocabulary
 * and year.
 */
class Reader {
  private readonly tokens: readonly Token[];
  /** Meanings of editors' words, by the index of their first token. */
  private readonly aliases: ReadonlyMap<number, Read>;
  private readonly list: PartList;
  /** Ranks of the parts with a value; those of names are left out. */
  private readonly ranks = new Map<Part, Rank>();
  /** Rules that give way to a bound of the text, but not where nothing fits: 'nearly new'. */
  private readonly firm = new Set<Part>();
  private readonly context: TextContext;
  private readonly models: ModelReader;
  private readonly equipment: EquipmentReader;
  private readonly amounts: TextAmountReader;
  private readonly generations: GenerationReader;
  private readonly unanswered: UnansweredReader;
  private readonly exclusions: ExclusionReader;
  private readonly year: number;

  constructor(
    private readonly text: string,
    private readonly lexicon: Lexicon,
    { year, plain = [], aliases = Aliases.none }: UnderstandOptions,
  ) {
    this.year = year;
    this.list = new PartList(text);
    const written = joinedTokens(
      text,
      withoutSlashes(tokensOf(text, plain), lexicon.language).flatMap((token) => compoundParts(token, lexicon)),
      lexicon,
    );
    this.aliases = this.aliasesIn(written, aliases);
    const aliased = new Set([...this.aliases].flatMap(([index, { end }]) => written.slice(index, end)));
    this.tokens = lexicon.spelling.correct(written, aliased);
    this.context = new TextContext(text, this.tokens, lexicon, this.list, this.aliases, year);
    this.models = new ModelReader(this.context);
    this.equipment = new EquipmentReader(this.context);
    const amounts = new AmountReader(lexicon, year, this.textSubject());
    this.amounts = new TextAmountReader(this.context, amounts);
    this.generations = new GenerationReader(this.context, amounts);
    this.unanswered = new UnansweredReader(this.context, amounts);
    this.exclusions = new ExclusionReader(this.context, this.models, this.unanswered, amounts);
    this.context.makes = this.namedMakes();
    this.context.unsoldMakes = this.unsoldMakes();
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

  private unsoldMakes(): ReadonlySet<string> {
    return new Set(
      this.tokens.flatMap((_, index) => {
        const length = this.context.termAt(index) ? 0 : this.expressions.length('make', this.tokens, index);
        const make = this.context.nameOf(index, index + length);
        return length > 0 ? [brandAliases[make] ?? make] : [];
      }),
    );
  }

  private textSubject(): TextSubject {
    const terms = this.tokens.flatMap((_, index) => this.context.termAt(index) ?? []);
    const { electricFuel } = this.lexicon;
    const plugIn = this.lexicon.conceptValues('car_fuel', ['laddhybrid']);
    return {
      hasPlug: terms.some(({ name, values }) => name === 'car_fuel' && values.every((value) => plugIn.includes(value))),
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
    const isEither = (first: Span, second: Span) => this.isEither(first, second);
    const isPlain = (part: Span) => this.isPlain(part);
    const named = withSubmodels(
      withMakeOfModel(this.generations.inOneSpan(this.list.parts), isEither),
      this.lexicon,
      isPlain,
    );
    const joined = withPluggedHybrids(withJoinedFuels(this.text, named, this.lexicon), isEither, this.lexicon);
    const bodies = withPeopleVans(withElectricVersions(joined, this.lexicon), this.lexicon);
    const parts = settled(
      withBodySizes(bodies, this.ranks, this.lexicon, isEither),
      this.ranks,
      this.context.isAboutCars,
      isEither,
      (part) => this.isInTexts(part),
    );
    return {
      text: this.text,
      parts: withPairedModels(
        withoutOwnEquipment(withSmallEngines(parts, this.lexicon), isEither),
        isEither,
        isPlain,
      ).map((part) =>
        this.firm.has(part) ? asNamed(part) : this.isPreferred(part) ? { ...part, isRule: true } : part,
      ),
    };
  }

  /** 'red' of 'preferably red' gives way where nothing fits; a model or a fuel has others that take its place. */
  private isPreferred({ from, meaning }: Part): boolean {
    if (meaning.kind !== 'terms' || meaning.not || /^car_(?:brand|fuel)$/.test(meaning.name)) return false;
    const index = this.tokens.findIndex((token) => token.from >= from);
    return [0, 1, 2, 3].some((before) => {
      const start = index - before;
      const length = this.expressions.length('preferred', this.tokens, start);
      // 'hva som helst' is anything.
      return length > 0 && length >= before && this.tokens[start - 1]?.folded !== 'som';
    });
  }

  private isPlain({ from, to }: Span): boolean {
    return this.tokens.some((token) => token.plain && token.from < to && token.to > from);
  }

  private isInTexts({ from, to }: Span): boolean {
    return this.tokens.some(
      (token, index) =>
        token.from >= from && token.to <= to && !isNumeral(token.folded) && this.lexicon.isFindable(this.tokens, index),
    );
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
      : this.exclusions.after(
          this.readAt(index) ??
            bareSizeAt(index, this.context) ??
            this.eitherTerm(index) ??
            motorTermAt(index, this.context),
        );
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
    if (read?.isAboutCars) this.context.isAboutCars = true;
    // 'passat variant', where the stock has no Passat.
    if (read?.makes) this.context.makes = new Set([...this.context.makes, ...read.makes]);
    if (this.expressions.length('car', this.tokens, index) > 0) this.context.isAboutCars = true;
    this.unanswered.follow(index, end, meaning);
    const { joined } = read ?? {};
    if (joined) this.list.parts.splice(this.list.parts.indexOf(joined), 1);
    if (pieces) {
      this.list.parts.push(...pieces);
      for (const piece of pieces) if (piece.isRule) this.ranks.set(piece, rank.noun);
      return end;
    }
    const taken = this.tokens.filter(
      (token, position) => position < end && (position >= index || token.from >= (joined?.from ?? Infinity)),
    );
    const isRule = isLevel || found !== undefined || read?.isLoan === true;
    const wider =
      meaning.kind === 'terms' && !meaning.not
        ? [
            ...this.lexicon.widerFuelsOf(taken),
            ...this.lexicon.widerBodiesOf(taken, meaning.values),
            ...this.lexicon.submodelsOf(meaning.values),
          ]
        : [];
    this.list.add(taken, meaning, {
      ...(isRule && { isRule }),
      ...(wider.length > 0 && { wider }),
      ...(otherwise && { otherwise }),
      ...(isOtherModel && { isOtherModel }),
    });
    const added = this.list.last;
    if (found !== undefined && added) this.ranks.set(added, found);
    if (read?.isGeneration && added) this.generations.follow(added);
    if (read?.isFirm && added) this.firm.add(added);
    return end;
  }

  private wordAt(index: number): Meaning {
    // 'två hundar': a number of what no car has.
    const token = this.tokens[index];
    const isCount = token !== undefined && !token.plain && isNumeral(token.folded);
    // 'front' of 'screen in front' stands in names of equipment, which are read as a whole.
    const isFound = !isCount && this.lexicon.isInName(this.tokens, index);
    // 'sommarbil' asks for a car.
    if (token && !this.lexicon.isStockTerm(token.folded) && this.lexicon.isCarCompound(token.folded))
      this.context.isAboutCars = true;
    // 'id.4 gtx max' names a version.
    const isMax = token?.folded === 'max' && this.context.makes.size > 0 && this.lexicon.isNameTerm('max');
    if (token && !isMax && this.isPreposition(index)) return { kind: 'filler' };
    // 's' of 'mini cooper s', where the stock has no such model
    const { last } = this.list;
    const isAfterUnmet =
      last?.to === this.tokens[index - 1]?.to && (last?.meaning.kind === 'setAside' || last?.isOtherModel === true);
    if (token && !token.plain && isAfterUnmet && /^\p{L}$/u.test(token.folded) && isTight(token.before))
      return { kind: 'setAside' };
    return { kind: isFound ? 'words' : 'setAside' };
  }

  /** 'do' of 'do lesa', 'up' of 'up a hill': a short word with a role, which any text has; with a number it may be one. */
  private isPreposition(index: number): boolean {
    const token = this.tokens[index];
    // Not that of a size: 'up to 1.4'
    const isSize =
      /^[.,]$/.test(this.tokens[index + 2]?.before ?? '') && /^\d/.test(this.tokens[index + 2]?.folded ?? '');
    const isNumber = [index - 1, ...(isSize ? [] : [index + 1])].some((near) =>
      /^\d+\p{L}*$/u.test(this.tokens[near]?.folded ?? ''),
    );
    return (
      token !== undefined &&
      !token.plain &&
      !isNumber &&
      // 'k' of 'L&K'
      !/&/.test(token.before) &&
      token.folded.length <= LONGEST_PREPOSITION &&
      prepositions.some((role) => this.expressions.has(role, token.folded))
    );
  }

  private readAt(index: number): Read | null {
    const alias = this.aliases.get(index);
    if (alias && !this.context.isDashed(index)) return alias;
    if (this.context.isShortOr(index)) return { meaning: { kind: 'filler' }, end: index + 1 };
    const named =
      this.models.orSimilar(index) ??
      this.unanswered.namesake(index) ??
      this.unanswered.tradedIn(index) ??
      this.unanswered.road(index) ??
      this.generations.read(index) ??
      this.models.badge(index) ??
      this.models.makeAsTrim(index) ??
      this.models.spokenNumber(index) ??
      this.models.otherModel(index) ??
      this.models.characterOfVersion(index) ??
      this.models.abbreviation(index) ??
      this.models.trimPackage(index);
    if (named) return named;
    const version = this.context.versionAt(index);
    // 'black edition', where the stock has no such version
    const coloured = this.unanswered.notPaint(index);
    if (coloured && coloured.end - index > version) return coloured;
    const motor = version > 0 ? motorTermAt(index, this.context) : null;
    // 'dual motor', where no such version fits
    if (motor && motor.end - index >= version) return motor;
    if (version > 0)
      return { meaning: { kind: 'words', as: this.context.nameOf(index, index + version, ' ') }, end: index + version };
    if (this.context.isDashed(index)) return this.exclusions.read(index) ?? this.amounts.read(index);
    const special =
      this.exclusions.joinedTerm(index) ??
      this.personOfAge(index) ??
      decadeAt(index, this.context) ??
      yearNumeralAt(index, this.context) ??
      this.plateOfYear(index) ??
      engineSizeAt(index, this.context) ??
      this.equipment.placed(index) ??
      this.equipment.shared(index) ??
      this.unanswered.comparison(index) ??
      this.unanswered.otherDate(index) ??
      this.models.unsoldModel(index) ??
      this.unanswered.notSold(index) ??
      this.unanswered.notModel(index) ??
      offerAt(index, this.context) ??
      this.equipment.pulling(index) ??
      this.level(index) ??
      this.unanswered.besides(index) ??
      this.models.makerBody(index) ??
      this.models.electric(index);
    if (special) return special;
    const found = this.context.termAt(index);
    // 'insignia grand sport' is no 'Grandland'.
    const isOfModel = found?.isBegun && found.name === 'car_brand' && this.models.brandBefore(index)?.model;
    const term = isOfModel ? null : found;
    const placed = term?.name === 'car_site_city' ? this.town(index) : null;
    if (placed) return placed;
    const town = !term || term.isBegun ? this.townAlone(index) : null;
    if (town) return town;
    const order = orderAt(index, this.context);
    // 'få mil' is no beginning of 'familjebuss'.
    if (order && order.end - index >= Math.max(term?.tokens ?? 0, 2)) return order;
    const ofOther =
      this.models.modelAsVersion(term, index) ??
      this.models.longerModel(term, index) ??
      this.models.alternativeModel(term, index);
    if (ofOther) return ofOther;
    // '3-serie', '360-kamera' and 'Polestar 2' contain numbers, but are names; '208' is a model unless it is a year or
    // a price.
    if (term && !term.isNumber)
      return (
        (this.context.isAmountWord(index) ? this.amounts.read(index) : null) ??
        this.equipment.either(this.context.asRead(term, index))
      );
    return (
      this.town(index) ??
      this.amounts.read(index) ??
      this.exclusions.read(index) ??
      orderAt(index, this.context) ??
      (term && this.context.asRead(term, index)) ??
      this.joined(index) ??
      this.countedRule(index) ??
      this.unanswered.chargingAlone(index) ??
      this.filler(index)
    );
  }

  private town(index: number): Read | null {
    return this.asLocation(readTown(this.tokens, index, this.lexicon), index);
  }

  /** A town without a facility is no second place, and none that is driven to: 'delivery to amsterdam'. */
  private asLocation(town: TownRead | null, index: number): Read | null {
    if (town?.meaning.kind === 'setAside') this.context.isAboutCars = true;
    if (town?.meaning.kind !== 'place' || !this.isBigTown(town.meaning.place)) return town;
    this.context.isAboutCars = true;
    const isLocated = this.list.parts.some(
      ({ meaning }) =>
        meaning.kind === 'place' || (meaning.kind === 'terms' && /^car_site_(?:city|region)$/.test(meaning.name)),
    );
    if (isLocated || this.expressions.has('to', this.tokens[index - 1]?.folded ?? ''))
      return { meaning: { kind: 'setAside' }, end: town.end };
    const { km, ...nearest } = town.meaning;
    const [first, last] = [this.tokens[index], this.tokens[town.end - 1]];
    // Where no car is as near, the nearest ones.
    return km !== undefined && first && last
      ? { ...town, isLevel: true, otherwise: [this.context.pieceOf(first.from, last.to, nearest)] }
      : town;
  }

  private isBigTown(place: string): boolean {
    return !this.lexicon.vocabulary.places.some(({ name }) => name === place);
  }

  /** 'coventry' without a preposition; words with a role, like the 'luton' of a van, are no towns. */
  private townAlone(index: number): Read | null {
    const word = this.tokens[index]?.folded ?? '';
    const isOther =
      word.length < SHORTEST_TOWN || this.expressions.isControl(word) || this.expressions.has('make', word);
    if (isOther || !this.lexicon.bigTownAt(this.tokens, index)) return null;
    const town = readTown(this.tokens, index, this.lexicon) ?? bigTown(this.tokens, index, this.lexicon);
    return this.asLocation(town, index);
  }

  private get expressions() {
    return this.lexicon.expressions;
  }

  /** 't8 eller t6', 'gti/r': plain words of which one is enough. */
  private eitherTerm(index: number): Read | null {
    const terms: string[] = [];
    let end = index;
    for (let next = index; ;) {
      const token = this.tokens[next];
      if (!token || token.plain || (next > index && this.readAt(next) !== null)) break;
      const { folded } = token;
      const isFound = folded.length === 1 ? this.lexicon.isStockTerm(folded) : this.lexicon.isInName(this.tokens, next);
      if (isFound && !isNumeral(folded)) terms.push(folded);
      end = next + 1;
      const or = this.expressions.length('or', this.tokens, end);
      if (or === 0 && !isAfterSlash(this.tokens[end])) break;
      next = end + or;
    }
    return end > index + 1 && terms.length > 0 ? { meaning: { kind: 'words', as: terms.join('|') }, end } : null;
  }

  /** '(70)' of '2020 (70) Ford Fiesta': the plate of the year before it. */
  private plateOfYear(index: number): Read | null {
    const [year, plate] = [this.tokens[index - 1]?.folded ?? '', this.tokens[index]];
    if (!plate || plate.plain || !/^\d{2}$/.test(plate.folded) || !/^20\d\d$/.test(year)) return null;
    if (!/^\s*[([]$/.test(plate.before) || !/^[)\]]/.test(plate.after)) return null;
    const difference = Number(plate.folded) - (Number(year) % 100);
    return difference === 0 || difference === 50 || difference === 49
      ? { meaning: { kind: 'filler' }, end: index + 1 }
      : null;
  }

  /** '18-åring', '17 year old son' */
  private personOfAge(index: number): Read | null {
    const aged = this.agedAt(index);
    if (aged) return aged;
    const insured = this.insuredAge(index);
    if (insured) return insured;
    const childs = this.ageAfterChildren(index);
    if (childs !== null) return { meaning: { kind: 'filler' }, end: childs };
    if (!/^\d{1,2}$/.test(this.tokens[index]?.folded ?? '') || this.tokens[index]?.plain) return null;
    let end = index + 1;
    end += this.expressions.length('yearsOld', this.tokens, end);
    const person = this.expressions.length('person', this.tokens, end);
    if (person > 0) return { meaning: { kind: 'filler' }, end: end + person };
    return this.isForOne(index, end) ? { meaning: { kind: 'filler' }, end } : null;
  }

  /** 'insure under 25', 'insurance for drivers under 25': the driver's age. */
  private insuredAge(index: number): Read | null {
    const { expressions, tokens } = this;
    const isAfter = [1, 2, 3].some((back) => INSURED.test(tokens[index - back]?.folded ?? ''));
    const side = isAfter ? Math.max(...boundRoles.map((role) => expressions.length(role, tokens, index))) : 0;
    const number = side > 0 ? readNumber(tokens, index + side, expressions) : null;
    const isAge =
      number !== null &&
      (number.unit === null || number.unit === 'yearsOld') &&
      !number.grouped &&
      !number.scaled &&
      !/[£€$]/.test(`${tokens[index + side]?.before}${tokens[number.end - 1]?.after}`) &&
      number.value >= LEAST_DRIVERS_AGE &&
      number.value <= MOST_INSURED_AGE;
    return isAge ? { meaning: { kind: 'setAside' }, end: number.end, isAboutCars: true } : null;
  }

  /** 'for a 17 year old', but not 'for a 5 year old golf' or 'for a 5 year old'. */
  private isForOne(index: number, end: number): boolean {
    const isOld = this.expressions.length('yearsOld', this.tokens, index + 1) > 1;
    const isFor = [1, 2, 3].some(
      (length) => this.expressions.length('forWhom', this.tokens, index - length) === length,
    );
    const next = this.tokens[end];
    const isOfCar =
      next !== undefined &&
      isTight(next.before) &&
      (this.expressions.length('car', this.tokens, end) > 0 || this.context.termAt(end) !== null);
    const age = Number(this.tokens[index]?.folded);
    // 'cheap insurance, 18 yr old', but not 'golf 18 years old'
    const last = this.list.last?.meaning;
    const isOfTerm = last?.kind === 'terms' && last.name !== 'car_size' && isTight(this.tokens[index]?.before ?? '');
    const isYoung = age <= MOST_YOUNG_DRIVERS_AGE && index > 0 && !isOfTerm;
    return isOld && (isFor || isYoung) && !isOfCar && age >= LEAST_DRIVERS_AGE;
  }

  /** The end of 'under 5 år' after 'tre barn'; null elsewhere. */
  private ageAfterChildren(index: number): number | null {
    const { expressions } = this;
    const isAfter = (['children', 'person'] as const).some((role) =>
      expressions.has(role, this.tokens[index - 1]?.folded ?? ''),
    );
    if (!isAfter || !isTight(this.tokens[index]?.before ?? ',')) return null;
    const side = Math.max(
      ...(['max', 'min', 'about', 'between', 'locatedIn'] as const).map((role) =>
        expressions.length(role, this.tokens, index),
      ),
    );
    const number = readNumber(this.tokens, index + side, expressions);
    return number?.unit === 'yearsOld' && number.value < ADULT_AGE ? number.end : null;
  }

  /** 'är 75', 'född 1950', but not 'priset är 75'. */
  private agedAt(index: number): Read | null {
    const taken = this.expressions.length('isAged', this.tokens, index);
    const last = this.tokens[index + taken - 1];
    // Folded, 'är' is 'år'.
    if (taken === 0 || !last || /^år$/i.test(last.text) || this.tokens[index]?.plain) return null;
    // 'born 2022' of a Cupra
    const isModel = this.lexicon.isModel(last.folded) && Number(this.tokens[index + taken]?.folded) >= FIRST_BORN;
    const isOther = isModel || agedSubjects.some((role) => this.expressions.length(role, this.tokens, index - 1) > 0);
    const end = isOther ? null : this.ageEnd(index + taken, isBornTerm.test(last.folded));
    return end === null ? null : { meaning: { kind: 'filler' }, end };
  }

  /** The end of '75', '3 och 5', '75 år gammal', '1950'; null for what has another unit. */
  private ageEnd(index: number, isBorn: boolean): number | null {
    const number = readNumber(this.tokens, index, this.expressions);
    const isAge = number && (number.unit === null || number.unit === 'yearsOld') && !number.grouped && !number.scaled;
    if (!isAge || number.value < 1 || number.digits.length > (isBorn ? 4 : 2)) return null;
    const joint = this.expressions.length('and', this.tokens, number.end);
    const next = this.tokens[number.end + joint];
    const isList = joint > 0 || /^,\s*$/.test(next?.before ?? '');
    const more = isList && /^\d{1,2}$/.test(next?.folded ?? '') ? this.ageEnd(number.end + joint, isBorn) : null;
    return more ?? number.end;
  }

  /** 'snabb', 'nästan ny'. */
  private level(index: number): Read | null {
    const joined = this.exclusions.joinedLevel(index);
    if (joined) return joined;
    const found = this.context.levelAt(index);
    if (!found) return null;
    const { name, bound: min, tokens, isFirm } = found;
    // 'lång räckvidd 500 km' has its own bound; 'nyare än 2019' as well.
    return (
      this.amounts.read(index) ?? {
        meaning: { kind: 'range', name, range: { min } },
        end: index + tokens,
        isLevel: true,
        ...(isFirm && { isFirm }),
      }
    );
  }

  /** 'två hundar', '2 dogs': the number says no more than the word for what the car has to take. */
  private countedRule(index: number): Read | null {
    const { folded = '', plain = true } = this.tokens[index] ?? {};
    if (plain || !(/^[1-9]$/.test(folded) || isNumeral(folded)) || !isTight(this.tokens[index + 1]?.before ?? ','))
      return null;
    const term = this.context.termAt(index + 1);
    const isRule = term?.rank === rank.noun && !term.isBegun && /^car_(?:body|size)$/.test(term.name);
    return isRule ? this.context.asRead({ ...term, tokens: term.tokens + 1 }, index) : null;
  }

  /** 'med dragkrok' is one part. */
  private joined(index: number): Read | null {
    const taken = this.expressions.length('with', this.tokens, index);
    // 'inkl mva' names no filter.
    if (taken === 0 || this.expressions.length('filler', this.tokens, index) > taken) return null;
    // 'with fast charging 150 kW'
    const amount = this.context.isAmountWord(index + taken) ? this.amounts.read(index + taken) : null;
    if (amount) return amount;
    // 'med snabb leverans' is no fast car.
    const offer = offerAt(index + taken, this.context);
    if (offer) return offer;
    const term = this.context.termAt(index + taken);
    // 'med stor räckvidd' is no big car.
    const level =
      (term?.tokens ?? 0) < (this.context.levelAt(index + taken)?.tokens ?? 0) ? this.level(index + taken) : null;
    if (level) return level;
    // 'med svart tak' is no black car.
    const coloured = this.unanswered.notPaint(index + taken);
    if (coloured) return coloured;
    // 'med ny besiktning' is no new car.
    if (this.expressions.length('unanswered', this.tokens, index + taken) > (term?.tokens ?? 0)) return null;
    return term && !term.isNumber
      ? this.equipment.either(this.context.asRead({ ...term, tokens: term.tokens + taken }, index))
      : this.amounts.read(index + taken);
  }

  /** 'plus' of 'id.3 pro s plus': a trim after a make, where cars have it, and a filler elsewhere. */
  private isTrim(index: number): boolean {
    const word = this.tokens[index]?.folded ?? '';
    return FILLER_TRIMS.has(word) && this.context.makes.size > 0 && this.lexicon.isNameTerm(word);
  }

  private filler(index: number): Read | null {
    // "mum's car"
    if (this.tokens[index]?.folded === 's' && /['’]$/.test(this.tokens[index]?.before ?? ''))
      return { meaning: { kind: 'filler' }, end: index + 1 };
    const { expressions } = this;
    const taken = Math.max(
      expressions.length('car', this.tokens, index),
      expressions.length('filler', this.tokens, index),
      expressions.length('and', this.tokens, index),
      expressions.length('with', this.tokens, index),
      this.context.occasionAt(index),
    );
    // 'id.3 pro s plus'
    if (taken === 1 && this.isTrim(index)) return null;
    // 'something for town' ends where 'for town' begins.
    const next = taken > 1 ? this.context.termAt(index + taken - 1) : null;
    if (next && !next.isBegun && next.tokens > 1 && next.rank !== undefined)
      return { meaning: { kind: 'filler' }, end: index + taken - 1 };
    if (taken === 0)
      return this.lexicon.isInflectedFiller(this.tokens[index]?.folded ?? '')
        ? { meaning: { kind: 'filler' }, end: index + 1 }
        : null;
    const isCar = expressions.length('car', this.tokens, index) > 0;
    // 'for my son who likes drumming' asks for cars.
    if (expressions.length('person', this.tokens, index) > 0) this.context.isAboutCars = true;
    // 'hyttebil' asks for a car.
    if (this.lexicon.isCarCompound(this.tokens[index]?.folded ?? '')) this.context.isAboutCars = true;
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
