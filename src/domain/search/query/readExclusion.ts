import { knownModelAt } from './knownModels';
import type { TermMatch } from './lexicon';
import { motorTermAt } from './motorTerms';
import { foldedTerms } from './parsedConcepts';
import type { Read } from './read.types';
import type { AmountReader } from './readAmount';
import type { ModelReader } from './readModel';
import type { UnansweredReader } from './readUnanswered';
import { asTerm, type TextContext } from './textContext';
import { isAfterSlash, isTight } from './tokens';

/** Before a name, in the languages that have one. */
const ARTICLE = /^(?:an?|the|en|ett?|ein)$/;

/** Of a word that ends others: 'skinn' of 'delskinn', but not the 'el' of 'skydel'. */
const SHORTEST_COMPOUNDED = 5;

/** Whether the terms stand among others in their order, each as a word or as the end of a compound. */
const hasTerms = (all: readonly string[], terms: readonly string[]): boolean =>
  all.some((_, start) =>
    terms.every(
      (term, index) =>
        all[start + index] === term ||
        (term.length >= SHORTEST_COMPOUNDED && all[start + index]?.endsWith(term) === true),
    ),
  );

/** What the car shall not be. */
export class ExclusionReader {
  /** Start of what is joined to a negated level: 'lyxig' in 'inte snabb eller lyxig'. */
  private negatedAt = -1;
  /** Start of what is joined to what there shall not be: 'ilmastointia' in 'ilman automaattia ja ilmastointia'. */
  private withoutAt = -1;

  constructor(
    private readonly context: TextContext,
    private readonly models: ModelReader,
    private readonly unanswered: UnansweredReader,
    private readonly amounts: AmountReader,
  ) {}

  /** A level that is joined to a negated one. */
  joinedLevel(index: number): Read | null {
    return index === this.negatedAt ? this.negatedLevel(index) : null;
  }

  /** What is joined to what there shall not be. */
  joinedTerm(index: number): Read | null {
    return index === this.withoutAt ? this.read(index) : null;
  }

  /** 'inte diesel eller bensin', 'utan dragkrok', '-diesel', 'inte snabb'. */
  read(index: number): Read | null {
    const { expressions } = this.context;
    if (this.isBut(index)) return { meaning: { kind: 'filler' }, end: index + 1 };
    const negation = expressions.length('not', this.context.tokens, index) || this.thanAt(index);
    const optional = this.optional(index);
    if (optional) return optional;
    if (negation === 0 && !this.context.isDashed(index) && index !== this.withoutAt) return null;
    let end = index + negation;
    end += expressions.length('with', this.context.tokens, end);
    while (
      // 'm' of 'm sport'
      this.context.versionAt(end) === 0 &&
      expressions.length('filler', this.context.tokens, end) > 0 &&
      !this.context.aliases.has(end) &&
      !this.context.levelAt(end) &&
      !this.context.termAt(end)
    )
      end += expressions.length('filler', this.context.tokens, end);
    const alias = this.context.aliases.get(end);
    // The opposite of an alias is known for values only.
    if (alias && !asTerm(alias, end)) return { meaning: { kind: 'setAside' }, end: alias.end };
    // 'inte större än en polo'
    const compared = negation > 0 ? this.unanswered.comparison(end) : null;
    if (compared) return { ...compared, meaning: { kind: 'setAside' } };
    // 'inte snabb' is not the beginning of 'snabbladdning'.
    const level = this.negatedLevel(end);
    if (level) return level;
    const version = negation > 0 ? this.context.versionAt(end) : 0;
    if (version > 0) return { meaning: { kind: 'setAside' }, end: end + version, isAboutCars: true };
    const first = this.context.termAt(end) ?? this.inTownAt(end);
    const unanswered =
      first || negation === 0
        ? 0
        : Math.max(
            expressions.length('unanswered', this.context.tokens, end),
            expressions.length('make', this.context.tokens, end),
          );
    if (unanswered > 0) {
      this.context.isAboutCars = true;
      return this.orMake(end + unanswered) ?? { meaning: { kind: 'setAside' }, end: end + unanswered };
    }
    const charging = first || negation === 0 ? null : this.unanswered.chargingAlone(end);
    if (charging) return { ...charging, meaning: { kind: 'setAside' } };
    if (!first && negation > 0) return this.negatedCount(end) ?? this.negatedDiesel(end) ?? this.negatedWord(end);
    if (!first || (first.isNumber && negation === 0)) return null;
    const other = this.models.unmetModel(first, end + first.tokens);
    if (other > 0) return { meaning: { kind: 'setAside' }, end: end + first.tokens + other, isAboutCars: true };
    // 'inte hybrid' excludes plug-in hybrids as well.
    const wider = this.context.lexicon.widerFuelsOf(this.context.tokens.slice(end, end + first.tokens));
    const read = this.excluded(first, end, [...wider, ...this.widerEquipment(first)]);
    if (index === this.withoutAt || expressions.length('without', this.context.tokens, index) > 0)
      this.withoutAt = this.sameCaseAt(end, read.end);
    return read;
  }

