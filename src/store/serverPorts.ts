import { createClock } from '@/adapters/browser/clock';
import { createIds } from '@/adapters/browser/ids';
import { createSearchPort, type Fetch } from '@/adapters/http/searchPort';
import type { Ports } from '@/ports/ports';

export interface ServerPortsOptions {
  /** The back end's own handler, called in process. */
  fetch: Fetch;
  /** Where the unexpected is told. */
  report: Ports['telemetry']['report'];
}

/** The ports of a page that is made on the server: no address bar, storage, cookies or streams. */
export const createServerPorts = ({ fetch, report }: ServerPortsOptions): Ports => ({
  search: createSearchPort({ fetch, base: '' }),
  clock: createClock(),
  ids: createIds(),
  telemetry: { push: () => undefined, consent: () => undefined, report, debug: () => undefined },
});
