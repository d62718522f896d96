import { createEmbeddedWorkshop, type EmbeddedWorkshopParts } from './embedded.workshop';
import { createUpstreamWorkshop, type WorkshopUpstream } from './upstream.workshop';
import type { WorkshopService } from './workshop.service';

export interface OpenWorkshop {
  service: WorkshopService;
  /** Resolves when all background work has ended. */
  close(): Promise<void>;
}

/** Interval of sending reminders and deleting expired holds. */
const TEND_MS = 30_000;

/** The workshop service of this configuration, with the background work of the embedded one. */
export async function openWorkshop({
  upstream,
  ...parts
}: EmbeddedWorkshopParts & { upstream: WorkshopUpstream | undefined }): Promise<OpenWorkshop> {
  if (upstream)
    return { service: createUpstreamWorkshop(upstream, { report: parts.report }), close: () => Promise.resolve() };
  const service = await createEmbeddedWorkshop(parts);
  let tending: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    tending = service
      .tend()
      .catch(parts.report)
      .finally(() => {
        idle = true;
      });
  }, TEND_MS);
  timer.unref();
  return {
    service,
    async close() {
      clearInterval(timer);
      await tending;
    },
  };
}
