import { randomInt } from 'node:crypto';
import { HOLD_EXTENSIONS, type Hold } from '@/domain/workshop/booking';
import { BOOKING_NUMBER_ALPHABET, BOOKING_NUMBER_LENGTH } from '@/domain/workshop/bookingNumber';
import { failed, ok, type Result } from '@/errors/result';
import { todayAt } from './availability';
import type { BookingRow, BookingsStore, NewBooking } from './bookings.store';
import type { OutgoingMessage } from './messageTexts';
import { holderOf, type ClaimsStore, type WantedSlot } from './claims.store';
import type { BookingMessages } from './messages';
import type { Visitor } from './workshop.service';

type Refused = Extract<Result<never>, { ok: false }>;

/** What bookings of every kind promise: no slot twice, one booking for a key, and messages with every change. */
export interface SlotBookings {
  /** The result of a key that was used before; null: it was not. KEY_REUSED, BOOKING_CANCELLED. */
  earlier(key: string, bodyHash: string): Promise<Result<BookingRow> | null>;
  /** Books a slot that is offered. SLOT_TAKEN, and the failures of `earlier`. */
  book(
    booking: Omit<NewBooking, 'bookingNumber'>,
    slot: WantedSlot,
    options: {
      visitor: Visitor;
      /** For the messages; null: its name is not known. */
      car: string | null;
      /** Why the car's coming visits leave no room for this one; null: they do. */
      refusal: (coming: readonly BookingRow[]) => Promise<Refused | null>;
    },
  ): Promise<Result<BookingRow>>;
  /** SLOT_TAKEN. */
  hold(
    slot: WantedSlot,
    visitor: string,
    extend: boolean,
  ): Promise<Result<Pick<Hold, 'expiresAt' | 'secondsLeft' | 'extensionsLeft'> | null>>;
  release(slot: Parameters<ClaimsStore['release']>[0], visitor: string): Promise<void>;
}

export function createSlotBookings({
  claims,
  bookings,
  messages,
  now,
  messagesQueued,
}: {
  claims: ClaimsStore;
  bookings: BookingsStore;
  messages: BookingMessages;
  now: () => number;
  messagesQueued: () => void;
}): SlotBookings {
  const freeNumber = async (): Promise<string> => {
    for (;;) {
      const bookingNumber = Array.from(
        { length: BOOKING_NUMBER_LENGTH },
        () => BOOKING_NUMBER_ALPHABET[randomInt(BOOKING_NUMBER_ALPHABET.length)],
      ).join('');
      if (!(await bookings.isNumberTaken(bookingNumber))) return bookingNumber;
    }
  };
  const again = (row: BookingRow, bodyHash: string): Result<BookingRow> => {
    if (row.bodyHash !== bodyHash) return failed('KEY_REUSED');
    return row.status === 'cancelled' ? failed('BOOKING_CANCELLED') : ok(row);
  };

  return {
    async earlier(key, bodyHash) {
      const row = await bookings.byKey(key);
      return row && again(row, bodyHash);
    },

    async book(given, slot, { visitor, car, refusal }) {
      const { department, slotTime, isFullDay } = slot;
      const coming = await bookings.comingOf(given.registrationNumber, todayAt(department, now()));
      // A concurrent request with this key may have been committed since `earlier`.
      const same = coming.find(({ idempotencyKey }) => idempotencyKey === given.key);
      if (same) return again(same, given.bodyHash);
      const refused = await refusal(coming);
      if (refused) return refused;
      const booking: NewBooking = { ...given, bookingNumber: await freeNumber() };
      const written = (id: string): OutgoingMessage[] =>
        messages('booked', { ...booking, ...slotTime, id, isFullDay }, car, department);
      const made = await bookings.book(booking, slot, visitor === null ? null : holderOf(visitor), written);
      messagesQueued();
      return made ? again(made, given.bodyHash) : failed('SLOT_TAKEN');
    },

    async hold(slot, visitor, extend) {
      const stored = await claims.hold(slot, holderOf(visitor), extend);
      if (!stored) return failed('SLOT_TAKEN');
      if (stored === 'unheld') return ok(null);
      return ok({
        expiresAt: stored.expiresAt.toISOString(),
        secondsLeft: Math.max(0, Math.round((stored.expiresAt.getTime() - now()) / 1000)),
        extensionsLeft: HOLD_EXTENSIONS - stored.extensions,
      });
    },

    release: (slot, visitor) => claims.release(slot, holderOf(visitor)),
  };
}
