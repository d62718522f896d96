import { GraphQLError } from 'graphql';
import type { Site } from '@/sites/site.types';
import { plainGuid } from '../guid';
import type { ContentItem } from '../model/content.types';
import { pageForRoute, routeKey } from '../pageForRoute';
import { conditionsOf, demanded, sorted, testOf, type OrderBy, type Predicate } from '../search';
import type { ContentContext } from './context';
import { paged } from './page';

interface Paging {
  first?: number | null;
  after?: string | null;
}

export const queryResolvers = {
  layout: (
    _: unknown,
    { site, routePath, language }: { site: string; routePath: string; language: string },
    { contentTrees, view }: ContentContext,
  ) => {
    if (!contentTrees.site(site)) return null;
    const tree = contentTrees.tree(site, language, view);
    const route = routeKey(routePath);
    return { item: tree && route !== null ? pageForRoute(tree.byRoute, route) : null };
  },
  item: async (
    _: unknown,
    { path, language, version }: { path?: string | null; language: string; version?: string | null },
    context: ContentContext,
  ) => {
    const item = path ? itemAt(path, language, context) : null;
    if (!item || !version || version.toLowerCase() === 'latest') return item;
    const number = Number(version);
    return Number.isInteger(number) ? (number === item.version ? item : context.version(item, number)) : null;
  },
  search: (
    _: unknown,
    { where, first, after, orderBy }: Paging & { where: Predicate; orderBy?: OrderBy | null },
    context: ContentContext,
  ) => {
    const { contentTrees, view, budget } = context;
    const template = plainGuid(demanded(where, '_templates') ?? '');
    const language = demanded(where, '_language')?.toLowerCase() ?? null;
    const candidates = template
      ? contentTrees.ofTemplate(template, view, language)
      : contentTrees
          .trees(view)
          .flatMap((tree) => (language && tree.locale.toLowerCase() !== language ? [] : [...tree.byId.values()]));
    budget.compare(candidates.length, conditionsOf(where));
    const hits = sorted(candidates.filter(testOf(where)), orderBy);
    const page = paged(hits, first, after);
    budget.take(page.results);
    return page;
  },
  site: () => ({}),
};

function itemAt(path: string, language: string, { contentTrees, view }: ContentContext): ContentItem | null {
  const id = plainGuid(path);
  const key = path.toLowerCase().replace(/\/+$/, '');
  const site = id ? null : (/^\/sitecore\/content\/[^/]+\/([^/]+)/.exec(key)?.[1] ?? null);
  if (!id && site === null) return null;
  for (const { name } of id ? contentTrees.sites() : contentTrees.sites().filter((one) => one.name === site)) {
    const tree = contentTrees.tree(name, language, view);
    const found = id ? tree?.byId.get(id) : tree?.byPath.get(key);
    if (found) return found;
  }
  return null;
}

export const siteDataResolvers = {
  siteInfo: (_: unknown, { site }: { site: string }, { contentTrees }: ContentContext) => contentTrees.site(site),
  siteInfoCollection: (_: unknown, __: unknown, { contentTrees }: ContentContext) => contentTrees.sites(),
  allSiteInfo: (
    _: unknown,
    { pageSize, pageNumber }: { pageSize?: number | null; pageNumber?: number | null },
    { contentTrees }: ContentContext,
  ) => {
    const all = contentTrees.sites();
    const size = pageSize ?? all.length;
    if (size < 0 || (pageNumber ?? 1) < 1)
      throw new GraphQLError('"pageSize" must not be negative and "pageNumber" starts at 1.');
    const from = ((pageNumber ?? 1) - 1) * size;
    return { total: all.length, results: all.slice(from, from + size) };
  },
};

/** Whether a path is in one of the lists; '/a' includes everything below it. */
const under = (route: string, bases: readonly (string | null)[]): boolean =>
  bases.some((base) => {
    const key = base === null ? null : routeKey(base);
    return key !== null && (key === '/' || route === key || route.startsWith(`${key}/`));
  });

/** False for the site's error pages and wildcard pages. */
const isListed = ({ route }: ContentItem): boolean =>
  route !== null && !route.includes('*') && route !== NOT_FOUND && route !== SERVER_ERROR;

const NOT_FOUND = '/404';
const SERVER_ERROR = '/500';

export const siteInfoResolvers = {
  hostname: (site: Site, _: unknown, { contentTrees }: ContentContext) =>
    [...site.hosts, new URL(contentTrees.origin(site)).hostname]
      .filter((host, path, all) => all.indexOf(host) === path)
      .join('|'),
  language: ({ languages }: Site) => languages[0].locale,
  rootPath: (site: Site, _: unknown, { contentTrees, view }: ContentContext) =>
    contentTrees.tree(site.name, site.languages[0].locale, view)?.root.path ?? null,
  robots: (site: Site, _: unknown, { contentTrees }: ContentContext) => contentTrees.settings(site).robots,
  sitemap: (site: Site, _: unknown, { contentTrees }: ContentContext) => [`${contentTrees.origin(site)}/sitemap.xml`],
  llmsTxt: (site: Site, _: unknown, { contentTrees }: ContentContext) => contentTrees.settings(site).llmsTxt,
  attributes: (site: Site, _: unknown, { contentTrees }: ContentContext) =>
    contentTrees.settings(site).attributes.map(([key, value]) => ({ key, value })),
  dictionary: (
    { name }: Site,
    { language, first, after }: Paging & { language: string },
    { contentTrees, view, budget }: ContentContext,
  ) => {
    const entries = [...(contentTrees.tree(name, language, view)?.dictionary ?? [])].map(([key, value]) => ({
      key,
      value,
    }));
    const page = paged(entries, first, after);
    budget.take(page.results);
    return page;
  },
  routes: (
    { name }: Site,
    {
      language,
      includedPaths,
      excludedPaths,
      first,
      after,
    }: Paging & {
      language: string;
      includedPaths?: readonly (string | null)[] | null;
      excludedPaths?: readonly (string | null)[] | null;
    },
    { contentTrees, view, budget }: ContentContext,
  ) => {
    const tree = contentTrees.tree(name, language, view);
    const pages = [...(tree?.byRoute ?? [])].filter(
      ([route, item]) =>
        isListed(item) &&
        (!includedPaths || includedPaths.length === 0 || under(route, includedPaths)) &&
        !under(route, excludedPaths ?? []),
    );
    const page = paged(
      pages.map(([, item]) => ({ routePath: item.route, route: item })),
      first,
      after,
    );
    budget.take(page.results);
    return page;
  },
  redirects: (site: Site, _: unknown, { contentTrees }: ContentContext) => contentTrees.settings(site).redirects,
  errorHandling: ({ name }: Site, { language }: { language: string }, { contentTrees, view }: ContentContext) => {
    const tree = contentTrees.tree(name, language, view);
    const notFoundPage = tree?.byRoute.get(NOT_FOUND) ?? null;
    const serverErrorPage = tree?.byRoute.get(SERVER_ERROR) ?? null;
    return {
      notFoundPage,
      notFoundPagePath: notFoundPage?.route ?? null,
      serverErrorPage,
      serverErrorPagePath: serverErrorPage?.route ?? null,
    };
  },
};
