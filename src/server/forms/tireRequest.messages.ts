import type { ReplyTime } from '@/domain/forms/submission';
import type { TireRequestValues } from '@/domain/forms/tireRequest';
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

interface TireRequestData {
  values: TireRequestValues;
  site: Site;
  dealer: { name: string; phone: string };
  reply: ReplyTime | null;
  reference: string;
  /** Address of the site. */
  home: string;
}

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['tireRequest', 'tireRequestMail', 'request', 'inbox', 'contact', 'lead']);

/** What was chosen from lists: nothing that was typed. */
const chosenLines = ({ positions, priority }: TireRequestValues, { t }: MessageTexts): string[] => [
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
  const texts = textsIn(site, site.languages[0].locale);
  const { t } = texts;
  const { message, customerName, customerPhone, customerEmail } = values;
  return {
    subject: t('tireRequestMail.subject', { reference }),
    body: [
      t('tireRequestMail.intro', { site: site.title }),
      '',
      ...tireLines(values, site),
      '',
      ...personLines(texts, { name: customerName, phone: customerPhone, email: customerEmail }),
      ...writtenLines(texts, message),
      ...leadEnd(texts, reference),
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
      ...receiptEnd(texts, { reference, seller: dealer, link: home }),
    ].join('\n'),
  };
}
