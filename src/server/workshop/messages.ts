import type { SlotTime } from '@/domain/workshop/slotTime';
import { formatFor } from '@/i18n/format';
import type { BookingCustomer } from '@/domain/workshop/booking';
import type { OutgoingMessage } from './bookings.store';
import type { BookedService } from './workshop.types';

/** Contents of a message: no plate and no free text of the customer, since others may read mail. */
export interface MessageData {
  customer: BookingCustomer;
  slotTime: SlotTime;
  isFullDay: boolean;
  workshop: { siteName: string; address: string; phone: string };
  car: string;
  services: readonly BookedService[];
  link: string;
}

export type MessageKind = 'booked' | 'moved' | 'cancelled' | 'reminder';

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

const serviceLine = ({ name, units, price }: BookedService): string =>
  `- ${units > 1 ? `${units} × ` : ''}${name}${price === null ? ' (pris efter kontroll)' : `, ${formatFor('sv-SE').money(price, 'SEK')}`}`;

/** A mail and a text message to the customer, in Swedish like the booking pages. */
export function messagesOf(
  kind: MessageKind,
  { customer, slotTime, isFullDay, workshop, car, services, link }: MessageData,
): OutgoingMessage[] {
  const time = timeText(slotTime, isFullDay);
  const location = `${workshop.siteName}, ${workshop.address}`;
  const change =
    kind === 'cancelled' ? 'Du är välkommen att boka en ny tid när det passar.' : `Se, ändra eller avboka: ${link}`;
  const body = [
    `Hej ${customer.firstName}!`,
    '',
    `${subjects[kind]}.`,
    '',
    `${kind === 'cancelled' ? 'Avbokad tid' : 'Tid'}: ${time}`,
    `Plats: ${location}`,
    `Bil: ${car}`,
    '',
    ...services.map(serviceLine),
    '',
    change,
    '',
    `Frågor? Ring verkstaden på ${workshop.phone}.`,
  ].join('\n');
  const text =
    kind === 'cancelled' ? `Din verkstadstid ${time} är avbokad.` : `${subjects[kind]}: ${time}, ${location}. ${link}`;
  return [
    { channel: 'mail', recipient: customer.email, subject: subjects[kind], body },
    { channel: 'sms', recipient: customer.phone, subject: null, body: text },
  ];
}
