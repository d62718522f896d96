import { CONDITION_ASPECTS, type SellCarValues } from '@/domain/forms/sellCar';
import { optionText } from '@/i18n/conditionTexts';
import type { Locale, Site } from '@/sites/site.types';
import { leadEnd, messageTexts, personLines, receiptEnd, writtenLines, type MessageTexts } from './messageParts';

export interface SellCarMessageData {
  values: SellCarValues;
  site: Site;
  reference: string;
  /** Address of the site. */
  home: string;
  /** Address of the car that it is traded in for; null where none was named, or it is unknown. */
  wantedLink: string | null;
  /** Addresses of the photographs, for the buyer alone. */
  photoLinks: readonly string[];
}

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['sell', 'sellMail', 'contact', 'lead']);

const offeredName = ({ brand, model, year, regno }: SellCarValues): string => {
  const named = [brand, model, year].filter((part) => part !== '' && part !== null).join(' ');
  return named === '' ? regno : named;
};

/** What the buyer values the car by, one fact a line, in the site's own language. */
export function carLines({ values, site, wantedLink, photoLinks }: SellCarMessageData): string[] {
  const { t, format } = textsIn(site, site.languages[0].locale);
  const { regno, milage, odometer, condition, range, quoteReference } = values;
  return [
    `${t('sell.regno')}: ${regno}`,
    ...(milage === null ? [] : [`${t('sell.milage')}: ${format.odometer(milage, odometer)}`]),
    ...CONDITION_ASPECTS.map((aspect) => {
      const option = optionText(aspect, condition[aspect]);
      return `${t(`sell.${aspect}`)} ${option ? t(option) : t('sellMail.notAnswered')}`;
    }),
    ...(range
      ? [
          t('sellMail.shown', {
            low: format.money(range.low, range.currency),
            high: format.money(range.high, range.currency),
            count: range.count,
            years: yearsText(range),
          }),
        ]
      : []),
    ...(wantedLink === null ? [] : [t('sellMail.wantedCar', { link: wantedLink })]),
    ...(quoteReference === '' ? [] : [t('sellMail.quote', { reference: quoteReference })]),
    ...photoLinks.map((link, index) => t('sellMail.photo', { number: index + 1, link })),
  ];
}

const yearsText = ({ fromYear, toYear }: { fromYear: number; toYear: number }): string =>
  fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;

/** To those who buy cars. */
export function buyerMessage(data: SellCarMessageData): { subject: string; body: string } {
  const { values, site, reference } = data;
  const texts = textsIn(site, site.languages[0].locale);
  const { t } = texts;
  const { selectedOption, customerName, customerPhone, customerEmail, other } = values;
  return {
    subject: t('sellMail.subject', { car: offeredName(values), reference }),
    body: [
      t(selectedOption === 'sell' ? 'sellMail.introSell' : 'sellMail.introTradeIn', { site: site.title }),
      '',
      t('lead.car', { car: offeredName(values) }),
      ...carLines(data),
      '',
      ...personLines(texts, { name: customerName, phone: customerPhone, email: customerEmail }),
      ...writtenLines(texts, other),
      ...leadEnd(texts, reference),
    ].join('\n'),
  };
}

/** The visitor's receipt. It quotes nothing that was typed: anybody can type another's address. */
export function sellCarReceipt(
  { site, reference, home }: SellCarMessageData,
  locale: Locale,
): { subject: string; body: string } {
  const texts = textsIn(site, locale);
  const { t } = texts;
  return {
    subject: t('sellMail.receiptSubject'),
    body: [
      t('lead.hello'),
      '',
      t('sellMail.thanks', { site: site.title }),
      t('sellMail.noPromise'),
      ...receiptEnd(texts, { reference, seller: { name: site.title, phone: site.carBuying?.phone ?? '' }, link: home }),
    ].join('\n'),
  };
}
