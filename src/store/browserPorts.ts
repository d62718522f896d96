import { createAddressPort, type PagesRouter, type Route } from '@/adapters/browser/address';
import { createClock } from '@/adapters/browser/clock';
import { createCookies } from '@/adapters/browser/cookies';
import { createIds } from '@/adapters/browser/ids';
import { createStorage } from '@/adapters/browser/storage';
import { createTagManager } from '@/adapters/browser/tagManager';
import { createTelemetryPort } from '@/adapters/browser/telemetry';
import { createTroublePost } from '@/adapters/browser/trouble';
import { createPersonalizationPort } from '@/adapters/http/personalizationPort';
import { createSearchPort } from '@/adapters/http/searchPort';
import { createStoriesPort } from '@/adapters/http/storiesPort';
import { createStreamPort } from '@/adapters/sse/streams';
import type { Ports } from '@/ports/ports';
import { createRecorder, type Recorder } from './recorder';

export type { Ports };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The ports of a page in the browser. `route` says which page file shows an address. */
export function createBrowserPorts(router: PagesRouter, route: (address: string) => Route | null): Ports {
  const dataLayer = (window.dataLayer ??= []);
  const clock = createClock();
  return {
    search: createSearchPort({ fetch: (input, init) => fetch(input, init), base: '' }),
    stories: createStoriesPort((input, init) => fetch(input, init)),
    clock,
    ids: createIds(),
    telemetry: createTelemetryPort({ dataLayer, tellTrouble: createTroublePost(navigator), console }),
    address: createAddressPort({ router, route, window, opened: document.documentElement.dataset.entry }),
    session: createStorage(() => window.sessionStorage),
    cookies: createCookies(document, window.location),
    streams: createStreamPort((address) => new EventSource(address)),
    personalization: createPersonalizationPort((input, init) => fetch(input, init)),
    tagManager: createTagManager({ document, dataLayer, clock, location: window.location }),
  };
}

/** What keeps this visit's last facts; `build` tells which code they belong to, by the framework's name for it. */
export const createVisitRecorder = (): Recorder => createRecorder({ build: window.__NEXT_DATA__.buildId, clock: createClock() });
