import { CHILD_SEPARATOR } from '../search';
import {
  badgeAt,
  classOf,
  driveMotorAt,
  drivesOf,
  fuelOfSuffix,
  hybridBadge,
  isPlugInBadge,
  isWritten,
  motorAfter,
  piecesOf,
  type Badge,
} from './badges';
import { knownModelAt, type KnownModel } from './knownModels';
import type { TermMatch } from './lexicon';
import { motorTermAt } from './motorTerms';
import { brandAliases, spokenDigit } from './nameAliases';
import { squeeze } from './parsedConcepts';
import type { Read } from './read.types';
import { abbreviations } from './tables/attributes';
import { commonTerms } from './tables/commonTerms';
import { performanceMakes, versionModels } from './tables/models';
import { makeOf, type TextContext } from './textContext';
import { isTight } from './tokens';
import type { Meaning, Part } from './understanding';

/** A make, or a model of it, squeezed; the model is empty for a make alone. */
interface NamedBrand {
  make: string;
  model: string;
  part: Part;
}

/** Of what is shortened, without a make: 'sline', but not 'lr'. */
const LONG_ABBREVIATION = 5;

/** Of a model's name that needs no make before it, where the make is never sold. */
const SHORTEST_SOLE = 4;

/** The make of a model that is not in stock: what is left in its place at last. */
const makesInstead = ({ otherwise: [next] = [], meaning }: Part): readonly string[] =>
  next ? makesInstead(next) : meaning.kind === 'terms' ? meaning.values : [];

/** Models by what buyers call them: by a badge, by their make, or one that is not in stock. */
export class ModelReader {
  constructor(private readonly context: TextContext) {}

  /** The make, or the model, that the tokens directly before this index name. */
  brandBefore(index: number): NamedBrand | null {
    const part = this.context.list.last;
    if (part?.meaning.kind !== 'terms' || part.meaning.name !== 'car_brand' || part.meaning.not) return null;
    const makes = new Set((part.isOtherModel ? makesInstead(part) : part.meaning.values).map(makeOf));
    const [make, ...others] = makes;
    const isNext = part.to === this.context.tokens[index - 1]?.to && isTight(this.context.tokens[index]?.before ?? ',');
    if (make === undefined || others.length > 0 || !isNext) return null;
    const [value = ''] = part.meaning.values;
    const isModel = part.meaning.values.length === 1 && value.includes(CHILD_SEPARATOR);
    return { make: squeeze(make), model: isModel ? squeeze(value.slice(make.length + 1)) : '', part };
  }

  /** 'c220d', '320d', 'x5 40d' */
  badge(index: number): Read | null {
    const before = this.brandBefore(index);
    const motor = this.driveMotor(index, before) ?? this.plugInMotor(index, before);
    if (motor) return motor;
    if (before && before.model !== '') return this.motorOfModel(before, index);
    const badge = badgeAt(this.context.tokens, index, before?.make ?? null);
    if (!badge || this.context.lexicon.makesOf([badge.make]).length === 0) return null;
    // 'mersu c-sarja farmari 220d' has no motor of BMW.
    const makes = this.context.namedMakes();
    if (!before && badge.make === 'bmw' && makes.includes('mercedesbenz') && !makes.includes('bmw'))
      return this.motorOfModel({ make: 'mercedesbenz', model: '' }, index);
    if (this.context.isCount(badge.end - 1)) return null;
    const { tokens, lexicon } = this.context;
    const pieces = piecesOf(badge, tokens, index, lexicon, (from, to, meaning) =>
      this.context.pieceOf(from, to, meaning),
    );
    const [first] = pieces;
    if (isWritten(badge, lexicon))
      return {
        meaning: { kind: 'words', as: badge.text },
        end: badge.end,
        ...(first && { otherwise: pieces }),
      };
    if (first) return { meaning: first.meaning, end: badge.end, ...(pieces.length > 1 && { pieces }) };
    return (
      this.likeBadge(badge, index, before?.part) ??
      this.asOtherModel(before?.part ?? null, { makes: [badge.make], name: '', tokens: badge.end - index }, index)
    );
  }

