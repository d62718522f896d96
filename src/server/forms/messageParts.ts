import type { ReplyTime } from '@/domain/forms/submission';
import { formatFor } from '@/i18n/format';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { translate, type Namespace } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import { quotedLines } from '../messages/quotedText';

/** What the messages of all forms share: their texts, who writes, and the ends. */

/** In a language of the site; for any other locale in its own. */
export function messageTexts(site: Site, locale: Locale, namespaces: readonly Namespace[]) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, namespaces, siteEntries(site, language));
  return {
    t: (key: TextKey, params?: TextParams) => translate(texts, locale, key, params),
    format: formatFor(locale),
  };
}
export type MessageTexts = ReturnType<typeof messageTexts>;

export const personLines = ({ t }: MessageTexts, person: { name: string; phone: string; email: string }): string[] => [
  t('lead.name', { name: person.name }),
  t('lead.phone', { phone: person.phone }),
  t('lead.email', { email: person.email }),
];

/** What the visitor wrote, if anything. */
export const writtenLines = ({ t }: MessageTexts, message: string): string[] =>
  message === '' ? [] : ['', t('lead.message'), ...quotedLines(message)];

/** How to reply, and the submission's reference. */
export const leadEnd = ({ t }: MessageTexts, reference: string): string[] => [
  '',
  t('lead.answer'),
  t('contact.reference', { reference }),
];

export function replyText(
  reply: ReplyTime | null,
  seller: string,
  { t, format }: Pick<MessageTexts, 't' | 'format'>,
): string {
  if (!reply) return t('contact.replyUnknown', { seller });
  return reply.isOpen
    ? t('contact.replyOpen', { seller, time: reply.time })
    : t('contact.replyLater', { seller, date: format.weekdayDate(reply.date), time: reply.time });
}

/** Reference, whom to ask, a link, and what to do for whom the receipt is not meant. */
export const receiptEnd = (
  { t }: MessageTexts,
  {
    reference,
    seller,
    link,
    notYou = t('lead.notYou'),
  }: { reference: string; seller: { name: string; phone: string }; link: string; notYou?: string },
): string[] => [
  '',
  t('contact.reference', { reference }),
  ...(seller.phone === '' ? [] : [t('lead.questions', { seller: seller.name, phone: seller.phone })]),
  '',
  link,
  '',
  notYou,
];
