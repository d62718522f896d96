import type { Terms } from '../search/carFacets';

/** A path for a selection of the list: '/kop-bil/bilmarken/volvo' is the list of all Volvo. */
export interface Landing {
  /** Public path. */
  path: string;
  terms: Terms;
  /** Heading and document title; '' where the list keeps its own. */
  title: string;
  lead: string;
  /** Values of this address that the stock has never had: shown as ignored. */
  unknown: { name: string; value: string }[];
}

/** Paths of one site in one language, as the address bar shows them (language prefix included). */
export interface PublicPaths {
  home: string;
  carList: string;
  /** A car's page is `${carBase}/{car_id}/{slug}`. */
  carBase: string;
  facilities: string;
  /** A make's cars are at `${makes}/{make}`, a model's at `${makes}/{make}/{model}`. */
  makes: string;
  /** Cars of a kind are at `${kinds}/{kind}`. */
  kinds: string;
  /** The page of saved cars and searches; absent where no cars are sold. */
  saved?: string;
  /** The page on which visitors offer their cars; absent where none are bought. */
  sellCar?: string;
  /** The landing page of the current path, if any. */
  landing?: Landing;
}

/** What a path is. Decided by the path alone, never by the query: a campaign parameter must not cost the cache. */
export type Route =
  | { kind: 'home' }
  | { kind: 'carList' }
  /** A path that may be a landing page, depending on the values of the stock. */
  | { kind: 'landing' }
  | { kind: 'carDetail'; carId: string; slug: string | null }
  /** The list of facilities: depends on its query and on the current time. */
  | { kind: 'facilities' }
  /** What a visitor saved: the same document for everybody. */
  | { kind: 'saved' }
  /** A page of the content platform. */
  | { kind: 'content' }
  | { kind: 'unknown' };

/** decision 3d: only such a segment under the car-detail base path is a car. */
const CAR_ID = /^\d{5,12}$/;

/** @param isContent whether a path is a page of content; without it no path is */
export function routeOf(
  paths: Pick<PublicPaths, 'home' | 'carList' | 'carBase' | 'landing'> & {
    /** Absent where the site has none. */ facilities?: string;
    saved?: string;
  },
  path: string,
  sellsCars: boolean,
  isContent: (path: string) => boolean = () => false,
): Route {
  const trimmed = path.replace(/\/+$/, '') || '/';
  if (trimmed === paths.home) return { kind: 'home' };
  if (sellsCars && (trimmed === paths.carList || trimmed === paths.landing?.path)) return { kind: 'carList' };
  if (sellsCars && trimmed === paths.saved) return { kind: 'saved' };
  if (trimmed === paths.facilities) return { kind: 'facilities' };
  if (sellsCars && trimmed.startsWith(`${paths.carBase}/`)) {
    const [id = '', slug, ...more] = trimmed.slice(paths.carBase.length + 1).split('/');
    if (CAR_ID.test(id) && more.length === 0) return { kind: 'carDetail', carId: id, slug: slug ?? null };
  }
  return { kind: isContent(trimmed) ? 'content' : 'unknown' };
}

/**
 * A path of the address bar with its escapes undone, as the server reads it; one that is escaped wrongly stays as it
 * is.
 */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid percent-encoding is no route.
    return path;
  }
}

export const carPath = (paths: Pick<PublicPaths, 'carBase'>, car: { car_id: string; slug: string }): string =>
  `${paths.carBase}/${car.car_id}/${encodeURIComponent(car.slug)}`;
