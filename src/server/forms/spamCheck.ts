import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hasLeadingZeros, proofBits, proofText } from '@/domain/forms/proofOfWork';
import type { Proof, SpamCheck } from '@/domain/forms/submission';
import type { Allowance } from '../http/limits';

type SpamVerdict =
  /** A person's, as far as is known. */
  | 'accepted'
  /** Stored, and not delivered: the hidden field is filled. */
  | 'held'
  /** The browser solves the challenge and sends the form again. */
  | { challenge: string; bits: number };

export interface SpamChecks {
  /**
   * @param how `plain`: of a page without JavaScript, which has no clock and does no work. While the site is flooded it
   * gets a challenge too, and sends it back with the form some seconds later.
   */
  verdict(
    of: { site: string; formSubmissionId: string } & (
      { how: 'script'; check: SpamCheck | undefined } | { how: 'plain'; website: string; challenge: string }
    ),
  ): Promise<SpamVerdict>;
}

/** People need longer for name, phone and address, even with autofill. */
const FASTEST_MS = 2_000;
/** Submissions of a site above which it is flooded; the busiest real ones have some in an hour. */
const FLOOD: Allowance = { requests: 40, seconds: 600 };
const CHALLENGE_MS = 15 * 60_000;
/** A person needs longer to read the page and press the button again. */
const PLAIN_WAIT_MS = 3_000;

/**
 * Tells people's submissions from programs' without a puzzle: a hidden field, the time that
 * filling in took and, while a site is flooded, a little work of the browser; the API limits addresses besides.
 */
export function createSpamChecks({
  key,
  flood = FLOOD,
  now = Date.now,
}: {
  /** Secret of the installation. */
  key: string;
  flood?: Allowance;
  now?: () => number;
}): SpamChecks {
  const submissions = new RateLimiterMemory({ keyPrefix: 'flood', points: flood.requests, duration: flood.seconds });
  const signature = (id: string, expires: number, bits: number): string =>
    createHmac('sha256', `form challenge ${key}`).update(`${id}.${expires}.${bits}`).digest('base64url');
  /** It says its own difficulty: who works on one while the flood grows does not begin again. */
  const challengeOf = (id: string, bits: number): string => {
    const expires = now() + CHALLENGE_MS;
    return `${expires}.${bits}.${signature(id, expires, bits)}`;
  };

  /** When the challenge of this submission ends, and its difficulty; null for one that is invalid or has ended. */
  function readChallenge(id: string, challenge: string): { expires: number; bits: number } | null {
    const [expires = 0, bits = 0] = challenge.split('.').map(Number);
    const expected = Buffer.from(signature(id, expires, bits));
    const actual = Buffer.from(challenge.split('.')[2] ?? '');
    const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
    return isOurs && expires >= now() ? { expires, bits } : null;
  }
  const isSolved = (id: string, { challenge, nonce }: Proof): boolean => {
    const read = readChallenge(id, challenge);
    const hash = createHash('sha256').update(proofText(challenge, nonce)).digest();
    return read !== null && hasLeadingZeros(hash, read.bits);
  };
  const isWaitedFor = (id: string, challenge: string): boolean => {
    const read = readChallenge(id, challenge);
    return read !== null && read.expires - CHALLENGE_MS + PLAIN_WAIT_MS <= now();
  };

  return {
    async verdict({ site, formSubmissionId: id, ...sent }) {
      const website = sent.how === 'plain' ? sent.website : (sent.check?.website ?? '');
      if (website !== '') return 'held';
      const { consumedPoints } = await submissions.penalty(site);
      const isFlooded = consumedPoints > flood.requests;
      const bits = proofBits(consumedPoints / flood.requests);
      const challenge = { challenge: challengeOf(id, bits), bits };
      if (sent.how === 'plain') return isFlooded && !isWaitedFor(id, sent.challenge) ? challenge : 'accepted';
      const { filledMs = FASTEST_MS, proof } = sent.check ?? {};
      if (!isFlooded && filledMs >= FASTEST_MS) return 'accepted';
      return proof && isSolved(id, proof) ? 'accepted' : challenge;
    },
  };
}
