import { expect, type APIRequestContext } from '@playwright/test';
import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import { carPath } from '@/domain/sites/routes';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { directoryAddress, siteAddress } from './addresses';

interface Found {
  cars: Car[];
  total: number;
}

/** Requests a site's search as its pages do, so that tests find cars in any stock. */
export async function findCars(
  request: APIRequestContext,
  site: SiteName,
  filter: Partial<SearchRequest> = {},
): Promise<Found> {
  const index = siteByName(site).cars?.index;
  // The index identifies the site: only browsers resolve the local names of the sites.
  const response = await request.post(`${directoryAddress}/api/search`, {
    data: { index, limit: 1, sort_name: 'car_publishdate_asc', ...filter },
  });
  expect(response.status(), 'status of the search').toBe(200);
  const { content, total_items: total }: { content: Car[]; total_items: number } = await response.json();
  return { cars: content, total };
}

/** One car that matches; fails the test if there is none in stock. */
export async function findCar(
  request: APIRequestContext,
  site: SiteName,
  filter: Partial<SearchRequest> = {},
): Promise<Car> {
  const [car] = (await findCars(request, site, filter)).cars;
  if (!car) throw new Error(`${site} has no car like ${JSON.stringify(filter)}.`);
  return car;
}

/** The public address of a car's page on its site. */
export const carAddress = (site: SiteName, car: Pick<Car, 'car_id' | 'slug'>): string =>
  siteAddress(site) + carPath({ carBase: siteByName(site).paths.carBase }, car);

/** The public address of a site's car list, with an address query. */
export const listAddress = (site: SiteName, query = ''): string =>
  siteAddress(site) + siteByName(site).paths.carList + (query ? `?${query}` : '');