  /** The start of a term after 'and' in the Finnish partitive, like the one at `first`; -1 without one. */
  private sameCaseAt(first: number, end: number): number {
    const { expressions, tokens } = this.context;
    const start = end + expressions.length('and', tokens, end);
    const isPartitive = [first, start].every((index) => tokens[index]?.folded.endsWith('a'));
    return start > end && isPartitive && this.context.termAt(start) ? start : -1;
  }

  /** 'without leather' excludes part leather as well: values that have the words of one. */
  private widerEquipment({ name, values }: TermMatch): string[] {
    const inStock = name === 'car_equipment' ? (this.context.lexicon.vocabulary.values[name] ?? []) : [];
    return inStock.filter((value) => values.some((own) => hasTerms(foldedTerms(value), foldedTerms(own))));
  }

  /** The term at this index, and those of its field that 'or' joins with it. */
  private excluded(first: TermMatch, index: number, wider: readonly string[]): Read {
    const values = [...first.values, ...wider];
    let end = index + first.tokens;
    for (;;) {
      const start = this.alternativeAt(end) ?? (this.context.isShortOr(end, first.name) ? end + 1 : end);
      const isJoined = start > end || isAfterSlash(this.context.tokens[end]) || this.isListed(first, end);
      const next = isJoined ? this.context.termAt(start) : null;
      // 'not a renault or a dacia', where the stock has no Dacia.
      const unmet = !next && start > end && first.name === 'car_brand' ? this.unmetAt(start) : 0;
      if (unmet === 0 && next?.name !== first.name) break;
      values.push(...(next?.values ?? []));
      end = start + (next?.tokens ?? unmet);
    }
    return { meaning: { kind: 'terms', name: first.name, values: [...new Set(values)], not: true }, end };
  }

  /** 'än' of 'hellre hybrid än diesel'. */
  private thanAt(index: number): number {
    const { expressions, tokens } = this.context;
    const than = expressions.length('than', tokens, index);
    const isAfterRather = tokens.slice(0, index).some(({ folded }) => expressions.has('rather', folded));
    return than > 0 && isAfterRather && this.context.termAt(index + than)?.isNumber === false ? than : 0;
  }

  /** 'utan' of 'inte en suv utan en kombi', but not of 'ingen suv utan drag'. */
  private isBut(index: number): boolean {
    const { expressions, tokens, list } = this.context;
    const before = list.last?.meaning;
    if (!expressions.has('but', tokens[index]?.folded ?? '') || before?.kind !== 'terms' || !before.not) return false;
    const next = index + 1 + expressions.length('filler', tokens, index + 1);
    return this.context.termAt(next)?.name === before.name;
  }

  /** 'nemusí byť nové': may be so or not. */
  private optional(index: number): Read | null {
    const length = this.context.expressions.length('optional', this.context.tokens, index);
    const end = index + length;
    const term = length > 0 && isTight(this.context.tokens[end]?.before ?? ',') ? this.context.termAt(end) : null;
    return term && { meaning: { kind: 'setAside' }, end: end + term.tokens, isAboutCars: true };
  }

  /** Where the next one begins after 'or', 'or a'; null without one. */
  private alternativeAt(index: number): number | null {
    const { expressions, tokens } = this.context;
    const joint = expressions.length('and', tokens, index);
    if (joint === 0) return null;
    const start = index + joint;
    // 'not diesel and ideally petrol' wants the petrol.
    const isArticle =
      !this.context.termAt(start) &&
      expressions.length('or', tokens, index) > 0 &&
      ARTICLE.test(tokens[start]?.folded ?? '');
    return isArticle ? start + 1 : start;
  }

  /** 'or a renault' after a make or a word that the stock has not: 'not a dacia or a renault' */
  private orMake(index: number): Read | null {
    const start = this.alternativeAt(index);
    const next = start === null ? null : this.context.termAt(start);
    return start !== null && next?.name === 'car_brand' ? this.excluded(next, start, []) : null;
  }

  /** The term after a comma, where 'or' ends the list: 'not a bmw, audi or merc'; of a fuel it may be the one wanted. */
  private isListed({ name }: TermMatch, index: number): boolean {
    const next = this.context.termAt(index);
    const isComma = /^\s*,\s*$/.test(this.context.tokens[index]?.before ?? '');
    if (!isComma || next?.name !== name || (name !== 'car_brand' && name !== 'car_color')) return false;
    const end = index + next.tokens;
    const start = this.alternativeAt(end);
    return start === null ? this.isListed(next, end) : this.context.termAt(start)?.name === name;
  }

