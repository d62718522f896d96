import type { QueryLanguage } from '../search/query/understanding';

/** A meaning's word in each language, in the order of `termLanguages`. */
export type Translations = readonly [sv: string, nb: string, da: string, en: string, fi: string, sk: string];
export type TermTable = Readonly<Record<string, Translations>>;

export const termLanguages = ['sv', 'nb', 'da', 'en', 'fi', 'sk'] as const satisfies readonly QueryLanguage[];

export const termIn = (term: Translations, language: QueryLanguage): string =>
  term[termLanguages.indexOf(language)] ?? '';
