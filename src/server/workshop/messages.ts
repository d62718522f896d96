import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { visitUid } from '@/domain/workshop/calendarFile';
import { instantOf, type SlotTime } from '@/domain/workshop/slotTime';
import { formatFor } from '@/i18n/format';
import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import { MANAGE_PATH, type BookingCustomer } from '@/domain/workshop/booking';
import type { Payer } from '@/domain/workshop/payer';
import { lastChangeOf, type BookingRow, type OutgoingMessage } from './bookings.store';
import type { WorkshopDepartment } from './departments.service';
import type { ManageTokens } from './manageToken';
import type { BookedService } from './workshop.types';

/** Contents of a message: no plate and no free text of the customer, since others may read mail. */
interface MessageData {
  customer: BookingCustomer;
  payer: Payer | null;
  slotTime: SlotTime;
  isFullDay: boolean;
  workshop: { siteName: string; address: string; phone: string };
  car: string;
  bookingNumber: string;
  /** When changes by the link end; null: they have ended. */
  changeableUntil: SlotTime | null;
  services: readonly BookedService[];
  link: string;
}

type MessageKind = 'booked' | 'moved' | 'cancelled' | 'reminder';

const subjects: Readonly<Record<MessageKind, string>> = {
  booked: 'Din verkstadstid är bokad',
  moved: 'Din verkstadstid är ändrad',
  cancelled: 'Din verkstadstid är avbokad',
  reminder: 'I morgon ses vi på verkstaden',
};

/** 'tisdag 1 december kl. 10:30', or the drop-off time of a full day. */
function timeText({ localDate, localTime }: SlotTime, isFullDay: boolean): string {
  const day = formatFor('sv-SE').weekdayDate(localDate);
  return isFullDay ? `${day}, lämna bilen före kl. ${localTime}` : `${day} kl. ${localTime}`;
}

/**
 * A price without a kind, of an earlier version's booking, is approximate: it must not promise more than the page did.
 */
const isFixed = ({ priceKind }: BookedService): boolean => priceKind === 'fixed';

const kronor = (price: number, fixed: boolean): string =>
  `${fixed ? '' : 'ca '}${formatFor('sv-SE').money(price, 'SEK')}`;

function priceText(service: BookedService): string {
  if (service.price === null) return ' (pris efter kontroll)';
  return service.price === 0 && isFixed(service) ? ', kostnadsfritt' : `, ${kronor(service.price, isFixed(service))}`;
}

const serviceLine = (service: BookedService): string =>
  `- ${service.units > 1 ? `${service.units} × ` : ''}${service.name}${priceText(service)}`;

/** 'ca 2 340 kr inkl. moms', with how far it binds; null when no price is known. */
function sumText(services: readonly BookedService[]): { sum: string; limit: string | null } | null {
  const priced = services.flatMap((service) => (service.price === null ? [] : [{ service, price: service.price }]));
  if (priced.length === 0) return null;
  const fixed = priced.every(({ service }) => isFixed(service));
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const rest = priced.length < services.length ? ', utöver det som prissätts efter kontroll' : '';
  return {
    sum: `${total === 0 && fixed ? 'kostnadsfritt' : `${kronor(total, fixed)} inkl. moms`}${rest}`,
    limit: fixed ? null : 'Cirkapris: slutpriset blir högst 15 % mer.',
  };
}

const payerKinds: Readonly<Record<Payer['kind'], { kind: string; number: string }>> = {
  company: { kind: 'Företag', number: 'Organisationsnummer' },
  leasing: { kind: 'Leasingbolag', number: 'Avtalsnummer' },
  insurance: { kind: 'Försäkringsbolag', number: 'Skadenummer' },
};

/** A mail to the workshop where someone else than the customer gets the invoice. */
function invoiceMessage(
  { kind, name, number }: Payer,
  { slotTime, isFullDay, car, bookingNumber }: MessageData,
  recipient: string,
): OutgoingMessage {
  const body = [
    `Bokningsnummer: ${bookingNumberText(bookingNumber)}`,
    `Tid: ${timeText(slotTime, isFullDay)}`,
    `Bil: ${car}`,
    '',
    `Fakturan ska till: ${name}`,
    `Betalare: ${payerKinds[kind].kind}`,
    ...(number === '' ? [] : [`${payerKinds[kind].number}: ${number}`]),
  ].join('\n');
  return { channel: 'mail', recipient, subject: 'Bokning med annan betalare', body };
}

