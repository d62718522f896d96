import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';

/** Mails a day about changes of one visit; the next says that there were many, and that the page shows which holds. */
const MOST_MAILS = 3;
/** Text messages a day about changes of one visit: each is paid for, and the link of the first shows what holds. */
const MOST_TEXTS = 1;
const DAY_MS = 86_400_000;

/**
 * The messages about a visit without those that its customer, or a stranger in their name, brought about by moving it
 * again and again. `moved` comes with a mail `movedOften`: one of both is left, or none. What else is told comes once.
 */
export async function withinVisitLimit<Message extends Pick<typeof outbox.$inferInsert, 'channel' | 'visitMessage'>>(
  tx: Orm,
  visit: string,
  messages: readonly Message[],
  now: number,
): Promise<Message[]> {
  const countEarlier = (channel: Message['channel']): Promise<number> =>
    tx.$count(
      outbox,
      and(
        eq(outbox.visit, visit),
        eq(outbox.channel, channel),
        inArray(outbox.visitMessage, ['moved', 'movedOften']),
        gt(outbox.createdAt, new Date(now - DAY_MS)),
      ),
    );
  const within: Message[] = [];
  for (const message of messages) {
    const { channel, visitMessage } = message;
    if (visitMessage !== 'moved' && visitMessage !== 'movedOften') {
      within.push(message);
      continue;
    }
    const earlier = await countEarlier(channel);
    const isIts =
      visitMessage === 'moved' ? earlier < (channel === 'sms' ? MOST_TEXTS : MOST_MAILS) : earlier === MOST_MAILS;
    if (isIts) within.push(message);
  }
  return within;
}
