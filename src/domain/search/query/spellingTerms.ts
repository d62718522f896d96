import { Expressions } from './expressions';
import { groupTerms, spokenRules } from './knownConcepts';
import { isKnownModel, isModelTerm, longModelTerms, soleModels } from './knownModels';
import { LevelRules } from './levelRules';
import { brandAliases } from './nameAliases';
import { foldedTerms, parsedConcepts } from './parsedConcepts';
import { countedTerms, isNumeral } from './readNumber';
import { isNumberWord } from './spelledNumber';
import { wordKind, type WordKind } from './spelling';
import { namedFields, type StockNames } from './stockNames';
import { queryLanguages, type QueryLanguage, type QueryVocabulary } from './understanding';

/** A word of another language as short as this is hardly part of a compound: Slovak 'mať' in 'autmat'. */
const LONGEST_SHORT = 3;

/** The words to which typing errors are corrected, those of the stock and of these languages, and what is no error. */
export function spellingTerms({
  vocabulary,
  languages,
  stock,
  expressions,
  makerBodies,
}: {
  vocabulary: QueryVocabulary;
  languages: readonly QueryLanguage[];
  stock: StockNames;
  expressions: Expressions;
  makerBodies: ReadonlyMap<string, unknown>;
}): { targets: (readonly [string, WordKind])[]; isWord: (word: string) => boolean } {
  const texts = new Set(vocabulary.textTerms);
  const spoken = new Set(
    parsedConcepts().flatMap(({ forms }) =>
      Object.values(forms).flatMap((each) => each.flatMap((form) => [...form.terms, form.key])),
    ),
  );
  const everyLanguage = Expressions.of(...queryLanguages);
  const counted = countedTerms(expressions);
  const countedSet = new Set(counted);
  const isWord = (word: string): boolean =>
    texts.has(word) ||
    stock.shownTerms.has(word) ||
    stock.bigTownTerms.has(word) ||
    isNumeral(word) ||
    isNumberWord(word) ||
    countedSet.has(word) ||
    spoken.has(word) ||
    (word.length > LONGEST_SHORT ? everyLanguage : expressions).isControl(word) ||
    LevelRules.isWord(word) ||
    makerBodies.has(word) ||
    isKnownModel(word) ||
    isModelTerm(word) ||
    groupTerms().has(word) ||
    stock.names.has(word);
  const targets = [
    ...namedFields.flatMap((name) =>
      (vocabulary.values[name] ?? []).flatMap((value) =>
        foldedTerms(value).map((word) => [word, name === 'car_brand' ? wordKind.make : wordKind.value] as const),
      ),
    ),
    ...Object.keys(brandAliases)
      .filter((alias) => stock.names.has(alias))
      .map((alias) => [alias, wordKind.make] as const),
    // 'hyunday', where the stock has none.
    ...expressions.singles('make').map((make) => [make, wordKind.make] as const),
    // 'kodiak', where the stock has none.
    ...soleModels().map((model) => [model, wordKind.text] as const),
    // 'piccaso' of 'c4 picasso'
    ...longModelTerms().map((word) => [word, wordKind.text] as const),
    ...stock.known.flatMap(({ tokenTexts }) =>
      languages.flatMap((language) =>
        tokenTexts[language].flatMap((form) => form.terms.map((word) => [word, wordKind.value] as const)),
      ),
    ),
    ...languages.flatMap((language) => spokenRules(language).map((word) => [word, wordKind.value] as const)),
    ...stock.correctedForms.map((word) => [word, wordKind.value] as const),
    ...counted.map((word) => [word, wordKind.value] as const),
    ...[...makerBodies.keys()].map((word) => [word, wordKind.value] as const),
    ...[...texts].sort().map((word): readonly [string, WordKind] => [word, wordKind.text]),
  ];
  return { targets, isWord };
}
