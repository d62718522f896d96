import type { GetServerSideProps, GetServerSidePropsContext, Redirect } from 'next';
import type { PageBlock } from '@/blocks/shapes';
import { decodeListQuery } from '@/domain/carList';
import type { Layout } from '@/domain/layout';
import { PUBLIC_LIVE_PAGE } from '@/domain/pageCache';
import { carPath, routeOf } from '@/domain/routes';
import type { Fault } from '@/errors/outcome';
import { addressFeature, placeFeature } from '@/features/address/address.feature';
import { placeOpened } from '@/features/address/model/address.events';
import { carsFeature, loadCar } from '@/features/cars/cars.feature';
import { facetsFeature, loadList } from '@/features/facets/facets.feature';
import type { Namespace } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import { routeKey, siteRoutes } from '@/sites/routeTable';
import { selectPaths } from '@/store/context';
import type { RootState } from '@/store/root';
import { contentPage } from './contentPage';
import { contentPort, openedServices } from './content';
import { makeNotFound } from './notFound';
import { openPage, pageProps } from './makePage';
import { placeOf, type PagePlace } from './place';
import type { PageProps } from './page.types';
import { shellOf } from './pageContent';

export type LiveProps = PageProps & ({ view: 'cars' } | { view: 'content' | 'notFound'; blocks: PageBlock[] });

const liveFeatures = [placeFeature, addressFeature, facetsFeature, carsFeature];
/** List and car share the page: going from one to the other needs no further texts. */
const liveTexts: readonly Namespace[] = ['list', 'card', 'detail'];

const ROUTE_PARAMETERS = new Set(['site', 'locale', 'path']);

/** The visitor's own query, without what the proxy's rewrite put beside it. */
function queryOf(query: GetServerSidePropsContext['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (ROUTE_PARAMETERS.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) parameters.append(name, one);
  }
  return parameters.toString();
}

type Answer = GetServerSidePropsContext['res'];
type Result = { props: LiveProps } | { redirect: Redirect };

/** Pages that depend on the query or the visitor (the car list, a car), pages that the proxy does not know yet, and every address that is none. */
export const getLiveProps: GetServerSideProps<LiveProps> = async ({ params, query, res }) => {
  const place = placeOf(params);
  const search = queryOf(query);
  const route = routeOf({ home: '/', carList: place.site.paths.carList, carBase: place.site.paths.carBase }, place.path, place.site.cars !== undefined);
  switch (route.kind) {
    case 'carList': return { props: await listProps(place, search, res) };
    case 'carDetail': return carProps(place, search, route, res);
    default: return otherProps(place, search, res);
  }
};

/** The site's error pages answer for other addresses; by their own there is nothing. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/404', '/500']);

/** The page for any car has none where the name is no car's. */
const isNoPage = ({ site, path }: PagePlace, { name }: Layout): boolean =>
  ERROR_PAGES.has(routeKey(path)) || (name === '*' && site.cars !== undefined && routeKey(path).startsWith(`${site.paths.carBase}/`));

/** What the route table has not learned yet is looked up; what it knows to be nothing is not asked for again. */
async function otherProps(place: PagePlace, search: string, res: Answer): Promise<Result> {
  const { site, language, path } = place;
  const found = await contentPort().page({ site: site.name, locale: language.locale, path });
  if (found.ok && found.value && !isNoPage(place, found.value)) {
    const { props, broken, facility } = await contentPage(found.value, place, { query: search });
    if (facility?.ok === false) return toFacilities(place, facility.fault, res);
    if (facility?.value === null) return noPage(place, search, res);
    if (broken) unavailable(res);
    else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
    return { props: { ...props, view: 'content' } };
  }
  const isUnknown = found.ok || siteRoutes(site.name)?.pages.get(language.locale)?.has(routeKey(path)) === false;
  if (isUnknown) return noPage(place, search, res);
  unavailable(res);
  return { props: { ...(await makeNotFound(place, search)), view: 'notFound' } };
}

async function noPage(place: PagePlace, search: string, res: Answer): Promise<Result> {
  res.statusCode = 404;
  res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props: { ...(await makeNotFound(place, search)), view: 'notFound' } };
}

/** A facility that can't be fetched leads to the list (specification 2 section 8), for no cache: the next try may find it. */
function toFacilities({ site, language }: PagePlace, fault: Fault, res: Answer): Result {
  openedServices().log.error({ site: site.name, code: fault.code }, 'facility');
  res.setHeader('Cache-Control', 'no-store');
  return { redirect: { destination: publicPath(language, site.paths.facilities), statusCode: 302 } };
}

async function listProps(place: PagePlace, search: string, res: Answer): Promise<LiveProps> {
  const host = openPage(place, search, liveFeatures);
  host.store.dispatch(placeOpened('carList'));
  const { query, ignored } = decodeListQuery(search);
  const { props, found: fault } = await pageProps({ host, place, content: await shellOf(place, place.path), namespaces: liveTexts, loader: () => loadList(query, ignored) });
  if (fault) unavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { ...props, view: 'cars' };
}

const nameOf = (state: RootState, carId: string): string => {
  const car = state.entities.cars[carId];
  return car ? [car.car_brand, car.car_model, car.car_version].filter(Boolean).join(' ') : '';
};

async function carProps(
  place: PagePlace, search: string, { carId, slug }: { carId: string; slug: string | null }, res: Answer,
): Promise<Result> {
  const host = openPage(place, search, liveFeatures);
  host.store.dispatch(placeOpened('carDetail'));
  const content = await shellOf(place, place.site.paths.carList);
  const { props, found } = await pageProps({
    host, place, content, namespaces: liveTexts, loader: () => loadCar(carId, slug),
    head: ({ is, ownSlug }) => {
      const title = nameOf(host.store.getState(), carId);
      return { layout: null, title, languages: [], trail: title === '' ? [] : [...content.trail, { title, path: place.path }], ...(ownSlug ? { path: carPath(place.site.paths, { car_id: carId, slug: ownSlug }) } : {}), noIndex: is === 'missing' };
    },
  });
  // Specification 2 section 2.2: an id without its slug is sent on with 302.
  if (slug === null && found.ownSlug) {
    return { redirect: { destination: carPath(selectPaths(host.store.getState()), { car_id: carId, slug: found.ownSlug }), statusCode: 302 } };
  }
  if (found.is === 'missing') res.statusCode = 404;
  if (found.is === 'lookupTrouble') unavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props: { ...props, view: 'cars' } };
}

/** A page in trouble must not live in a cache as if it were the real one. */
function unavailable(res: Answer): void {
  res.statusCode = 503;
  res.setHeader('Cache-Control', 'no-store');
}
