import { fold } from '../../../lib/fold';
import { makes, namesakes, soundMakers, versions } from './tables/makes';
import type { LanguageTable } from './tables/table.types';
import { languageTables } from './tables/tables';
import { isTight, type Token } from './tokens';
import type { QueryLanguage } from './understanding';

/** 'version': words of version names, never a role. 'make': of any maker of cars. 'namesake': what is no model. */
export type Role = keyof LanguageTable | 'version' | 'make' | 'namesake';

const foldedTermsIn = (expression: string): string[] => (expression.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(fold);

/** The comma-separated expressions of a table row. */
export const expressionsIn = (row: string): string[] =>
  row
    .split(',')
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '');

/** Cached: the tables are constant. */
const cache = new Map<string, Expressions>();

/** The roles of words in one language or in two: an English reader of a Swedish stock may use Swedish words. */
export class Expressions {
  /** By role and first word, the longest expression first. */
  private readonly known = new Map<Role, Map<string, string[][]>>();
  private readonly controls = new Set<string>();

  private constructor(languages: ReadonlySet<QueryLanguage>) {
    for (const language of languages) {
      for (const [role, row] of Object.entries(languageTables[language])) {
        if (!isRole(role) || role === 'shortForms') continue;
        if (verbRoles.has(role)) this.addUncontrolled(role, expressionsIn(row).map(foldedTermsIn));
        else this.add(role, expressionsIn(row).map(foldedTermsIn));
      }
    }
    // 'not diesel' on a Swedish page must not find diesels.
    for (const table of Object.values(languageTables))
      this.add(
        'not',
        expressionsIn(table.not)
          .map(foldedTermsIn)
          .filter(([word = '', ...more]) => more.length === 0 && word.length >= 3 && !this.isControl(word)),
      );
    this.add('version', expressionsIn(versions).map(foldedTermsIn));
    this.add('unanswered', expressionsIn(soundMakers).map(foldedTermsIn));
    this.addUncontrolled('make', expressionsIn(makes).map(foldedTermsIn));
    this.addUncontrolled('namesake', expressionsIn(namesakes).map(foldedTermsIn));
    for (const expressions of this.known.values())
      for (const list of expressions.values()) list.sort((a, b) => b.length - a.length);
  }

  static of(...languages: readonly QueryLanguage[]): Expressions {
    const both = new Set(languages);
    const name = [...both].join(' ');
    const known = cache.get(name) ?? new Expressions(both);
    cache.set(name, known);
    return known;
  }

  /** Number of tokens of the longest expression of the role at this index; 0 for none. */
  length(role: Role, tokens: readonly Token[], index: number): number {
    const first = tokens[index];
    if (!first || first.plain) return 0;
    const fits = this.known
      .get(role)
      ?.get(first.folded)
      ?.find((tokenTexts) =>
        tokenTexts.every((word, more) => {
          const token = tokens[index + more];
          return token !== undefined && !token.plain && token.folded === word && (more === 0 || isTight(token.before));
        }),
      );
    return fits?.length ?? 0;
  }

  /** Whether an expression of any role begins at this index. */
  beginsAt(tokens: readonly Token[], index: number): boolean {
    return [...this.known.keys()].some((role) => !verbRoles.has(role) && this.length(role, tokens, index) > 0);
  }

  /** Whether this single word is an expression of the role. */
  has(role: Role, word: string): boolean {
    return (
      this.known
        .get(role)
        ?.get(word)
        ?.some((tokens) => tokens.length === 1) ?? false
    );
  }

  /** The expressions of the role that are one word. */
  singles(role: Role): string[] {
    return [...(this.known.get(role) ?? [])].flatMap(([word, all]) =>
      all.some((tokens) => tokens.length === 1) ? [word] : [],
    );
  }

  /** Whether the word occurs in an expression of any role. */
  isControl(word: string): boolean {
    return this.controls.has(word);
  }

  private add(role: Role, expressions: readonly string[][]): void {
    this.addUncontrolled(role, expressions);
    for (const tokens of expressions) for (const word of tokens) this.controls.add(word);
  }

  private addUncontrolled(role: Role, expressions: readonly string[][]): void {
    const byFirst = this.known.get(role) ?? new Map<string, string[][]>();
    this.known.set(role, byFirst);
    for (const tokens of expressions) {
      const [first] = tokens;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), tokens]);
    }
  }
}

/** Everyday words, which have a role only next to others: between a negation and an amount, before what is preferred. */
const verbRoles: ReadonlySet<Role> = new Set(['cannot', 'helper', 'preferred']);

const isRole = (name: string): name is keyof LanguageTable => name in languageTables.sv;