  /** '40d' after 'x5', 'xdrive20d', 'bmw sdrive18d': in its versions, else what the letters tell. */
  private driveMotor(index: number, before: NamedBrand | null): Read | null {
    if (before && before.make !== 'bmw') return null;
    const { tokens, lexicon } = this.context;
    const motor = driveMotorAt(tokens, index, lexicon);
    if (!motor || this.context.isCount(motor.end - 1)) return null;
    const { drive, as, suffix, end } = motor;
    const isAfterModel = before !== null && before.model !== '';
    if ((drive === '' && !isAfterModel) || lexicon.makesOf(['bmw']).length === 0) return null;
    const fuel = this.fuelOf(suffix);
    if (as !== '' || drive === '') {
      const read = this.context.textOr(as, fuel, index, end);
      if (read && isAfterModel) this.widenModel(before.part);
      return read;
    }
    const [from, to] = [tokens[index]?.from ?? 0, tokens[end - 1]?.to ?? 0];
    const number = (tokens[end - 1]?.from ?? 0) + (end - index === 1 ? drive.length : 0);
    const fuelFrom = before ? number : to - suffix.length;
    const drives = lexicon.conceptValues('car_drive', drivesOf(drive));
    const bmw: Meaning = { kind: 'terms', name: 'car_brand', values: lexicon.makesOf(['bmw']) };
    const pieceOf = (start: number, stop: number, meaning: Meaning): Part[] =>
      start < stop ? [this.context.pieceOf(start, stop, meaning)] : [];
    const orAside = (field: string, values: readonly string[]): Meaning =>
      values.length > 0 ? { kind: 'terms', name: field, values: [...values] } : { kind: 'setAside' };
    const pieces = [
      // The first to give way.
      ...pieceOf(from, from + drive.length, orAside('car_drive', drives)).map((part) => ({
        ...part,
        ...(drives.length > 0 && { isRule: true as const }),
      })),
      ...pieceOf(number, fuelFrom, bmw),
      ...pieceOf(fuelFrom, to, orAside(fuel.name, fuel.values)),
    ];
    if (isAfterModel) this.widenModel(before.part);
    return { meaning: { kind: 'setAside' }, end, pieces };
  }

  /** 'p300e', 'evoque p400e' */
  private plugInMotor(index: number, before: NamedBrand | null): Read | null {
    const { folded = '', plain } = this.context.tokens[index] ?? {};
    if (plain || !isPlugInBadge(folded) || (before && !/^(?:landrover|jaguar)$/.test(before.make))) return null;
    const as = this.context.lexicon.beginsStockTerm(folded) ? folded : '';
    const read = this.context.textOr(as, this.fuelOf('e'), index, index + 1);
    if (read && before && before.model !== '') this.widenModel(before.part);
    return read;
  }

  /** A motor says more than the model that has it not: those like it have it. */
  private widenModel(part: Part): void {
    if (part.meaning.kind !== 'terms') return;
    const { lexicon, list } = this.context;
    const { values } = part.meaning;
    const wider = [...(part.wider ?? []), ...lexicon.modelsNear(values)];
    if (wider.length === 0) return;
    list.parts.splice(list.parts.indexOf(part), 1, { ...part, wider });
  }

  /** 'golf or similar': the models like those that the text has named, of other makes as well. */
  orSimilar(index: number): Read | null {
    const { expressions, tokens, list } = this.context;
    const length = expressions.length('orSimilar', tokens, index);
    // 'golf or similar to a golf'
    if (length === 0 || expressions.length('or', tokens, index) > length) return null;
    const parts = list.parts.map((part) => this.withSimilar(part));
    // 'automatic or similar'
    if (parts.every((part, position) => part === list.parts[position])) return null;
    list.parts.splice(0, parts.length, ...parts);
    return { meaning: { kind: 'filler' }, end: index + length };
  }

