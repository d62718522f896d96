import { expressionsIn } from '@/domain/search/query/expressions';
import { concepts, type Concept } from '@/domain/search/query/tables/concepts';
import { equipmentConcepts } from '@/domain/search/query/tables/equipment';
import { flagConcepts } from '@/domain/search/query/tables/flags';
import { groups } from '@/domain/search/query/tables/groups';
import { levels, type Level } from '@/domain/search/query/tables/levels';
import { languageTables } from '@/domain/search/query/tables/tables';
import { queryLanguages, type QueryLanguage } from '@/domain/search/query/understanding';

const FOLDER = 'docs/understanding';

const names: Readonly<Record<QueryLanguage, string>> = {
  sv: 'Swedish',
  nb: 'Norwegian',
  da: 'Danish',
  en: 'English',
  fi: 'Finnish',
  sk: 'Slovak',
};

const table = (heads: readonly [string, string], rows: readonly (readonly [string, string])[]): string =>
  [
    `| ${heads.join(' | ')} |`,
    '|---|---|',
    ...rows.filter(([, terms]) => terms !== '').map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** A concept's expressions in one language: they follow its field, in the order of its type. */
const inLanguage = (concept: Concept, language: QueryLanguage): string =>
  concept[1 + (['sv', 'nb', 'da', 'en', 'fi', 'sk'] as const).indexOf(language)] ?? '';

const listed = (row: string): string => expressionsIn(row).join(', ');

const ruleText = (rule: Level['rule']): string =>
  rule.kind === 'newest'
    ? `\`${rule.field}\`: at most ${rule.years} years old`
    : `\`${rule.field}\`: at least the upper quartile of the stock`;

function pageOf(language: QueryLanguage): string {
  const byField = (rows: readonly Concept[]) =>
    rows.map((concept): [string, string] => [`\`${concept[0]}\``, listed(inLanguage(concept, language))]);
  return `# Query texts in ${names[language]}

Generated from \`src/domain/search/query/tables\` by \`npm run docs\`. How they are used: [search](../search.md#api).

## Rules
${table(
  ['rule', 'terms'],
  [
    ...levels.map(({ rule, terms }): [string, string] => [ruleText(rule), listed(terms[language])]),
    ...groups.map(({ field, of, adjective, terms }): [string, string] => [
      `\`${field}\`: ${of.join(' or ')}${adjective ? ', unless the text names another' : ''}`,
      listed(terms[language]),
    ]),
  ],
)}

## Values
A star: values in stock that contain it, too.

${table(['field', 'terms'], byField([...concepts, ...flagConcepts, ...equipmentConcepts]))}

## Roles
${table(
  ['role', 'expressions'],
  Object.entries(languageTables[language]).map(([role, row]) => [`\`${role}\``, listed(String(row))]),
)}
`;
}

/** One page for each language of query texts: its vocabulary and rules. */
export const vocabularyPages = (): Map<string, string> =>
  new Map(queryLanguages.map((language) => [`${FOLDER}/${language}.md`, pageOf(language)]));
