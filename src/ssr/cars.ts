import type { GetServerSideProps, Redirect } from 'next';
import { cleanKeyphrase, sameCriteria, sortOf, type CarListQuery } from '@/domain/search/carList';
import { makeAndModelSteps, type TrailStep } from '@/domain/search/breadcrumbs';
import { listAddress } from '@/domain/search/listAddress';
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import { carPath, routeOf } from '@/domain/sites/routes';
import { historyFeature, carsPageFeature } from '@/features/car-search/history.feature';
import { viewOpened } from '@/features/car-search/history.slice';
import { carsFeature, loadCar } from '@/features/cars/cars.feature';
import { carListFeature, loadList } from '@/features/car-search/carList.feature';
import { explain, loadWords, loosen, queryTextFeature } from '@/features/car-search/queryText.feature';
import type { AppError } from '@/errors/result';
import type { Saga } from '@/effects/typed';
import type { Namespace } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import { selectPaths } from '@/store/context';
import type { StoreState } from '@/store/root';
import type { ContentProps } from './contentPage';
import { askedList, valuesLanding, type AskedList } from './landing';
import { listHead } from './listHead';
import { queryOf, sendUnavailable, type ServerResponse } from './liveResponse';
import { openPage, pageProps } from './makePage';
import { makeNotFound } from './notFound';
import type { PageProps } from './page.types';
import { shellOf, type PageContent } from './pageContent';
import { parseRouteParams, type PageRoute } from './routeParams';

const carFeatures = [carsPageFeature, historyFeature, carListFeature, carsFeature, queryTextFeature];
/** List and car share the page: going from one to the other needs no further texts. */
const carTexts: readonly Namespace[] = ['list', 'card', 'detail', 'search'];

export interface CarsProps extends PageProps {
  /** From the home page to the list of all cars; public paths. */
  trail: TrailStep[];
}

/** The car list and the cars of a site, by the query and the stock of this moment. */
export const getCarsProps: GetServerSideProps<CarsProps | MissingProps> = async ({ params, query, res }) => {
  const [place, search] = [parseRouteParams(params), queryOf(query)];
  const answer = await carsPage(place, search, res);
  return 'notFound' in answer ? { props: { ...(await missingPage(place, search, res)), trail: null } } : answer;
};

type CarsAnswer = { props: CarsProps } | { redirect: Redirect } | { notFound: true };

/** A path that looked like a landing page and is none: the site's own 404. */
export type MissingProps = ContentProps & { trail: null };

async function missingPage(place: PageRoute, search: string, res: ServerResponse): Promise<ContentProps> {
  res.statusCode = 404;
  res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return makeNotFound(place, search);
}

/** The same at any place, an editor's too. Not found where the place is neither list nor car. */
export async function carsPage(place: PageRoute, search: string, res: ServerResponse): Promise<CarsAnswer> {
  const { site } = place;
  const route = routeOf(
    { home: '/', carList: site.paths.carList, carBase: site.paths.carBase },
    place.path,
    site.cars !== undefined,
  );
  if (route.kind === 'carDetail') return carProps(place, search, route, res);
  const { asked, words } = wordsIn(search);
  const list = await askedList(place, asked);
  if (list === null) return { notFound: true };
  if ('redirect' in list) return list;
  const destination = words && (await readAddress(place, search, list, words));
  return destination
    ? { redirect: { destination, statusCode: 302 } }
    : { props: await listProps(place, search, list, res) };
}

interface SentWords {
  text: string;
  /** By a form of ours, that says what stood in its field before. */
  byForm: boolean;
}

/** Words that nobody has read yet: those of a form (`before` are the words that stood in it), or a keyphrase that no reading belongs to. */
function wordsIn(search: string): { asked: string; words: SentWords | null } {
  const parameters = new URLSearchParams(search);
  const text = cleanKeyphrase(parameters.get('keyphrase') ?? '');
  const before = parameters.get('before');
  if (before === null)
    return { asked: search, words: text === '' || parameters.has('said') ? null : { text, byForm: false } };
  parameters.delete('before');
  parameters.set('said', before);
  return { asked: parameters.toString(), words: { text, byForm: true } };
}