  /** A model, and those like it; where none of them fits, those nearly as large. */
  private withSimilar(part: Part): Part {
    const { meaning } = part;
    if (meaning.kind !== 'terms' || meaning.name !== 'car_brand' || meaning.not || part.isOtherModel) return part;
    const models = meaning.values.filter((value) => value.includes(CHILD_SEPARATOR));
    const like = models.map((value) => {
      const make = makeOf(value);
      const levels = this.modelsLike(squeeze(make), value.slice(make.length + 1));
      const first = levels.findIndex((level) => level.some((one) => makeOf(one) !== make));
      return first < 0 ? [levels.at(-1) ?? [], []] : levels.slice(first);
    });
    const values = [...new Set([...meaning.values, ...like.flatMap(([nearest = []]) => nearest)])];
    if (values.length === meaning.values.length) return part;
    const others = new Set([...(part.wider ?? []), ...like.flatMap(([, ...farther]) => farther.flat())]);
    const wider = [...others].filter((one) => !values.includes(one));
    const { wider: _wider, ...rest } = part;
    return { ...rest, meaning: { ...meaning, values }, ...(wider.length > 0 && { wider }) };
  }

  private widenToMake(part: Part): void {
    if (part.meaning.kind !== 'terms') return;
    const { list } = this.context;
    const wider = [...(part.wider ?? []), ...new Set(part.meaning.values.map(makeOf))];
    list.parts.splice(list.parts.indexOf(part), 1, { ...part, wider });
  }

  private motorOfModel({ make, model }: Omit<NamedBrand, 'part'>, index: number): Read | null {
    const { tokens, lexicon } = this.context;
    const motor = motorAfter(make, tokens, index);
    if (!motor || this.context.isCount(motor.end - 1)) return null;
    const isInStock = make === 'mercedesbenz' || lexicon.beginsStockTerm(motor.text);
    // 'E 220 d' of the E-Klass, as others may write '220d'.
    const badge = make === 'mercedesbenz' ? classOf(model) + motor.text : motor.text;
    return this.context.textOr(isInStock ? badge : '', this.fuelOf(motor.suffix), index, motor.end);
  }

  private fuelOf(suffix: string): { name: string; values: string[] } {
    const fuel = fuelOfSuffix(suffix);
    return { name: 'car_fuel', values: fuel === null ? [] : this.context.lexicon.conceptValues('car_fuel', [fuel]) };
  }

  /** 'mazda kolmonen', 'audi vitonen': no series of BMW. */
  spokenNumber(index: number): Read | null {
    const before = this.brandBefore(index);
    const digit = spokenDigit(this.context.tokens[index]?.folded ?? '');
    if (digit === undefined || !before || before.model !== '' || before.make === 'bmw') return null;
    const found = ['', 'a', 'model'].map((start) => this.context.lexicon.modelOf(before.make + start + digit));
    const model = found.find((one) => one !== null);
    return model
      ? { meaning: { kind: 'terms', ...model }, end: index + 1, joined: before.part }
      : { meaning: { kind: 'setAside' }, end: index + 1, isAboutCars: true };
  }

