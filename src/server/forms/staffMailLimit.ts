import { and, desc, eq, exists, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { INBOX_PATH } from '@/domain/inbox/inbox';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import { lockRecipient, recipientKey, storedRecipientKey } from '../messages/recipientLimit';
import type { NewMessage, StaffMailLimit } from './submissions.store';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Mails that forms bring one mailbox of staff, and so many of each kind of form in any case: a flood of contact forms
 * hides no bid. What comes beyond is in the inbox alone.
 */
const MOST = [
  { ms: 10 * MINUTE_MS, mails: 20, ofAKind: 5 },
  { ms: DAY_MS, mails: 100, ofAKind: 25 },
] as const;
/** The mail that says how many wait in the inbox goes then, so that it counts those that come together. */
const NOTICE_AFTER_MS = 5 * MINUTE_MS;
/** From one such mail to the next. */
const NOTICE_EVERY_MS = 30 * MINUTE_MS;

/** A mail that a person reads; a dealer's system gets its XML always. */
const isToStaff = ({ channel, delivers, format = 'text' }: NewMessage): boolean =>
  channel === 'mail' && delivers && format === 'text';

function noticeOf(site: Site, count: number, origin: string): { subject: string; body: string } {
  const { language, locale } = site.languages[0];
  const texts = pickTexts(language, ['inboxMail']);
  const t = (key: 'inboxMail.moreSubject' | 'inboxMail.moreLead' | 'inboxMail.moreLink', params?: TextParams) =>
    translate(texts, locale, key, params);
  return {
    subject: t('inboxMail.moreSubject', { count }),
    body: [t('inboxMail.moreLead'), '', `${t('inboxMail.moreLink')}: ${origin}${INBOX_PATH}`].join('\n'),
  };
}

export function createStaffMailLimit(origin: (site: Site) => string): StaffMailLimit {
  /** Whether this mailbox gets one more mail. */
  async function isWithinLimit(tx: Orm, form: string, key: string, now: number): Promise<boolean> {
    const isOfForm = exists(
      tx
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.id, outbox.submissionId), eq(submissions.form, form))),
    );
    const countSince = (since: number, kind?: SQL): Promise<number> =>
      tx.$count(
        outbox,
        and(
          kind,
          gt(outbox.createdAt, new Date(since)),
          eq(outbox.channel, 'mail'),
          eq(outbox.format, 'text'),
          isNotNull(outbox.submissionId),
          eq(storedRecipientKey('mail'), key),
        ),
      );
    for (const { ms, mails, ofAKind } of MOST)
      if ((await countSince(now - ms)) >= mails && (await countSince(now - ms, isOfForm)) >= ofAKind) return false;
    return true;
  }

  /** One mail for all of one recipient that come until it is sent: its number grows meanwhile. */
  async function notify(tx: Orm, recipient: string, site: Site, now: number): Promise<void> {
    const [latest] = await tx
      .select({ id: outbox.id, createdAt: outbox.createdAt, count: outbox.gathered })
      .from(outbox)
      .where(
        and(
          gt(outbox.createdAt, new Date(now - DAY_MS)),
          eq(outbox.kind, 'gathered'),
          eq(outbox.site, site.name),
          eq(storedRecipientKey('mail'), recipientKey({ channel: 'mail', recipient })),
        ),
      )
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    if (latest) {
      // The recipient is locked: nobody else counts.
      const count = (latest.count ?? 1) + 1;
      const grown = await tx
        .update(outbox)
        .set({ ...noticeOf(site, count, origin(site)), gathered: count })
        // One that is sent, is being sent, or was given up, says no more.
        .where(and(eq(outbox.id, latest.id), isNull(outbox.sentAt), isNull(outbox.deadAt), isNull(outbox.lease)))
        .returning({ id: outbox.id });
      if (grown.length > 0) return;
    }
    const earliest = latest ? latest.createdAt.getTime() + NOTICE_EVERY_MS : 0;
    await tx.insert(outbox).values({
      channel: 'mail',
      kind: 'gathered',
      site: site.name,
      recipient,
      ...noticeOf(site, 1, origin(site)),
      gathered: 1,
      createdAt: new Date(now),
      nextAttemptAt: new Date(Math.max(now + NOTICE_AFTER_MS, earliest)),
    });
  }

  return {
    async within(tx, { form, site }, messages, now) {
      // One after another for each recipient, and all in one order, so that transactions do not wait for each other.
      const mails = messages.filter(({ channel }) => channel === 'mail');
      for (const key of [...new Set(mails.map(recipientKey))].toSorted()) await lockRecipient(tx, key);
      const within: NewMessage[] = [];
      const beyond = new Map<string, string>();
      for (const message of messages) {
        const key = recipientKey(message);
        if (!isSiteName(site) || !isToStaff(message) || (await isWithinLimit(tx, form, key, now))) within.push(message);
        else beyond.set(key, message.recipient);
      }
      if (isSiteName(site)) for (const recipient of beyond.values()) await notify(tx, recipient, siteByName(site), now);
      return within;
    },
  };
}
