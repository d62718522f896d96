import { expressionsIn } from './expressions';
import { foldedTerms } from './parsedConcepts';
import { languageTables } from './tables/tables';
import type { Token } from './tokens';
import type { QueryLanguage } from './understanding';

/** The word that letters before a slash or a full stop stand for, folded; undefined for other words. */
const spelledOut = (short: string, language: QueryLanguage): string | undefined =>
  expressionsIn(languageTables[language].shortForms)
    .map(foldedTerms)
    .find(([own]) => own === short)?.[1];

/** 'm/hengerfeste' and 'm. hengerfeste' as 'med hengerfeste', Slovak 'aut.' as 'automat', as adverts write it. */
export function withoutSlashes(tokens: readonly Token[], language: QueryLanguage): Token[] {
  const wordOf = (token: Token | undefined): string | undefined =>
    token && !token.plain && /^[/.]\s?$/.test(token.after) ? spelledOut(token.folded, language) : undefined;
  return tokens.map((token, index) => {
    const word = wordOf(token);
    const spelled = word === undefined ? token : { ...token, folded: word, after: ' ' };
    return wordOf(tokens[index - 1]) === undefined ? spelled : { ...spelled, before: ' ' };
  });
}
