import { Hono, type Context } from 'hono';
import { publicPath, resolveSite } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';

const CACHE = 'public, max-age=300, s-maxage=3600';

/** `/robots.txt` and `/sitemap.xml` of the site whose host is asked. A host that is no site's gets 404. */
export function siteFileRoutes({ live }: { live: boolean }) {
  const withSite = (build: (site: Site, base: string) => string, type: string) => (c: Context) => {
    const { host, protocol } = new URL(c.req.url);
    const site = resolveSite(host);
    if (!site) return c.notFound();
    return c.body(build(site, `${live ? 'https:' : protocol}//${host}`), 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE });
  };
  return new Hono().get('/robots.txt', withSite(robots, 'text/plain')).get('/sitemap.xml', withSite(sitemap, 'application/xml'));
}

const robots = (_site: Site, base: string): string => ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');

/** Every language version names all versions, itself too: search engines ignore links that are not mutual. */
function sitemap(site: Site, base: string): string {
  const paths = ['/', ...(site.cars ? [site.paths.carList] : [])];
  const address = (prefix: string, path: string) => escaped(`${base}${publicPath({ prefix }, path)}`);
  const entries = paths.flatMap((path) => {
    const versions = site.languages.map(({ locale, prefix }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(prefix, path)}"/>`).join('');
    return site.languages.map(({ prefix }) => `<url><loc>${address(prefix, path)}</loc>${site.languages.length > 1 ? versions : ''}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
