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
      return { pathname: LIVE_PAGE, query: { site: here.site, locale: here.locale, path: own.split('/').filter(Boolean).map(plainPath) } };
    },
  };
}
