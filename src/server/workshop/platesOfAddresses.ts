import { LRUCache } from 'lru-cache';
import { neighbourhood } from '../http/network';

/** What one address, or its neighbourhood, has asked the registry about within the hour. */
interface RequestedPlates {
  all: Set<string>;
  /** Those of them that no car has, as far as somebody has looked. */
  unknown: Set<string>;
}

/** Registration numbers that one address may ask about in an hour. */
export interface PlateAllowance {
  all: number;
  /** Of them those that no car has: who types any numbers meets these. */
  unknown: number;
}

/**
 * An office or a car fleet asks about several cars an hour and mistypes a few. Else one machine could read the registry, or
 * learn who has an agreement.
 */
export const PLATES_PER_ADDRESS: PlateAllowance = { all: 100, unknown: 40 };

export interface PlatesOfAddresses {
  /** Seconds until the address may ask about this number; 0: it may. A number that it asked about before is free. */
  wait(client: string, plate: string): number;
  count(client: string, plate: string, isKnown: boolean): void;
}

const HOUR_MS = 3_600_000;
const MOST_ADDRESSES = 20_000;
/** Neighbouring addresses together have so many times as much. */
const OF_NEIGHBOURS = 8;

/** Counts the different registration numbers that an address asks about, in this process: no program reads the registry. */
export function createPlatesOfAddresses({ all, unknown }: PlateAllowance, now: () => number): PlatesOfAddresses {
  const requests = new LRUCache<string, RequestedPlates>({
    max: MOST_ADDRESSES,
    ttl: HOUR_MS,
    // The clock is asked each time.
    ttlResolution: 0,
    perf: { now },
  });
  function waitOf(who: string, plate: string, times: number): number {
    const requested = requests.get(who);
    if (!requested || requested.all.has(plate)) return 0;
    const isOver = requested.all.size >= times * all || requested.unknown.size >= times * unknown;
    return isOver ? Math.max(1, Math.ceil(requests.getRemainingTTL(who) / 1000)) : 0;
  }
  function countOf(who: string, plate: string, isKnown: boolean): void {
    const requested = requests.get(who) ?? { all: new Set<string>(), unknown: new Set<string>() };
    requested.all.add(plate);
    if (!isKnown) requested.unknown.add(plate);
    // The hour of its first request.
    requests.set(who, requested, { noUpdateTTL: true });
  }
  return {
    wait: (client, plate) => Math.max(waitOf(client, plate, 1), waitOf(neighbourhood(client), plate, OF_NEIGHBOURS)),
    count(client, plate, isKnown) {
      countOf(client, plate, isKnown);
      countOf(neighbourhood(client), plate, isKnown);
    },
  };
}
