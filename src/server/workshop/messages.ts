import { greetingName } from '@/domain/messages/nameLink';
import { takesTexts } from '@/domain/messages/textNumber';
import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { visitUid } from '@/domain/workshop/calendarFile';
import { instantOf } from '@/domain/workshop/slotInstant';
import type { SlotTime } from '@/domain/workshop/slotTime';
import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import { awaitsTime, lastChangeOf, type BookingRow } from './bookings.store';
import { customerPageOf } from './customerPage';
import type { WorkshopDepartment } from './departments.service';
import type { ManageTokens } from './manageToken';
import {
  type OutgoingMessage,
  textsIn,
  timeText,
  type MessageData,
  type MessageKind,
  type Page,
  type Texts,
} from './messageTexts';
import type { BookedService } from './workshop.types';
import { workshopMessage } from './workshopMessages';

/** Of a booking: its time, or its day and that the workshop calls back. */
const bookedTimeText = (
  { slotTime, isFullDay, awaitsTime: isAwaited }: Pick<MessageData, 'slotTime' | 'isFullDay' | 'awaitsTime'>,
  texts: Texts,
): string =>
  isAwaited
    ? texts.t('visit.callsBack', { day: texts.format.weekdayDate(slotTime.localDate) })
    : timeText(slotTime, isFullDay, texts);

/** How a customer calls the car whose name is not known. */
export const yourCar = (page: Page): string => textsIn(page).t('visit.yourCar');

/**
 * A price without a kind, of an earlier version's booking, is approximate: it must not promise more than the page did.
 */
const isFixed = ({ priceKind }: BookedService): boolean => priceKind === 'fixed';

function kronor(price: number, fixed: boolean, { t, format }: Texts): string {
  const money = format.money(price, 'SEK');
  return fixed ? money : t('visit.about', { price: money });
}

function serviceLine(service: BookedService, texts: Texts): string {
  const { name, units, price } = service;
  const line = `- ${units > 1 ? `${units} × ` : ''}${texts.term(name)}`;
  if (service.isIncluded) return `${line}, ${texts.t('visit.included')}`;
  if (price === null) return `${line} (${texts.t('visit.afterInspection')})`;
  const isFree = price === 0 && isFixed(service);
  return `${line}, ${isFree ? texts.t('visit.free') : kronor(price, isFixed(service), texts)}`;
}

/** 'ca 2 340 kr inkl. moms', with how far it binds; null when no price is known. */
function sumText(services: readonly BookedService[], texts: Texts): { sum: string; limit: string | null } | null {
  const { t } = texts;
  const priced = services.flatMap((service) =>
    service.price === null || service.isIncluded ? [] : [{ service, price: service.price }],
  );
  if (priced.length === 0) return null;
  const fixed = priced.every(({ service }) => isFixed(service));
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const sum = total === 0 && fixed ? t('visit.free') : t('visit.withVat', { price: kronor(total, fixed, texts) });
  return {
    sum: priced.length < services.length ? t('visit.besides', { sum }) : sum,
    limit: fixed ? null : t('visit.limit'),
  };
}

const subjectOf = (kind: MessageKind | 'movedOften', { awaitsTime: isAwaited }: MessageData, { t }: Texts): string =>
  t(isAwaited && kind === 'booked' ? 'visit.requested' : `visit.${kind}`);

/** A mail to the customer, in the language in which they booked. */
function customerMail(kind: MessageKind | 'movedOften', page: Page, data: MessageData): OutgoingMessage {
  const { customer, payer, workshop, car, bookingNumber, changeableUntil, services, mileage, link } = data;
  const texts = textsIn(page);
  const { t } = texts;
  const isCancelled = kind === 'cancelled';
  const subject = subjectOf(kind, data, texts);
  const time = bookedTimeText(data, texts);
  const location = `${workshop.siteName}, ${workshop.address}`;
  const number = bookingNumberText(bookingNumber);
  const { phone } = workshop;
  const rule = changeableUntil
    ? t(data.awaitsTime ? 'visit.cancelUntil' : 'visit.changeUntil', { time: timeText(changeableUntil, false, texts) })
    : t('visit.changeByPhone');
  const sum = isCancelled ? null : sumText(services, texts);
  // Mileage is in mil: a price that depends on it binds for the one that was entered.
  const atMileage =
    sum && services.some(({ isByMileage }) => isByMileage)
      ? [t('visit.mileage', { mileage: texts.format.odometer(mileage, 'mil') })]
      : [];
  const name = greetingName(customer.firstName);
  const body = [
    name === null ? t('visit.helloPlain') : t('visit.hello', { name }),
    '',
    `${subject}.`,
    '',
    t(isCancelled ? 'visit.cancelledTime' : 'visit.time', { time }),
    t('visit.location', { location }),
    t('visit.car', { car }),
    t('visit.number', { number }),
    '',
    ...services.map((service) => serviceLine(service, texts)),
    ...(sum ? ['', t('visit.sum', { sum: sum.sum })] : []),
    ...atMileage,
    ...(sum?.limit ? [sum.limit] : []),
    // Not by name: a stranger may have typed it, and the mailbox too.
    ...(payer && !isCancelled ? [t('visit.invoice')] : []),
    '',
    ...(kind === 'movedOften' ? [t('visit.movedOftenNote')] : []),
    ...(isCancelled ? [t('visit.bookAgain')] : [`${rule}.`, t('visit.see', { link })]),
    '',
    t('visit.questions', { phone }),
  ].join('\n');
  return { channel: 'mail', recipient: customer.email, subject, body, visitMessage: kind };
}

