import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AppEnv } from './app.types';
import { routePattern } from './observe';
import type { RequestCounts } from './requestCounts.store';

/** Wrong secrets of one address in a minute; after them the right one is refused, too. */
const MOST_WRONG = 10;
const SECONDS = 60;

type SecretVerdict = 'right' | 'wrong' | 'limited';

export interface WrongSecrets {
  check(c: Context<AppEnv>, given: string, isSecret: (given: string) => boolean): Promise<SecretVerdict>;
}

/**
 * Limits guesses of a secret on all routes that take it together, and logs each without what was given. They count in
 * this process, and in `shared` for all processes together.
 * @param name of the secret
 */
export function createWrongSecrets(
  name: 'editing secret' | 'stock key' | 'content key' | 'operator key',
  shared?: RequestCounts,
): WrongSecrets {
  const limit = `wrong ${name}`;
  const limiter = new RateLimiterMemory({ keyPrefix: limit, points: MOST_WRONG, duration: SECONDS });
  return {
    async check(c, given, isSecret) {
      // A session is no guess, and has to work behind an address from which others guess.
      if (given === '') return 'wrong';
      const client = c.get('client') ?? '';
      const own = (await limiter.get(client))?.consumedPoints ?? 0;
      // Who is over the limit here does not reach the database.
      if (own >= MOST_WRONG || (shared && (await shared.counted(limit, client)) >= MOST_WRONG)) return 'limited';
      if (isSecret(given)) return 'right';
      await limiter.penalty(client);
      await shared?.count(limit, client, SECONDS);
      c.get('log').warn({ route: routePattern(c) }, limit);
      return 'wrong';
    },
  };
}

/** Seconds after which the limit allows another attempt. */
export const RETRY_SECONDS = String(SECONDS);