  /** 'jazz', where the stock has none: its make; after the make it is set aside. */
  otherModel(index: number): Read | null {
    const token = this.context.tokens[index];
    if (!token || token.plain) return null;
    const before = this.brandBefore(index);
    const found = (before && this.knownAt(index, before.make, before.model)) ?? this.knownAt(index, null);
    if (!found) return null;
    // Slovak '7 a viac' is no '7a' of BMW.
    const last = this.context.tokens[index + found.tokens - 1];
    if (found.tokens > 1 && last?.before === ' ' && this.context.expressions.has('and', last.folded)) return null;
    // Slovak 'mercedes s automatom' is 'with an automatic', 'mercedes s' an S-Class.
    const isCharacter = /^\p{L}$/u.test(token.folded);
    if (found.tokens === 1 && isCharacter && this.isJoining(index)) return null;
    const isAlone = !before || !found.makes.includes(before.make);
    if (
      isAlone &&
      found.tokens === 1 &&
      (commonTerms.has(token.folded) || this.context.expressions.isControl(token.folded))
    )
      return null;
    const term = this.context.termAt(index);
    // 's' of 'mercedes s', but not 'x' of 'aygo x'
    const isClass = isCharacter && before?.model === '';
    const isInStock =
      // 'e-208'
      (token.folded === 'e' && found.tokens === 2 && this.isModel(this.context.termAt(index + 1))) ||
      // 'wagon r' is no estate
      (term &&
        !term.isNumber &&
        (term.name === 'car_brand' || term.tokens >= found.tokens || this.isModel(this.context.termAt(index + 1))) &&
        (!term.isBegun || (term.name === 'car_brand' && term.tokens >= found.tokens))) ||
      this.context.isCount(index + found.tokens - 1) ||
      this.context.tokens
        .slice(index, index + found.tokens)
        .every(
          ({ folded }) =>
            found.tokens === 1 && !isClass && /\p{L}/u.test(folded) && this.context.lexicon.isNameTerm(folded),
        );
    if (isInStock) return null;
    const name = this.context.nameOf(index, index + found.tokens);
    const longer = this.context.lexicon
      .modelsEndingIn(name)
      .filter((value) => isAlone && found.makes.includes(squeeze(makeOf(value))));
    if (longer.length > 0)
      return { meaning: { kind: 'terms', name: 'car_brand', values: longer }, end: index + found.tokens };
    return this.asOtherModel(isAlone ? null : before.part, found, index);
  }

  /** Whether a letter is a word with a role, and one that it belongs to stands behind it. */
  private isJoining(index: number): boolean {
    const { tokens, expressions } = this.context;
    const next = tokens[index + 1];
    if (!next || !isTight(next.before) || !expressions.isControl(tokens[index]?.folded ?? '')) return false;
    // 'mini cooper s do 20000', 'tesla s 2020', but not 'bmw s 7 miestami'
    const isBound = expressions.length('max', tokens, index + 1) > 0;
    return !isBound && !/^(?:19|20)\d\d$/.test(next.folded);
  }

  /** 's' of 'mini cooper s': the word of versions in stock, not the preposition that it is in some languages. */
  characterOfVersion(index: number): Read | null {
    const token = this.context.tokens[index];
    const before = token && !token.plain && /^\p{L}$/u.test(token.folded) ? this.brandBefore(index) : null;
    if (!token || !before || before.part.isOtherModel || token.before !== ' ' || this.isJoining(index)) return null;
    // 'corsa e' is electric.
    const isOther = token.folded === 'e' || !this.context.expressions.isControl(token.folded);
    if (isOther || this.context.isCount(index)) return null;
    const { lexicon } = this.context;
    const isFound = lexicon.isNameTerm(token.folded);
    // 'cooper s', where the Cabrio alone is a 'Cooper S'
    if (isFound && versionModels.has(before.make + before.model)) this.widenToMake(before.part);
    return { meaning: { kind: isFound ? 'words' : 'setAside' }, end: index + 1 };
  }

  /** The model at this index; 'x5' of 'x5 m sport', as its last word begins the name of a trim. */
  private knownAt(index: number, make: string | null, before = ''): KnownModel | null {
    const { tokens, expressions } = this.context;
    const found = knownModelAt(tokens, index, make, before);
    const last = index + (found?.tokens ?? 0) - 1;
    const isTrim =
      last > index &&
      (expressions.length('version', tokens, last) > 1 || expressions.length('trimPackage', tokens, last + 1) > 0);
    return isTrim ? knownModelAt(tokens.slice(0, last), index, make, before) : found;
  }

