import type { ServiceRequestValues } from '@/domain/forms/serviceRequest';
import type { ReplyTime } from '@/domain/forms/submission';
import type { Locale, Site } from '@/sites/site.types';
import {
  leadEnd,
  messageTexts,
  personLines,
  receiptEnd,
  replyText,
  writtenLines,
  type MessageTexts,
} from './messageParts';

interface RequestMessageData {
  values: ServiceRequestValues;
  site: Site;
  dealer: { name: string; phone: string };
  reply: ReplyTime | null;
  reference: string;
  /** Address of the site. */
  home: string;
}

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['request', 'requestMail', 'contact', 'lead']);

/** What was chosen from lists, one fact a line: nothing that was typed. */
const chosenLines = ({ typeCar, services, date }: ServiceRequestValues, { t, format }: MessageTexts): string[] => [
  `${t('request.vehicle')}: ${t(`request.${typeCar}`)}`,
  ...services.map((service) => `- ${t(`request.option.${service}`)}`),
  `${t('request.date')}: ${format.weekdayDate(date)}`,
];

/** To the dealer's workshop, in the site's own language. */
export function workshopMessage({ values, site, reference }: RequestMessageData): { subject: string; body: string } {
  const texts = textsIn(site, site.languages[0].locale);
  const { t, format } = texts;
  const { other, description, regno, milage, customerName, customerPhone, customerEmail, newsletter } = values;
  return {
    subject: t('requestMail.subject', { reference }),
    body: [
      t('requestMail.intro', { site: site.title }),
      '',
      ...chosenLines(values, texts),
      ...(other === '' ? [] : [`${t('request.other')}: ${other}`]),
      '',
      `${t('request.regno')}: ${regno}`,
      ...(milage === null ? [] : [`${t('request.milage')}: ${format.number(milage)} km`]),
      '',
      ...personLines(texts, { name: customerName, phone: customerPhone, email: customerEmail }),
      t(newsletter ? 'requestMail.newsletter' : 'requestMail.noNewsletter'),
      ...writtenLines(texts, description),
      ...leadEnd(texts, reference),
    ].join('\n'),
  };
}

/** The visitor's receipt. It quotes nothing that was typed: anybody can type another's address. */
export function requestReceipt(
  { values, site, dealer, reply, reference, home }: RequestMessageData,
  locale: Locale,
): { subject: string; body: string } {
  const texts = textsIn(site, locale);
  const { t } = texts;
  return {
    subject: t('requestMail.receiptSubject', { dealer: dealer.name }),
    body: [
      t('lead.hello'),
      '',
      t('requestMail.thanks', { dealer: dealer.name }),
      ...chosenLines(values, texts),
      ...(values.newsletter ? [t('requestMail.newsletterAsked')] : []),
      '',
      replyText(reply, dealer.name, texts),
      t('request.notBooked'),
      ...receiptEnd(texts, { reference, seller: dealer, link: home }),
    ].join('\n'),
  };
}
