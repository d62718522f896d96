import { LRUCache } from 'lru-cache';
import { ok, type AppError, type Result } from '@/errors/result';

export interface CacheRules {
  /** Milliseconds in which a response counts as fresh. */
  freshMs?: number;
  /** Milliseconds after that in which the stale response is used while a new one is fetched. */
  staleMs?: number;
  /** Limit of the responses of a namespace; the least recently used is dropped first. */
  entries?: number;
  /** Called with the reason when a response could not be renewed. */
  report: (what: string) => void;
  /** Milliseconds. */
  now?: () => number;
}

/** The cached response or a new one; if it cannot be renewed, the old one, however stale. */
type CachedRequest<T extends object> = (key: string, fetch: () => Promise<Result<T>>) => Promise<Result<T>>;

export interface ResponseCache {
  /** Creates a separate namespace for one kind of response. */
  namespace<T extends object>(kind: string): CachedRequest<T>;
  /** Every response is fetched again at its next use; one that cannot be renewed stays. */
  expire(): void;
}

interface CachedResponse<T> {
  value: T;
  /** When it was requested. */
  requestedAt: number;
  /** The number of publications before the request. */
  edition: number;
}

class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly error: AppError) {
    super(error.code);
  }
}

/**
 * A stale-while-revalidate cache: fresh for some seconds, then used while it is renewed, then waited for; a stale
 * response is used if renewing fails.
 */
export function createResponseCache({
  freshMs = 10_000,
  staleMs = 60_000,
  entries = 2_000,
  report,
  now = () => performance.now(),
}: CacheRules): ResponseCache {
  let edition = 0;

  function namespace<T extends object>(kind: string): CachedRequest<T> {
    const cache = new LRUCache<string, CachedResponse<T>, () => Promise<Result<T>>>({
      max: entries,
      ttl: freshMs,
      perf: { now },
      ttlResolution: 0,
      fetchMethod: async (key, had, { context: fetch }) => {
        const stamp = { requestedAt: now(), edition };
        const result = await fetch();
        if (result.ok) return { value: result.value, ...stamp };
        if (!had) throw new Refused(result.error);
        // Stored as if it were fresh: during an outage a request is sent every few seconds, not for every visitor.
        report(`${kind} ${key} could not be renewed (${result.error.code}) and is shown as it was.`);
        return { value: had.value, ...stamp };
      },
    });
    const cachedRequest: CachedRequest<T> = async (key, fetch) => {
      const since = edition;
      const had = cache.peek(key, { allowStale: true });
      const forceRefresh = had !== undefined && had.edition < edition;
      const allowStale = had !== undefined && !forceRefresh && now() - had.requestedAt < freshMs + staleMs;
      try {
        const entry = await cache.fetch(key, { context: fetch, allowStale, forceRefresh });
        if (!entry) return await fetch();
        // The request began before the publication, so its response is outdated.
        return entry.edition < since ? await cachedRequest(key, fetch) : ok(entry.value);
      } catch (error) {
        if (error instanceof Refused) return { ok: false, error: error.error };
        throw error;
      }
    };
    return cachedRequest;
  }

  return {
    namespace,
    expire() {
      edition += 1;
    },
  };
}
