import type { CompiledRedirects } from '@/domain/sites/redirects';
import type { Locale, SiteName } from './site.types';

/** The addresses of a site in the content platform. */
export interface SiteRoutes {
  /**
   * By language: paths without language prefix, in small letters, and the page's id, which is the same in every
   * language.
   */
  pages: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
  /** By language: paths that search engines leave out. */
  noIndex?: ReadonlyMap<Locale, ReadonlySet<string>>;
  /** By language and path: the day of a page that has one, YYYY-MM-DD. */
  changed?: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
  /** Text of robots.txt; null where the platform has none. */
  robots: string | null;
  redirects: ReadonlyMap<Locale, CompiledRedirects>;
  /** The same while all of the above is: a page kept from before may be a redirect now, or the other way round. */
  revision?: string;
}

/** Proxy and pages are separate bundles in one process: the tables are shared through the global object. */
const KEY = Symbol.for('forecourt.routeTables');

function tables(): Map<SiteName, SiteRoutes> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof Map) return known;
  const fresh = new Map<SiteName, SiteRoutes>();
  Reflect.set(globalThis, KEY, fresh);
  return fresh;
}

/** null until the platform's first response. */
export const siteRoutes = (site: SiteName): SiteRoutes | null => tables().get(site) ?? null;

export const storeSiteRoutes = (site: SiteName, routes: SiteRoutes): void => void tables().set(site, routes);

export const forgetSiteRoutes = (): void => tables().clear();

/** How the table writes a path: escapes undone, small letters, no slash at the end. */
export const routeKey = (path: string): string => unescapedPath(path).toLowerCase().replace(/\/+$/, '') || '/';

/** A path with its escapes undone; one that is escaped wrongly stays as it is. */
export function unescapedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed encoding: not an address.
    return path;
  }
}
