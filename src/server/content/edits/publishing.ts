import { contentPath, routed } from '@/sites/routing';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import type { ContentItem, SiteTree } from '../model/content.types';
import type { Edit } from './edits.store';

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

/** The page that an item is, or whose block it belongs to; `null` for items that every page may show. */
function pageOf(item: ContentItem): ContentItem | null {
  for (let index: ContentItem | null = item; index; index = index.parent) if (index.areas) return index;
  return null;
}

/**
 * The cached pages that show any of these items, as `revalidate` takes them. A block's text touches its page; a page's
 * own fields show in navigation, lists and breadcrumbs, so they affect every page of the site, as do header, footer,
 * dictionary and tags.
 */
export function touchedPages(
  items: readonly ContentItem[],
  tree: SiteTree,
  site: Site,
  language: SiteLanguage,
): string[] {
  const pages = items.map((item) => (item.areas ? null : pageOf(item)));
  const touched = pages.includes(null) ? [...tree.byRoute.values()] : pages.filter((page) => page !== null);
  const paths = touched.flatMap(({ route }) => {
    if (route === null || route.includes('*')) return [];
    const { kind } = routed(site, publicPath(language, route)).route;
    // The list of cars and the cars are rendered for every visitor.
    return kind === 'carList' || kind === 'carDetail' ? [] : [contentPath(site, language, route)];
  });
  return [...new Set(paths)];
}