  private asOtherModel(before: Part | null, { makes, name, tokens }: KnownModel, index: number): Read | null {
    const end = index + tokens;
    const values = this.context.lexicon.makesOf(makes);
    const [first = ''] = makes;
    const like = this.modelsLike(first, name);
    // 'd-max', where the stock has no Isuzu: as a whole.
    if (values.length === 0) {
      // 'e klasse', 'qashqai', where the stock has no such make; 'golf or octavia': the Golf is there.
      const isLong = tokens > 1 || (this.context.tokens[index]?.folded.length ?? 0) >= SHORTEST_SOLE;
      if (isLong && like.length > 0 && this.context.makes.size === 0) return this.instead(like, [], index, end);
      // 'for two dogs' names no Smart.
      const isName = tokens > 1 && !this.context.expressions.has('filler', this.context.nameOf(index, index + 1));
      return isName ? { meaning: { kind: 'setAside' }, end } : null;
    }
    const hybrid = hybridBadge(first, name);
    const likeHybrid = hybrid && this.likeBadge({ make: first, ...hybrid, end }, index, before);
    if (likeHybrid) return likeHybrid;
    if (!before) return this.instead(like, values, index, end);
    const isUnmet =
      before.meaning.kind === 'terms' && !before.meaning.values.some((value) => value.includes(CHILD_SEPARATOR));
    // As without the make before it: 'passat', 'vw passat'.
    return isUnmet
      ? { ...this.instead(like, values, index, end, before), joined: before }
      : { meaning: { kind: 'setAside' }, end, isAboutCars: true };
  }

  /**
   * The models like one that is not in stock; where no such car fits, those less like it, at last those of its makes.
   * @param like the levels of likeness, the nearest first
   */
  private instead(
    like: readonly (readonly string[])[],
    makes: readonly string[],
    index: number,
    end: number,
    before: Part | null = null,
  ): Read {
    const { tokens } = this.context;
    const [from, to] = [before?.from ?? tokens[index]?.from ?? 0, tokens[end - 1]?.to ?? 0];
    const [nearest, ...others] = [...like, ...(makes.length > 0 ? [makes] : [])].map((values): Meaning => ({
      kind: 'terms',
      name: 'car_brand',
      values: [...values],
    }));
    const otherwise = others.reduceRight<Part[]>(
      (next, meaning) => [
        {
          ...this.context.pieceOf(from, to, meaning),
          isOtherModel: true,
          ...(next.length > 0 && { otherwise: next }),
        },
      ],
      [],
    );
    return {
      meaning: nearest ?? { kind: 'setAside' },
      end,
      isOtherModel: true,
      makes,
      ...(otherwise.length > 0 && { isLevel: true, otherwise }),
    };
  }

  /** 'kona elektrisk': electric cars that are like it. */
  private modelsLike(make: string, model: string): string[][] {
    const { lexicon, tokens } = this.context;
    const isElectric = tokens.some((_, index) => {
      const term = this.context.termAt(index);
      return term?.name === 'car_fuel' && term.values.every((value) => lexicon.electricFuel?.values.includes(value));
    });
    return isElectric ? lexicon.electricModelsLike(make, model) : lexicon.modelsLike(make, model);
  }

  /** 1 for a make that is a word as well, before a model of it: 'seat' of 'seat ibiza', or a short one: 'alfa giulia'; 0 otherwise. */
  private wordOfMake(index: number): number {
    const [make, model] = this.context.tokens.slice(index, index + 2);
    if (!make || !model || make.plain || !/^\p{L}{3,}/u.test(model.folded)) return 0;
    const isWord = this.context.expressions.isControl(model.folded);
    const name = brandAliases[make.folded] ?? make.folded;
    return !isWord && knownModelAt(this.context.tokens, index + 1, name) ? 1 : 0;
  }

  /** 'Peugeot 208', 'bmw 320d', where the stock has no car of the make: the models like it. */
  unsoldModel(index: number): Read | null {
    const { tokens, expressions, makes } = this.context;
    const end = index + (expressions.length('make', tokens, index) || this.wordOfMake(index));
    // 'golf or peugeot 208': the Golf is there.
    if (end === index || this.context.termAt(index) || makes.size > 0 || !isTight(tokens[end]?.before ?? ','))
      return null;
    const name = this.context.nameOf(index, end);
    const make = brandAliases[name] ?? name;
    const known = this.knownAt(end, make);
    if (!known) {
      const badge = badgeAt(tokens, end, make);
      return badge && !this.context.isCount(badge.end - 1) ? this.likeBadge(badge, index) : null;
    }
    const last = end + known.tokens;
    // 'mercedes glc 300e'
    const motor = motorAfter(make, tokens, last);
    if (motor) return this.likeBadge({ make, model: known.name, suffix: motor.suffix, end: motor.end }, index);
    const hybrid = hybridBadge(make, known.name);
    if (hybrid) return this.likeBadge({ make, ...hybrid, end: last }, index);
    const like = this.context.isCount(last - 1) ? [] : this.modelsLike(make, known.name);
    return like.length > 0 ? this.instead(like, [], index, last) : null;
  }

