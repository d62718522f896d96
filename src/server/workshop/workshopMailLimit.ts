import type { Orm } from '../database/orm';
import { lockRecipient, recipientKey } from '../messages/recipientLimit';
import { gather, takesOneMore, isOfVisit } from '../messages/staffMailbox';
import type { workshopBookings } from '../database/workshop.tables';
import { customerPageOf } from './customerPage';
import { gatheredText } from './workshopMessages';

type Booking = Pick<
  typeof workshopBookings.$inferSelect,
  'site' | 'locale' | 'bookingNumber' | 'payer' | 'freeText' | 'kind'
>;

/**
 * The mails about a booking to its workshop, as far as the mailbox has room: whoever books and cancels again and again
 * fills it with one mail in half an hour. That has what the customers wrote, as the workshop reads it nowhere else. Who
 * changes stored wheels has signed in, and waits for a call.
 */
export async function withinWorkshopMailLimit<Message extends { channel: 'mail' | 'sms' | 'http'; recipient: string }>(
  tx: Orm,
  booking: Booking,
  messages: readonly Message[],
  now: number,
  /** Whose request caused them, as the outbox stores it; null: unknown. */
  neighbourhood: string | null,
): Promise<(Message & { neighbourhood?: string | null })[]> {
  if (booking.kind === 'tire-hotel') return [...messages];
  const within: (Message & { neighbourhood: string | null })[] = [];
  for (const message of messages) {
    const key = recipientKey(message);
    await lockRecipient(tx, key);
    if (await takesOneMore(tx, key, isOfVisit, neighbourhood, now)) within.push({ ...message, neighbourhood });
    else {
      const { recipient } = message;
      const site = customerPageOf(booking).site.name;
      const textOf = (count: number, earlier: string | null) => gatheredText(booking, count, earlier);
      await gather(tx, { recipient, site, visitMessage: 'toWorkshop', isUrgent: false, textOf }, now);
    }
  }
  return within;
}
