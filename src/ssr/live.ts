import type { GetServerSideProps, Redirect } from 'next';
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import type { Layout } from '@/domain/content/layout';
import type { AppError } from '@/errors/result';
import { publicPath } from '@/sites/resolver';
import { routeKey, siteRoutes } from '@/sites/routeTable';
import { contentPage, type ContentProps } from './contentPage';
import { contentPort, openedServices } from './content';
import { queryOf, sendUnavailable, type ServerResponse } from './liveResponse';
import { makeNotFound } from './notFound';
import { parseRouteParams, type PageRoute } from './routeParams';

type Result = { props: ContentProps } | { redirect: Redirect };

/** Content pages that depend on the query, pages not yet in the route table, and 404 pages. */
export const getLiveProps: GetServerSideProps<ContentProps> = ({ params, query, res }) =>
  pageOf(parseRouteParams(params), queryOf(query), res);

/** The site's error pages are rendered for other addresses; their own paths respond with 404. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/404', '/500']);

/** The page for any car has none where the name is no car's. */
const isNoPage = ({ site, path }: PageRoute, { name }: Layout): boolean =>
  ERROR_PAGES.has(routeKey(path)) ||
  (name === '*' && site.cars !== undefined && routeKey(path).startsWith(`${site.paths.carBase}/`));

/** Paths missing from the route table are looked up; paths known not to exist are not requested again. */
async function pageOf(route: PageRoute, search: string, res: ServerResponse): Promise<Result> {
  const { site, language, path } = route;
  const found = await contentPort().page({ site: site.name, locale: language.locale, path });
  if (found.ok && found.value && !isNoPage(route, found.value)) {
    const { props, broken, facility } = await contentPage(found.value, route, { query: search });
    if (facility?.ok === false) return toFacilities(route, facility.error, res);
    if (facility?.value === null) return noPage(route, search, res);
    if (broken) sendUnavailable(res);
    else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
    return { props };
  }
  const isUnknown = found.ok || siteRoutes(site.name)?.pages.get(language.locale)?.has(routeKey(path)) === false;
  if (isUnknown) return noPage(route, search, res);
  sendUnavailable(res);
  return { props: await makeNotFound(route, search) };
}

async function noPage(route: PageRoute, search: string, res: ServerResponse): Promise<Result> {
  res.statusCode = 404;
  res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props: await makeNotFound(route, search) };
}

/**
 * A facility that can't be fetched leads to the list (specification 2 section 8), for no cache: the next try may find
 * it.
 */
function toFacilities({ site, language }: PageRoute, error: AppError, res: ServerResponse): Result {
  openedServices().log.error({ site: site.name, code: error.code }, 'facility');
  res.setHeader('Cache-Control', 'no-store');
  return { redirect: { destination: publicPath(language, site.paths.facilities), statusCode: 302 } };
}
