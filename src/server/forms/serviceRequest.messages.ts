import type { ServiceRequestValues } from '@/domain/forms/serviceRequest';
import type { ReplyTime } from '@/domain/forms/submission';
import { formatFor } from '@/i18n/format';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import { replyText } from './contact.messages';

interface RequestMessageData {
  values: ServiceRequestValues;
  site: Site;
  dealer: { name: string; phone: string };
  reply: ReplyTime | null;
  reference: string;
  /** Address of the site. */
  home: string;
}

function textsIn(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, ['request', 'requestMail', 'contact', 'lead']);
  return {
    t: (key: TextKey, params?: TextParams) => translate(texts, locale, key, params),
    format: formatFor(locale),
  };
}
type Texts = ReturnType<typeof textsIn>;

/** What was chosen from lists, one fact a line: nothing that was typed. */
const chosenLines = ({ typeCar, services, date }: ServiceRequestValues, { t, format }: Texts): string[] => [
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
      t('lead.name', { name: customerName }),
      t('lead.phone', { phone: customerPhone }),
      t('lead.email', { email: customerEmail }),
      t(newsletter ? 'requestMail.newsletter' : 'requestMail.noNewsletter'),
      ...(description === '' ? [] : ['', t('lead.message'), description]),
      '',
      t('lead.answer'),
      t('contact.reference', { reference }),
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
      '',
      replyText(reply, dealer.name, texts),
      t('request.notBooked'),
      '',
      t('contact.reference', { reference }),
      ...(dealer.phone === '' ? [] : [t('lead.questions', { seller: dealer.name, phone: dealer.phone })]),
      '',
      home,
      '',
      t('lead.notYou'),
    ].join('\n'),
  };
}
