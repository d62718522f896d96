import type { Token } from './tokens';
import type { QueryLanguage } from './understanding';

/** Letters before a slash or a full stop that stand for a word, folded. */
const forms: Readonly<Partial<Record<QueryLanguage, Readonly<Record<string, string>>>>> = {
  sv: { m: 'med', u: 'utan' },
  nb: { m: 'med', u: 'uten' },
  da: { m: 'med', u: 'uden' },
  sk: { aut: 'automat', man: 'manual', benz: 'benzin' },
};

/** 'm/hengerfeste' and 'm. hengerfeste' as 'med hengerfeste', Slovak 'aut.' as 'automat', as adverts write it. */
export function withoutSlashes(tokens: readonly Token[], language: QueryLanguage): Token[] {
  const wordOf = (token: Token | undefined): string | undefined =>
    token && !token.plain && /^[/.]\s?$/.test(token.after) ? forms[language]?.[token.folded] : undefined;
  return tokens.map((token, index) => {
    const word = wordOf(token);
    const spelled = word === undefined ? token : { ...token, folded: word, after: ' ' };
    return wordOf(tokens[index - 1]) === undefined ? spelled : { ...spelled, before: ' ' };
  });
}
