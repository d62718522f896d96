import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import type { Car } from '@/domain/car';
import { SERVICES_KEY } from '@/server/app';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { createLog } from '@/server/http/log';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchService } from '@/server/search/search.service';
import type { Locale, SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { openSearchDoor } from '../contract/ports/searchArea';

/** The first cars of the invented Swedish stock. */
export function swedishCars(count: number): Car[] {
  const cars: Car[] = [];
  for (const car of generateCars('se')) {
    if (cars.push(car) === count) break;
  }
  return cars;
}

async function* documentsOf(cars: readonly Car[]) {
  for (const [at, car] of cars.entries()) yield { id: car.car_id, version: at + 1, document: { ...car } };
}

/** The real door over the real engine, as the pages of this process find it; closed by the function given back. */
export async function openServices(stocks: Record<string, readonly Car[]>): Promise<{ search: SearchService; close(): void }> {
  const search = createEmbeddedSearch({ definitionOf, report: (error) => { throw error; } });
  for (const [index, cars] of Object.entries(stocks)) await search.rebuild(index, documentsOf(cars));
  Reflect.set(globalThis, SERVICES_KEY, { door: openSearchDoor(search), log: createLog('silent') });
  return { search, close: () => void Reflect.deleteProperty(globalThis, SERVICES_KEY) };
}

/** What Next hands to a live page: a public path of a site in one of its languages, without the language's prefix, and a query. */
export function visitOf(site: SiteName, address: string, locale: Locale = siteByName(site).languages[0].locale): GetServerSidePropsContext {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const request = new IncomingMessage(new Socket());
  const params = { site, locale, path: pathname.split('/').filter(Boolean).map(decodeURIComponent) };
  const query: GetServerSidePropsContext['query'] = { ...params };
  for (const name of searchParams.keys()) query[name] = searchParams.getAll(name);
  return { req: Object.assign(request, { cookies: {} }), res: new ServerResponse(request), params, query, resolvedUrl: address };
}

export const bytesOf = (props: unknown): number => Buffer.byteLength(JSON.stringify(props));
