import type { Thing } from 'schema-dts';
import { filterCount, PAGE_SIZE, type CarListQuery } from '@/domain/search/carList';
import { listSteps } from '@/domain/search/breadcrumbs';
import { landingsOf } from '@/domain/search/landingPages';
import { isOnOneLanding } from '@/domain/search/listAddress';
import { carPath, type Landing } from '@/domain/sites/routes';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import {
  selectLanding,
  selectLoadedQuery,
  selectProgress,
  type selectCarList,
} from '@/features/car-search/carList.selectors';
import { listDescription, listTitle } from '@/i18n/list/listTitle';
import type { TextsValue } from '@/i18n/TextsProvider';
import { publicPath } from '@/sites/resolver';
import { selectCurrency, selectOdometer } from '@/store/context';
import { siteRoutes } from '@/sites/routeTable';
import type { StoreState } from '@/store/root';
import { landingPathsOf } from './landing';
import type { PageContent } from './pageContent';
import type { GraphAddress, HeadData } from './pageHead';
import type { PageRoute } from './routeParams';
import { termFor } from './stockTerms';

/** Lists with more filters are not indexed: too many, and too much alike. */
const MOST_FILTERS = 2;

/** A model implies its make. */
const chosen = (query: CarListQuery): number => {
  const brands = query.terms.car_brand ?? [];
  const implied = brands.filter((brand) =>
    brands.some((value) => value.startsWith(`${brand}${CHILD_SEPARATOR}`)),
  ).length;
  return filterCount(query) - implied;
};

/**
 * The head of a list (domain rules: canonical is the nearest landing page; further pages are their own; many filters,
 * query texts and empty lists are not indexed).
 */
export function listHead(
  route: PageRoute,
  content: PageContent,
  state: StoreState,
  {
    list,
    query: requested,
    landing,
    texts,
  }: { list: ReturnType<typeof selectCarList>; query: CarListQuery; landing?: Landing; texts: TextsValue },
): Partial<HeadData> {
  const { site, language } = route;
  const { query, total, pages, error } = list;
  const nearest = landingsOf(query, landingPathsOf(site))[0];
  const isExact = nearest ? isOnOneLanding(query, nearest.terms) : isOnOneLanding(query);
  const path = nearest?.path ?? site.paths.carList;
  const own = landing !== undefined && landing.title !== '';
  const steps = listSteps(
    requested,
    { makes: site.paths.makes, ...(landing ? { landing: { ...landing, path: route.path } } : {}) },
    (model) => termFor(route, 'car_model', model),
  );
  const ids = Object.values(pages).flat();
  return {
    ...(own ? { layout: null, title: landing.title, description: landing.lead } : {}),
    view: viewTexts(state, texts),
    trail: [...content.trail, ...steps],
    languages: nearest ? everyLanguage(route, path) : content.languages,
    path,
    // Content's own landing page has no further ones.
    page: isExact && !(nearest && isContent(route, path)) ? query.page : 1,
    noIndex:
      query.keyphrase !== '' ||
      chosen(query) > MOST_FILTERS ||
      (total === 0 && error === null && filterCount(query) > 0),
    things: (address) =>
      ids.length === 0
        ? []
        : [
            itemList(address, ids, query, (id) =>
              publicPath(language, carPath(site.paths, { car_id: id, slug: state.entities.cars[id]?.slug ?? '' })),
            ),
          ],
  };
}

/** As the list itself writes them (ListHead.tsx). */
function viewTexts(state: StoreState, texts: TextsValue): { title: string; description: string } {
  const shown = { query: selectLoadedQuery(state), landing: selectLanding(state), progress: selectProgress(state) };
  return {
    title: listTitle(shown, texts, { currency: selectCurrency(state), odometer: selectOdometer(state) }),
    description: listDescription(shown, texts),
  };
}

/**
 * A landing page's path exists in every language; where content has a page for it in one, that page sets its own
 * alternates.
 */
const everyLanguage = (route: PageRoute, path: string): HeadData['languages'] =>
  isContent(route, path) ? [] : route.site.languages.map(({ locale }) => ({ name: locale, path }));

function isContent({ site }: PageRoute, path: string): boolean {
  const pages = siteRoutes(site.name)?.pages;
  return site.languages.some(({ locale }) => pages?.get(locale)?.has(path) === true);
}

const itemList = (
  { origin, canonical }: GraphAddress,
  ids: readonly string[],
  query: CarListQuery,
  pathOf: (id: string) => string,
): Thing => ({
  '@type': 'ItemList',
  '@id': `${canonical}#list`,
  numberOfItems: ids.length,
  itemListElement: ids.map((id, index) => ({
    '@type': 'ListItem',
    position: (query.page - 1) * PAGE_SIZE + index + 1,
    url: `${origin}${pathOf(id)}`,
  })),
});