  /**
   * 'glc 350e', where the stock has no such class or series: the models like it, with the fuel of the motor.
   * @param index of the badge, or of the make before it
   * @param before the make, where the stock has it
   */
  private likeBadge(
    badge: Pick<Badge, 'model' | 'suffix' | 'end'> & { make: string },
    index: number,
    before: Part | null = null,
  ): Read | null {
    const { tokens, lexicon } = this.context;
    const like = lexicon.modelsLike(badge.make, badge.model.replace(/(?:class|series)$/, ''));
    const fuel = this.fuelOf(badge.suffix);
    const last = tokens[badge.end - 1];
    if (like.length === 0 || !last) return null;
    const read = this.instead(like, lexicon.makesOf([badge.make]), index, badge.end, before);
    const joined = before ? { joined: before } : {};
    if (fuel.values.length === 0) return { ...read, ...joined };
    const cut = last.to - badge.suffix.length;
    const end = last.from === cut ? (tokens[badge.end - 2]?.to ?? cut) : cut;
    const model: Part = {
      ...this.context.pieceOf(before?.from ?? tokens[index]?.from ?? 0, end, read.meaning),
      isOtherModel: true,
      ...(read.otherwise && { isRule: true, otherwise: read.otherwise.map((part) => this.endingAt(part, end)) }),
    };
    const motor: Part = {
      ...this.context.pieceOf(cut, last.to, { kind: 'terms', ...fuel }),
      isRule: true,
    };
    return { ...read, ...joined, pieces: [model, motor] };
  }

  /** The part, and what takes its place, as far as `to` alone. */
  private endingAt({ from, otherwise, ...part }: Part, to: number): Part {
    return {
      ...part,
      ...this.context.pieceOf(from, to, part.meaning),
      ...(otherwise && { otherwise: otherwise.map((next) => this.endingAt(next, to)) }),
    };
  }

  /** 'volvo v60 polestar', 'fiat 500 abarth': a trim of the make or model before it, unless its own model follows. */
  makeAsTrim(index: number): Read | null {
    const { tokens, lexicon } = this.context;
    const name = tokens[index]?.folded ?? '';
    // 'v60 t6 polestar'
    const part = this.context.list.parts.findLast(({ meaning }) => meaning.kind !== 'words');
    const isApart = tokens.some(
      ({ from, before }, position) => part && from >= part.to && position <= index && !isTight(before),
    );
    const isAfterMake =
      part?.meaning.kind === 'terms' &&
      part.meaning.name === 'car_brand' &&
      !part.meaning.not &&
      part.meaning.values.every((value) => performanceMakes[squeeze(makeOf(value))]?.includes(name));
    if (!isAfterMake || isApart || tokens[index]?.plain) return null;
    const term = this.context.termAt(index);
    const own = term?.name === 'car_brand' && term.values.some((value) => value.includes(CHILD_SEPARATOR));
    // 'polestar engineered' is a version's name.
    if (own || knownModelAt(tokens, index + 1, name) || this.context.versionAt(index) > 0) return null;
    return {
      meaning: { kind: lexicon.isStockTerm(name) ? 'words' : 'setAside' },
      end: index + 1,
      isAboutCars: true,
    };
  }

