import type { GetServerSideProps, Redirect } from 'next';
import type { Thing } from 'schema-dts';
import { cleanKeyphrase, sameCriteria, sortOf, withoutNear, type CarListQuery } from '@/domain/search/carList';
import { makeAndModelSteps, type TrailStep } from '@/domain/search/breadcrumbs';
import type { NearTown } from '@/domain/search/extraFilters';
import { listAddress } from '@/domain/search/listAddress';
import { withOtherParameters } from '@/domain/search/otherParameters';
import type { Picture } from '@/domain/content/layout';
import { isStudioAddress } from '@/domain/cars/carPicture';
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import { carPath, routeOf, type Landing } from '@/domain/sites/routes';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { viewOpened } from '@/features/car-search/carsPage.slice';
import { carsFeature, loadCar } from '@/features/cars/cars.feature';
import { carListFeature, loadList } from '@/features/car-search/carList.feature';
import { findLocation } from '@/features/car-search/locationFilter.feature';
import { loadFormText, queryTextFeature, relax } from '@/features/car-search/queryText.feature';
import { select, type Saga } from '@/effects/sagaEffects';
import { selectCarList } from '@/features/car-search/carList.selectors';
import { selectCarPage } from '@/features/cars/cars.selectors';
import { pickTexts } from '@/i18n/pickTexts';
import { translate, type Namespace } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import { selectPaths } from '@/store/context';
import { selectFacilityById, type CarRecord } from '@/store/entities';
import type { StoreState } from '@/store/root';
import type { StoreHost } from '@/store/store';
import { carThings, type CarOfGraph } from './carGraph';
import type { ContentProps } from './contentPage';
import { readListRequest, valuesLanding, type ListRequest } from './landing';
import { listHead } from './listHead';
import { queryOf, sendUnavailable, type ServerResponse } from './liveResponse';
import { openPage, pageProps } from './makePage';
import { makeNotFound } from './notFound';
import type { PageProps } from './page.types';
import type { GraphAddress } from './pageHead';
import { frameContentOf, type PageContent } from './pageContent';
import { parseRouteParams, type PageRoute } from './routeParams';
import { termFor } from './stockTerms';

const carFeatures = [carsPageFeature, historyFeature, carListFeature, carsFeature, queryTextFeature];
/** Characters of a place that is named as ignored. */
const LONGEST_IGNORED = 40;
/** List and car share the page. */
const carTexts: readonly Namespace[] = [
  'list',
  'card',
  'detail',
  'dealers',
  'finance',
  'search',
  'contact',
  'compare',
  'saving',
  'map',
];

export interface CarsProps extends PageProps {
  /** From the home page to the list of all cars; public paths. */
  trail: TrailStep[];
}

/** The car list and the cars of a site, by the query and the stock of this moment. */
export const getCarsProps: GetServerSideProps<CarsProps | MissingProps> = async ({ params, query, res }) => {
  const [route, search] = [parseRouteParams(params), queryOf(query)];
  const result = await carsPage(route, search, res);
  return 'notFound' in result ? { props: { ...(await missingPage(route, search, res)), trail: null } } : result;
};

type CarsResult = { props: CarsProps } | { redirect: Redirect } | { notFound: true };

/** A path that looked like a landing page and is none: the site's own 404. */
export type MissingProps = ContentProps & { trail: null };

async function missingPage(route: PageRoute, search: string, res: ServerResponse): Promise<ContentProps> {
  res.statusCode = 404;
  res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return makeNotFound(route, search);
}

/** List or car page of an address, for visitors and editors. Not found where the address is neither. */
export async function carsPage(route: PageRoute, search: string, res: ServerResponse): Promise<CarsResult> {
  const { site } = route;
  const page = routeOf(
    { home: '/', carList: site.paths.carList, carBase: site.paths.carBase },
    route.path,
    site.cars !== undefined,
  );
  if (page.kind === 'carDetail') return carProps(route, search, page, res);
  const { given, text } = formTextIn(search);
  const found = await readListRequest(route, given);
  if (found === null) return { notFound: true };
  if ('redirect' in found) return found;
  const host = openPage(route, search, carFeatures, found.landing);
  host.store.dispatch(viewOpened({ view: 'carList' }));
  const list = await withFormLocation(host, found, given);
  // The text, if any, is understood at the address with the place.
  if (text === null && !sameCriteria(list.query, found.query))
    return {
      redirect: {
        destination: withOtherParameters(addressOf(route, list.landing, list.query), search),
        statusCode: 302,
      },
    };
  const destination =
    text === null ? await loadListOf(host, route, list) : await formDestination(host, route, list, text);
  return destination === null
    ? { props: await listProps(host, route, list, res) }
    : { redirect: { destination: withOtherParameters(destination, search), statusCode: 302 } };
}

