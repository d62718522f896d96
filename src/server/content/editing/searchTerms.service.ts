import { searchAliasesPath } from '@/domain/content/contentIds';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { SearchTerms, UnfoundWord } from '@/domain/content/editing';
import { fold } from '@/lib/fold';
import type { QueryUnderstanding } from '@/server/search/textSearch.service';
import type { SearchedSite } from '@/server/search/unfoundTerms.store';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { treeKey, type ContentTrees } from '../contentTrees';
import type { ContentItem } from '../model/content.types';
import { fieldOf, rawValue } from '../model/fieldJson';
import { warning } from './warnings/warning.types';

const FIELD = 'Aliases';

type AliasMeaningOf = QueryUnderstanding['aliasMeaning'];

export interface SearchTermsService {
  /** A site's aliases with their drafts, and the words without a meaning; null for a site without cars. */
  of(site: SearchedSite): Promise<SearchTerms | null>;
}

interface SearchTermsParts {
  contentTrees: Pick<ContentTrees, 'site' | 'tree'>;
  unfound: (of: SearchedSite) => Promise<readonly UnfoundWord[]>;
  aliasMeaning: AliasMeaningOf;
}

const pairsOf = (item: ContentItem): readonly (readonly [string, string])[] => {
  const value = fieldOf(item, FIELD);
  return value.type === 'namevalue' ? value.pairs : [];
};

/** What visitors typed and did not find, next to the aliases that give such words a meaning. */
export function createSearchTerms({ contentTrees, unfound, aliasMeaning }: SearchTermsParts): SearchTermsService {
  return {
    async of({ site: name, locale }) {
      const site = contentTrees.site(name);
      const language = site?.languages.find((one) => treeKey('', one.locale) === treeKey('', locale));
      const item =
        site && contentTrees.tree(name, locale, 'draft')?.byPath.get(searchAliasesPath(site.name).toLowerCase());
      if (!site?.cars || !language || !item) return null;
      const pairs = pairsOf(item);
      const aliased = new Set(pairs.map(([input]) => fold(input.trim())));
      const terms: UnfoundWord[] = [];
      for (const word of await unfound({ site: site.name, locale: language.locale })) {
        if (aliased.has(fold(word.word))) continue;
        const meaning = await aliasMeaning({
          index: site.cars.index,
          language: language.language,
          means: word.word,
        });
        // The stock or the vocabulary has learned the word since.
        if (!meaning.ok || meaning.value.conditions === 0) terms.push(word);
      }
      return { item: item.id, name: FIELD, pairs, raw: rawValue(fieldOf(item, FIELD)), terms };
    },
  };
}

/** Aliases that don't mean exactly one condition in the present stock. */
export async function aliasWarnings(
  item: ContentItem,
  of: { index: string; language: QueryLanguage },
  aliasMeaning: AliasMeaningOf,
): Promise<EditWarning[]> {
  const warnings: EditWarning[] = [];
  for (const [input, means] of pairsOf(item)) {
    const meaning = await aliasMeaning({ ...of, means });
    if (!meaning.ok) throw new Error(`The vocabulary of ${of.index} failed: ${meaning.error.code}.`);
    const { conditions, unknown } = meaning.value;
    const params = { input, means };
    if (conditions > 1) warnings.push(warning('aliasSeveral', item, FIELD, params));
    else if (conditions === 0) warnings.push(warning('aliasUnknown', item, FIELD, params));
    else if (unknown.length > 0)
      warnings.push(warning('aliasPartly', item, FIELD, { ...params, unknown: unknown.join(', ') }));
  }
  return warnings;
}