  /** 'mini cabrio cooper s': of another model, which the text names. */
  modelAsVersion(term: TermMatch | null, index: number): Read | null {
    // The e-tron is a Q8 e-tron as well.
    const value = term?.name === 'car_brand' ? term.values.find((one) => versionModels.has(squeeze(one))) : undefined;
    if (!term || value === undefined || term.values.some((one) => !one.includes(CHILD_SEPARATOR))) return null;
    const make = makeOf(value);
    const isOther = this.context.tokens.some((_, position) => {
      const other = position < index || position >= index + term.tokens ? this.context.termAt(position) : null;
      return (
        (other?.name === 'car_brand' &&
          other.values.every((one) => one !== value && one !== make && makeOf(one) === make)) ||
        (other?.name === 'car_body' && this.context.lexicon.isOpenBody(other.values))
      );
    });
    if (!isOther) return null;
    return motorTermAt(index, this.context) ?? { meaning: { kind: 'words' }, end: index + term.tokens };
  }

  /** 'ioniq 6', where the stock has another Ioniq; 'c4 picasso', where it has the C4 alone. */
  longerModel(term: TermMatch | null, index: number): Read | null {
    const [value = '', ...others] = term?.name === 'car_brand' ? term.values : [];
    const next = index + (term?.tokens ?? 0);
    const { lexicon, tokens } = this.context;
    const isNext = isTight(tokens[next]?.before ?? ',');
    if (!term || term.isBegun || others.length > 0 || !value.includes(CHILD_SEPARATOR) || !isNext) return null;
    const make = makeOf(value);
    const found = this.knownAt(next, squeeze(make), squeeze(value.slice(make.length + 1)));
    if (!found || this.context.isCount(next + found.tokens - 1)) return null;
    const added = tokens.slice(next, next + found.tokens).map(({ folded }) => folded);
    // 'golf variant', 'v60 cross country': words of versions in stock.
    const isVersion = added.every((word) => !/^\d+$/.test(word) && lexicon.isNameTerm(word));
    const isTrim = added.some((word) => performanceMakes[squeeze(make)]?.includes(word));
    if (isVersion || isTrim || added.some((word) => this.context.expressions.isControl(word))) return null;
    return this.instead(lexicon.modelsLike(squeeze(make), found.name), [make], index, next + found.tokens);
  }

  /** 'peugeot 208 eller 2008', 'e-2008', 'picanto or up': no year, no price, and no word like others. */
  alternativeModel(term: TermMatch | null, index: number): Read | null {
    const isUp = this.context.tokens[index]?.folded === 'up';
    if (term && !isUp && (!term.isNumber || term.name !== 'car_brand')) return null;
    if (term && this.context.tokens[index]?.before === '-' && this.context.tokens[index - 1]?.folded === 'e')
      return this.context.asRead(term, index);
    if (!term && !isUp && !/^\d{3,4}$/.test(this.context.tokens[index]?.folded ?? '')) return null;
    const up = isUp ? this.context.lexicon.value('car_brand', 'Volkswagen>up!') : null;
    // 'up!' is written with its mark.
    if (up && this.context.tokens[index]?.after.startsWith('!'))
      return { meaning: { kind: 'terms', name: up.name, values: [...up.values] }, end: index + 1 };
    const [joint, before] = [this.context.list.parts.at(-1), this.context.list.parts.at(-2)];
    const isOr =
      joint?.meaning.kind === 'filler' &&
      this.context.tokens.some(
        (token, position) =>
          token.from === joint.from && this.context.expressions.length('or', this.context.tokens, position) > 0,
      );
    if (!isOr || before?.meaning.kind !== 'terms' || before.meaning.name !== 'car_brand' || this.context.isCount(index))
      return null;
    // 'picanto or up'
    if (isUp) return up && { meaning: { kind: 'terms', name: up.name, values: [...up.values] }, end: index + 1 };
    const makes = new Set(before.meaning.values.map(makeOf));
    // 'mokka or 2008' names another model, 'peugeot or 2008' may as well.
    const isAfterModel = before.meaning.values.every((value) => value.includes(CHILD_SEPARATOR));
    if (term)
      return isAfterModel || term.values.some((value) => makes.has(makeOf(value)))
        ? this.context.asRead(term, index)
        : null;
    const isKnown = [...makes].some((make) => knownModelAt(this.context.tokens, index, squeeze(make)));
    return isKnown ? { meaning: { kind: 'setAside' }, end: index + 1, isAboutCars: true } : null;
  }

