import type { InboxReply, InboxEvent, SubmissionState } from '@/domain/inbox/inbox';
import { localMoment } from '@/i18n/localTime';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { TextKey } from '@/i18n/texts/sv';

export const stateKeys = {
  open: 'inbox.open',
  replied: 'inbox.replied',
  handled: 'inbox.handled',
  held: 'inbox.held',
  dropped: 'inbox.dropped',
} as const satisfies Record<SubmissionState, TextKey>;

export const eventKeys = {
  received: 'inbox.received',
  delivered: 'inbox.delivered',
  opened: 'inbox.opened',
  replied: 'inbox.replied',
  handled: 'inbox.handled',
  reopened: 'inbox.reopened',
  reassigned: 'inbox.reassigned',
  released: 'inbox.released',
  dropped: 'inbox.dropped',
} as const satisfies Record<InboxEvent['action'], TextKey>;

export const mailKeys = {
  waiting: 'inbox.mailWaiting',
  failed: 'inbox.mailFailed',
  sent: 'inbox.mailSent',
  dead: 'inbox.mailDead',
} as const satisfies Record<NonNullable<InboxReply['mail']>, TextKey>;

/** Kinds of form with a name of their own; another shows the name by which it is stored. */
const formKeys: Readonly<Record<string, TextKey>> = {
  contact: 'inbox.contactForm',
  'service-request': 'inbox.serviceRequestForm',
  'sell-car': 'inbox.sellCarForm',
  'online-form': 'inbox.form',
  'tire-request': 'inbox.tireRequestForm',
  'tire-review': 'inbox.tireReviewForm',
  'advance-bid': 'inbox.advanceBidForm',
};

/** Labels of stored fields, of any form; another shows the name by which it is stored. */
const fieldKeys: Readonly<Record<string, TextKey>> = {
  car: 'inbox.car',
  name: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  message: 'contact.message',
  bid: 'bid.amount',
  terms: 'inbox.bidTerms',
  quote: 'contact.quote',
  testDrive: 'contact.testDrive',
  testDriveTimes: 'contact.wishes',
  toName: 'contact.seller',
  source: 'inbox.source',
  title: 'inbox.form',
  customerName: 'contact.name',
  customerPhone: 'contact.phone',
  customerEmail: 'contact.email',
  siteName: 'request.dealer',
  typeCar: 'request.vehicle',
  services: 'request.services',
  other: 'request.other',
  description: 'request.description',
  regno: 'request.regno',
  milage: 'request.milage',
  date: 'request.date',
  newsletter: 'request.newsletter',
  dimension: 'tireRequest.dimension',
  currentTire: 'tireRequest.currentTire',
  positions: 'tireRequest.positions',
  priority: 'tireRequest.wish',
  bookingNumber: 'inbox.bookingNumber',
  rating: 'tireReview.rating',
  comment: 'tireReview.comment',
  selectedOption: 'sell.option',
  brand: 'sell.brand',
  model: 'sell.model',
  year: 'sell.year',
  wantedCar: 'inbox.wantedCar',
  quoteReference: 'inbox.quoteReference',
  'range.low': 'inbox.shownRange',
  'condition.driving': 'sell.driving',
  'condition.outside': 'sell.outside',
  'condition.inside': 'sell.inside',
  'condition.service': 'sell.service',
  'condition.wheels': 'sell.wheels',
  'plan.kind': 'finance.title',
  'plan.mileage': 'inbox.planMileage',
  'plan.monthlyMinor': 'inbox.monthly',
  'plan.months': 'inbox.months',
  'plan.depositMinor': 'inbox.deposit',
  'plan.residualMinor': 'inbox.residual',
  'plan.interestRate': 'inbox.rate',
  'plan.effectiveRate': 'inbox.effectiveRate',
  'plan.quoteReference': 'inbox.quoteReference',
};

/** Labels of fields that another form has under the same name. */
const ownFieldKeys: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  'sell-car': { other: 'sell.other' },
};

/** Values that were chosen from a list, by their field. */
const choiceKeys: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  typeCar: { car: 'request.car', motorcycle: 'request.motorcycle' },
  selectedOption: { sell: 'sell.sell', tradeIn: 'sell.tradeIn' },
  'plan.kind': {
    loan: 'finance.planLoan',
    privateLeasing: 'finance.leasePrivate',
    companyLeasing: 'finance.leaseCompany',
    pcp: 'finance.planPcp',
    hp: 'finance.planHp',
  },
  services: {
    service: 'request.option.service',
    winter: 'request.option.winter',
    inspection: 'request.option.inspection',
    wheels: 'request.option.wheels',
    olderCars: 'request.option.olderCars',
    repair: 'request.option.repair',
    paint: 'request.option.paint',
    glass: 'request.option.glass',
    aircon: 'request.option.aircon',
    damage: 'request.option.damage',
    other: 'request.option.other',
    motorcycleService: 'request.option.motorcycleService',
    motorcycleParts: 'request.option.motorcycleParts',
    motorcycleOther: 'request.option.motorcycleOther',
  },
  positions: {
    FL: 'tireRequest.position.FL',
    FR: 'tireRequest.position.FR',
    RL: 'tireRequest.position.RL',
    RR: 'tireRequest.position.RR',
  },
  priority: {
    advice: 'tireRequest.wish.advice',
    same: 'tireRequest.wish.same',
    quality: 'tireRequest.wish.quality',
    price: 'tireRequest.wish.price',
  },
};

export const formName = (form: string, t: TextsValue['t']): string => {
  const key = formKeys[form];
  return key ? t(key) : form;
};
export const fieldLabel = (form: string, name: string, t: TextsValue['t']): string => {
  const key = ownFieldKeys[form]?.[name] ?? fieldKeys[name];
  return key ? t(key) : name;
};

/** A chosen value in the page's language; any other value as it is. */
export const choiceText = (name: string, value: string, t: TextsValue['t']): string => {
  const key = choiceKeys[name]?.[value];
  return key ? t(key) : value;
};

/** '20 november 2026, 10:42' on the site's clocks. */
export function momentText(instant: string, timeZone: string, { format }: Pick<TextsValue, 'format'>): string {
  const { date, time } = localMoment(instant, timeZone);
  return `${format.longDate(date)}, ${time}`;
}

/** '42 min', '3 h', '2 days': as exact as anybody acts on it. */
export function durationText(minutes: number | null, { t, format }: Pick<TextsValue, 't' | 'format'>): string {
  if (minutes === null) return '–';
  if (minutes < 120) return t('inbox.minutes', { count: format.number(minutes) });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('inbox.hours', { count: format.number(hours) })
    : t('inbox.days', { count: Math.round(hours / 24) });
}
