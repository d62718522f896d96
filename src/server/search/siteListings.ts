import type { Car } from '@/domain/cars/car';
import { carPath } from '@/domain/sites/routes';
import type { CarsStore } from '@/server/cars/cars.store';
import type { DealersStore } from '@/server/dealers/dealers.store';
import type { ListedPage } from '@/server/http/siteMap';
import type { Site, SiteName } from '@/sites/site.types';
import { facilitiesOf, isInSelection } from './stockIndexes';

/** A change of its price, else the day when it was published. */
const changeOf = ({ car_price_since: cut, car_published: published }: Car): string | undefined =>
  [cut, published].find((day) => day !== undefined && /^\d{4}-\d{2}-\d{2}/.test(day))?.slice(0, 10);

/**
 * The pages of a site's facilities and cars, for its sitemap. Those of cars are read again when the stock has changed.
 */
export function createSiteListings(
  cars: Pick<CarsStore, 'documents' | 'version'>,
  dealers: Pick<DealersStore, 'documents'>,
): (site: Site) => Promise<ListedPage[]> {
  const known = new Map<SiteName, { version: number; pages: Promise<ListedPage[]> }>();

  async function read(site: Site, stock: NonNullable<Site['cars']>['stock']): Promise<ListedPage[]> {
    const pages: ListedPage[] = [];
    for await (const { document: car } of cars.documents(stock))
      if (isInSelection(site, car)) pages.push({ path: carPath(site.paths, car), changed: changeOf(car) });
    return pages;
  }

  async function carPages(site: Site): Promise<ListedPage[]> {
    if (!site.cars) return [];
    const version = await cars.version(site.cars.stock);
    const last = known.get(site.name);
    if (last?.version === version) return last.pages;
    const pages = read(site, site.cars.stock);
    known.set(site.name, { version, pages });
    // A failed reading is tried again.
    pages.catch(() => known.delete(site.name));
    return pages;
  }

  return async (site) => {
    const pages: ListedPage[] = [];
    if (site.facilities)
      for await (const { document } of facilitiesOf(dealers, site, site.facilities))
        pages.push({ path: `${site.paths.facilities}/${encodeURIComponent(String(document.slug))}` });
    return [...pages, ...(await carPages(site))];
  };
}
