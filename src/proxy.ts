import { NextResponse, type NextRequest } from 'next/server';
import { editingArea } from '@/domain/content/editing';
import { INBOX_PATH } from '@/domain/inbox/inbox';
import { tilesOrigin } from '@/domain/sites/mapTiles';
import { mediaOrigins } from '@/domain/content/mediaOrigins';
import { hasStoriesParameters } from '@/domain/stories/storiesParameters';
import { hasTruckFilter } from '@/domain/stock/truckFilter';
import { hstsOf, pageHeaders, type AllowedOrigins } from '@/domain/sites/securityHeaders';
import { allowedOrigins, withoutTags } from '@/sites/origins';
import { ownSpelling, withOwnPrefix } from '@/sites/ownSpelling';
import { publicOrigin } from '@/sites/publicOrigin';
import { movedTo } from '@/sites/redirects';
import { bareHost, plainHost, resolveSite } from '@/sites/resolver';
import { internalPath, routed, type RoutedPath } from '@/sites/routing';
import type { Site } from '@/sites/site.types';

/**
 * All pages, including `_next/data`. Excluded are the API (the proxy would truncate large bodies) and files that are
 * the same for every host: built files and those of `public/`.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|-/|sitecore/(?:api|service)/|v1/content/api/|layout/component$|_next/(?!data/)|__nextjs|icons/|fonts/|feaas[-/]render$|(?:healthz|readyz|robots\\.txt|sitemap(?:-\\d+)?\\.xml|feeds/vehicles\\.csv|boot\\.js|favicon\\.ico|favicon\\.svg|apple-touch-icon\\.png|share\\.jpg)$).*)',
  ],
};

/** Read on every request: a build serves both modes. */
const isLive = (): boolean => process.env.FORECOURT_MODE === 'live';

/** The origins that pages may use: including the configured map and content platform. */
const originsOf = (site: Parameters<typeof allowedOrigins>[0]): AllowedOrigins =>
  allowedOrigins(site, tilesOrigin(process.env.MAP_TILES_URL), mediaOrigins(process.env));

const BARE_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export function proxy(request: NextRequest): NextResponse {
  const host = request.headers.get('host') ?? '';
  const { pathname } = request.nextUrl;
  const withoutSlashes = pathname.replace(/\/+$/, '');
  if (withoutSlashes !== '' && withoutSlashes !== pathname) return moved(request, ownAddress(request, withoutSlashes));
  const site = resolveSite(host);
  if (site && pathname === INBOX_PATH) return inbox(request, site);
  const editing = editingArea((name) => request.cookies.has(name));
  if (editing) return edited(request, site, editing);
  if (!site) return BARE_HOSTS.has(plainHost(host)) && !isLive() ? development(request) : unknownHost();

  const bare = bareHost(site, host);
  if (bare) return moved(request, new URL(oneSlash(pathname), originOf(request, bare)));
  const own = withOwnPrefix(site, pathname);
  const routedPath = routed(site, own);
  const found = movedTo(site, routedPath.language, routedPath.path, request.nextUrl.search.slice(1));
  if (found?.redirectType === 'SERVER_TRANSFER' && found.target.startsWith('/'))
    return page(request, site, routed(site, ownAddress(request, found.target).pathname));
  if (found) return sent(ownAddress(request, found.target), found.redirectType === 'REDIRECT_302' ? 302 : 301);
  // One address per page: other spellings redirect to lower case.
  const tidy = ownSpelling(site, routedPath) ?? own;
  if (tidy !== pathname) return moved(request, ownAddress(request, tidy));
  return page(request, site, routedPath);
}

/**
 * To a page that checks the session cookie, which may name another site than the host: the vendor's editor loads all
 * sites from one host.
 */
function edited(request: NextRequest, site: Site | null, area: '_canvas' | '_edit'): NextResponse {
  const url = request.nextUrl.clone();
  const { pathname } = url;
  const routedPath = site ? routed(site, pathname) : null;
  url.pathname =
    site && routedPath
      ? internalPath(site, { ...routedPath, area })
      : `/${area}/-/-${pathname === '/' ? '' : pathname}`;
  return dressed(NextResponse.rewrite(url), site ? { origins: originsOf(site) } : {});
}

