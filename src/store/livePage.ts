import type { Route } from '@/adapters/browser/address';
import { plainPath, routeOf } from '@/domain/sites/routes';
import { hasStoriesParameters } from '@/domain/stories/storiesParameters';
import type { ContextState } from './context';

const CARS_PAGE = '/_cars/[site]/[locale]/[[...path]]';
const LIVE_PAGE = '/_live/[site]/[locale]/[[...path]]';
const SITE_PAGE = '/_sites/[site]/[locale]/[[...path]]';

export interface LivePage {
  /** Sets the page on screen, and whether it has a list of stories, whose filters are part of its address. */
  setPage(context: ContextState | undefined, storyList?: boolean): void;
  /** The page file and parameters of an address that the page on screen can show by a shallow navigation; else null. */
  route(address: string): Route | null;
}

/** The query of the address: needed when the visitor comes back from another page, as the server then renders it. */
function queryOf(address: string): Route['query'] {
  const parameters = new URLSearchParams(address.split('#')[0]?.split('?')[1]);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

/** The query of a list of facilities without the part that opens its map. */
function withoutView(search = ''): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('view');
  return parameters.toString();
}

/**
 * Decides which addresses the page on screen can show by a shallow navigation: the car list and the cars of the same
 * site and language; a list of stories with any filter and length; a list of facilities with its map open or closed.
 */
export function createLivePage(): LivePage {
  let context: ContextState | undefined;
  let listsStories = false;
  return {
    setPage: (next, storyList = false) => {
      context = next;
      listsStories = storyList;
    },
    route: (address) => {
      if (!context) return null;
      const path = address.split(/[?#]/)[0] ?? '';
      const [shown = '', search = ''] = context.path.split('?');
      // The proxy chose the page file by the query with which the page was loaded.
      const ofList =
        listsStories && plainPath(path) === plainPath(shown)
          ? hasStoriesParameters(search)
            ? LIVE_PAGE
            : SITE_PAGE
          : null;
      const ofMap =
        plainPath(path) === plainPath(context.paths.facilities) &&
        plainPath(path) === plainPath(shown) &&
        withoutView(address.split('#')[0]?.split('?')[1]) === withoutView(search)
          ? LIVE_PAGE
          : null;
      const found = routeOf(context.paths, plainPath(path), context.carIndex !== null);
      if (!ofList && !ofMap && found.kind !== 'carList' && found.kind !== 'carDetail') return null;
      const own = context.paths.home === '/' ? path : path.slice(context.paths.home.length);
      return {
        pathname: ofList ?? ofMap ?? CARS_PAGE,
        query: {
          ...queryOf(address),
          site: context.site,
          locale: context.locale,
          path: own.split('/').filter(Boolean).map(plainPath),
        },
      };
    },
  };
}
