import pLimit, { type LimitFunction } from 'p-limit';
import { isDevice } from '../http/clientAddress';

export interface PageQueue {
  /**
   * Renders a page when its turn comes; null: too many wait. Without a client, or for one of this machine, which may be
   * a proxy, a page waits for all that came before.
   */
  add<Page>(client: string | undefined, render: () => Promise<Page>): Promise<Page> | null;
}

/** Half of the renderings and of the waiting places are always left to others. */
const share = (of: number): number => Math.ceil(of / 2);

/**
 * Few pages are rendered at the same time, and of one client at most half as many: whoever asks for a thousand lists at
 * once waits for them, and others wait for the few that are being rendered.
 */
export function createPageQueue({ renderings, waiting }: { renderings: number; waiting: number }): PageQueue {
  const ofAll = pLimit(renderings);
  const clients = new Map<string, { run: LimitFunction; pages: number }>();
  let pages = 0;

  const byClient = <Page>(client: string, render: () => Promise<Page>): Promise<Page> | null => {
    const own = clients.get(client) ?? { run: pLimit(share(renderings)), pages: 0 };
    if (own.pages >= share(waiting)) return null;
    own.pages += 1;
    clients.set(client, own);
    return own
      .run(() => ofAll(render))
      .finally(() => {
        own.pages -= 1;
        if (own.pages === 0) clients.delete(client);
      });
  };

  return {
    add(client, render) {
      if (pages - ofAll.activeCount >= waiting) return null;
      const page = isDevice(client) ? byClient(client, render) : ofAll(render);
      if (!page) return null;
      pages += 1;
      return page.finally(() => (pages -= 1));
    },
  };
}