/**
 * The text of the list's form, which sends the text before it as `before`; null in any other address.
 * `given`: the address with the text before, whose filters it contains.
 */
function formTextIn(search: string): { given: string; text: string | null } {
  const parameters = new URLSearchParams(search);
  const before = parameters.get('before');
  if (before === null) return { given: search, text: null };
  parameters.delete('before');
  parameters.set('said', before);
  return { given: parameters.toString(), text: cleanKeyphrase(parameters.get('keyphrase') ?? '') };
}

async function townOf(host: StoreHost, name: string): Promise<NearTown | null> {
  const found = await host.runLoader(() => findLocation(name));
  return found.ok ? found.value : null;
}

/**
 * The place and radius of the list's form, as part of the query. An empty place takes away the one before; one that is
 * not found is named as ignored.
 */
async function withFormLocation(host: StoreHost, list: ListRequest, search: string): Promise<ListRequest> {
  const parameters = new URLSearchParams(search);
  const location = parameters.get('place')?.trim();
  if (location === undefined) return list;
  const { query, ignored } = list;
  if (location === '') return { ...list, query: withoutNear(query) };
  const radius = Number(/^\d{1,5}$/.exec(parameters.get('radius') ?? '')?.[0] ?? 0);
  const isSame = query.near?.place === location;
  const town = isSame ? query.near : await townOf(host, location);
  if (!town) return { ...list, ignored: [...ignored, { name: 'place', value: location.slice(0, LONGEST_IGNORED) }] };
  const { km: _old, ...near } = town;
  const { sort } = isSame ? query : withoutUsualSort(query);
  return { ...list, query: { ...query, sort, near: radius > 0 ? { ...near, km: radius } : near } };
}

/** The form always sends a sort; the usual one counts as not chosen. */
const withoutUsualSort = (query: CarListQuery): CarListQuery =>
  query.sort === 'car_publishdate_asc' || sortOf({ ...query, sort: null }) === query.sort
    ? { ...query, sort: null }
    : query;

const addressOf = ({ language, site }: PageRoute, landing: Landing | null | undefined, query: CarListQuery): string =>
  listAddress({ carList: publicPath(language, site.paths.carList), landing: landing ?? undefined }, query);

/** The address that the form's text leads to; null where the search failed. */
async function formDestination(
  host: StoreHost,
  route: PageRoute,
  { query, ignored, landing }: ListRequest,
  text: string,
): Promise<string | null> {
  const found = await host.runLoader(() => loadFormText(withoutUsualSort(query), ignored, text));
  return found && addressOf(route, landing, found);
}

/**
 * Loads the list. Returns the address of what was searched for, where its text has another meaning than the address.
 */
async function loadListOf(
  host: StoreHost,
  route: PageRoute,
  { query: given, ignored, landing }: ListRequest,
): Promise<string | null> {
  await host.runLoader(() => loadList(given, ignored));
  const { loadedQuery, error } = selectCarList(host.store.getState());
  if (error || sameCriteria(loadedQuery, given)) return null;
  const query = loadedQuery.sort === given.sort ? { ...loadedQuery, sort: withoutUsualSort(given).sort } : loadedQuery;
  // Values of a text become the path where nothing else was chosen (specification 2 section 2.5).
  const named = !landing && Object.keys(given.terms).length === 0 ? await valuesLanding(route, query.terms) : null;
  return addressOf(route, landing ?? named, query);
}

function* relaxList(): Saga<ReturnType<typeof selectCarList>> {
  yield* relax();
  return yield* select(selectCarList);
}

async function listProps(
  host: StoreHost,
  route: PageRoute,
  { query, landing }: ListRequest,
  res: ServerResponse,
): Promise<CarsProps> {
  const content = await frameContentOf(route, route.site.paths.carList);
  const { props, found } = await pageProps({
    host,
    route,
    content,
    namespaces: route.site.cars?.auction ? [...carTexts, 'bid'] : carTexts,
    isLazy: true,
    loader: relaxList,
    head: (list, texts) => {
      const state = host.store.getState();
      const [first] = Object.values(list.pages).flat();
      return {
        ...listHead(route, content, state, { list, query, landing, texts }),
        picture: first === undefined ? null : carPictureOf(state, first, route),
      };
    },
  });
  if (found.error) sendUnavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { ...props, trail: publicTrail(content, route) };
}

