import type { TermMatch } from './lexicon';
import type { Read } from './read.types';
import type { ModelReader } from './readModel';
import type { UnansweredReader } from './readUnanswered';
import { asTerm, type TextContext } from './textContext';
import { isAfterSlash, isTight } from './tokens';

/** What the car shall not be. */
export class ExclusionReader {
  /** Start of what is joined to a negated level: 'lyxig' in 'inte snabb eller lyxig'. */
  private negatedAt = -1;

  constructor(
    private readonly context: TextContext,
    private readonly models: ModelReader,
    private readonly unanswered: UnansweredReader,
  ) {}

  /** A level that is joined to a negated one. */
  joinedLevel(index: number): Read | null {
    return index === this.negatedAt ? this.negatedLevel(index) : null;
  }

  /** 'inte diesel eller bensin', 'utan dragkrok', '-diesel', 'inte snabb'. */
  read(index: number): Read | null {
    const { expressions } = this.context;
    const negation = expressions.length('not', this.context.tokens, index);
    if (negation === 0 && !this.context.isDashed(index)) return null;
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
      return { meaning: { kind: 'setAside' }, end: end + unanswered };
    }
    const charging = first || negation === 0 ? null : this.unanswered.chargingAlone(end);
    if (charging) return { ...charging, meaning: { kind: 'setAside' } };
    if (!first && negation > 0) return this.negatedWord(end);
    if (!first || (first.isNumber && negation === 0)) return null;
    // 'inte hybrid' excludes plug-in hybrids as well.
    const values = [
      ...first.values,
      ...this.context.lexicon.widerFuelsOf(this.context.tokens.slice(end, end + first.tokens)),
    ];
    end += first.tokens;
    const other = this.models.unmetModel(first, end);
    if (other > 0) return { meaning: { kind: 'setAside' }, end: end + other, isAboutCars: true };
    for (;;) {
      const joint =
        expressions.length('and', this.context.tokens, end) || (this.context.isShortOr(end, first.name) ? 1 : 0);
      const next = joint > 0 || isAfterSlash(this.context.tokens[end]) ? this.context.termAt(end + joint) : null;
      if (!next || next.name !== first.name) break;
      values.push(...next.values);
      end += joint + next.tokens;
    }
    return { meaning: { kind: 'terms', name: first.name, values: [...new Set(values)], not: true }, end };
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
    return { meaning: { kind: 'setAside' }, end, isAboutCars: true };
  }

  /** 'diesel nej tack' */
  after(read: Read | null): Read | null {
    const after = read ? this.context.expressions.length('notBefore', this.context.tokens, read.end) : 0;
    if (!read || after === 0 || read.meaning.kind !== 'terms') return read;
    // 'kia en halua dieseliä' wants no diesel, and a Kia.
    const next = read.end + this.context.expressions.length('not', this.context.tokens, read.end);
    if (next > read.end && isTight(this.context.tokens[next]?.before ?? ',') && this.context.termAt(next)) return read;
    return {
      meaning: { kind: 'terms', name: read.meaning.name, values: read.meaning.values, not: true },
      end: read.end + after,
    };
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
