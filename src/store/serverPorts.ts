import { createClock } from '@/adapters/browser/clock';
import { createIds } from '@/adapters/browser/ids';
import type { Fetch } from '@/adapters/http/sendRequest';
import { createCarsPort } from '@/adapters/http/carsPort';
import { createFirstTimesPort } from '@/adapters/http/firstTimesPort';
import { createPlacesPort } from '@/adapters/http/placesPort';
import { createSearchHelpPort } from '@/adapters/http/searchHelpPort';
import type { Ports } from '@/ports/ports';
import type { SearchPort } from '@/ports/search.port';
import type { StoriesPort } from '@/ports/stories.port';

export interface ServerPortsOptions {
  /** The back end's own handler, called in process. */
  fetch: Fetch;
  /** The back end's search itself. */
  search: SearchPort;
  /** Client of the content platform. */
  stories: StoriesPort;
  /** Reports unexpected errors. */
  report: Ports['telemetry']['report'];
}

/** The ports for rendering a page on the server: no address bar, storage, cookies or streams. */
export const createServerPorts = ({ fetch, search, stories, report }: ServerPortsOptions): Ports => ({
  search,
  searchHelp: createSearchHelpPort({ fetch, base: '' }),
  cars: createCarsPort({ fetch, base: '' }),
  places: createPlacesPort(fetch),
  firstTimes: createFirstTimesPort(fetch),
  stories,
  clock: createClock(),
  ids: createIds(),
  telemetry: { push: () => undefined, consent: () => undefined, report, debug: () => undefined },
});
