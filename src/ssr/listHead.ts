import type { Thing } from 'schema-dts';
import { filterCount, PAGE_SIZE, type CarListQuery } from '@/domain/search/carList';
import { listSteps } from '@/domain/search/breadcrumbs';
import { landingsOf } from '@/domain/search/landingPages';
import { isOnOneLanding } from '@/domain/search/listAddress';
import { carPath, type Landing } from '@/domain/sites/routes';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import { selectCarList, type WithCarList } from '@/features/car-search/carList.selectors';
import { publicPath } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import type { StoreState } from '@/store/root';
import { landingPlaces } from './landing';
import type { PageContent } from './pageContent';
import type { GraphPlace, HeadMatter } from './pageHead';
import type { PageRoute } from './routeParams';

/** Filters that a list may have to be worth an entry of a search engine: combinations beyond are too many, and too much alike. */
const MOST_FILTERS = 2;

/** A model says its make. */
const chosen = (query: CarListQuery): number => {
  const brands = query.terms.car_brand ?? [];
  const implied = brands.filter((brand) =>
    brands.some((value) => value.startsWith(`${brand}${CHILD_SEPARATOR}`)),
  ).length;
  return filterCount(query) - implied;
};

/** What the head of a list says (domain rules: canonical is the nearest landing page; further pages are their own; many filters, words and empty lists are for visitors alone). */
export function listHead(
  place: PageRoute,
  content: PageContent,
  state: StoreState & Partial<WithCarList>,
  { query: asked, landing }: { query: CarListQuery; landing?: Landing },
): Partial<HeadMatter> {
  const { site, language } = place;
  if (!state.carList) throw new Error('A list has no head without its state.');
  const { query, total, pages, error } = selectCarList({ carList: state.carList });
  const nearest = landingsOf(query, landingPlaces(site))[0];
  const whole = nearest ? isOnOneLanding(query, nearest.terms) : isOnOneLanding(query);
  const path = nearest?.path ?? site.paths.carList;
  const own = landing !== undefined && landing.title !== '';
  const steps = listSteps(asked, {
    makes: site.paths.makes,
    ...(landing ? { landing: { ...landing, path: place.path } } : {}),
  });
  const ids = Object.values(pages).flat();
  return {
    ...(own ? { layout: null, title: landing.title, description: landing.lead } : {}),
    trail: [...content.trail, ...steps],
    languages: nearest ? everyLanguage(place, path) : content.languages,
    path,
    // Content's own landing page has no further ones.
    page: whole && !(nearest && isContent(place, path)) ? query.page : 1,
    noIndex:
      query.keyphrase !== '' ||
      chosen(query) > MOST_FILTERS ||
      (total === 0 && error === null && filterCount(query) > 0),
    things: (at) =>
      ids.length === 0
        ? []
        : [
            itemList(at, ids, query, (id) =>
              publicPath(language, carPath(site.paths, { car_id: id, slug: state.entities.cars[id]?.slug ?? '' })),
            ),
          ],
  };
}

/** The list answers at a landing page's path in every language; where content has a page for it in one, that page says so itself. */
const everyLanguage = (place: PageRoute, path: string): HeadMatter['languages'] =>
  isContent(place, path) ? [] : place.site.languages.map(({ locale }) => ({ name: locale, path }));

function isContent({ site }: PageRoute, path: string): boolean {
  const pages = siteRoutes(site.name)?.pages;
  return site.languages.some(({ locale }) => pages?.get(locale)?.has(path) === true);
}

const itemList = (
  { origin, canonical }: GraphPlace,
  ids: readonly string[],
  query: CarListQuery,
  pathOf: (id: string) => string,
): Thing => ({
  '@type': 'ItemList',
  '@id': `${canonical}#list`,
  numberOfItems: ids.length,
  itemListElement: ids.map((id, at) => ({
    '@type': 'ListItem',
    position: (query.page - 1) * PAGE_SIZE + at + 1,
    url: `${origin}${pathOf(id)}`,
  })),
});