/** What one text message holds; a longer one is paid for as two or three. */
const SEGMENT = 160;

/**
 * A text message that is one segment where it can be: all else is in the mail, and on the page of its link. Plain
 * spaces: one that does not break would make each segment hold 70 characters.
 */
function customerText(kind: MessageKind, page: Page, data: MessageData): OutgoingMessage {
  const { slotTime, workshop, link, awaitsTime: isAwaited } = data;
  const texts = textsIn(page);
  const { t, format } = texts;
  const day = `${format.weekday(slotTime.localDate)} ${format.shortDate(slotTime.localDate)}`;
  const time = isAwaited
    ? t('visit.callsBack', { day })
    : t(data.isFullDay ? 'visit.wholeDay' : 'visit.at', { day, time: slotTime.localTime });
  const subject = subjectOf(kind, data, texts);
  const withSite = `${subject}: ${time}, ${workshop.siteName}. ${link}`;
  const short = withSite.length <= SEGMENT ? withSite : `${subject}: ${time}. ${link}`;
  const text =
    kind === 'cancelled'
      ? `${t('visit.shortCancelled', { time })} ${t('visit.shortQuestions', { phone: workshop.phone })}`
      : short;
  const body = text.replaceAll('\u00a0', ' ');
  return { channel: 'sms', recipient: data.customer.phone, subject: null, body, visitMessage: kind };
}

/** A mail and a text message to the customer; of a new time also the mail that may take its place (`withinVisitLimit`). */
const customerMessages = (kind: MessageKind, page: Page, data: MessageData): OutgoingMessage[] => [
  customerMail(kind, page, data),
  ...(kind === 'moved' ? [customerMail('movedOften', page, data)] : []),
  ...(takesTexts(data.customer.phone) ? [customerText(kind, page, data)] : []),
];

/** What a visit takes of the customer's day: leaving the car. */
const DROP_OFF_MINUTES = 30;

const startOfDay = (slotTime: SlotTime): Date => new Date(instantOf({ ...slotTime, localTime: '00:00' }));

/**
 * The messages of a booking with what is sent along: a calendar file with the mail, except the reminder's, and the day
 * of the visit as the end of a reminder's use.
 */
function withAppointment(
  messages: readonly OutgoingMessage[],
  kind: MessageKind,
  id: string,
  data: MessageData,
): OutgoingMessage[] {
  // Without a time there is nothing to write into a calendar.
  if (data.awaitsTime) return [...messages];
  const { slotTime, workshop, car, link } = data;
  const start: SlotTime = { zone: slotTime.zone, localDate: slotTime.localDate, localTime: slotTime.localTime };
  if (kind === 'reminder') return messages.map((message) => ({ ...message, expiresAt: startOfDay(start) }));
  const calendar: CalendarEvent = {
    uid: visitUid(id),
    status: kind === 'cancelled' ? 'cancelled' : 'confirmed',
    start,
    minutes: DROP_OFF_MINUTES,
    title: `${workshop.siteName}: ${car}`,
    location: `${workshop.siteName}, ${workshop.address}`,
    url: kind === 'cancelled' ? null : link,
  };
  return messages.map((message) => (message.channel === 'mail' ? { ...message, calendar } : message));
}

/** A booking, or one that is about to be stored. */
type MessagedBooking = Pick<
  BookingRow,
  | 'id'
  | 'kind'
  | 'carName'
  | 'bookingNumber'
  | 'site'
  | 'locale'
  | 'customer'
  | 'payer'
  | 'zone'
  | 'localDate'
  | 'localTime'
  | 'isFullDay'
  | 'mileage'
  | 'services'
  | 'freeText'
>;

/**
 * The messages that a change of a booking sends: to the customer; to the workshop where another payer gets the
 * invoice, the customer waits for a call, or has written something.
 */
export type BookingMessages = (
  kind: MessageKind,
  booking: MessagedBooking,
  /** null: its name is not known. */
  car: string | null,
  workshop: WorkshopDepartment,
) => OutgoingMessage[];

/** @param origin of the site's pages without trailing slash; null: the request came to none of our sites */
export const createBookingMessages =
  (tokens: ManageTokens, origin: (site: string | null) => string, now: () => number): BookingMessages =>
  (kind, booking, car, workshop) => {
    const { id, customer, payer, isFullDay, bookingNumber, services, mileage } = booking;
    const { site, language, path } = customerPageOf(booking);
    const lastChange = lastChangeOf(booking);
    const data: MessageData = {
      customer,
      payer,
      slotTime: booking,
      isFullDay,
      awaitsTime: awaitsTime(booking),
      workshop,
      car: car ?? booking.carName ?? yourCar(language),
      bookingNumber,
      services,
      mileage,
      freeText: booking.freeText,
      changeableUntil: now() < instantOf(lastChange) ? lastChange : null,
      link: `${origin(site.name)}${path}#${tokens.of(id)}`,
    };
    const toCustomer = withAppointment(customerMessages(kind, language, data), kind, id, data);
    const toWorkshop = workshopMessage(kind, data, workshop.email);
    return toWorkshop && workshop.email !== '' ? [...toCustomer, toWorkshop] : toCustomer;
  };
