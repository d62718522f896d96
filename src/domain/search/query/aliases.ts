import { foldedTerms } from './parsedConcepts';
import { isTight, type Token } from './tokens';

/** Limits against abuse: pairs of a site and language, and characters of each side. */
export const aliasLimits = { pairs: 500, text: 60 } as const;

interface Alias {
  terms: readonly string[];
  means: string;
}

export interface AliasMatch {
  /** A text that the vocabulary understands: 'volkswagen beetle'. */
  means: string;
  /** Number of tokens. */
  tokens: number;
}

/**
 * Words that editors gave a meaning: 'bubblan' means 'volkswagen beetle'. Case and diacritics don't matter; the first of
 * two equal ones counts.
 */
export class Aliases {
  static readonly none = new Aliases([]);
  /** By first word, the longest first. */
  private readonly byFirst = new Map<string, Alias[]>();

  constructor(pairs: readonly (readonly [input: string, means: string])[]) {
    for (const [input, means] of pairs.slice(0, aliasLimits.pairs)) {
      const terms = foldedTerms(input.slice(0, aliasLimits.text));
      const [first] = terms;
      if (first === undefined || means.trim() === '') continue;
      const known = this.byFirst.get(first) ?? [];
      if (known.some((one) => one.terms.join(' ') === terms.join(' '))) continue;
      known.push({ terms, means: means.trim().slice(0, aliasLimits.text) });
      this.byFirst.set(
        first,
        known.sort((a, b) => b.terms.length - a.terms.length),
      );
    }
  }

  /** The longest alias at this index; none that a plain word is part of. */
  find(tokens: readonly Token[], index: number): AliasMatch | null {
    const found = this.byFirst.get(tokens[index]?.folded ?? '')?.find(({ terms }) =>
      terms.every((term, more) => {
        const token = tokens[index + more];
        return token?.folded === term && !token.plain && (more === 0 || isTight(token.before));
      }),
    );
    return found ? { means: found.means, tokens: found.terms.length } : null;
  }
}
