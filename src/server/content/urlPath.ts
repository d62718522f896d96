import type { ContentItem } from './model/content.types';

const isBelowHome = ({ parent }: ContentItem): boolean =>
  parent !== null && (parent.route !== null || isBelowHome(parent));

/**
 * Path of an item as the vendor's platform writes it: a page's own route; for data below a page the names on the way
 * to it; for items outside the pages (dictionary, tags, partial designs) their content path.
 */
export function urlPathOf(item: ContentItem): string {
  if (item.route !== null) return item.route;
  if (item.parent === null || !isBelowHome(item)) return item.path;
  const above = urlPathOf(item.parent);
  return `${above === '/' ? '' : above}/${item.name.trim().replace(/\s+/g, '-')}`;
}
