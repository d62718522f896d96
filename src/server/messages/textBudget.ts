import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { recipientKey, storedRecipientKey } from './recipientLimit';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Text messages that visitors of one site bring telephones that we had not reached before. Each is paid for, and whoever
 * has many addresses may name any telephones: some hundred visits of new customers a day are a good day of all workshops.
 */
const MOST = [
  { ms: 10 * MINUTE_MS, texts: 30 },
  { ms: DAY_MS, texts: 200 },
] as const;
/** From one warning in the log to the next. */
const WARN_EVERY_MS = 10 * MINUTE_MS;

export interface TextBudget {
  /** `known`: it was reached before, and costs nothing of the budget. `beyond`: mail alone tells. */
  judge(tx: Orm, recipient: string, site: string | null, now: number): Promise<'known' | 'new' | 'beyond'>;
}

/** @param usedUp called when a site's budget is used up, once in ten minutes */
export function createTextBudget(usedUp: (site: string | null) => void = () => undefined): TextBudget {
  const warnedAt = new Map<string | null, number>();

  /** Reached by a code that signs in, which goes to telephones of agreements alone, or by a text of another day. */
  const isKnown = async (tx: Orm, recipient: string, now: number): Promise<boolean> => {
    const earlier = and(
      eq(outbox.channel, 'sms'),
      eq(storedRecipientKey('sms'), recipientKey({ channel: 'sms', recipient })),
      isNull(outbox.deadAt),
      or(eq(outbox.kind, 'signIn'), lt(outbox.createdAt, new Date(now - DAY_MS))),
    );
    return (await tx.select({ id: outbox.id }).from(outbox).where(earlier).limit(1)).length > 0;
  };

  return {
    async judge(tx, recipient, site, now) {
      if (await isKnown(tx, recipient, now)) return 'known';
      // All servers count one after another.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`texts ${site ?? ''}`}, 0))`);
      for (const { ms, texts } of MOST) {
        const ofSite = site === null ? isNull(outbox.site) : eq(outbox.site, site);
        const since = gt(outbox.createdAt, new Date(now - ms));
        if ((await tx.$count(outbox, and(ofSite, since, eq(outbox.isNewTelephone, true)))) < texts) continue;
        if (now - (warnedAt.get(site) ?? -Infinity) >= WARN_EVERY_MS) {
          warnedAt.set(site, now);
          usedUp(site);
        }
        return 'beyond';
      }
      return 'new';
    },
  };
}
