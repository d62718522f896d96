import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { visitUid } from '@/domain/workshop/calendarFile';
import { instantOf, type SlotTime } from '@/domain/workshop/slotTime';
import type { OutgoingMessage } from './bookings.store';
import type { MessageData, MessageKind } from './messages';

/** What a visit takes of the customer's day: leaving the car. */
const DROP_OFF_MINUTES = 30;

const startOfDay = (slotTime: SlotTime): Date => new Date(instantOf({ ...slotTime, localTime: '00:00' }));

/**
 * The messages of a booking with what is sent along: a calendar file with the mail, except the reminder's, and the day
 * of the visit as the end of a reminder's use.
 */
export function withAppointment(
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
