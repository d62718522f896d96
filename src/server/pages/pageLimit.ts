import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../http/network';
import type { Allowance } from '../http/limits';

/** Far beyond an office of people who read; an address that renders more of them floods. */
const RENDERED: Allowance = { requests: 3_000, seconds: 60 };
const MOST_ADDRESSES = 20_000;

/** The visitor's address of a request. */
export const pageClient =
  (trustedProxies: number) =>
  ({ socket, headers }: IncomingMessage): string =>
    clientAddress(
      socket.remoteAddress ?? 'unknown',
      [headers['x-forwarded-for'] ?? []].flat().join(','),
      trustedProxies,
    );

export interface PageLimitOptions {
  trustedProxies: number;
  allowance?: Allowance;
  now?: () => number;
}

/**
 * Counts pages that have to be rendered, by the visitor's address and in this process. Returns the seconds to wait, 0
 * within the limit.
 */
export function createPageLimit({ trustedProxies, allowance = RENDERED, now = Date.now }: PageLimitOptions) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: MOST_ADDRESSES });
  const clientOf = pageClient(trustedProxies);
  return (request: IncomingMessage): number => {
    const client = clientOf(request);
    const known = counts.get(client);
    const current = known && known.until > now() ? known : { count: 0, until: now() + allowance.seconds * 1_000 };
    current.count += 1;
    counts.set(client, current);
    return current.count > allowance.requests ? Math.max(1, Math.ceil((current.until - now()) / 1_000)) : 0;
  };
}