/** In the language of the site; nothing of other origins, whatever the site allows its visitors' pages. */
function inbox(request: NextRequest, site: Site): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath(site, { language: site.languages[0], path: '/', area: '_inbox' });
  const response = dressed(NextResponse.rewrite(url), {});
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

function page(request: NextRequest, site: Site, routedPath: RoutedPath): NextResponse {
  const url = request.nextUrl.clone();
  // A list of stories or trucks filtered or extended by its query; any other query leaves the page cached.
  const { search } = request.nextUrl;
  const isFiltered =
    routedPath.route.kind === 'content' &&
    (hasStoriesParameters(search) || (site.facilities?.forTrucks === true && hasTruckFilter(search)));
  url.pathname = internalPath(site, isFiltered ? { ...routedPath, area: '_live' } : routedPath);
  // Addresses of its links hold a token, which no script of others reads and no other host sees. Our own forms need the
  // origin.
  const isOfToken = routedPath.path === site.features.myBooking;
  const origins = originsOf(isOfToken ? withoutTags(site) : site);
  const response = dressed(NextResponse.rewrite(url), { origins });
  if (isOfToken) response.headers.set('Referrer-Policy', 'same-origin');
  return response;
}

/** Bare localhost in demo mode: only the directory of the sites and the development pages. */
function development(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  if (pathname === '/') url.pathname = '/dev';
  else if (pathname !== '/dev' && !pathname.startsWith('/dev/')) url.pathname = '/404';
  return dressed(NextResponse.rewrite(url), { cacheControl: 'no-store' });
}

/** Two slashes would begin the name of another host. */
const oneSlash = (target: string): string => target.replace(/^[/\\]+/, '/');

/**
 * A path of the requested host. The framework sends addresses of its own origin without the origin: the `Host` of a
 * client, and the port in it, is in no redirect, which caches may store. Addresses of other hosts stay as they are.
 */
const ownAddress = (request: NextRequest, target: string): URL => new URL(oneSlash(target), request.nextUrl.origin);

const originOf = ({ nextUrl: { protocol, port } }: NextRequest, host: string): string =>
  publicOrigin(`${protocol}//${host}`, { live: isLive(), port: port === '' ? undefined : Number(port) });

/** Permanent redirect; the query is preserved unless the new address has its own. */
function moved(request: NextRequest, target: URL): NextResponse {
  if (!target.search) target.search = request.nextUrl.search;
  return sent(target, 308);
}

const sent = (target: URL, status: 301 | 302 | 308): NextResponse =>
  dressed(NextResponse.redirect(target, status), {
    cacheControl: status === 302 ? 'no-store' : 'public, max-age=3600',
  });

/** Unknown host: a plain page without theme and language that reveals nothing. */
function unknownHost(): NextResponse {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>No site here</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ef;color:#1b1d1c;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:32rem;padding:2rem}h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}p{margin:0}b{display:block;margin-bottom:2rem;color:#1f5a45;letter-spacing:.02em}</style></head>
<body><main><b>Nordvik</b><h1>No site at this address</h1><p>Check the spelling of the address. If it used to work, please try again later.</p></main></body>
</html>
`;
  return dressed(new NextResponse(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } }), {
    cacheControl: 'no-store',
  });
}

/** Cache-Control only for the proxy's own responses: on a page it would also apply to a failed rendering. */
function dressed(
  response: NextResponse,
  { origins, cacheControl }: { origins?: AllowedOrigins; cacheControl?: string },
): NextResponse {
  for (const [name, value] of pageHeaders({
    hsts: hstsOf(process.env),
    development: process.env.NODE_ENV === 'development',
    origins,
  }))
    response.headers.set(name, value);
  if (cacheControl) response.headers.set('Cache-Control', cacheControl);
  return response;
}