/** A form gives its order even where nobody chose one: the usual one of a list without words, or of the list as it was. */
const withoutUsualSort = (query: CarListQuery): CarListQuery =>
  query.sort === 'car_publishdate_asc' || sortOf({ ...query, sort: null }) === query.sort
    ? { ...query, sort: null }
    : query;

/** Where words lead: read once, so that the address says what they mean from then on; null where it says that already. */
async function readAddress(
  place: PageRoute,
  search: string,
  { query: given, landing }: AskedList,
  { text, byForm }: SentWords,
): Promise<string | null> {
  const asked = withoutUsualSort(given);
  const query = await openPage(place, search, carFeatures, landing).runLoader(() => loadWords(asked, text));
  if (!byForm && sameCriteria(query, asked)) return null;
  // A search field's values become the path where nothing was chosen before them (specification 2 section 2.5).
  const named =
    !byForm && !landing && Object.keys(asked.terms).length === 0 ? await valuesLanding(place, query.terms) : null;
  return listAddress(
    { carList: publicPath(place.language, place.site.paths.carList), landing: landing ?? named ?? undefined },
    query,
  );
}

function* loadListAndWords({ query, ignored }: AskedList): Saga<AppError | null> {
  const error = yield* loadList(query, ignored);
  yield* explain();
  yield* loosen();
  return error;
}

async function listProps(place: PageRoute, search: string, asked: AskedList, res: ServerResponse): Promise<CarsProps> {
  const { query, landing } = asked;
  const host = openPage(place, search, carFeatures, landing);
  host.store.dispatch(viewOpened('carList'));
  const content = await shellOf(place, place.site.paths.carList);
  const { props, found: error } = await pageProps({
    host,
    place,
    content,
    namespaces: carTexts,
    loader: () => loadListAndWords(asked),
    head: () => listHead(place, content, host.store.getState(), { query, landing }),
  });
  if (error) sendUnavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { ...props, trail: publicTrail(content, place) };
}

const publicTrail = ({ trail }: PageContent, { language }: PageRoute): TrailStep[] =>
  trail.map(({ title, path }) => ({ title, path: publicPath(language, path) }));

const nameOf = (state: StoreState, carId: string): string => {
  const car = state.entities.cars[carId];
  return car ? [car.car_brand, car.car_model, car.car_version].filter(Boolean).join(' ') : '';
};

const stepsOf = ({ entities }: StoreState, carId: string, { site }: PageRoute): TrailStep[] => {
  const { car_brand = '', car_model = '' } = entities.cars[carId] ?? {};
  return makeAndModelSteps({ brand: car_brand, model: car_model }, site.paths);
};

async function carProps(
  place: PageRoute,
  search: string,
  { carId, slug }: { carId: string; slug: string | null },
  res: ServerResponse,
): Promise<{ props: CarsProps } | { redirect: Redirect }> {
  const host = openPage(place, search, carFeatures);
  host.store.dispatch(viewOpened('carDetail'));
  const content = await shellOf(place, place.site.paths.carList);
  const { props, found } = await pageProps({
    host,
    place,
    content,
    namespaces: carTexts,
    loader: () => loadCar(carId, slug),
    head: ({ is, ownSlug }) => {
      const title = nameOf(host.store.getState(), carId);
      return {
        layout: null,
        title,
        languages: [],
        trail:
          title === ''
            ? []
            : [...content.trail, ...stepsOf(host.store.getState(), carId, place), { title, path: place.path }],
        ...(ownSlug ? { path: carPath(place.site.paths, { car_id: carId, slug: ownSlug }) } : {}),
        noIndex: is === 'notFound',
      };
    },
  });
  // Specification 2 section 2.2: an id without its slug is sent on with 302.
  if (slug === null && found.ownSlug) {
    return {
      redirect: {
        destination: carPath(selectPaths(host.store.getState()), { car_id: carId, slug: found.ownSlug }),
        statusCode: 302,
      },
    };
  }
  if (found.is === 'notFound') res.statusCode = 404;
  if (found.is === 'lookupFailed') sendUnavailable(res);
  else res.setHeader('Cache-Control', PUBLIC_LIVE_PAGE);
  return { props: { ...props, trail: publicTrail(content, place) } };
}
