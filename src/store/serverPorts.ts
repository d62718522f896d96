import { createClock } from '@/adapters/browser/clock';
import { createIds } from '@/adapters/browser/ids';
import type { Fetch } from '@/adapters/http/sendRequest';
import { createSearchHelpPort } from '@/adapters/http/searchHelpPort';
import { createSearchPort } from '@/adapters/http/searchPort';
import type { Ports } from '@/ports/ports';
import type { StoriesPort } from '@/ports/stories.port';

export interface ServerPortsOptions {
  /** The back end's own handler, called in process. */
  fetch: Fetch;
  /** The client of the content platform that the page asks. */
  stories: StoriesPort;
  /** Where the unexpected is told. */
  report: Ports['telemetry']['report'];
}

/** The ports of a page that is made on the server: no address bar, storage, cookies or streams. */
export const createServerPorts = ({ fetch, stories, report }: ServerPortsOptions): Ports => ({
  search: createSearchPort({ fetch, base: '' }),
  searchHelp: createSearchHelpPort({ fetch, base: '' }),
  stories,
  clock: createClock(),
  ids: createIds(),
  telemetry: { push: () => undefined, consent: () => undefined, report, debug: () => undefined },
});