const publicTrail = ({ trail }: PageContent, { language }: PageRoute): TrailStep[] =>
  trail.map(({ title, path }) => ({ title, path: publicPath(language, path) }));

const nameOf = (state: StoreState, carId: string, route: PageRoute): string => {
  const car = state.entities.cars[carId];
  return car
    ? [car.car_brand, termFor(route, 'car_model', car.car_model ?? ''), car.car_version].filter(Boolean).join(' ')
    : '';
};

/** An illustration of the series says so: it shows no car that exists. */
function carPictureOf(state: StoreState, carId: string, route: PageRoute): Picture | null {
  const { language } = route;
  const { car_images: images, car_primary_image: primary } = state.entities.cars[carId] ?? {};
  const src = images?.[0]?.original ?? primary?.thumbnail_url;
  if (!src) return null;
  const name = nameOf(state, carId, route);
  const illustration = translate(pickTexts(language.language, ['list']), language.locale, 'list.illustration');
  return { src, alt: isStudioAddress(src) ? `${name}. ${illustration}` : name };
}

/** The car and its offer for the page's graph; nothing for an address without a car. */
function thingsOf(state: StoreState, carId: string, route: PageRoute, address: GraphAddress): Thing[] {
  const car = state.entities.cars[carId];
  const { location, flow } = selectCarPage(state);
  if (!car || !isNamed(car)) return [];
  const [, country] = route.site.languages[0].locale.split('-');
  return carThings(
    {
      car,
      name: nameOf(state, carId, route),
      term: (field, value) => termFor(route, field, value),
      isSold: flow.value === 'sold',
      facility: location ? selectFacilityById(state, location.facilityId) : undefined,
      country,
    },
    address,
  );
}

const isNamed = (car: CarRecord): car is CarRecord & CarOfGraph =>
  car.car_brand !== undefined && car.car_model !== undefined;

const stepsOf = ({ entities }: StoreState, carId: string, route: PageRoute): TrailStep[] => {
  const { car_brand = '', car_model = '' } = entities.cars[carId] ?? {};
  return makeAndModelSteps({ brand: car_brand, model: car_model }, route.site.paths, (model) =>
    termFor(route, 'car_model', model),
  );
};

async function carProps(
  route: PageRoute,
  search: string,
  { carId, slug }: { carId: string; slug: string | null },
  res: ServerResponse,
): Promise<{ props: CarsProps } | { redirect: Redirect }> {
  const host = openPage(route, search, carFeatures);
  host.store.dispatch(viewOpened({ view: 'carDetail', carId }));
  const content = await frameContentOf(route, route.site.paths.carList);
  const { props, found } = await pageProps({
    host,
    route,
    content,
    namespaces: route.site.cars?.auction ? [...carTexts, 'bid'] : carTexts,
    loader: () => loadCar(carId, slug),
    head: ({ state, ownSlug }) => {
      const title = nameOf(host.store.getState(), carId, route);
      return {
        layout: null,
        title,
        picture: carPictureOf(host.store.getState(), carId, route),
        // A car has the same address in every language.
        languages: ownSlug
          ? route.site.languages.map(({ locale }) => ({
              name: locale,
              path: carPath(route.site.paths, { car_id: carId, slug: ownSlug }),
            }))
          : [],
        trail:
          title === ''
            ? []
            : [...content.trail, ...stepsOf(host.store.getState(), carId, route), { title, path: route.path }],
        ...(ownSlug ? { path: carPath(route.site.paths, { car_id: carId, slug: ownSlug }) } : {}),
        noIndex: state === 'notFound' || state === 'gone',
        things: (address) => thingsOf(host.store.getState(), carId, route, address),
      };
    },
  });
  const { auction } = selectCarPage(host.store.getState());
  // It may come back to the stores.
  if (auction) return { redirect: { destination: auction.url, statusCode: 302 } };
  // Specification 2 section 2.2: an id without its slug is sent on with 302; one with another's, too.
  if (found.ownSlug && slug !== found.ownSlug) {
    return {
      redirect: {
        destination: withOtherParameters(
          carPath(selectPaths(host.store.getState()), { car_id: carId, slug: found.ownSlug }),
          search,
        ),
        statusCode: 302,
      },
    };
  }
  if (found.state === 'notFound') res.statusCode = 404;
  if (found.state === 'gone') res.statusCode = 410;
  if (found.state === 'lookupFailed') sendUnavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props: { ...props, trail: publicTrail(content, route) } };
}
