import { routed } from '@/sites/routing';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import type { ContentItem, SiteTree } from '../model/content.types';
import type { Edit } from './edits.types';
import { cachedAddress, pageOf, pagesShowing, type ContentChange } from './reach';

/** The body of the vendor's publishing webhook. */
export interface PublishBody {
  invocation_id: string;
  updates: { identifier: string; entity_definition: string; operation: 'Update'; entity_culture: string }[];
  continues: boolean;
}

/** Every item once, and pages once more as layout, with the suffix '-layout'. */
export function publishBody(invocationId: string, edits: readonly Edit[], tree: SiteTree): PublishBody {
  return {
    invocation_id: invocationId,
    continues: false,
    updates: edits
      .flatMap(({ itemId, locale }) => {
        const item = tree.byId.get(itemId);
        const page = item ? pageOf(item) : null;
        const update = (identifier: string, entity: string) => ({
          identifier,
          entity_definition: entity,
          operation: 'Update' as const,
          entity_culture: locale,
        });
        return [update(itemId, 'Item'), ...(page ? [update(`${page.id}-layout`, 'LayoutData')] : [])];
      })
      .filter(
        (one, index, all) =>
          all.findIndex(
            ({ identifier, entity_culture }) => identifier === one.identifier && entity_culture === one.entity_culture,
          ) === index,
      ),
  };
}

/** Views of pages by their names, as visitors' browsers count them. */
export type PageViews = ReadonlyMap<string, number>;

/**
 * The cached pages that show any of these changes, as `revalidate` takes them, in the order in which they are wanted:
 * the pages that were edited, the home page, then the most visited.
 */
export function touchedPages(
  changes: readonly ContentChange[],
  { tree, site, language, views }: { tree: SiteTree; site: Site; language: SiteLanguage; views: PageViews },
): string[] {
  const edited = new Set(changes.map(({ item }) => pageOf(item)));
  const rank = (page: ContentItem): number =>
    edited.has(page) ? Infinity : page === tree.home ? Number.MAX_VALUE : (views.get(page.name) ?? 0);
  const cached = pagesShowing(changes, tree)
    .filter((page) => page.route !== null && !page.route.includes('*'))
    // The list of cars and the cars are rendered for every visitor.
    .filter(({ route }) => routed(site, publicPath(language, route ?? '/')).area !== '_cars')
    .toSorted((a, b) => (rank(b) === rank(a) ? 0 : rank(b) - rank(a)));
  return [...new Set(cached.map((page) => cachedAddress(page, site, language)))];
}
