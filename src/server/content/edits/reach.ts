import { contentPath } from '@/sites/routing';
import type { Site, SiteLanguage } from '@/sites/site.types';
import type { ContentItem, SiteTree } from '../model/content.types';

/** Fields of a page that only its own head shows. */
const OF_THE_HEAD: ReadonlySet<string> = new Set([
  'metadescription',
  'ogdescription',
  'ogimage',
  'canonicalurl',
  'branddesign',
  'gtmid',
  'noindex',
]);

/**
 * The page that an item is, or whose block it belongs to; `null` for items that every page may show: header, footer,
 * tags, texts, entries of the navigation.
 */
export function pageOf(item: ContentItem): ContentItem | null {
  for (let index: ContentItem | null = item; index; index = index.parent) {
    if (index.areas) return index;
    if (index.route !== null) return null;
  }
  return null;
}

/**
 * The only page that shows a field; `null`: every page may. A block's text is shown by its page; most of a page's own
 * fields by navigation, lists and breadcrumbs, too.
 */
export function onlyPageShowing(item: ContentItem, field: string): ContentItem | null {
  const name = field.toLowerCase();
  // Breadcrumbs show the title of a page without a name for navigation.
  const isOwn = name === 'metatitle' ? textOf(item, 'navtitle') !== '' : OF_THE_HEAD.has(name);
  return item.areas && !isOwn ? null : pageOf(item);
}

function textOf({ fields }: ContentItem, name: string): string {
  const value = fields.get(name);
  return value && 'text' in value ? value.text.trim() : '';
}

/** A change of content: an item with the names of its changed fields. */
export interface ContentChange {
  item: ContentItem;
  fields: readonly string[];
}

const hasAddress = ({ route }: ContentItem): boolean => route !== null && !route.includes('*');

/** Aliases of the search change lists of cars, which are not cached beyond a publication. */
export const isOnNoPage = ({ template }: ContentItem): boolean => template.name === 'SearchAliases';

/** The pages that show any of these fields. */
export function pagesShowing(changes: readonly ContentChange[], tree: SiteTree): readonly ContentItem[] {
  const pages = changes.flatMap(({ item, fields }) =>
    isOnNoPage(item) ? [] : fields.map((field) => onlyPageShowing(item, field)),
  );
  return pages.includes(null)
    ? [...tree.byRoute.values()].filter(hasAddress)
    : [...new Set(pages.filter((page) => page !== null))];
}

/** Address of a page in the page cache, as `revalidate` takes it. */
export const cachedAddress = (page: ContentItem, site: Site, language: SiteLanguage): string =>
  contentPath(site, language, page.route ?? '/');
