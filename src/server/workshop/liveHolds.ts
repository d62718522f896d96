import { HOLD_MINUTES } from '@/domain/workshop/booking';

/** Live holds by client address, in this process. Visitors are recognised by their cookie. */
export interface LiveHolds {
  /**
   * Counts a hold that is about to be requested. False, and nothing is counted, when as many other visitors of this
   * address hold a time.
   */
  begin(address: string, visitor: string): boolean;
  /** @param until ms since 1970; null: the request was refused, and an earlier hold of the visitor stays */
  settle(address: string, visitor: string, until: number | null): void;
  ended(address: string, visitor: string): void;
}

/** @param most limit against abuse: visitors of one address who hold a time at the same moment */
export function createLiveHolds(now: () => number, most: number): LiveHolds {
  /** By address and visitor: until when they hold a time, and whether that is only requested. */
  const byAddress = new Map<string, Map<string, { until: number; isRequested: boolean }>>();
  let cleanedAt = now();
  const live = (address: string) => {
    const holds = byAddress.get(address) ?? new Map<string, { until: number; isRequested: boolean }>();
    for (const [visitor, { until }] of holds) if (until <= now()) holds.delete(visitor);
    if (holds.size === 0) byAddress.delete(address);
    return holds;
  };
  /** Once a minute: forgets addresses that did not come back. */
  const clean = (): void => {
    if (now() - cleanedAt < 60_000) return;
    cleanedAt = now();
    for (const address of byAddress.keys()) live(address);
  };
  return {
    begin(address, visitor) {
      clean();
      const holds = live(address);
      if (holds.has(visitor)) return true;
      if (holds.size >= most) return false;
      byAddress.set(address, holds.set(visitor, { until: now() + HOLD_MINUTES * 60_000, isRequested: true }));
      return true;
    },
    settle(address, visitor, until) {
      const holds = live(address);
      if (until !== null) byAddress.set(address, holds.set(visitor, { until, isRequested: false }));
      else if (holds.get(visitor)?.isRequested) holds.delete(visitor);
    },
    ended(address, visitor) {
      live(address).delete(visitor);
    },
  };
}