  /** 'm paket', 'pilot pack': a word of versions in stock. */
  trimPackage(index: number): Read | null {
    const { tokens, lexicon, expressions } = this.context;
    const { folded = '', plain = true } = tokens[index] ?? {};
    const end = index + 1 + expressions.length('trimPackage', tokens, index + 1);
    const isNext = end > index + 1 && isTight(tokens[index + 1]?.before ?? ',');
    const isName = lexicon.isNameTerm(folded) && (folded.length === 1 || !expressions.isControl(folded));
    const term = this.context.termAt(index);
    if (plain || !isNext || !isName || (term && !term.isBegun)) return null;
    return { meaning: { kind: 'words', as: folded }, end };
  }

  /** 'tesla lr', 'laurin' alone */
  abbreviation(index: number): Read | null {
    const token = this.context.tokens[index];
    const isNamed = this.context.makes.size > 0 || (token?.folded.length ?? 0) >= LONG_ABBREVIATION;
    const as = token && !token.plain && isNamed ? abbreviations[token.folded] : undefined;
    if (as === undefined || this.context.termAt(index)) return null;
    return as.split(' ').every((term) => this.context.lexicon.isStockTerm(term))
      ? { meaning: { kind: 'words', as }, end: index + 1 }
      : null;
  }

  /** Number of tokens of a model that is not in stock, after its make: 'accord' in 'inte honda accord'. */
  unmetModel({ name, values }: TermMatch, index: number): number {
    const [make = '', ...others] = values;
    if (name !== 'car_brand' || others.length > 0 || make.includes(CHILD_SEPARATOR)) return 0;
    const found = knownModelAt(this.context.tokens, index, squeeze(make));
    if (!found || this.context.isCount(index + found.tokens - 1)) return 0;
    return found.tokens;
  }

  makerBody(index: number): Read | null {
    const found = this.context.makerBodyAt(index);
    const before = this.brandBefore(index);
    // An SUV with a sloping roof: 'Q3 Sportback', 'e-tron Sportback'.
    if (/^(?:s?q\d|etron)/.test(before?.model ?? '') && this.context.tokens[index]?.folded === 'sportback')
      return { meaning: { kind: 'words' }, end: index + 1 };
    const term = this.context.termAt(index);
    // 'Touring' is a body, 'V60 Cross Country' a model, and so is 'Scala' where the stock has it.
    const isOfModel = term !== null && (term.tokens > (found?.tokens ?? 0) || (!term.isBegun && this.isModel(term)));
    return found && !isOfModel ? this.context.asRead(found, index) : null;
  }

  /** 'e-Golf', 'e golf', 'ë-C4', 'corsa e': the electric one. */
  electric(index: number): Read | null {
    return this.isElectricMark(index) && this.context.lexicon.electricFuel
      ? { meaning: { kind: 'terms', ...this.context.lexicon.electricFuel }, end: index + 1 }
      : null;
  }

  private isElectricMark(index: number): boolean {
    const token = this.context.tokens[index];
    // 'civic e:hev' is a hybrid.
    if (token?.folded !== 'e' || token.plain || token.after === ':' || this.context.termAt(index)) return false;
    const { last } = this.context.list;
    const isAfterModel =
      this.isModel(this.context.termAt(index - 1)) ||
      (last?.isOtherModel === true && last.to === this.context.tokens[index - 1]?.to);
    if (/^[- ]$/.test(token.before) && isAfterModel) return true;
    return /^[- ]?$/.test(token.after) && this.isModel(this.context.termAt(index + 1));
  }

  private isModel(next: TermMatch | null): boolean {
    return next?.name === 'car_brand' && next.values.every((value) => value.includes(CHILD_SEPARATOR));
  }
}
