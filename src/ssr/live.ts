import type { Namespace } from '@/i18n/text';
import type { GetServerSideProps, GetServerSidePropsContext, Redirect } from 'next';
import { decodeListQuery } from '@/domain/carList';
import { PUBLIC_LIVE_PAGE } from '@/domain/pageCache';
import { carPath, routeOf } from '@/domain/routes';
import { addressFeature, placeFeature } from '@/features/address/address.feature';
import { placeOpened } from '@/features/address/model/address.events';
import { carsFeature, loadCar } from '@/features/cars/cars.feature';
import { facetsFeature, loadList } from '@/features/facets/facets.feature';
import { selectPaths } from '@/store/context';
import { makeNotFound } from './notFound';
import { openPage, pageProps, placeOf, type PagePlace } from './makePage';
import type { PageProps } from './page.types';

export interface LiveProps extends PageProps {
  view: 'cars' | 'notFound';
}

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

/** Pages that depend on the query or the visitor: the car list, a car, and every address that is none. */
export const getLiveProps: GetServerSideProps<LiveProps> = async ({ params, query, res }) => {
  const place = placeOf(params);
  const search = queryOf(query);
  const route = routeOf({ home: '/', carList: place.site.paths.carList, carBase: place.site.paths.carBase }, place.path, place.site.cars !== undefined);
  switch (route.kind) {
    case 'carList': return { props: await listProps(place, search, res) };
    case 'carDetail': return carProps(place, search, route, res);
    default:
      res.statusCode = 404;
      res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
      return { props: { ...(await makeNotFound(place, search)), view: 'notFound' } };
  }
};

async function listProps(place: PagePlace, search: string, res: GetServerSidePropsContext['res']): Promise<LiveProps> {
  const host = openPage(place, search, liveFeatures);
  host.store.dispatch(placeOpened('carList'));
  const { query, ignored } = decodeListQuery(search);
  const { props, found: fault } = await pageProps(host, place, liveTexts, () => loadList(query, ignored));
  if (fault) unavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { ...props, view: 'cars' };
}

async function carProps(
  place: PagePlace, search: string, { carId, slug }: { carId: string; slug: string | null }, res: GetServerSidePropsContext['res'],
): Promise<{ props: LiveProps } | { redirect: Redirect }> {
  const host = openPage(place, search, liveFeatures);
  host.store.dispatch(placeOpened('carDetail'));
  const { props, found } = await pageProps(host, place, liveTexts, () => loadCar(carId, slug));
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
function unavailable(res: GetServerSidePropsContext['res']): void {
  res.statusCode = 503;
  res.setHeader('Cache-Control', 'no-store');
}
