import { codeLoader, loadCode } from '@/lib/loadCode';
import { createAddressPort, type PagesRouter, type Route } from '@/adapters/browser/address';
import { buildId } from '@/next-patches/nextPage';
import { repeatUntilSettled } from '@/adapters/browser/settling';
import { createClock } from '@/adapters/browser/clock';
import { createCodeEnvironment } from '@/adapters/browser/codeEnvironment';
import { createCookies } from '@/adapters/browser/cookies';
import { createIds } from '@/adapters/browser/ids';
import { createStorage } from '@/adapters/browser/storage';
import { createTagManager } from '@/adapters/browser/tagManager';
import { createErrorReporter } from '@/adapters/browser/errorReporter';
import { whenIdle } from '@/adapters/browser/whenIdle';
import { cachedSearches, createSearchPort } from '@/adapters/http/searchPort';
import { createStreamPort } from '@/adapters/sse/streams';
import type { Ports } from '@/ports/ports';
import {
  lazyForms,
  lazyCars,
  lazyPersonalization,
  lazyFinance,
  lazyMarketingForms,
  lazyPictures,
  lazyPlaces,
  lazyPosition,
  lazySearchAlerts,
  lazySearchHelp,
  lazyShare,
  lazyStories,
  lazyTelemetry,
  lazyOneTimeCode,
  lazyTireHotel,
  lazyWorkshop,
} from './lazyPorts';
import { createRecorder, type Recorder } from './recorder';

export type { Ports };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * The ports of a page in the browser.
 * @param route the page file that shows an address
 */
export function createBrowserPorts(router: PagesRouter, route: (address: string) => Route | null): Ports {
  const dataLayer = (window.dataLayer ??= []);
  const clock = createClock();
  const fetchApi = (input: string, init: RequestInit) => fetch(input, init);
  const reportError = createErrorReporter(navigator);
  const session = createStorage(() => window.sessionStorage);
  codeLoader.connect(createCodeEnvironment({ window, document, fetch: fetchApi, session, clock }));
  return {
    search: cachedSearches(createSearchPort({ fetch: fetchApi, base: '' }), clock),
    searchHelp: lazySearchHelp(
      async () => (await import('@/adapters/http/searchHelpPort')).createSearchHelpPort({ fetch: fetchApi, base: '' }),
      reportError,
    ),
    cars: lazyCars(
      async () => (await import('@/adapters/http/carsPort')).createCarsPort({ fetch: fetchApi, base: '' }),
      reportError,
    ),
    stories: lazyStories(
      async () => (await import('@/adapters/http/storiesPort')).createStoriesPort(fetchApi),
      reportError,
    ),
    clock,
    ids: createIds(),
    telemetry: lazyTelemetry(
      () =>
        loadCode(async () =>
          (await import('@/adapters/browser/telemetry')).createTelemetryPort({ dataLayer, reportError, console }),
        ),
      reportError,
    ),
    address: createAddressPort({
      router,
      route,
      window,
      opened: document.documentElement.dataset.entry,
      defer: whenIdle,
      whileSettling: repeatUntilSettled,
    }),
    share: lazyShare(
      async () => (await import('@/adapters/browser/share')).createShare(window),
      (path) => window.location.origin + path,
      reportError,
    ),
    session,
    local: createStorage(() => window.localStorage),
    cookies: createCookies(document, window.location),
    streams: createStreamPort((address) => new EventSource(address)),
    personalization: lazyPersonalization(
      async () => (await import('@/adapters/http/personalizationPort')).createPersonalizationPort(fetchApi),
      reportError,
    ),
    workshop: lazyWorkshop(
      async () => (await import('@/adapters/http/workshopPort')).createWorkshopPort(fetchApi),
      reportError,
    ),
    tireHotel: lazyTireHotel(
      async () => (await import('@/adapters/http/tireHotelPort')).createTireHotelPort(fetchApi),
      reportError,
    ),
    oneTimeCode: lazyOneTimeCode(
      async () => (await import('@/adapters/browser/oneTimeCode')).createOneTimeCode(window),
      reportError,
    ),
    places: lazyPlaces(
      async () => (await import('@/adapters/http/placesPort')).createPlacesPort(fetchApi),
      reportError,
    ),
    finance: lazyFinance(
      async () => (await import('@/adapters/http/financePort')).createFinancePort(fetchApi),
      reportError,
    ),
    forms: lazyForms(
      async () =>
        (await import('@/adapters/http/formsPort')).createFormsPort(fetchApi, (bytes) =>
          crypto.subtle.digest('SHA-256', bytes),
        ),
      reportError,
    ),
    searchAlerts: lazySearchAlerts(
      async () => (await import('@/adapters/http/searchAlertsPort')).createSearchAlertsPort(fetchApi),
      reportError,
    ),
    pictures: lazyPictures(async () => {
      const [{ createPictures }, { shrinkPicture }, { heldFile }] = await Promise.all([
        import('@/adapters/browser/pictures'),
        import('@/adapters/browser/shrinkPicture'),
        import('@/lib/heldFiles'),
      ]);
      return createPictures(fetchApi, heldFile, shrinkPicture);
    }, reportError),
    position: lazyPosition(
      async () => (await import('@/adapters/browser/position')).createPosition(navigator.geolocation),
      reportError,
    ),
    marketingForms: lazyMarketingForms(
      async () =>
        (await import('@/adapters/browser/marketingForms')).createMarketingForms({ document, globals: window }),
      reportError,
    ),
    tagManager: createTagManager({ document, dataLayer, clock, location: window.location }),
  };
}

/** Records the last actions of this visit, with Next's build id. */
export const createVisitRecorder = (): Recorder =>
  createRecorder({ build: buildId(), clock: createClock(), defer: whenIdle });
