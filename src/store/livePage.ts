import type { Route } from '@/adapters/browser/address';
import { plainPath, routeOf } from '@/domain/routes';
import type { ContextState } from './context';

const LIVE_PAGE = '/_live/[site]/[locale]/[[...path]]';

export interface LivePage {
  /** Where the page on screen is; told with every page. */
  know(context: ContextState | undefined): void;
  /** The page file and parameters of an address that the live page of this site and language shows; else null. */
  route(address: string): Route | null;
}

/** The address's own query: who comes back to it from another page of the site asks the server with it. */
function queryOf(address: string): Route['query'] {
  const parameters = new URLSearchParams(address.split('#')[0]?.split('?')[1]);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

/** Which addresses the page on screen can show in place: the car list and the cars of its site, in its language. */
export function createLivePage(): LivePage {
  let here: ContextState | undefined;
  return {
    know: (context) => { here = context; },
    route: (address) => {
      if (!here) return null;
      const path = address.split(/[?#]/)[0] ?? '';
      const found = routeOf(here.paths, plainPath(path), here.carIndex !== null);
      if (found.kind !== 'carList' && found.kind !== 'carDetail') return null;
      const own = here.paths.home === '/' ? path : path.slice(here.paths.home.length);
      return { pathname: LIVE_PAGE, query: { ...queryOf(address), site: here.site, locale: here.locale, path: own.split('/').filter(Boolean).map(plainPath) } };
    },
  };
}
