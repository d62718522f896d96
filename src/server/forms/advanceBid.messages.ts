import { withFee } from '@/domain/cars/bids';
import type { Car, Currency } from '@/domain/cars/car';
import { carName } from '@/domain/cars/carName';
import type { AdvanceBidValues } from '@/domain/forms/advanceBid';
import { localMoment } from '@/i18n/localTime';
import type { Locale, Site } from '@/sites/site.types';
import { leadEnd, messageTexts, personLines, receiptEnd, type MessageTexts } from './messageParts';

export interface BidMessageData {
  values: AdvanceBidValues;
  lot: Car;
  /** Major units. */
  bid: { amount: number; first: number; currency: Currency };
  site: Site;
  reference: string;
}
type WithLink = BidMessageData & {
  /** Address of the lot's page. */
  link: string;
};

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['bid', 'bidMail', 'card', 'lead', 'contact']);

/** 'Utrop 214'. */
const lotName = ({ car_lot_number: number = '' }: Car, { t }: MessageTexts): string => t('card.lot', { number });

/** Lot, bid and closing time, one a line. */
function linesOf({ lot, bid, site }: BidMessageData, texts: MessageTexts): string[] {
  const { t, format } = texts;
  const end = lot.car_bids_end;
  const closing = end === undefined ? null : localMoment(end, site.timeZone);
  const money = (amount: number): string => format.money(amount, bid.currency);
  return [
    `${lotName(lot, texts)}: ${carName(lot)}`,
    t('bidMail.amount', { amount: money(bid.amount) }),
    t('bid.total', { bid: money(bid.amount), total: money(withFee(bid.amount, site.cars?.auction?.fees ?? [])) }),
    t('bidMail.first', { amount: money(bid.first) }),
    ...(closing ? [t('bidMail.closes', { day: format.weekdayDate(closing.date), time: closing.time })] : []),
  ];
}

/** For the office, in the site's own language. */
export const bidLines = (data: BidMessageData): string[] =>
  linesOf(data, textsIn(data.site, data.site.languages[0].locale));

export function officeMessage(data: WithLink): { subject: string; body: string } {
  const { values, lot, bid, site, reference, link } = data;
  const texts = textsIn(site, site.languages[0].locale);
  const { t, format } = texts;
  return {
    subject: t('bidMail.officeSubject', {
      lot: lotName(lot, texts),
      amount: format.money(bid.amount, bid.currency),
      reference,
    }),
    body: [
      t('bidMail.officeIntro', { site: site.title }),
      '',
      ...linesOf(data, texts).map((line) => `- ${line}`),
      '',
      ...personLines(texts, values),
      '',
      t('bidMail.officeIdentity'),
      '',
      `${t('lead.link')}: ${link}`,
      ...leadEnd(texts, reference),
    ].join('\n'),
  };
}

/**
 * The bidder's confirmation. Of what was typed it has the amount alone: anybody can enter another's address, and must
 * not send texts through us.
 */
export function bidderMessage(data: WithLink, locale: Locale): { subject: string; body: string } {
  const { lot, site, reference, link } = data;
  const texts = textsIn(site, locale);
  const { t } = texts;
  return {
    subject: t('bidMail.subject', { lot: lotName(lot, texts) }),
    body: [
      t('lead.hello'),
      '',
      t('bidMail.thanks'),
      ...linesOf(data, texts).map((line) => `- ${line}`),
      '',
      t('bid.step1'),
      t('bidMail.then'),
      ...receiptEnd(texts, {
        reference,
        seller: { name: site.title, phone: site.customerService?.phone ?? '' },
        link: `${t('lead.link')}: ${link}`,
        // It binds whom it names: nothing to ignore.
        notYou: t('bidMail.notYou'),
      }),
    ].join('\n'),
  };
}
