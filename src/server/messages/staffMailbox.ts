import { and, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { SiteName } from '@/sites/site.types';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { recipientKey, storedRecipientKey } from './recipientLimit';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Mails that visitors bring one mailbox of staff, and so many of each kind of matter in any case: a flood of contact
 * forms hides no bid, and a flood of bookings no form. What comes beyond is gathered in one mail.
 */
const MOST = [
  { ms: 10 * MINUTE_MS, mails: 20, ofAKind: 5 },
  { ms: DAY_MS, mails: 100, ofAKind: 25 },
] as const;
/** The mail that gathers goes then, so that it counts those that come together. */
const NOTICE_AFTER_MS = 5 * MINUTE_MS;
/** From one such mail to the next. */
const NOTICE_EVERY_MS = 30 * MINUTE_MS;

/** Of a booking's mail to its workshop; the mail that gathers those is of no booking. */
export const isOfVisit: SQL | undefined = and(isNotNull(outbox.visit), eq(outbox.visitMessage, 'toWorkshop'));

/** Whether this mailbox, whose recipient is locked, gets one more mail of a kind. */
export async function takesOneMore(tx: Orm, key: string, isOfKind: SQL | undefined, now: number): Promise<boolean> {
  const countSince = (since: number, kind?: SQL): Promise<number> =>
    tx.$count(
      outbox,
      and(
        kind,
        gt(outbox.createdAt, new Date(since)),
        eq(outbox.channel, 'mail'),
        eq(outbox.format, 'text'),
        or(isNotNull(outbox.submissionId), isOfVisit),
        eq(storedRecipientKey('mail'), key),
      ),
    );
  for (const { ms, mails, ofAKind } of MOST)
    if ((await countSince(now - ms)) >= mails && (await countSince(now - ms, isOfKind)) >= ofAKind) return false;
  return true;
}

export interface GatheringMail {
  recipient: string;
  site: SiteName;
  /** About bookings of a workshop; null: about forms. */
  visitMessage: 'toWorkshop' | null;
  /** @param earlier text of the same mail, which counted one less; null: it is the first */
  textOf: (count: number, earlier: string | null) => { subject: string; body: string };
}

/** One mail for all of one recipient, who is locked, that come until it is sent: its number grows meanwhile. */
export async function gather(
  tx: Orm,
  { recipient, site, visitMessage, textOf }: GatheringMail,
  now: number,
): Promise<void> {
  const [latest] = await tx
    .select({ id: outbox.id, createdAt: outbox.createdAt, count: outbox.gathered, body: outbox.body })
    .from(outbox)
    .where(
      and(
        gt(outbox.createdAt, new Date(now - DAY_MS)),
        eq(outbox.kind, 'gathered'),
        eq(outbox.site, site),
        visitMessage ? eq(outbox.visitMessage, visitMessage) : isNull(outbox.visitMessage),
        eq(storedRecipientKey('mail'), recipientKey({ channel: 'mail', recipient })),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  if (latest) {
    const count = (latest.count ?? 1) + 1;
    const grown = await tx
      .update(outbox)
      .set({ ...textOf(count, latest.body), gathered: count })
      // One that is sent, is being sent, or was given up, says no more.
      .where(and(eq(outbox.id, latest.id), isNull(outbox.sentAt), isNull(outbox.deadAt), isNull(outbox.lease)))
      .returning({ id: outbox.id });
    if (grown.length > 0) return;
  }
  const earliest = latest ? latest.createdAt.getTime() + NOTICE_EVERY_MS : 0;
  await tx.insert(outbox).values({
    channel: 'mail',
    kind: 'gathered',
    site,
    recipient,
    visitMessage,
    ...textOf(1, null),
    gathered: 1,
    createdAt: new Date(now),
    nextAttemptAt: new Date(Math.max(now + NOTICE_AFTER_MS, earliest)),
  });
}
