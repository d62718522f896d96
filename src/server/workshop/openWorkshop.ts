import { createEmbeddedWorkshop, type EmbeddedWorkshop, type EmbeddedWorkshopParts } from './embedded.workshop';
import { createUpstreamWorkshop, type WorkshopUpstream } from './upstream.workshop';
import type { WorkshopService } from './workshop.service';

export interface OpenWorkshop {
  service: WorkshopService;
  /** Books changes of stored wheels, also where another service has the workshop's bookings. */
  tireLanes: EmbeddedWorkshop['tireLanes'];
  /** Resolves when all background work has ended. */
  close(): Promise<void>;
}

/** Interval of sending reminders and deleting expired holds. */
const TEND_MS = 30_000;

/** Another service, but for links of bookings that are here: those of the tire hotel. */
function withOwnBookings(service: WorkshopService, embedded: EmbeddedWorkshop): WorkshopService {
  const having = (token: string): WorkshopService => (embedded.opens(token) ? embedded : service);
  return {
    ...service,
    see: (token) => having(token).see(token),
    timesFor: (request, visitor) => having(request.token).timesFor(request, visitor),
    move: (token, to, visitor) => having(token).move(token, to, visitor),
    cancel: (token) => having(token).cancel(token),
  };
}

/** The workshop service of this configuration, with the background work of the embedded one. */
export async function openWorkshop({
  upstream,
  ...parts
}: EmbeddedWorkshopParts & { upstream: WorkshopUpstream | undefined }): Promise<OpenWorkshop> {
  const embedded = await createEmbeddedWorkshop(parts);
  let tending: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    tending = embedded
      .tend()
      .catch(parts.report)
      .finally(() => {
        idle = true;
      });
  }, TEND_MS);
  timer.unref();
  return {
    service: upstream
      ? withOwnBookings(createUpstreamWorkshop(upstream, { report: parts.report }), embedded)
      : embedded,
    tireLanes: embedded.tireLanes,
    async close() {
      clearInterval(timer);
      await tending;
    },
  };
}
