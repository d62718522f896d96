import type { ReplyTime } from '@/domain/forms/submission';
import type { TireRequestValues } from '@/domain/forms/tireRequest';
import { formatFor } from '@/i18n/format';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import { replyText } from './contact.messages';

interface TireRequestData {
  values: TireRequestValues;
  site: Site;
  dealer: { name: string; phone: string };
  reply: ReplyTime | null;
  reference: string;
  /** Address of the site. */
  home: string;
}

function textsIn(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, ['tireRequest', 'tireRequestMail', 'request', 'inbox', 'contact', 'lead']);
  return {
    t: (key: TextKey, params?: TextParams) => translate(texts, locale, key, params),
    format: formatFor(locale),
  };
}
type Texts = ReturnType<typeof textsIn>;

/** What was chosen from lists: nothing that was typed. */
const chosenLines = ({ positions, priority }: TireRequestValues, { t }: Texts): string[] => [
  `${t('tireRequest.positions')} ${positions.map((position) => t(`tireRequest.position.${position}`)).join(', ')}`,
  `${t('tireRequest.wish')} ${t(`tireRequest.wish.${priority}`)}`,
];

/** What the workshop needs for a proposal, one detail a line, in the site's own language. */
export function tireLines(values: TireRequestValues, site: Site): string[] {
  const texts = textsIn(site, site.languages[0].locale);
  const { t } = texts;
  const { regno, car, dimension, currentTire } = values;
  return [
    `${t('request.regno')}: ${regno}`,
    ...(car === '' ? [] : [t('lead.car', { car })]),
    ...(dimension === '' ? [] : [`${t('tireRequest.dimension')}: ${dimension}`]),
    ...(currentTire === '' ? [] : [`${t('tireRequest.currentTire')}: ${currentTire}`]),
    ...chosenLines(values, texts),
  ];
}

/** To the workshop, in the site's own language. */
export function tireRequestMessage({ values, site, reference }: TireRequestData): { subject: string; body: string } {
  const { t } = textsIn(site, site.languages[0].locale);
  const { message, customerName, customerPhone, customerEmail } = values;
  return {
    subject: t('tireRequestMail.subject', { reference }),
    body: [
      t('tireRequestMail.intro', { site: site.title }),
      '',
      ...tireLines(values, site),
      '',
      t('lead.name', { name: customerName }),
      t('lead.phone', { phone: customerPhone }),
      t('lead.email', { email: customerEmail }),
      ...(message === '' ? [] : ['', t('lead.message'), message]),
      '',
      t('lead.answer'),
      t('contact.reference', { reference }),
    ].join('\n'),
  };
}

/** The visitor's receipt. It quotes nothing that was typed: anybody can type another's address. */
export function tireRequestReceipt(
  { values, site, dealer, reply, reference, home }: TireRequestData,
  locale: Locale,
): { subject: string; body: string } {
  const texts = textsIn(site, locale);
  const { t } = texts;
  return {
    subject: t('tireRequestMail.subject', { reference }),
    body: [
      t('lead.hello'),
      '',
      t('tireRequestMail.thanks', { dealer: dealer.name }),
      ...chosenLines(values, texts),
      '',
      replyText(reply, dealer.name, texts),
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
