import { expressionsIn } from './expressions';
import { finnishForms, slovakStem } from './inflections';
import { foldedTerms } from './parsedConcepts';
import { levels, type Level } from './tables/levels';
import { isTight, type Token } from './tokens';
import { queryLanguages, type QueryLanguage, type QueryVocabulary } from './understanding';

interface LevelForm {
  terms: readonly string[];
  rule: Level['rule'];
  isFirm?: true;
}

/** At least `bound` of the field, or with a negation at most that. */
export interface LevelMatch {
  name: Level['rule']['field'];
  bound: number;
  /** Number of tokens. */
  tokens: number;
  isFirm?: true;
}

/** The level words of a language, the longest first. Cached: the table is constant. */
const cache = new Map<QueryLanguage, readonly LevelForm[]>();

let everyTerm: ReadonlySet<string> | null = null;

/** 'tehokas', 'tehokkaan': one word in its Finnish cases. */
const withCases = (terms: readonly string[]): (readonly string[])[] => {
  const [term = '', ...more] = terms;
  return more.length > 0 ? [terms] : [terms, ...finnishForms(term).map((form) => [form])];
};

function formsIn(language: QueryLanguage): readonly LevelForm[] {
  const forms =
    cache.get(language) ??
    levels
      .flatMap(({ rule, terms, isFirm }) =>
        expressionsIn(terms[language])
          .map(foldedTerms)
          .flatMap((terms) => (language === 'fi' ? withCases(terms) : [terms]))
          .map((terms) => ({ terms, rule, ...(isFirm && { isFirm }) })),
      )
      .sort((a, b) => b.terms.length - a.terms.length);
  cache.set(language, forms);
  return forms;
}

/** Reads words like 'fast' and 'nearly new' by the quartiles of a stock. */
export class LevelRules {
  /** By their first term. */
  private readonly forms = new Map<string, LevelForm[]>();
  /** Slovak words are compared by their stems: 'výkonného'. */
  private readonly stem: (word: string) => string;

  constructor(
    private readonly vocabulary: QueryVocabulary,
    language: QueryLanguage,
  ) {
    const languages = [...new Set([language, vocabulary.language])];
    this.stem = languages.includes('sk') ? slovakStem : (word) => word;
    // Not of other languages: English 'fast' is 'fixed' in Swedish.
    for (const form of languages.flatMap(formsIn)) {
      const first = this.stem(form.terms[0] ?? '');
      const same = this.forms.get(first);
      if (same) same.push(form);
      else this.forms.set(first, [form]);
    }
  }

  static isWord(word: string): boolean {
    everyTerm ??= new Set(queryLanguages.flatMap((language) => formsIn(language).flatMap(({ terms }) => terms)));
    return everyTerm.has(word);
  }

  /** The level that the words at this index mean; null without any. */
  read(tokens: readonly Token[], index: number, year: number): LevelMatch | null {
    for (const { terms, rule, isFirm } of this.forms.get(this.stem(tokens[index]?.folded ?? '')) ?? []) {
      const fits = terms.every((word, more) => {
        const token = tokens[index + more];
        return (
          token !== undefined &&
          !token.plain &&
          this.stem(token.folded) === this.stem(word) &&
          (more === 0 || isTight(token.before))
        );
      });
      const bound = fits ? this.boundOf(rule, year) : undefined;
      if (bound !== undefined) return { name: rule.field, bound, tokens: terms.length, ...(isFirm && { isFirm }) };
    }
    return null;
  }

  private boundOf(rule: Level['rule'], year: number): number | undefined {
    if (rule.kind === 'newest') return year - rule.years;
    const upper = this.vocabulary.upperQuartiles[rule.field];
    if (upper === undefined) return undefined;
    const quartile = upper * (rule.share ?? 1);
    // Two digits: few changes of the stock change the bound.
    const step = 10 ** Math.max(Math.floor(Math.log10(Math.max(quartile, 1))) - 1, 0);
    return Math.floor(quartile / step) * step;
  }
}
