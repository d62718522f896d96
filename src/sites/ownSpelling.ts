import { publicPath } from './resolver';
import { routeKey, unescapedPath } from './routeTable';
import { routed, type RoutedPath } from './routing';
import type { Site } from './site.types';

/** A path with the prefix of its language in small letters: '/EN/kop-bil' is '/en/kop-bil'. */
export function withOwnPrefix({ languages }: Pick<Site, 'languages'>, pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = first.toLowerCase();
  const isOther = prefix !== first && languages.some((language) => language.prefix === prefix);
  return isOther ? ['', prefix, ...rest].join('/') : pathname;
}

/**
 * The path of a page as the site writes it: in small letters, without a prefix for the default language. Null where it
 * is so already, or where the site has no page.
 */
export function ownSpelling(site: Site, { language, path, route }: RoutedPath): string | null {
  const key = routeKey(path);
  const [, first, ...rest] = key.split('/');
  const [main] = site.languages;
  if (route.kind === 'unknown' && language === main && first === main.language) return `/${rest.join('/')}`;
  if (key === unescapedPath(path)) return null;
  if (route.kind === 'content' || route.kind === 'landing') return publicPath(language, key);
  if (route.kind !== 'unknown') return null;
  const own = publicPath(language, key);
  const { kind } = routed(site, own).route;
  if (kind === 'unknown') return null;
  // What follows the base is the stock's.
  return kind === 'carDetail'
    ? publicPath(language, `${site.paths.carBase}${path.slice(site.paths.carBase.length)}`)
    : own;
}
