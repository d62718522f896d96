import type { Car } from '@/domain/cars/car';
import { carName } from '@/domain/cars/carName';
import type { ContactValues, FinancePlan } from '@/domain/forms/contact';
import type { ReplyTime } from '@/domain/forms/submission';
import { planText } from '@/i18n/planText';
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

export interface ContactSeller {
  name: string;
  email: string;
  phone: string;
}

export interface SuggestedTime {
  /** '2026-12-01T10:30' */
  time: string;
  isOpen: boolean;
}

export interface ContactMessageData {
  values: ContactValues;
  car: Car;
  /** Address of the car's page. */
  link: string;
  site: Site;
  seller: ContactSeller;
  suggestedTimes: readonly SuggestedTime[];
  reply: ReplyTime | null;
  reference: string;
}

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['lead', 'contact', 'finance']);

const timeText = (time: string, { format }: MessageTexts): string =>
  `${format.weekdayDate(time.slice(0, 10))} ${time.slice(11)}`;

const timeLines = (suggestedTimes: readonly SuggestedTime[], texts: MessageTexts): string[] =>
  suggestedTimes.map(({ time, isOpen }) =>
    texts.t(isOpen ? 'lead.wish' : 'lead.wishOutside', { time: timeText(time, texts) }),
  );

/** The plan's terms. Its prices are for the seller only: the visitor has them where their legal information is. */
function planTerms(plan: FinancePlan, car: Car, texts: MessageTexts): string {
  const { kind, months, depositMinor, mileage, currency } = plan;
  const terms = {
    kind,
    months,
    ...(depositMinor !== undefined && { deposit: depositMinor / 100 }),
    ...(mileage !== undefined && { mileage }),
  };
  return texts.t('lead.plan', { plan: planText(terms, texts, { currency, odometer: car.car_odometer ?? 'km' }) });
}

function planLines(plan: FinancePlan, car: Car, texts: MessageTexts): string[] {
  const { t, format } = texts;
  const money = (amount: number) => format.minorMoney({ amount, currency: plan.currency });
  return [
    planTerms(plan, car, texts),
    t('lead.planMonthly', { amount: money(plan.monthlyMinor) }),
    ...(plan.residualMinor === undefined ? [] : [t('lead.planResidual', { amount: money(plan.residualMinor) })]),
    ...(plan.effectiveRate === undefined ? [] : [t('lead.planRate', { rate: format.percent(plan.effectiveRate) })]),
    ...(plan.quoteReference === undefined ? [] : [t('lead.planQuote', { reference: plan.quoteReference })]),
  ];
}

/** The request, one detail a line: for the seller, in the site's own language. */
export function requestLines(data: Pick<ContactMessageData, 'values' | 'car' | 'suggestedTimes' | 'site'>): string[] {
  const texts = textsIn(data.site, data.site.languages[0].locale);
  const { quote, testDrive, plan } = data.values;
  return [
    ...(quote ? [texts.t('lead.asksQuote')] : []),
    ...(testDrive ? [texts.t('lead.asksTestDrive')] : []),
    ...(quote || testDrive ? [] : [texts.t('lead.asksContact')]),
    ...timeLines(data.suggestedTimes, texts),
    ...(plan ? planLines(plan, data.car, texts) : []),
  ];
}

/** The car, its link and the request; of the visitor only what was entered. */
export function sellerMessage(data: ContactMessageData): { subject: string; body: string } {
  const { values, car, link, site, reference } = data;
  const texts = textsIn(site, site.languages[0].locale);
  const { t } = texts;
  return {
    subject: t('lead.sellerSubject', { car: carName(car), reference }),
    body: [
      t('lead.sellerIntro', { site: site.title }),
      '',
      t('lead.car', { car: `${carName(car)} (${car.car_id})` }),
      '',
      ...requestLines(data).map((line) => `- ${line}`),
      '',
      ...personLines(texts, values),
      ...writtenLines(texts, values.message),
      '',
      `${t('lead.link')}: ${link}`,
      ...leadEnd(texts, reference),
    ].join('\n'),
  };
}

/**
 * The visitor's receipt. It quotes nothing that was typed, name included: anybody can type another's address, and must
 * not send texts through us.
 */
export function receiptMessage(data: ContactMessageData, locale: Locale): { subject: string; body: string } {
  const { values, car, link, site, seller, suggestedTimes, reply, reference } = data;
  const texts = textsIn(site, locale);
  const { t } = texts;
  const requested = [
    ...(values.quote ? [t('lead.youQuote')] : []),
    ...(values.testDrive ? [t('lead.youTestDrive')] : []),
    ...(values.quote || values.testDrive ? [] : [t('lead.youContact')]),
    ...timeLines(suggestedTimes, texts),
    ...(values.plan ? [planTerms(values.plan, car, texts)] : []),
  ];
  return {
    subject: t('lead.receiptSubject', { car: carName(car) }),
    body: [
      t('lead.hello'),
      '',
      t('lead.thanks', { car: carName(car) }),
      t('lead.youAsked'),
      ...requested.map((line) => `- ${line}`),
      '',
      replyText(reply, seller.name, texts),
      ...receiptEnd(texts, { reference, seller, link: `${t('lead.link')}: ${link}` }),
    ].join('\n'),
  };
}