  /** Number of tokens of a make or a model that is not in stock. */
  private unmetAt(index: number): number {
    const { expressions, tokens } = this.context;
    const make = expressions.length('make', tokens, index);
    const squeezed = make > 0 ? this.context.nameOf(index, index + make) : null;
    return make + (knownModelAt(tokens, index + make, squeezed)?.tokens ?? 0);
  }

  /** 'not a 7 seater', 'no 3 doors' */
  private negatedCount(index: number): Read | null {
    const read = this.amounts.read(this.context.tokens, index);
    const isCount =
      read?.meaning.kind === 'terms' && (read.meaning.name === 'car_seats' || read.meaning.name === 'car_doors');
    return isCount && read.meaning.kind === 'terms' ? { ...read, meaning: { ...read.meaning, not: true } } : null;
  }

  /** 'not tdi': of petrol engines there are many kinds. */
  private negatedDiesel(index: number): Read | null {
    const motor = motorTermAt(index, this.context);
    const diesel = this.context.lexicon.conceptValues('car_fuel', ['diesel']);
    const meaning = motor?.otherwise?.[0]?.meaning ?? motor?.meaning;
    const isDiesel =
      meaning?.kind === 'terms' && diesel.length > 0 && meaning.values.every((one) => diesel.includes(one));
    return motor && isDiesel ? { meaning: { ...meaning, not: true }, end: motor.end } : null;
  }

  /** 'golf, not an r': the search leaves no words out, and must not ask for them. */
  private negatedWord(index: number): Read | null {
    const { expressions, tokens } = this.context;
    const token = tokens[index];
    const isWord =
      token &&
      !token.plain &&
      isTight(token.before) &&
      !/^\d/.test(token.folded) &&
      (token.folded.length === 1 || !expressions.isControl(token.folded));
    if (!isWord) return null;
    const isPlainTerm = (position: number): boolean => {
      const { plain = true, folded = '' } = tokens[position] ?? {};
      return !plain && !/^\d/.test(folded) && !expressions.isControl(folded) && !this.context.termAt(position);
    };
    let end = index + 1;
    // 'inte m sport', 'not an s line'
    for (let next = tokens[end]; next && isTight(next.before) && isPlainTerm(end); next = tokens[end]) end += 1;
    return this.orMake(end) ?? { meaning: { kind: 'setAside' }, end, isAboutCars: true };
  }

  /** 'diesel nej tack', 'towbar not essential' */
  after(read: Read | null): Read | null {
    const optional = read ? this.context.expressions.length('optional', this.context.tokens, read.end) : 0;
    if (read?.meaning.kind === 'terms' && optional > 0)
      return { meaning: { kind: 'setAside' }, end: read.end + optional, isAboutCars: true };
    const after = read
      ? Math.max(this.context.expressions.length('notBefore', this.context.tokens, read.end), this.lastNo(read.end))
      : 0;
    if (!read || after === 0 || read.meaning.kind !== 'terms') return read;
    // 'kia en halua dieseliä' wants no diesel, and a Kia.
    const next = read.end + this.context.expressions.length('not', this.context.tokens, read.end);
    if (next > read.end && isTight(this.context.tokens[next]?.before ?? ',') && this.context.termAt(next)) return read;
    return {
      meaning: { kind: 'terms', name: read.meaning.name, values: read.meaning.values, not: true },
      end: read.end + after,
    };
  }

  /** 'automat nie', 'automatti ei, farkku': a single negation at the end of what is asked for. */
  private lastNo(index: number): number {
    const { tokens, expressions } = this.context;
    const [no, next] = [tokens[index], tokens[index + 1]];
    const isLast = no && isTight(no.before) && (next === undefined || /[,;.]/.test(next.before));
    return isLast && !no.plain && expressions.has('not', no.folded) ? 1 : 0;
  }

  private negatedLevel(index: number): Read | null {
    const level = this.context.levelAt(index);
    if (!level) return null;
    const end = index + level.tokens;
    const joint = this.context.expressions.length('and', this.context.tokens, end);
    if (joint > 0) this.negatedAt = end + joint;
    return { meaning: { kind: 'range', name: level.name, range: { max: level.bound } }, end, isLevel: true };
  }

  /** 'inte i Stockholm'. */
  private inTownAt(index: number): TermMatch | null {
    const preposition = this.context.expressions.length('locatedIn', this.context.tokens, index);
    const term = preposition > 0 ? this.context.termAt(index + preposition) : null;
    return term && { ...term, tokens: term.tokens + preposition };
  }
}
