import { Hono } from 'hono';
import { createApp } from '@/server/app';
import type { App } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { defaultLimits } from '@/server/http/limits';
import { createMetrics } from '@/server/http/metrics';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { searchRoutes } from '@/server/search/search.routes';
import type { SearchService } from '@/server/search/search.service';

export const INDEX = 'cars-car-store-se';
/** Known, and never built: a search that fails. */
export const BROKEN = 'cars-car-store-no';

/** No site has it. */
export const ABSENT = 'cars-nowhere';

export const cars = [
  { car_id: '10001', car_brand: 'Volvo', car_model: 'V60', car_model_text: 'V60 Räksmörgås' },
  { car_id: '10002', car_brand: 'Kia', car_model: 'EV6' },
];

export const openSearch = async (): Promise<SearchService> => {
  const service = createEmbeddedSearch({
    definitionOf: (index) => (index === ABSENT ? null : definitionOf(index)),
    report: (error) => {
      throw error;
    },
  });
  await service.rebuild(
    INDEX,
    (async function* () {
      for (const document of cars) yield { id: document.car_id, version: 1, document };
    })(),
  );
  return service;
};

/** The real API in front of the service. */
export const openSearchApp = (service: SearchService, requestsAMinute = defaultLimits.search.requests): App =>
  createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: { ...defaultLimits, search: { requests: requestsAMinute, seconds: 60 } },
    log: createLog('silent'),
    metrics: createMetrics(),
    routes: {
      search: searchRoutes(service, { error: () => undefined }),
      stock: new Hono(),
      media: new Hono(),
      analytics: new Hono(),
      content: new Hono(),
    },
  });
