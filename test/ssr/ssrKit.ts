import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import type { Car } from '@/domain/cars/car';
import { Hono } from 'hono';
import { createApp, SERVICES_KEY, type OpenServices } from '@/server/app';
import type { PageHead } from '@/domain/content/pageHead';
import { generateCars } from '@/server/cars/seed/cars.seed';
import type { CarStatusService } from '@/server/cars/carStatus.service';
import { carsRoutes } from '@/server/cars/cars.routes';
import { contentRoutes } from '@/server/content/content.routes';
import { openContent, type ContentService } from '@/server/content/content.service';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchService } from '@/server/search/search.service';
import type { Locale, Site, SiteName } from '@/sites/site.types';
import { allSites, siteByName } from '@/sites/sites';
import { createEmbeddedPlaces } from '@/server/places/embedded.places';
import { placesRoutes } from '@/server/places/places.routes';
import { searchRoutes } from '@/server/search/search.routes';
import { createPageSearch, createSearchRequests } from '@/server/search/searchRequests';
import { forgetSiteRoutes } from '@/sites/routeTable';
import { closeServerContent } from '@/store/serverContent';
import { editsInMemory, filesOf, KEY, publicationsInMemory, SECRET } from '../server/content/platform';

/** The first cars of the invented Swedish stock. */
export function swedishCars(count: number): Car[] {
  const cars: Car[] = [];
  for (const car of generateCars('se')) {
    if (cars.push(car) === count) break;
  }
  return cars;
}

async function* documentsOf(cars: readonly Car[]) {
  for (const [index, car] of cars.entries()) yield { id: car.car_id, version: index + 1, document: { ...car } };
}

export interface Opened {
  search: SearchService;
  content: ContentService;
  /** The open services of the process; tests may replace parts. */
  services: OpenServices;
  close(): void;
}

/** The real API with the real engine and the content of these sites, opened for the pages of this process. */
export async function openServices(
  stocks: Record<string, readonly Car[]>,
  sites: readonly SiteName[] = ['car-store-se'],
  status: CarStatusService = async () => ({ status: 'unknown' }),
): Promise<Opened> {
  const search = createEmbeddedSearch({
    definitionOf,
    report: (error) => {
      throw error;
    },
  });
  for (const [index, cars] of Object.entries(stocks)) await search.rebuild(index, documentsOf(cars));
  const origin = (site: Site): string => `http://${site.name}.localhost:3000`;
  const contentListeners = new Set<() => void>();
  const log = createLog('silent');
  const content = await openContent({
    files: await filesOf(...sites),
    edits: editsInMemory(),
    publications: publicationsInMemory(),
    origin,
    introspection: true,
    changed: () => contentListeners.forEach((listener) => listener()),
    report: (error) => {
      throw error;
    },
  });
  const silent = { error: () => undefined };
  const searchRequests = createSearchRequests(search, silent);
  const app = createApp({
    mode: 'demo',
    port: 3000,
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log,
    metrics: createMetrics(),
    routes: {
      search: searchRoutes(search, silent, searchRequests),
      stock: new Hono(),
      cars: carsRoutes({
        status,
        siteOf: (index) => allSites.find((site) => site.cars?.index === index) ?? null,
      }),
      media: new Hono(),
      analytics: new Hono(),
      places: placesRoutes(createEmbeddedPlaces()),
      content: contentRoutes(content, { apiKey: KEY, editingSecret: SECRET }),
    },
  });
  const services: OpenServices = {
    app,
    log,
    search,
    pageSearch: createPageSearch(searchRequests, silent),
    origin,
    contentListeners,
    contentSource: { endpoint: '/api/graphql/v1', headers: { sc_apikey: KEY }, embedded: true },
  };
  Reflect.set(globalThis, SERVICES_KEY, services);
  return {
    search,
    content,
    services,
    close() {
      Reflect.deleteProperty(globalThis, SERVICES_KEY);
      closeServerContent();
      forgetSiteRoutes();
    },
  };
}

/**
 * What Next hands to a live page: a public path of a site in one of its languages, without the language's prefix, and a
 * query.
 */
export function visitOf(
  site: SiteName,
  address: string,
  locale: Locale = siteByName(site).languages[0].locale,
): GetServerSidePropsContext {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const request = new IncomingMessage(new Socket());
  const params = { site, locale, path: pathname.split('/').filter(Boolean).map(decodeURIComponent) };
  const query: GetServerSidePropsContext['query'] = { ...params };
  for (const name of searchParams.keys()) query[name] = searchParams.getAll(name);
  return {
    req: Object.assign(request, { cookies: {} }),
    res: new ServerResponse(request),
    params,
    query,
    resolvedUrl: address,
  };
}

export const bytesOf = (props: unknown): number => Buffer.byteLength(JSON.stringify(props));

/** The entities of a page's structured data by type. */
export function thingsIn({ graph }: PageHead): Map<string, Record<string, unknown>> {
  const { '@context': context, '@graph': things, ...rest } = JSON.parse(graph);
  expect([context, Object.keys(rest)]).toEqual(['https://schema.org', []]);
  return new Map(things.map((thing: Record<string, unknown>) => [thing['@type'], thing]));
}
