import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AppEnv } from '../../http/app.types';
import { routePattern } from '../../http/observe';

/** Wrong secrets of one address in a minute; after them the right one is refused, too. */
const MOST_WRONG = 10;
const SECONDS = 60;

type SecretVerdict = 'right' | 'wrong' | 'limited';

export interface WrongSecrets {
  check(c: Context<AppEnv>, given: string, isSecret: (given: string) => boolean): Promise<SecretVerdict>;
}

/** Limits guesses of the editing secret on all of its routes together, and logs each without what was given. */
export function createWrongSecrets(): WrongSecrets {
  const limiter = new RateLimiterMemory({ keyPrefix: 'wrong secret', points: MOST_WRONG, duration: SECONDS });
  return {
    async check(c, given, isSecret) {
      // A session is no guess, and has to work behind an address from which others guess.
      if (given === '') return 'wrong';
      const client = c.get('client') ?? '';
      const state = await limiter.get(client);
      if (state && state.consumedPoints >= MOST_WRONG) return 'limited';
      if (isSecret(given)) return 'right';
      await limiter.penalty(client);
      c.get('log').warn({ route: routePattern(c) }, 'wrong editing secret');
      return 'wrong';
    },
  };
}

/** Seconds after which the limit allows another attempt. */
export const RETRY_SECONDS = String(SECONDS);