/** A mail and a text message to the customer, in Swedish like the booking pages. */
function customerMessages(
  kind: MessageKind,
  { customer, payer, slotTime, isFullDay, workshop, car, bookingNumber, changeableUntil, services, link }: MessageData,
): OutgoingMessage[] {
  const time = timeText(slotTime, isFullDay);
  const location = `${workshop.siteName}, ${workshop.address}`;
  const number = bookingNumberText(bookingNumber);
  const rule = changeableUntil
    ? `Du kan ändra eller avboka utan kostnad till ${timeText(changeableUntil, false)}`
    : 'Ring verkstaden om du vill ändra eller avboka';
  const change =
    kind === 'cancelled'
      ? ['Du är välkommen att boka en ny tid när det passar.']
      : [`${rule}.`, `Se din bokning: ${link}`];
  const sum = kind === 'cancelled' ? null : sumText(services);
  const body = [
    `Hej ${customer.firstName}!`,
    '',
    `${subjects[kind]}.`,
    '',
    `${kind === 'cancelled' ? 'Avbokad tid' : 'Tid'}: ${time}`,
    `Plats: ${location}`,
    `Bil: ${car}`,
    `Bokningsnummer: ${number}`,
    '',
    ...services.map(serviceLine),
    ...(sum ? ['', `Summa: ${sum.sum}`] : []),
    ...(sum?.limit ? [sum.limit] : []),
    ...(payer && kind !== 'cancelled' ? [`Fakturan skickas till ${payer.name}.`] : []),
    '',
    ...change,
    '',
    `Frågor? Ring verkstaden på ${workshop.phone}.`,
  ].join('\n');
  const text =
    kind === 'cancelled'
      ? `Din verkstadstid ${time} är avbokad. Bokningsnummer ${number}. Frågor? ${workshop.phone}`
      : [
          `${subjects[kind]}: ${time}, ${location}.`,
          `Bokningsnummer ${number}.`,
          ...(sum ? [`Pris: ${sum.sum}.`] : []),
          ...(sum?.limit ? [sum.limit] : []),
          `${rule}: ${link}`,
          `Frågor? ${workshop.phone}`,
        ].join(' ');
  return [
    { channel: 'mail', recipient: customer.email, subject: subjects[kind], body },
    { channel: 'sms', recipient: customer.phone, subject: null, body: text },
  ];
}

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
  { slotTime: { zone, localDate, localTime }, workshop, car, link }: MessageData,
): OutgoingMessage[] {
  const start: SlotTime = { zone, localDate, localTime };
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
  'id' | 'bookingNumber' | 'site' | 'customer' | 'payer' | 'zone' | 'localDate' | 'localTime' | 'isFullDay' | 'services'
>;

/** The messages that a change of a booking sends: to the customer, and to the workshop where another payer gets the invoice. */
export type BookingMessages = (
  kind: MessageKind,
  booking: MessagedBooking,
  car: string,
  workshop: WorkshopDepartment,
) => OutgoingMessage[];

/** @param origin of the site's pages without trailing slash; null: the request came to none of our sites */
export const createBookingMessages =
  (tokens: ManageTokens, origin: (site: string | null) => string, now: () => number): BookingMessages =>
  (kind, booking, car, workshop) => {
    const { id, customer, payer, isFullDay, bookingNumber, services, site } = booking;
    const lastChange = lastChangeOf(booking);
    const data: MessageData = {
      customer,
      payer,
      slotTime: booking,
      isFullDay,
      workshop,
      car,
      bookingNumber,
      services,
      changeableUntil: now() < instantOf(lastChange) ? lastChange : null,
      link: `${origin(site)}${MANAGE_PATH}#${tokens.of(id)}`,
    };
    const toCustomer = withAppointment(customerMessages(kind, data), kind, id, data);
    return kind === 'booked' && payer && workshop.email !== ''
      ? [...toCustomer, invoiceMessage(payer, data, workshop.email)]
      : toCustomer;
  };
