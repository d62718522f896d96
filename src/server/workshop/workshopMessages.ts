import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import type { Payer } from '@/domain/workshop/payer';
import { quotedLines } from '../messages/quotedText';
import { type OutgoingMessage, textsIn, timeText, type MessageData, type MessageKind, type Page } from './messageTexts';

/** Workshops and their staff are in Sweden. */
const STAFF: Page = { locale: 'sv-SE', language: 'sv' };

/** What the customer wrote to the workshop. */
const noteLines = (freeText: string): string[] =>
  freeText === '' ? [] : ['', 'Kundens meddelande:', ...quotedLines(freeText)];

const payerKinds: Readonly<Record<Payer['kind'], { kind: string; number: string }>> = {
  company: { kind: 'Företag', number: 'Organisationsnummer' },
  leasing: { kind: 'Leasingbolag', number: 'Avtalsnummer' },
  insurance: { kind: 'Försäkringsbolag', number: 'Skadenummer' },
};

const invoiceLines = ({ kind, name, number }: Payer): string[] => [
  `Fakturan ska till: ${name}`,
  `Betalare: ${payerKinds[kind].kind}`,
  ...(number === '' ? [] : [`${payerKinds[kind].number}: ${number}`]),
];

/** A mail to the workshop where someone else than the customer gets the invoice. */
function invoiceMessage(
  payer: Payer,
  { slotTime, isFullDay, car, bookingNumber, freeText }: MessageData,
  recipient: string,
): OutgoingMessage {
  const body = [
    `Bokningsnummer: ${bookingNumberText(bookingNumber)}`,
    `Tid: ${timeText(slotTime, isFullDay, textsIn(STAFF))}`,
    `Bil: ${car}`,
    '',
    ...invoiceLines(payer),
    ...noteLines(freeText),
  ].join('\n');
  return { channel: 'mail', recipient, subject: 'Bokning med annan betalare', body };
}

const customerLines = ({ customer }: MessageData): string[] => [
  `Kund: ${customer.firstName} ${customer.lastName}`,
  `Telefon: ${customer.phone}`,
  `E-post: ${customer.email}`,
];

/** A mail to the workshop, which calls the customer, or need not any more. */
function callBackMessage(isCancelled: boolean, data: MessageData, recipient: string): OutgoingMessage {
  const { slotTime, car, bookingNumber, freeText } = data;
  const body = [
    isCancelled ? 'Kunden har avbokat sitt hjulskifte.' : 'Ring kunden om en tid för hjulskifte.',
    '',
    `Bokningsnummer: ${bookingNumberText(bookingNumber)}`,
    `Önskad dag: ${textsIn(STAFF).format.weekdayDate(slotTime.localDate)}`,
    `Bil: ${car}`,
    ...customerLines(data),
    ...noteLines(freeText),
  ].join('\n');
  const subject = isCancelled ? 'Däckhotellet: kund har avbokat' : 'Däckhotellet: kund väntar på en tid';
  return { channel: 'mail', recipient, subject, body };
}

/** A mail to the workshop with what the customer wrote, where no other mail has it. */
function noteMessage(data: MessageData, recipient: string): OutgoingMessage {
  const { slotTime, isFullDay, car, bookingNumber, freeText } = data;
  const body = [
    `Bokningsnummer: ${bookingNumberText(bookingNumber)}`,
    `Tid: ${timeText(slotTime, isFullDay, textsIn(STAFF))}`,
    `Bil: ${car}`,
    ...customerLines(data),
    ...noteLines(freeText),
  ].join('\n');
  return { channel: 'mail', recipient, subject: 'Meddelande till en bokning', body };
}

/** Of a mail that gathers bookings: more of them are only counted. */
const MOST_CHARACTERS = 50_000;

/** The mail for bookings that come too fast for a mail each, with what their customers wrote. */
export function gatheredText(
  { bookingNumber, payer, freeText }: Pick<MessageData, 'bookingNumber' | 'payer' | 'freeText'>,
  count: number,
  earlier: string | null,
): { subject: string; body: string } {
  const lead =
    'Just nu kommer så många bokningar med meddelande eller annan betalare att de inte längre mejlas en och en.';
  const booking = [
    `Bokningsnummer: ${bookingNumberText(bookingNumber)}`,
    ...(payer ? invoiceLines(payer) : []),
    ...noteLines(freeText),
  ].join('\n');
  const isFull = earlier !== null && earlier.length > MOST_CHARACTERS;
  return {
    subject: `Fler bokningar med meddelande eller annan betalare: ${count}`,
    body: isFull ? earlier : `${earlier ?? lead}\n\n${booking}`,
  };
}

/** The mail that a change sends to the workshop: only what its own system does not have; null: nothing. */
export function workshopMessage(kind: MessageKind, data: MessageData, recipient: string): OutgoingMessage | null {
  const message = textFor(kind, data, recipient);
  return message && { ...message, visitMessage: 'toWorkshop' };
}

function textFor(kind: MessageKind, data: MessageData, recipient: string): OutgoingMessage | null {
  if (data.awaitsTime) return callBackMessage(kind === 'cancelled', data, recipient);
  if (kind !== 'booked') return null;
  if (data.payer) return invoiceMessage(data.payer, data, recipient);
  return data.freeText === '' ? null : noteMessage(data, recipient);
}
