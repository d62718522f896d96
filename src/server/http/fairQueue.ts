import pLimit, { type LimitFunction } from 'p-limit';
import { isDevice } from './network';

export interface FairQueue {
  /**
   * Does the work when its turn comes; null: too much waits. Without a client, or for one of this machine, which may be
   * a proxy, work waits for all that came before.
   */
  add<T>(client: string | undefined, work: () => Promise<T>): Promise<T> | null;
}

/** Too much waits: it may be tried again in a moment. */
export class Busy extends Error {}

/** Half of what is done at once and of the waiting places is always left to others. */
const share = (of: number): number => Math.ceil(of / 2);

/**
 * Little is done at the same time, and for one client at most half of it: whoever asks for a thousand lists at once
 * waits for them, and others wait for the few that are in work.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  const ofAll = pLimit(atOnce);
  const clients = new Map<string, { run: LimitFunction; count: number }>();
  let count = 0;

  const byClient = <T>(client: string, work: () => Promise<T>): Promise<T> | null => {
    const own = clients.get(client) ?? { run: pLimit(share(atOnce)), count: 0 };
    if (own.count >= share(waiting)) return null;
    own.count += 1;
    clients.set(client, own);
    return own
      .run(() => ofAll(work))
      .finally(() => {
        own.count -= 1;
        if (own.count === 0) clients.delete(client);
      });
  };

  return {
    add(client, work) {
      if (count - ofAll.activeCount >= waiting) return null;
      const added = isDevice(client) ? byClient(client, work) : ofAll(work);
      if (!added) return null;
      count += 1;
      return added.finally(() => (count -= 1));
    },
  };
}
