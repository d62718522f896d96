import type { RedirectFound } from '@/domain/sites/redirects';
import { publicPath } from './resolver';
import { siteRoutes } from './routeTable';
import type { Site, SiteLanguage } from './site.types';

/**
 * The target of a moved address, as a public path or an absolute address; `null` without a matching row. Rows are
 * written without language prefix: a target on the site stays in the requested language.
 * @param path without language prefix
 * @param query without question mark
 */
export function movedTo(
  site: Pick<Site, 'name'>,
  language: SiteLanguage,
  path: string,
  query: string,
): RedirectFound | null {
  const found = siteRoutes(site.name)?.redirects.get(language.locale)?.find(path, query) ?? null;
  if (!found || !found.target.startsWith('/')) return found;
  return { ...found, target: publicPath(language, found.target) };
}
