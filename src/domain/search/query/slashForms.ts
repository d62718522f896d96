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
  const spelledTerms = tokens.map((token): string | undefined =>
    // The 'm.' of 'fr.o.m.' is no word of its own.
    !token.plain && /^[/.]\s?$/.test(token.after) && token.before !== '.'
      ? spelledOut(token.folded, language)
      : undefined,
  );
  return tokens.map((token, index) => {
    const word = spelledTerms[index];
    const spelled = word === undefined ? token : { ...token, folded: word, after: ' ' };
    return spelledTerms[index - 1] === undefined ? spelled : { ...spelled, before: ' ' };
  });
}
