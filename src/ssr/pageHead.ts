import type { Graph, Thing } from 'schema-dts';
import { fieldFlag, fieldText, type Layout, type Picture } from '@/domain/content/layout';
import type { PageHead } from '@/domain/content/pageHead';
import type { Crumb, RouteLanguage } from '@/ports/content.port';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { openedServices } from './content';
import type { PageRoute } from './routeParams';
import { derivedDescription } from './derivedDescription';
import { addressOf, sharedPicture } from './sharedPicture';
import { documentTitle } from '@/lib/documentTitle';

export interface HeadData {
  layout: Layout | null;
  trail: readonly Crumb[];
  languages: readonly Pick<RouteLanguage, 'name' | 'path'>[];
  /** The page's own path where it differs from the requested one; without language prefix. */
  path?: string;
  /** Used where content has none. */
  title?: string;
  description?: string;
  /** Names the page in the data layer where content's page is one for many. */
  pageName?: string;
  /** What the view itself says; before content's, so that nothing changes when its code has arrived. */
  view?: { title: string; description: string };
  /** What the page shows where content has no picture for it; null: the site's mark. */
  picture?: Picture | null;
  /** The page is no page, or one of too many: search engines leave it out. */
  noIndex?: boolean;
  /** A list's further pages are pages of their own; 1 is the list itself. */
  page?: number;
  /** What the page is about, for its graph. */
  things?: (address: GraphAddress) => Thing[];
}

/** Addresses for a page's graph. */
export interface GraphAddress {
  origin: string;
  /** The page's own address. */
  canonical: string;
}

/** Head of a page, from its route's fields; meta title, else navigation title, within the site's template. */
export function headOf(
  route: PageRoute,
  {
    layout,
    trail,
    languages,
    path = route.path,
    title = '',
    description = '',
    view,
    picture = null,
    noIndex = false,
    page = 1,
    things = () => [],
  }: HeadData,
): PageHead {
  const { site, language } = route;
  const { origin: originOf, mediaElsewhere = false } = openedServices();
  const origin = originOf(site);
  const fields = layout?.fields ?? {};
  const own =
    view?.title ||
    fieldText(fields, 'metaTitle') ||
    fieldText(fields, 'navTitle') ||
    title ||
    layout?.displayName ||
    '';
  const described =
    view?.description ||
    fieldText(fields, 'metaDescription') ||
    description ||
    (layout ? derivedDescription(layout) : '');
  const canonical = `${canonicalOf(fieldText(fields, 'canonicalURL'), origin, publicPath(language, path))}${page > 1 ? `?page=${page}` : ''}`;
  const article = layout?.templateName === 'Story' ? articleOf(layout.fields) : null;
  const head = {
    title: documentTitle(own, site.title),
    description: described,
    ogDescription: (view ? '' : fieldText(fields, 'ogDescription')) || described,
    picture: sharedPicture(
      { layout, picture, title: own },
      { origin, resizes: !mediaElsewhere, siteTitle: site.title },
    ),
    locale: ogLocale(language.locale),
    siteName: site.title,
    canonical,
    noIndex: noIndex || fieldFlag(fields, 'noIndex'),
    alternates: alternatesOf(site, languages, origin),
    ...(article ? { article: { published: article.published, author: article.author } } : {}),
  };
  return { ...head, graph: graphOf(route, origin, head, trail, article, things({ origin, canonical })) };
}

interface Article {
  headline: string;
  /** ISO day; '' where unknown. */
  published: string;
  author: string;
}

/** The platform writes the year 1 for no date. */
const articleOf = (fields: Layout['fields']): Article => {
  const date = fieldText(fields, 'date').slice(0, 10);
  return {
    headline: fieldText(fields, 'title') || fieldText(fields, 'navTitle'),
    published: /^\d{4}-\d{2}-\d{2}$/.test(date) && !date.startsWith('0001') ? date : '',
    author: fieldText(fields, 'Author'),
  };
};

/** Services want a territory: English without one is that of Europe. */
const ogLocale = (locale: string): string => (locale === 'en' ? 'en_GB' : locale.replace('-', '_'));

/** Content's canonical address, absolute or as a path; else the page's own. */
function canonicalOf(given: string, origin: string, path: string): string {
  const { protocol, host, pathname } = addressOf(given, origin) ?? addressOf(path, origin) ?? new URL(origin);
  return `${protocol}//${host}${pathname}`.toLowerCase();
}

/** Mutual, since every version of a page reads the list from the same response. */
function alternatesOf(site: Site, languages: HeadData['languages'], origin: string): PageHead['alternates'] {
  const found = site.languages.flatMap((language) => {
    const version = languages.find(({ name }) => name.toLowerCase() === language.locale.toLowerCase());
    return version && !version.path.includes('*')
      ? [{ hreflang: language.locale as string, href: `${origin}${publicPath(language, version.path)}` }]
      : [];
  });
  const [first] = found;
  return found.length < 2 || !first ? [] : [...found, { hreflang: 'x-default', href: first.href }];
}

type Named = Pick<PageHead, 'title' | 'description' | 'canonical' | 'picture'>;

/** One graph per page; ids are stable across pages, so that search engines can identify entities. */
function graphOf(
  { site, language, path }: PageRoute,
  origin: string,
  { title, description, canonical, picture }: Named,
  trail: readonly Crumb[],
  article: Article | null,
  more: readonly Thing[],
): string {
  const ids = {
    site: `${origin}/#website`,
    organization: `${origin}/#organization`,
    page: `${canonical}#webpage`,
    trail: `${canonical}#breadcrumb`,
    article: `${canonical}#article`,
  };
  const things: Thing[] = [
    {
      '@type': 'WebSite',
      '@id': ids.site,
      url: `${origin}/`,
      name: site.title,
      inLanguage: language.locale,
      publisher: { '@id': ids.organization },
      ...(site.cars ? { potentialAction: searchOf(origin, site, language) } : {}),
    },
    {
      '@type': site.cars ? 'AutoDealer' : 'Organization',
      '@id': ids.organization,
      name: site.title,
      url: `${origin}/`,
    },
    {
      '@type': 'WebPage',
      '@id': ids.page,
      url: canonical,
      name: title,
      inLanguage: language.locale,
      isPartOf: { '@id': ids.site },
      ...(description ? { description } : {}),
      primaryImageOfPage: { '@type': 'ImageObject', url: picture.src },
      ...(trail.length > 1 ? { breadcrumb: { '@id': ids.trail } } : {}),
      ...(path === '/' ? { about: { '@id': ids.organization } } : {}),
    },
  ];
  if (trail.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      '@id': ids.trail,
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.title,
        item: `${origin}${publicPath(language, step.path)}`,
      })),
    });
  }
  if (article) {
    things.push({
      '@type': 'NewsArticle',
      '@id': ids.article,
      headline: article.headline,
      mainEntityOfPage: { '@id': ids.page },
      isPartOf: { '@id': ids.page },
      inLanguage: language.locale,
      publisher: { '@id': ids.organization },
      author: article.author ? { '@type': 'Person', name: article.author } : { '@id': ids.organization },
      ...(description ? { description } : {}),
      image: [picture.src],
      ...(article.published ? { datePublished: article.published, dateModified: article.published } : {}),
    });
  }
  things.push(...more);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Within a script element nothing may look like its end.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The site's search field; `query-input` is an extension of Google that the types lack. */
const searchOf = (origin: string, site: Site, language: SiteLanguage) => ({
  '@type': 'SearchAction' as const,
  target: {
    '@type': 'EntryPoint' as const,
    urlTemplate: `${origin}${publicPath(language, site.paths.carList)}?keyphrase={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});
