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
import { gather, takesOneMore } from '../messages/staffMailbox';
import type { NewMessage, StaffMailLimit } from './submissions.store';

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

/** What comes beyond the room of a mailbox is in the inbox alone; a mail says how many. */
export function createStaffMailLimit(origin: (site: Site) => string): StaffMailLimit {
  const isOfForm = (tx: Orm, form: string) =>
    exists(
      tx
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.id, outbox.submissionId), eq(submissions.form, form))),
    );

  return {
    async within(tx, { form, site: name }, messages, now) {
      // One after another for each recipient, and all in one order, so that transactions do not wait for each other.
      const mails = messages.filter(({ channel }) => channel === 'mail');
      for (const key of [...new Set(mails.map(recipientKey))].toSorted()) await lockRecipient(tx, key);
      if (!isSiteName(name)) return [...messages];
      const within: NewMessage[] = [];
      const beyond = new Map<string, string>();
      for (const message of messages) {
        const key = recipientKey(message);
        if (!isToStaff(message) || (await takesOneMore(tx, key, isOfForm(tx, form), now))) within.push(message);
        else beyond.set(key, message.recipient);
      }
      const site = siteByName(name);
      const textOf = (count: number) => noticeOf(site, count, origin(site));
      for (const recipient of beyond.values())
        await gather(tx, { recipient, site: site.name, visitMessage: null, textOf }, now);
      return within;
    },
  };
}
