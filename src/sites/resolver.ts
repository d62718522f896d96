import type { Site, SiteLanguage } from './site.types';
import { allSites } from './sites';

interface Pattern {
  /** The host, or the part after the asterisk: '.nordvikgroup.example'. */
  text: string;
  wild: boolean;
  site: Site;
}

/** Longest first; of equal length the exact host before the wildcard. */
const patterns: readonly Pattern[] = allSites
  .flatMap((site) =>
    [...site.hosts, `${site.name}.localhost`, `www.${site.name}.localhost`].map((host) => patternOf(host, site)),
  )
  .toSorted((a, b) => b.text.length - a.text.length || Number(a.wild) - Number(b.wild));

function patternOf(host: string, site: Site): Pattern {
  const wild = host.startsWith('*.');
  return { text: (wild ? host.slice(1) : host).toLowerCase(), wild, site };
}

/** A host header without port, trailing dot and capitals. */
export const plainHost = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** The site of a host header; `null` for a host that is no site's, bare localhost and addresses in figures included. */
export function resolveSite(host: string | null | undefined): Site | null {
  if (!host) return null;
  const plain = plainHost(host);
  const found = patterns.find(({ text, wild }) =>
    wild ? plain.length > text.length && plain.endsWith(text) : plain === text,
  );
  return found?.site ?? null;
}

/**
 * The language of a public path, and the path without its prefix: '/en/kop-bil' is English '/kop-bil'. The default
 * language has no prefix; a prefix is always a complete first segment. The path always starts with '/'.
 */
export function resolvePath(site: Site, pathname: string): { language: SiteLanguage; path: string } {
  const [, first = '', ...rest] = (pathname.startsWith('/') ? pathname : `/${pathname}`).split('/');
  const language = first === '' ? undefined : site.languages.find(({ prefix }) => prefix === first);
  if (language) return { language, path: `/${rest.join('/')}` };
  return { language: site.languages[0], path: pathname.startsWith('/') ? pathname : `/${pathname}` };
}

/** The public path of a path without prefix in a language: the inverse of `resolvePath`. */
export function publicPath(language: Pick<SiteLanguage, 'prefix'>, path: string): string {
  if (language.prefix === '') return path;
  return path === '/' ? `/${language.prefix}` : `/${language.prefix}${path}`;
}

/**
 * Where a host must be left for another: the www host of a site that redirects it (requirement A-05), without the port
 * that the client named; else `null`.
 */
export function bareHost(site: Site, host: string): string | null {
  const plain = plainHost(host);
  return site.redirectsWww && plain.startsWith('www.') ? plain.slice(4) : null;
}
