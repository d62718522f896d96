import type { Route } from '@/adapters/browser/address';
import { plainPath, routeOf } from '@/domain/sites/routes';
import { hasStoriesParameters } from '@/domain/stories/storiesParameters';
import type { ContextState } from './context';

const CARS_PAGE = '/_cars/[site]/[locale]/[[...path]]';
const LIVE_PAGE = '/_live/[site]/[locale]/[[...path]]';
const SITE_PAGE = '/_sites/[site]/[locale]/[[...path]]';

export interface LivePage {
  /** Where the page on screen is, told with every page; and whether it holds a list of stories, which has addresses of its own. */
  know(context: ContextState | undefined, storyList?: boolean): void;
  /** The page file and parameters of an address that the page on screen can show in place; else null. */
  route(address: string): Route | null;
}

/** The address's own query: who comes back to it from another page of the site asks the server with it. */
function queryOf(address: string): Route['query'] {
  const parameters = new URLSearchParams(address.split('#')[0]?.split('?')[1]);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

/** Which addresses the page on screen can show in place: the car list and the cars of its site, in its language; a list of stories at every length and choice. */
export function createLivePage(): LivePage {
  let here: ContextState | undefined;
  let listsStories = false;
  return {
    know: (context, storyList = false) => {
      here = context;
      listsStories = storyList;
    },
    route: (address) => {
      if (!here) return null;
      const path = address.split(/[?#]/)[0] ?? '';
      const [shown = '', search = ''] = here.path.split('?');
      // The proxy has chosen the page file by what the address asked when the page was loaded.
      const ofList =
        listsStories && plainPath(path) === plainPath(shown)
          ? hasStoriesParameters(search)
            ? LIVE_PAGE
            : SITE_PAGE
          : null;
      const found = routeOf(here.paths, plainPath(path), here.carIndex !== null);
      if (!ofList && found.kind !== 'carList' && found.kind !== 'carDetail') return null;
      const own = here.paths.home === '/' ? path : path.slice(here.paths.home.length);
      return {
        pathname: ofList ?? CARS_PAGE,
        query: {
          ...queryOf(address),
          site: here.site,
          locale: here.locale,
          path: own.split('/').filter(Boolean).map(plainPath),
        },
      };
    },
  };
}
