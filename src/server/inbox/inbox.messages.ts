import { INBOX_PATH } from '@/domain/inbox/inbox';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';

interface MailText {
  subject: string;
  body: string;
}

type InboxKey = Extract<TextKey, `inboxMail.${string}`>;

function textsIn(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  return (key: InboxKey, params?: TextParams) => translate(pickTexts(language, ['inboxMail']), locale, key, params);
}

/** The token is the fragment of the link: browsers send it to no server, and no log has it. */
export function signInMessage({ site, token, origin }: { site: Site; token: string; origin: string }): MailText {
  const t = textsIn(site, site.languages[0].locale);
  return {
    subject: t('inboxMail.signInSubject'),
    body: [
      t('inboxMail.signInLead'),
      '',
      `${t('inboxMail.signInLink')}: ${origin}${INBOX_PATH}#${token}`,
      '',
      t('inboxMail.signInNote'),
    ].join('\n'),
  };
}

/** What staff wrote, in the visitor's language around it. */
export function replyMessage({
  site,
  locale,
  reference,
  body,
  by,
}: {
  site: Site;
  locale: Locale;
  reference: string;
  body: string;
  by: string;
}): MailText {
  const t = textsIn(site, locale);
  return {
    subject: t('inboxMail.replySubject', { reference }),
    body: [body, '', by, site.title, '', t('inboxMail.reference', { reference })].join('\n'),
  };
}

/** To those who now have the submission: nothing of it but the reference. */
export function reassignedMessage({
  site,
  reference,
  id,
  origin,
}: {
  site: Site;
  reference: string;
  id: string;
  origin: string;
}): MailText {
  const t = textsIn(site, site.languages[0].locale);
  return {
    subject: t('inboxMail.reassignedSubject', { reference }),
    body: [
      t('inboxMail.reassignedLead'),
      '',
      `${t('inboxMail.reassignedLink')}: ${origin}${INBOX_PATH}#/${id}`,
      '',
      t('inboxMail.reference', { reference }),
    ].join('\n'),
  };
}
