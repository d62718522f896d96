import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hasLeadingZeros, PROOF_BITS, proofText } from '@/domain/forms/proofOfWork';
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
const FLOOD: Allowance = { requests: 40, seconds: 300 };
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
  const signature = (id: string, expires: number): string =>
    createHmac('sha256', `form challenge ${key}`).update(`${id}.${expires}`).digest('base64url');
  const challengeOf = (id: string): string => {
    const expires = now() + CHALLENGE_MS;
    return `${expires}.${signature(id, expires)}`;
  };

  /** When the challenge of this submission ends; 0 for one that is invalid or has ended. */
  function endOf(id: string, challenge: string): number {
    const [expires = '', given = ''] = challenge.split('.');
    const expected = Buffer.from(signature(id, Number(expires)));
    const actual = Buffer.from(given);
    const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
    return isOurs && Number(expires) >= now() ? Number(expires) : 0;
  }
  const isSolved = (id: string, { challenge, nonce }: Proof): boolean =>
    endOf(id, challenge) > 0 &&
    hasLeadingZeros(createHash('sha256').update(proofText(challenge, nonce)).digest(), PROOF_BITS);
  const isWaitedFor = (id: string, challenge: string): boolean => {
    const end = endOf(id, challenge);
    return end > 0 && end - CHALLENGE_MS + PLAIN_WAIT_MS <= now();
  };

  return {
    async verdict({ site, formSubmissionId: id, ...sent }) {
      const website = sent.how === 'plain' ? sent.website : (sent.check?.website ?? '');
      if (website !== '') return 'held';
      const { consumedPoints } = await submissions.penalty(site);
      const isFlooded = consumedPoints > flood.requests;
      const challenge = { challenge: challengeOf(id), bits: PROOF_BITS };
      if (sent.how === 'plain') return isFlooded && !isWaitedFor(id, sent.challenge) ? challenge : 'accepted';
      const { filledMs = FASTEST_MS, proof } = sent.check ?? {};
      if (!isFlooded && filledMs >= FASTEST_MS) return 'accepted';
      return proof && isSolved(id, proof) ? 'accepted' : challenge;
    },
  };
}
