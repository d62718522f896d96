import { and, eq, exists } from 'drizzle-orm';
import { INBOX_PATH } from '@/domain/inbox/inbox';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import { lockRecipient, recipientKey } from '../messages/recipientLimit';
import { isQuoted, quotedLines } from '../messages/quotedText';
import { gather, takesOneMore } from '../messages/staffMailbox';
import type { NewMessage, StaffMailLimit } from './submissions.store';

/** A mail that a person reads; a dealer's system gets its XML always. */
const isToStaff = ({ channel, delivers, format = 'text' }: NewMessage): boolean =>
  channel === 'mail' && delivers && format === 'text';

/** What one notice lists; more is only counted. */
const MOST_LINES = 50;

/** The mail that was not sent, in a line: its subject says what it is about, of a bid lot and amount. */
const lineOf = ({ subject }: NewMessage, reference: string): string =>
  subject?.includes(reference) ? subject : `${subject ?? ''} (${reference})`;

/** @param earlier body of the same notice, which listed one less */
function noticeOf(
  site: Site,
  origin: string,
  { line, count, earlier }: { line: string; count: number; earlier: string | null },
): { subject: string; body: string } {
  const { language, locale } = site.languages[0];
  const texts = pickTexts(language, ['inboxMail']);
  const t = (key: `inboxMail.more${'Subject' | 'Lead' | 'List' | 'Link'}`, params?: TextParams) =>
    translate(texts, locale, key, params);
  // A subject may have a visitor's words, like the make of a car that is offered.
  const lines = [...(earlier ?? '').split('\n').filter(isQuoted), ...quotedLines(line)].slice(0, MOST_LINES);
  return {
    subject: t('inboxMail.moreSubject', { count }),
    body: [
      t('inboxMail.moreLead'),
      '',
      t('inboxMail.moreList', { most: MOST_LINES }),
      ...lines,
      '',
      `${t('inboxMail.moreLink')}: ${origin}${INBOX_PATH}`,
    ].join('\n'),
  };
}

/** What comes beyond the room of a mailbox is in the inbox alone; a mail says how many and which. */
export function createStaffMailLimit(origin: (site: Site) => string): StaffMailLimit {
  const isOfForm = (tx: Orm, form: string) =>
    exists(
      tx
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.id, outbox.submissionId), eq(submissions.form, form))),
    );

  return {
    async within(tx, { form, site: name, reference }, messages, now, neighbourhood) {
      // One after another for each recipient, and all in one order, so that transactions do not wait for each other.
      const mails = messages.filter(({ channel }) => channel === 'mail');
      for (const key of [...new Set(mails.map(recipientKey))].toSorted()) await lockRecipient(tx, key);
      if (!isSiteName(name)) return [...messages];
      const within: NewMessage[] = [];
      const beyond = new Map<string, NewMessage>();
      for (const message of messages) {
        const key = recipientKey(message);
        if (!isToStaff(message)) within.push(message);
        else if (await takesOneMore(tx, key, isOfForm(tx, form), neighbourhood, now))
          within.push({ ...message, neighbourhood });
        else beyond.set(key, message);
      }
      const site = siteByName(name);
      // Bidding closes: a bid that is read half an hour late may be lost.
      const isUrgent = form === 'advance-bid';
      for (const message of beyond.values()) {
        const line = lineOf(message, reference);
        const textOf = (count: number, earlier: string | null) =>
          noticeOf(site, origin(site), { line, count, earlier });
        const { recipient } = message;
        await gather(tx, { recipient, site: site.name, visitMessage: null, isUrgent, textOf }, now);
      }
      return within;
    },
  };
}
