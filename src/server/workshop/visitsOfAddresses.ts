import type { Result } from '@/errors/result';
import type { Allowance } from '../http/limits';
import { neighbourhood } from '../http/network';

/** A visit that an address booked or moved. */
interface CountedVisit {
  client: string;
  /** Where it is, or would be. */
  workshop: string;
  /** At the workshop. */
  day: string;
  /** Idempotency key of its booking; undefined: it was booked elsewhere, or before. */
  key: string | undefined;
  /** Of its link; undefined: it is not booked yet. */
  token: string | undefined;
  hasSucceeded: boolean;
  isCancelled: boolean;
  countedAt: number;
}

/** A booking or move that counts already, so that others at the same moment count it. */
interface BegunVisit {
  /** Books or moves it: then the visit counts on its new day alone, and after a failure not at all. */
  during<T>(work: () => Promise<Result<T>>, tokenOf: (value: T) => string): Promise<Result<T>>;
}

export interface VisitsOfAddresses {
  /**
   * Counts a visit for the address that books or moves it, or returns the seconds to wait.
   * @param places cars that the workshop takes in on that day: neighbouring addresses get a share of them; null: unknown
   * @param visit `token` of one that moves and leaves its day; `key` of a booking, which counts once
   */
  begin(
    client: string,
    visitDay: Pick<CountedVisit, 'workshop' | 'day'>,
    places: number | null,
    visit: { token: string } | { key: string },
  ): BegunVisit | number;
  /** Its place is free again: who books and cancels again and again at one workshop has to wait. */
  cancelled(token: string): void;
}

/** Of who is no visitor with an address, or of a booking that is repeated. */
export const uncounted: BegunVisit = { during: (work) => work() };

/** Of a workshop that doesn't tell. */
const USUAL_CAPACITY = 10;
/** Customers of one mobile network may be neighbours. */
const LEAST_OF_NEIGHBOURS = 4;

/**
 * Counts visits of addresses: those that one booked or moved within a time, those of them that are on one day at one
 * workshop, and those that neighbouring addresses have there. What fails counts no longer; what is cancelled counts on,
 * whichever day of the workshop it was.
 */
export function createVisitsOfAddresses({
  address,
  day,
  neighbours,
  now,
}: {
  address: Allowance;
  day: Allowance;
  /** Share of what the workshop takes in on a day, within the time of `day`. */
  neighbours: number;
  now: () => number;
}): VisitsOfAddresses {
  /** The oldest first. */
  const visits = new Set<CountedVisit>();
  const longestMs = Math.max(address.seconds, day.seconds) * 1000;
  function forgetOld(): void {
    for (const visit of visits) {
      if (visit.countedAt > now() - longestMs) return;
      visits.delete(visit);
    }
  }
  /** `counted`: the oldest first. */
  function waitFor({ requests, seconds }: Allowance, counted: readonly CountedVisit[]): number {
    const live = counted.filter(({ countedAt }) => countedAt > now() - seconds * 1000);
    const leaving = live.at(-requests);
    return leaving ? Math.max(1, Math.ceil((leaving.countedAt + seconds * 1000 - now()) / 1000)) : 0;
  }
  return {
    begin(client, visitDay, places, given) {
      forgetOld();
      const { key, token } = { key: undefined, token: undefined, ...given };
      const all = [...visits];
      if (key !== undefined && all.some((visit) => visit.key === key)) return uncounted;
      const others = all.filter((visit) => token === undefined || visit.token !== token);
      const there = others.filter(({ workshop }) => workshop === visitDay.workshop);
      const isOfDay = (visit: CountedVisit): boolean => visit.day === visitDay.day;
      const wait = Math.max(
        waitFor(
          address,
          others.filter((visit) => visit.client === client),
        ),
        waitFor(
          day,
          there.filter((visit) => visit.client === client && (isOfDay(visit) || visit.isCancelled)),
        ),
        waitFor(
          { ...day, requests: Math.max(LEAST_OF_NEIGHBOURS, Math.floor((places ?? USUAL_CAPACITY) * neighbours)) },
          there.filter((visit) => isOfDay(visit) && neighbourhood(visit.client) === neighbourhood(client)),
        ),
      );
      if (wait > 0) return wait;
      const counted = { hasSucceeded: false, isCancelled: false, countedAt: now() };
      const begun: CountedVisit = { client, ...visitDay, key, token, ...counted };
      visits.add(begun);
      const succeeded = (known: string): void => {
        for (const visit of visits)
          if (visit.hasSucceeded && visit.token === known) {
            // Its booking repeated later is still the same visit.
            begun.key ??= visit.key;
            visits.delete(visit);
          }
        Object.assign(begun, { token: known, hasSucceeded: true });
      };
      return {
        async during(work, tokenOf) {
          try {
            const result = await work();
            if (result.ok) succeeded(tokenOf(result.value));
            return result;
          } finally {
            if (!begun.hasSucceeded) visits.delete(begun);
          }
        },
      };
    },
    cancelled(token) {
      for (const visit of visits) if (visit.token === token) visit.isCancelled = true;
    },
  };
}
