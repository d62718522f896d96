import { and, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { SiteName } from '@/sites/site.types';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { recipientKey, storedRecipientKey } from './recipientLimit';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Mails that visitors bring one mailbox of staff, and so many of each kind of matter in any case: a flood of contact
 * forms hides no bid, and a flood of bookings no form. One neighbourhood of addresses (`http/network.js`) has a share of
 * them, and the first mails of each neighbourhood go up to `withFirst` in all: a flood of few networks keeps back no
 * mail of another. What comes beyond is gathered in one mail.
 */
const MOST = [
  { ms: 10 * MINUTE_MS, mails: 20, ofAKind: 5, ofNeighbours: 5, withFirst: 60 },
  { ms: DAY_MS, mails: 100, ofAKind: 25, ofNeighbours: 15, withFirst: 300 },
] as const;
/** So many mails of a day are the first ones of a neighbourhood. */
const FIRST_OF_NEIGHBOURS = 2;
/** The mail that gathers goes then, so that it counts those that come together. */
const NOTICE_AFTER_MS = 5 * MINUTE_MS;
/** From one such mail to the next, where none of what it gathers is urgent. */
const NOTICE_EVERY_MS = 30 * MINUTE_MS;

/** Of a booking's mail to its workshop; the mail that gathers those is of no booking. */
export const isOfVisit: SQL | undefined = and(isNotNull(outbox.visit), eq(outbox.visitMessage, 'toWorkshop'));

/**
 * Whether this mailbox, whose recipient is locked, gets one more mail of a kind.
 * @param neighbourhood whose request causes it, as the outbox stores it; null: unknown, and without a share
 */
export async function takesOneMore(
  tx: Orm,
  key: string,
  isOfKind: SQL | undefined,
  neighbourhood: string | null,
  now: number,
): Promise<boolean> {
  const countWithin = (ms: number, which?: SQL): Promise<number> =>
    tx.$count(
      outbox,
      and(
        which,
        gt(outbox.createdAt, new Date(now - ms)),
        eq(outbox.channel, 'mail'),
        eq(outbox.format, 'text'),
        or(isNotNull(outbox.submissionId), isOfVisit),
        eq(storedRecipientKey('mail'), key),
      ),
    );
  const isOfNeighbours = neighbourhood === null ? undefined : eq(outbox.neighbourhood, neighbourhood);
  const isFirst = isOfNeighbours !== undefined && (await countWithin(DAY_MS, isOfNeighbours)) < FIRST_OF_NEIGHBOURS;
  for (const { ms, mails, ofAKind, ofNeighbours, withFirst } of MOST) {
    const inAll = await countWithin(ms);
    if (isFirst && inAll < withFirst) continue;
    if (isOfNeighbours && (await countWithin(ms, isOfNeighbours)) >= ofNeighbours) return false;
    if (inAll >= mails && (await countWithin(ms, isOfKind)) >= ofAKind) return false;
  }
  return true;
}

export interface GatheringMail {
  recipient: string;
  site: SiteName;
  /** About bookings of a workshop; null: about forms. */
  visitMessage: 'toWorkshop' | null;
  /** It waits for no half hour after an earlier mail. */
  isUrgent: boolean;
  /** @param earlier text of the same mail, which counted one less; null: it is the first */
  textOf: (count: number, earlier: string | null) => { subject: string; body: string };
}

/** One mail for all of one recipient, who is locked, that come until it is sent: its number grows meanwhile. */
export async function gather(
  tx: Orm,
  { recipient, site, visitMessage, isUrgent, textOf }: GatheringMail,
  now: number,
): Promise<void> {
  const [latest] = await tx
    .select()
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
  const soon = new Date(now + NOTICE_AFTER_MS);
  if (latest) {
    const count = (latest.gathered ?? 1) + 1;
    // After a failure the attempts keep their times.
    const isSooner = isUrgent && latest.attempts === 0 && soon < latest.nextAttemptAt;
    const grown = await tx
      .update(outbox)
      .set({ ...textOf(count, latest.body), gathered: count, ...(isSooner && { nextAttemptAt: soon }) })
      // One that is sent, is being sent, or was given up, says no more.
      .where(and(eq(outbox.id, latest.id), isNull(outbox.sentAt), isNull(outbox.deadAt), isNull(outbox.lease)))
      .returning({ id: outbox.id });
    if (grown.length > 0) return;
  }
  const earliest = latest && !isUrgent ? latest.createdAt.getTime() + NOTICE_EVERY_MS : 0;
  await tx.insert(outbox).values({
    channel: 'mail',
    kind: 'gathered',
    site,
    recipient,
    visitMessage,
    ...textOf(1, null),
    gathered: 1,
    createdAt: new Date(now),
    nextAttemptAt: new Date(Math.max(soon.getTime(), earliest)),
  });
}
