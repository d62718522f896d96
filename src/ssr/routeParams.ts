import type { GetStaticPropsContext } from 'next';
import type { ContentPort } from '@/ports/content.port';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import type { EditDataCollector } from './editDataCollector';

export interface PageRoute {
  site: Site;
  language: SiteLanguage;
  /** Without the language prefix; '/' for the home page. */
  path: string;
  /** A page for an editor: rendered live, with unpublished content. */
  draft?: { content: ContentPort; collector?: EditDataCollector };
}

/**
 * Site, language and path of a page file's parameters; the proxy wrote them.
 * @throws Error for a site or locale that is none.
 */
export function parseRouteParams(params: GetStaticPropsContext['params']): PageRoute {
  const site = siteByName(String(params?.site));
  const language = site.languages.find(({ locale }) => locale === params?.locale);
  if (!language) throw new Error(`The site ${site.name} has no locale ${String(params?.locale)}.`);
  const segments = Array.isArray(params?.path) ? params.path : [];
  return { site, language, path: `/${segments.join('/')}` };
}
