import type { ContentItem } from './model/content.types';

/**
 * '/': the home page. Trailing slashes and case are ignored. Percent-encoding is decoded; an invalid one gives null.
 */
export function routeKey(path: string): string | null {
  try {
    return (
      decodeURI(path.startsWith('/') ? path : `/${path}`)
        .toLowerCase()
        .replace(/\/+$/, '')
        .replace(/ /g, '-') || '/'
    );
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The page of a route: its own, else the nearest wildcard page. */
export function pageForRoute(byRoute: ReadonlyMap<string, ContentItem>, route: string): ContentItem | null {
  const found = byRoute.get(route);
  if (found) return found;
  const segments = route.slice(1).split('/');
  for (let stars = 1; stars <= Math.min(2, segments.length); stars += 1) {
    const page = byRoute.get(
      `/${[...segments.slice(0, -stars), ...Array.from({ length: stars }, () => '*')].join('/')}`,
    );
    if (page) return page;
  }
  return null;
}
