import { NextResponse, type NextRequest } from 'next/server';
import { editingArea } from '@/domain/content/editing';
import { tilesOrigin } from '@/domain/sites/mapTiles';
import { mediaOrigins } from '@/domain/content/mediaOrigins';
import { hasStoriesParameters } from '@/domain/stories/storiesParameters';
import { pageHeaders, type AllowedOrigins } from '@/domain/sites/securityHeaders';
import { allowedOrigins } from '@/sites/origins';
import { movedTo } from '@/sites/redirects';
import { bareHost, plainHost, publicPath, resolveSite } from '@/sites/resolver';
import { routeKey } from '@/sites/routeTable';
import { internalPath, routed, type RoutedPath } from '@/sites/routing';
import type { Site } from '@/sites/site.types';

/**
 * Everything that is a page, `_next/data` included. The API door is left out (the proxy would cut large bodies), and so
 * is what is the same for every host: built files and the files of `public/`.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|-/|sitecore/(?:api|service)/|v1/content/api/|layout/component$|_next/(?!data/)|__nextjs|icons/|fonts/|feaas-render$|(?:healthz|robots\\.txt|sitemap\\.xml|boot\\.js|favicon\\.ico|favicon\\.svg)$).*)',
  ],
};

/** Read on every request: a build is not for one mode. */
const isLive = (): boolean => process.env.FORECOURT_MODE === 'live';

/** A page's permissions, those of the configured map and content platform among them. */
const originsOf = (site: Site): AllowedOrigins =>
  allowedOrigins(site, tilesOrigin(process.env.MAP_TILES_URL), mediaOrigins(process.env));

const BARE_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export function proxy(request: NextRequest): NextResponse {
  const host = request.headers.get('host') ?? '';
  const site = resolveSite(host);
  const editing = editingArea((name) => request.cookies.has(name));
  if (editing) return edited(request, site, editing);
  if (!site) return BARE_HOSTS.has(plainHost(host)) && !isLive() ? development(request) : unknownHost();

  const bare = bareHost(site, host);
  if (bare) return moved(request, `${request.nextUrl.protocol}//${bare}${request.nextUrl.pathname}`);
  const place = routed(site, request.nextUrl.pathname);
  const origin = `${request.nextUrl.protocol}//${host}`;
  const found = movedTo(site, place.language, place.path, request.nextUrl.search.slice(1));
  if (found?.redirectType === 'SERVER_TRANSFER' && found.target.startsWith('/'))
    return page(request, site, routed(site, new URL(found.target, origin).pathname));
  if (found) return sent(new URL(found.target, origin).href, found.redirectType === 'REDIRECT_302' ? 302 : 301);
  const tidy = routeKey(place.path);
  // One address for a page, whatever case it was typed in.
  if (place.route.kind === 'content' && decodeURI(place.path) !== tidy)
    return moved(request, `${origin}${publicPath(place.language, tidy)}`);
  return page(request, site, place);
}

/** To a page that looks at the pass in the cookie: it may name another site than the host does, as the vendor's editor asks for all sites at one. */
function edited(request: NextRequest, site: Site | null, area: '_canvas' | '_edit'): NextResponse {
  const url = request.nextUrl.clone();
  const { pathname } = url;
  const place = site ? routed(site, pathname) : null;
  url.pathname =
    site && place ? internalPath(site, { ...place, area }) : `/${area}/-/-${pathname === '/' ? '' : pathname}`;
  return dressed(NextResponse.rewrite(url), site ? { origins: originsOf(site) } : {});
}

function page(request: NextRequest, site: Site, place: RoutedPath): NextResponse {
  const url = request.nextUrl.clone();
  // A list of stories, chosen or lengthened by its address; any other query leaves a cached page what it is.
  const asks = place.route.kind === 'content' && hasStoriesParameters(request.nextUrl.search);
  url.pathname = internalPath(site, asks ? { ...place, area: '_live' } : place);
  return dressed(NextResponse.rewrite(url), { origins: originsOf(site) });
}

/** Bare localhost in demo mode: the directory of the sites and the development pages, nothing else. */
function development(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  if (pathname === '/') url.pathname = '/dev';
  else if (pathname !== '/dev' && !pathname.startsWith('/dev/')) url.pathname = '/404';
  return dressed(NextResponse.rewrite(url), { cacheControl: 'no-store' });
}

/** Permanent; the query goes along unless the new address brings its own. */
function moved(request: NextRequest, to: string): NextResponse {
  const target = new URL(to);
  if (!target.search) target.search = request.nextUrl.search;
  return sent(target.href, 308);
}

const sent = (target: string, status: 301 | 302 | 308): NextResponse =>
  dressed(NextResponse.redirect(target, status), {
    cacheControl: status === 302 ? 'no-store' : 'public, max-age=3600',
  });

/** No site, so no theme and no language: a plain page that gives nothing away. */
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

/** Cache-Control only where the proxy answers itself: on a page it would stand on a failed rendering, too. */
function dressed(
  response: NextResponse,
  { origins, cacheControl }: { origins?: AllowedOrigins; cacheControl?: string },
): NextResponse {
  for (const [name, value] of pageHeaders({
    live: isLive(),
    development: process.env.NODE_ENV === 'development',
    origins,
  }))
    response.headers.set(name, value);
  if (cacheControl) response.headers.set('Cache-Control', cacheControl);
  return response;
}
