import type { Car } from '@/domain/cars/car';
import { carName } from '@/domain/cars/carName';
import type { ContactValues, FinancePlan } from '@/domain/forms/contact';
import type { ReplyTime } from '@/domain/forms/submission';
import { formatFor } from '@/i18n/format';
import { pickTexts } from '@/i18n/pickTexts';
import { planText } from '@/i18n/planText';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';

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

function textsIn(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, ['lead', 'contact', 'finance']);
  return {
    t: (key: TextKey, params?: TextParams) => translate(texts, locale, key, params),
    format: formatFor(locale),
  };
}
type Texts = ReturnType<typeof textsIn>;

const timeText = (time: string, { format }: Texts): string =>
  `${format.weekdayDate(time.slice(0, 10))} ${time.slice(11)}`;

const timeLines = (suggestedTimes: readonly SuggestedTime[], texts: Texts): string[] =>
  suggestedTimes.map(({ time, isOpen }) =>
    texts.t(isOpen ? 'lead.wish' : 'lead.wishOutside', { time: timeText(time, texts) }),
  );

/** The plan's terms. Its prices are for the seller only: the visitor has them where their legal information is. */
function planTerms(plan: FinancePlan, car: Car, texts: Texts): string {
  const { kind, months, depositMinor, mileage, currency } = plan;
  const terms = {
    kind,
    months,
    ...(depositMinor !== undefined && { deposit: depositMinor / 100 }),
    ...(mileage !== undefined && { mileage }),
  };
  return texts.t('lead.plan', { plan: planText(terms, texts, { currency, odometer: car.car_odometer ?? 'km' }) });
}

function planLines(plan: FinancePlan, car: Car, texts: Texts): string[] {
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
  const { t } = textsIn(site, site.languages[0].locale);
  return {
    subject: t('lead.sellerSubject', { car: carName(car), reference }),
    body: [
      t('lead.sellerIntro', { site: site.title }),
      '',
      t('lead.car', { car: `${carName(car)} (${car.car_id})` }),
      '',
      ...requestLines(data).map((line) => `- ${line}`),
      '',
      t('lead.name', { name: values.name }),
      t('lead.phone', { phone: values.phone }),
      t('lead.email', { email: values.email }),
      ...(values.message === '' ? [] : ['', t('lead.message'), values.message]),
      '',
      `${t('lead.link')}: ${link}`,
      '',
      t('lead.answer'),
      t('contact.reference', { reference }),
    ].join('\n'),
  };
}

export function replyText(reply: ReplyTime | null, seller: string, { t, format }: Pick<Texts, 't' | 'format'>): string {
  if (!reply) return t('contact.replyUnknown', { seller });
  return reply.isOpen
    ? t('contact.replyOpen', { seller, time: reply.time })
    : t('contact.replyLater', { seller, date: format.weekdayDate(reply.date), time: reply.time });
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
      '',
      t('contact.reference', { reference }),
      ...(seller.phone === '' ? [] : [t('lead.questions', { seller: seller.name, phone: seller.phone })]),
      '',
      `${t('lead.link')}: ${link}`,
      '',
      t('lead.notYou'),
    ].join('\n'),
  };
}
