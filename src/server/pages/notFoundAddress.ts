import { movedTo } from '@/sites/redirects';
import { ownSpelling, withOwnPrefix } from '@/sites/ownSpelling';
import { bareHost, publicPath } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import { routed } from '@/sites/routing';
import type { Site } from '@/sites/site.types';

/** Rendered at this path, a site's 404 page is the same for all paths that it has not. */
const NOT_FOUND_PATH = '/404';

/** Below the list of facilities each facility has a page, which the stock knows and the table does not. */
const isBelowFacilities = ({ facilities, paths }: Site, path: string): boolean =>
  facilities !== undefined && path.toLowerCase().startsWith(`${paths.facilities}/`);

/**
 * The address of the 404 page for an address that is no page, redirect or other spelling of one; else null. For content
 * of our own alone, whose table has every page at once.
 */
export function notFoundAddress(site: Site, host: string, url: string): string | null {
  const [pathname = '/', search = ''] = url.split('?', 2);
  if (!siteRoutes(site.name) || bareHost(site, host) || /.\/$/.test(pathname)) return null;
  if (withOwnPrefix(site, pathname) !== pathname) return null;
  const found = routed(site, pathname);
  if (found.route.kind !== 'unknown' || isBelowFacilities(site, found.path)) return null;
  if (movedTo(site, found.language, found.path, search) || ownSpelling(site, found) !== null) return null;
  return publicPath(found.language, NOT_FOUND_PATH);
}
