import { routeOf, type Route } from '@/domain/sites/routes';
import { resolvePath } from './resolver';
import { routeKey, siteRoutes } from './routeTable';
import type { Site, SiteLanguage } from './site.types';

/**
 * Which page renders a route: `_sites` is cached (ISR) and the same for everybody, `_live` and `_cars` depend on query
 * or stock.
 */
export type PageArea = '_sites' | '_live' | '_cars' | '_saved';
/** For an editor: `_canvas` is the vendor's, `_edit` our own and previews. */
export type EditArea = '_canvas' | '_edit';
/** The inbox of staff, on every site. */
export type StaffArea = '_inbox';

/**
 * Content pages are cached. Paths unknown to the table are rendered live, since only a live page can respond with 404
 * for its site.
 */
const areas: Record<Route['kind'], PageArea> = {
  home: '_sites',
  content: '_sites',
  carList: '_cars',
  carDetail: '_cars',
  landing: '_cars',
  facilities: '_live',
  saved: '_saved',
  unknown: '_live',
};

export interface RoutedPath {
  language: SiteLanguage;
  /** Without the language prefix. */
  path: string;
  route: Route;
  area: PageArea;
}

/** By the path alone, never by the query: a campaign parameter must not cost the cache. */
export function routed(site: Site, pathname: string): RoutedPath {
  const { language, path } = resolvePath(site, pathname);
  const known = siteRoutes(site.name)?.pages.get(language.locale);
  const route = routeOf(
    {
      home: '/',
      carList: site.paths.carList,
      carBase: site.paths.carBase,
      saved: site.paths.saved,
      ...(site.facilities ? { facilities: site.paths.facilities } : {}),
    },
    path,
    site.cars !== undefined,
    (bare) => known?.has(routeKey(bare)) ?? false,
  );
  const found: Route = route.kind === 'unknown' && isBelowLandings(site, path) ? { kind: 'landing' } : route;
  return { language, path, route: found, area: areas[found.kind] };
}

/** Landing pages with a page in content are content pages; the list renders all others. */
function isBelowLandings({ cars, paths }: Pick<Site, 'cars' | 'paths'>, path: string): boolean {
  const key = routeKey(path);
  return cars !== undefined && [paths.makes, paths.kinds, paths.carList].some((base) => key.startsWith(`${base}/`));
}

/**
 * The address of the page file that renders a public path: '/_sites/car-store-se/sv-SE'. Also what `revalidate` takes.
 */
export function internalPath(
  site: Pick<Site, 'name'>,
  { language, path, area }: Pick<RoutedPath, 'language' | 'path'> & { area: PageArea | EditArea | StaffArea },
): string {
  return `/${area}/${site.name}/${language.locale}${path === '/' ? '' : path}`;
}

/** The address of a page of content, where it is cached. */
export const contentPath = (site: Pick<Site, 'name'>, language: SiteLanguage, path: string): string =>
  internalPath(site, { language, path, area: '_sites' });
