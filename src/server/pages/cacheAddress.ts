import { COSTS_PARAMETER } from '@/domain/finance/costAssumptions';
import { PLAN_PARAMETER } from '@/domain/finance/chosenPlan';
import type { Route } from '@/domain/sites/routes';
import { TRUCK_PARAMETERS } from '@/domain/stock/truckFilter';
import { PARAMETERS } from '@/domain/stories/storiesParameters';
import { bareHost } from '@/sites/resolver';
import { movedTo } from '@/sites/redirects';
import { ownSpelling, withOwnPrefix } from '@/sites/ownSpelling';
import { siteRoutes } from '@/sites/routeTable';
import { routed } from '@/sites/routing';
import type { Site } from '@/sites/site.types';

/** The parameters that a page reads. Lists and facilities read most of what they are given, and are not here. */
const READ: Partial<Record<Route['kind'], readonly string[]>> = {
  home: [],
  saved: [],
  content: [...Object.values(PARAMETERS), ...TRUCK_PARAMETERS],
  carDetail: [PLAN_PARAMETER, COSTS_PARAMETER],
};

/**
 * The address of a page without the parameters that it does not read, those of campaigns for instance: one page is kept
 * for all of them. `others` are those that were left out, which a redirect gives back. As it is where another part of
 * the site may read them: a redirect, another spelling, an unknown path.
 */
export function cacheAddress(site: Site, host: string, url: string): { url: string; others: string } {
  const given = { url, others: '' };
  const [pathname = '/', search = ''] = url.split('?', 2);
  if (search === '' || !siteRoutes(site.name) || bareHost(site, host) || /.\/$/.test(pathname)) return given;
  if (withOwnPrefix(site, pathname) !== pathname) return given;
  const found = routed(site, pathname);
  const read = READ[found.route.kind];
  if (!read || ownSpelling(site, found) !== null) return given;
  if (movedTo(site, found.language, found.path, search) || movedTo(site, found.language, found.path, '')) return given;
  const parameters = [...new URLSearchParams(search)];
  const remaining = new URLSearchParams(parameters.filter(([name]) => read.includes(name))).toString();
  const others = new URLSearchParams(parameters.filter(([name]) => !read.includes(name))).toString();
  return others === '' ? given : { url: remaining === '' ? pathname : `${pathname}?${remaining}`, others };
}
