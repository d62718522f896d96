import type { Site } from './site.types';

/** What a path of a site is, language prefix already taken off. Decided by the path alone, never by the query. */
export type Route =
  | { kind: 'home' }
  | { kind: 'carList' }
  | { kind: 'carDetail'; carId: string; slug: string | null }
  | { kind: 'unknown' };

/** decision 3d: only such a segment under the car-detail base path is a car. */
const CAR_ID = /^\d{5,12}$/;

export function routeOf(site: Pick<Site, 'paths' | 'cars'>, path: string): Route {
  const trimmed = path.replace(/\/+$/, '') || '/';
  if (trimmed === '/') return { kind: 'home' };
  if (!site.cars) return { kind: 'unknown' };
  if (trimmed === site.paths.carList) return { kind: 'carList' };
  if (trimmed.startsWith(`${site.paths.carBase}/`)) {
    const [id = '', slug, ...more] = trimmed.slice(site.paths.carBase.length + 1).split('/');
    if (CAR_ID.test(id) && more.length === 0) return { kind: 'carDetail', carId: id, slug: slug ?? null };
  }
  return { kind: 'unknown' };
}

/** The page that renders a route: cached (ISR) where it is the same for everybody, live where the query decides. */
export const isCached = (route: Route): boolean => route.kind === 'home';

export const carPath = (site: Pick<Site, 'paths'>, car: { car_id: string; slug: string }): string => `${site.paths.carBase}/${car.car_id}/${car.slug}`;
