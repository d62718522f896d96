import { publicPath } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import type { Locale, Site } from '@/sites/site.types';

/** Addresses in one file; the protocol allows five times as many, of at most 50 MB. */
const MOST_ADDRESSES = 10_000;

/** A page of the site's data, in every language under the same path. */
export interface ListedPage {
  /** Without language prefix, percent-encoded. */
  path: string;
  /** Day of the last known change, YYYY-MM-DD. */
  changed?: string | undefined;
}

interface Entry {
  versions: { locale: Locale; address: string; changed?: string | undefined }[];
}

/** Pages of the content by id: each language has its own path. Pages that search engines leave out are not listed. */
function contentEntries(site: Site, addressOf: (prefix: string, path: string) => string): Entry[] {
  const routes = siteRoutes(site.name);
  const entries = new Map<string, Entry>();
  for (const { locale, prefix } of site.languages) {
    for (const [path, id] of routes?.pages.get(locale) ?? [
      ['/', 'home'],
      ...(site.cars ? [[site.paths.carList, 'cars'] as const] : []),
    ]) {
      if (routes?.noIndex?.get(locale)?.has(path)) continue;
      const entry = entries.get(id) ?? { versions: [] };
      entries.set(id, entry);
      entry.versions.push({
        locale,
        address: addressOf(prefix, encodeURI(path)),
        changed: routes?.changed?.get(locale)?.get(path),
      });
    }
  }
  return [...entries.values()];
}

/** Every language version lists all versions, including itself: search engines ignore links that are not mutual. */
function urlsOf({ versions }: Entry): Url[] {
  const links =
    versions.length > 1
      ? versions
          .map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`)
          .join('')
      : '';
  return versions.map(({ address, changed }) => ({
    xml: `<url><loc>${address}</loc>${lastmod(changed)}${links}</url>`,
    changed,
  }));
}

interface Url {
  xml: string;
  changed: string | undefined;
}

const lastmod = (day: string | undefined): string => (day === undefined ? '' : `<lastmod>${day}</lastmod>`);

/** All addresses of a site, in files: content, then pages of the site's data. */
export function siteMapFiles(site: Site, base: string, pages: readonly ListedPage[]): Url[][] {
  const addressOf = (prefix: string, path: string) => escaped(`${base}${publicPath({ prefix }, path)}`);
  const ofContent = new Set(
    site.languages.flatMap(({ locale }) => [...(siteRoutes(site.name)?.pages.get(locale)?.keys() ?? [])]),
  );
  const urls = [
    ...contentEntries(site, addressOf),
    ...pages
      .filter(({ path }) => !ofContent.has(path))
      .map(({ path, changed }): Entry => ({
        versions: site.languages.map(({ locale, prefix }) => ({ locale, address: addressOf(prefix, path), changed })),
      })),
  ].flatMap(urlsOf);
  return Array.from({ length: Math.ceil(urls.length / MOST_ADDRESSES) }, (_, index) =>
    urls.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  );
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const siteMapFile = (urls: readonly Url[]): string =>
  `${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(({ xml }) => xml).join('\n')}\n</urlset>\n`;

/** Names the files, each with its newest change. */
export const siteMapIndex = (files: readonly (readonly Url[])[], base: string): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>\n${files
    .map((urls, index) => {
      const newest = urls.flatMap(({ changed }) => changed ?? []).reduce((a, b) => (a > b ? a : b), '');
      return `<sitemap><loc>${escaped(`${base}/sitemap-${index + 1}.xml`)}</loc>${lastmod(newest || undefined)}</sitemap>`;
    })
    .join('\n')}\n</sitemapindex>\n`;

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
