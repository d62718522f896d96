import pLimit, { type LimitFunction } from 'p-limit';
import { isDevice } from './network';

export interface FairQueue {
  /**
   * Does the work when its turn comes; null: too much waits. Without a client, or for one of this machine, which may be
   * a proxy, work waits for all that came before. Rejects with `Busy` where its turn does not come in time, or where it
   * gives way to another client.
   */
  add<T>(client: string | undefined, work: () => Promise<T>): Promise<T> | null;
}

/** Too much waits: it may be tried again in a moment. */
export class Busy extends Error {}

/** Half of what is done at once and of the waiting places is always left to others. */
const share = (of: number): number => Math.ceil(of / 2);

interface Client {
  run: LimitFunction;
  count: number;
  /** What has not begun, the oldest first. */
  waiting: Set<() => void>;
}

/**
 * Little is done at the same time, and for one client at most half of it: whoever asks for a thousand lists at once
 * waits for them, and others wait for the few that are in work. Where all places are taken, the client with the most
 * gives one up for another with fewer.
 * @param longestMs until the turn of what waits has to come; absent: it may take any time
 */
export function createFairQueue({
  atOnce,
  waiting,
  longestMs,
}: {
  atOnce: number;
  waiting: number;
  longestMs?: number | undefined;
}): FairQueue {
  const ofAll = pLimit(atOnce);
  const clients = new Map<string, Client>();
  let count = 0;

  /** Whether there is room for one more of the client. */
  const hasSpace = (own: Client | undefined): boolean => {
    if (count - ofAll.activeCount < waiting) return true;
    if (!own) return false;
    const most = [...clients.values()].reduce((a, b) => (a.waiting.size >= b.waiting.size ? a : b), own);
    if (most.waiting.size <= own.waiting.size + 1) return false;
    [...most.waiting].at(-1)?.();
    return true;
  };

  /** Work that begins at its turn, or has given up before. */
  function waitingWork<T>(own: Client | undefined, work: () => Promise<T>) {
    let state: 'waiting' | 'begun' | 'over' = 'waiting';
    let giveUp = (): void => undefined;
    const end = () => {
      if (state !== 'over') count -= 1;
      state = 'over';
    };
    const leave = () => {
      clearTimeout(timer);
      own?.waiting.delete(giveUp);
    };
    const over = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        leave();
        end();
        reject(new Busy());
      };
    });
    const timer = longestMs === undefined ? undefined : setTimeout(() => giveUp(), longestMs).unref();
    count += 1;
    own?.waiting.add(giveUp);
    return {
      over,
      begin: async () => {
        if (state === 'over') throw new Busy();
        state = 'begun';
        leave();
        return work().finally(end);
      },
    };
  }

  return {
    add<T>(client: string | undefined, work: () => Promise<T>) {
      if (!isDevice(client)) {
        if (!hasSpace(undefined)) return null;
        const { begin, over } = waitingWork(undefined, work);
        return Promise.race([ofAll(begin), over]);
      }
      const own = clients.get(client) ?? { run: pLimit(share(atOnce)), count: 0, waiting: new Set() };
      if (own.count >= share(waiting) || !hasSpace(own)) return null;
      const { begin, over } = waitingWork(own, work);
      own.count += 1;
      clients.set(client, own);
      const done = own
        .run(() => ofAll(begin))
        .finally(() => {
          own.count -= 1;
          if (own.count === 0) clients.delete(client);
        });
      return Promise.race([done, over]);
    },
  };
}
