import { createEmbeddedWorkshop, type EmbeddedWorkshopParts } from './embedded.workshop';
import { createUpstreamWorkshop, type WorkshopUpstream } from './upstream.workshop';
import type { WorkshopService } from './workshop.service';

export interface OpenWorkshop {
  service: WorkshopService;
  /** Nothing of it runs any more when this returns. */
  close(): Promise<void>;
}

/** How often reminders are looked for and holds that have run out are cleared away. */
const TEND_MS = 30_000;

/** The workshop service of this configuration; the embedded one is tended until it is closed. */
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
