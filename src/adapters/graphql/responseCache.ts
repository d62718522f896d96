import { LRUCache } from 'lru-cache';
import { ok, type AppError, type Result } from '@/errors/result';

export interface CacheRules {
  /** Milliseconds in which an answer counts as new. */
  freshMs?: number;
  /** Milliseconds after that in which the old answer is given at once while a new one is fetched. */
  staleMs?: number;
  /** Answers of a kind at most; the longest unused goes first. */
  entries?: number;
  /** Hears why an answer could not be renewed. */
  report: (what: string) => void;
  /** Milliseconds. */
  now?: () => number;
}

/** The kept answer or a new one; one that could not be renewed is given as it was, however old. */
type CachedRequest<T extends object> = (question: string, fetch: () => Promise<Result<T>>) => Promise<Result<T>>;

export interface ResponseCache {
  /** A shelf of its own for a kind of answers. */
  shelf<T extends object>(kind: string): CachedRequest<T>;
  /** Every question is asked anew before it is answered; what cannot be renewed stays. */
  expire(): void;
}

interface Kept<T> {
  value: T;
  /** When it was asked for. */
  at: number;
  /** How many publications there were by then. */
  edition: number;
}

class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly error: AppError) {
    super(error.code);
  }
}

/** Answers kept for a while: new for some seconds, then renewed behind the visitor's back, then waited for; and better old than none. */
export function createResponseCache({
  freshMs = 10_000,
  staleMs = 60_000,
  entries = 2_000,
  report,
  now = () => performance.now(),
}: CacheRules): ResponseCache {
  let edition = 0;

  function shelf<T extends object>(kind: string): CachedRequest<T> {
    const cache = new LRUCache<string, Kept<T>, () => Promise<Result<T>>>({
      max: entries,
      ttl: freshMs,
      perf: { now },
      ttlResolution: 0,
      fetchMethod: async (question, had, { context: fetch }) => {
        const asked = { at: now(), edition };
        const result = await fetch();
        if (result.ok) return { value: result.value, ...asked };
        if (!had) throw new Refused(result.error);
        // Kept as if it were new: an outage is asked about every few seconds, not by every visitor.
        report(`${kind} ${question} could not be renewed (${result.error.code}) and is shown as it was.`);
        return { value: had.value, ...asked };
      },
    });
    const ask: CachedRequest<T> = async (question, fetch) => {
      const since = edition;
      const had = cache.peek(question, { allowStale: true });
      const forceRefresh = had !== undefined && had.edition < edition;
      const allowStale = had !== undefined && !forceRefresh && now() - had.at < freshMs + staleMs;
      try {
        const kept = await cache.fetch(question, { context: fetch, allowStale, forceRefresh });
        if (!kept) return await fetch();
        // Another visitor's question was on its way since before the publication: its answer is not what was published.
        return kept.edition < since ? await ask(question, fetch) : ok(kept.value);
      } catch (error) {
        if (error instanceof Refused) return { ok: false, error: error.error };
        throw error;
      }
    };
    return ask;
  }

  return {
    shelf,
    expire() {
      edition += 1;
    },
  };
}
