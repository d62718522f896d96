import { Hono, type Context } from 'hono';
import { publicPath, resolveSite } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import type { Site } from '@/sites/site.types';

const CACHE = 'public, max-age=300, s-maxage=3600';

/**
 * `/robots.txt` and `/sitemap.xml` of the site of the request's host. An unknown host gets 404.
 * `landings`: paths of the list's landing pages, without language prefix.
 */
export function siteFileRoutes({
  live,
  landings = async () => [],
}: {
  live: boolean;
  landings?: (site: Site) => Promise<readonly string[]>;
}) {
  const withSite =
    (build: (site: Site, base: string) => string | Promise<string>, type: string) => async (c: Context) => {
      const { host, protocol } = new URL(c.req.url);
      const site = resolveSite(host);
      if (!site) return c.notFound();
      return c.body(await build(site, `${live ? 'https:' : protocol}//${host}`), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': CACHE,
      });
    };
  return new Hono().get('/robots.txt', withSite(robots, 'text/plain')).get(
    '/sitemap.xml',
    withSite(async (site, base) => sitemap(site, base, await landings(site)), 'application/xml'),
  );
}

/** robots.txt of the content, with the sitemap of the request's host. */
function robots({ name }: Site, base: string): string {
  const given = (siteRoutes(name)?.robots ?? 'User-agent: *\nDisallow: /api/\nAllow: /\n')
    .replace(/^sitemap:.*\n?/gim, '')
    .trim();
  return `${given}\n\nSitemap: ${base}/sitemap.xml\n`;
}

/** Every language version lists all versions, including itself: search engines ignore links that are not mutual. */
function sitemap(site: Site, base: string, landings: readonly string[]): string {
  const address = (prefix: string, path: string) => escaped(`${base}${publicPath({ prefix }, encodeURI(path))}`);
  const versions = new Map<string, { locale: string; address: string }[]>();
  for (const { locale, prefix } of site.languages) {
    for (const [path, id] of siteRoutes(site.name)?.pages.get(locale) ?? [
      ['/', 'home'],
      ...(site.cars ? [[site.paths.carList, 'cars'] as const] : []),
    ]) {
      versions.set(id, [...(versions.get(id) ?? []), { locale, address: address(prefix, path) }]);
    }
  }
  const contentHas = new Set(
    site.languages.flatMap(({ locale }) => [...(siteRoutes(site.name)?.pages.get(locale)?.keys() ?? [])]),
  );
  for (const path of landings.filter((path) => !contentHas.has(path))) {
    versions.set(
      `list ${path}`,
      site.languages.map(({ locale, prefix }) => ({ locale, address: address(prefix, path) })),
    );
  }
  const entries = [...versions.values()].flatMap((pages) => {
    const links =
      pages.length > 1
        ? pages
            .map(({ locale, address: href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
            .join('')
        : '';
    return pages.map((page) => `<url><loc>${page.address}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
