import { and, asc, desc, eq, gte, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { BookingCustomer } from '@/domain/workshop/booking';
import type { Payer } from '@/domain/workshop/payer';
import { instantOf } from '@/domain/workshop/slotInstant';
import { addDays, type SlotTime } from '@/domain/workshop/slotTime';
import type { Locale } from '@/sites/site.types';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { workshopBookings } from '@/server/database/workshop.tables';
import {
  dayKey,
  isTaken,
  lockDays,
  lockVisitor,
  releaseBooking,
  releaseHolds,
  SlotTaken,
  claimSlot,
  convertHold,
  unlessTaken,
  type WantedSlot,
} from './claims.store';
import type { KeyedMutex } from '../../lib/keyedMutex';
import type { Confirmations } from '../messages/confirmations';
import { withinRecipientLimit } from '../messages/recipientLimit';
import { customerPageOf } from './customerPage';
import { withinVisitLimit } from './visitMessageLimit';
import { withinWorkshopMailLimit } from './workshopMailLimit';
import type { OutgoingMessage } from './messageTexts';
import type { BookedService, BookingKind } from './workshop.types';

export type BookingRow = typeof workshopBookings.$inferSelect;

export interface NewBooking {
  kind: BookingKind;
  key: string;
  bookingNumber: string;
  bodyHash: string;
  site: string | null;
  locale: Locale | null;
  registrationNumber: string;
  /** Null: the registry knows the car. */
  carName: string | null;
  mileage: number;
  customer: BookingCustomer;
  freeText: string;
  payer: Payer | null;
  services: BookedService[];
}

/** On the day before the visit, in the workshop's time zone. */
const LAST_CHANGE = '12:00';
const REMINDER = '10:00';

const dayBefore = ({ zone, localDate }: SlotTime, localTime: string): SlotTime => ({
  zone,
  localDate: addDays(localDate, -1),
  localTime,
});

/** Until when a visit may be moved or cancelled. */
export const lastChangeOf = (slotTime: SlotTime): SlotTime => dayBefore(slotTime, LAST_CHANGE);

/** Of the tire hotel, at a department without times of its own. */
export const awaitsTime = ({ kind, isFullDay }: Pick<BookingRow, 'kind' | 'isFullDay'>): boolean =>
  kind === 'tire-hotel' && isFullDay;

export interface BookingsStore {
  /** The booking with this idempotency key. */
  byKey(key: string): Promise<BookingRow | null>;
  byId(id: string): Promise<BookingRow | null>;
  /** Whether a booking, past or coming, has this number. */
  isNumberTaken(bookingNumber: string): Promise<boolean>;
  /** Visits of this registration number from that day on, the first first. */
  comingOf(registrationNumber: string, from: string): Promise<BookingRow[]>;
  /** Changes of stored wheels of these cars that were not cancelled, the latest booked first. */
  tireBookingsOf(registrationNumbers: readonly string[]): Promise<BookingRow[]>;
  /**
   * Books in one transaction: booking, claim and messages, or nothing. `null`: the time is taken. A repeated key
   * returns the first booking, whatever the request. `holder` is the hash of the visitor's cookie; their hold becomes
   * the booking.
   */
  book(
    booking: NewBooking,
    slot: WantedSlot,
    holder: string | null,
    messages: (id: string) => OutgoingMessage[],
  ): Promise<BookingRow | null>;
  /** Claims the new time before releasing the old one; null: it is taken, and the booking is unchanged. */
  move(id: string, slot: WantedSlot, holder: string | null, messages: OutgoingMessage[]): Promise<BookingRow | null>;
  /** Null when it was cancelled before: nothing changes, no message is sent. */
  cancel(id: string, messages: OutgoingMessage[]): Promise<BookingRow | null>;
  /**
   * Writes the messages of some bookings whose reminder is due and marks them as reminded, in one transaction.
   * Returns their number.
   */
  remind(messagesFor: (booking: BookingRow) => OutgoingMessage[]): Promise<number>;
  /** Deletes bookings of visits before a day, at most `most`. Returns their number. */
  deleteBefore(day: string, most: number): Promise<number>;
}

/** Reminders per transaction. */
const BATCH = 20;
/** A customer's last ones. */
const MOST_TIRE_BOOKINGS = 20;

export function createBookingsStore(
  orm: Orm,
  now: () => number,
  inSequence: KeyedMutex,
  confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>,
): BookingsStore {
  const currentDate = (): Date => new Date(now());
  const send = async (tx: Orm, booking: BookingRow, messages: OutgoingMessage[]): Promise<void> => {
    const about = { site: customerPageOf(booking).site.name, visit: booking.id, createdAt: currentDate() };
    if (messages.length > 0) await tx.insert(outbox).values(messages.map((message) => ({ ...message, ...about })));
  };
  /** What a visitor caused, within the limits of mailboxes, telephones and devices. */
  const notify = async (tx: Orm, booking: BookingRow, messages: OutgoingMessage[]) => {
    const isToCustomer = ({ visitMessage }: OutgoingMessage): boolean => visitMessage !== 'toWorkshop';
    const toStaff = messages.filter((message) => !isToCustomer(message));
    const by = confirmations?.causedBy() ?? null;
    const toWorkshop = await withinWorkshopMailLimit(tx, booking, toStaff, now(), by?.neighbourhood ?? null);
    const toNotify = await withinVisitLimit(tx, booking.id, messages.filter(isToCustomer), now());
    const within = await withinRecipientLimit(tx, toNotify, null, now(), by);
    const about = { site: customerPageOf(booking).site.name, locale: booking.locale };
    const toCustomer = confirmations ? await confirmations.hold(tx, within, about, now()) : within;
    await send(tx, booking, [...toCustomer, ...toWorkshop]);
  };
  /** No reminder if its time has passed already, or the workshop calls back with a time. */
  const timesOf = ({ kind, slotTime: slot, department, isFullDay }: WantedSlot) => {
    const remindAt = new Date(instantOf(dayBefore(slot, REMINDER)));
    return {
      departmentId: department.departmentId,
      zone: slot.zone,
      localDate: slot.localDate,
      localTime: slot.localTime,
      isFullDay,
      changeableUntil: new Date(instantOf(lastChangeOf(slot))),
      remindAt,
      remindedAt: remindAt <= currentDate() || awaitsTime({ kind, isFullDay }) ? currentDate() : null,
    };
  };
  const find = async (which: ReturnType<typeof eq>): Promise<BookingRow | null> =>
    (await orm.select().from(workshopBookings).where(which))[0] ?? null;

  const claim = async (tx: Orm, slot: WantedSlot, holder: string | null, bookingId: string): Promise<void> => {
    const held = holder !== null && (await convertHold(tx, slot, holder, bookingId, now()));
    if (!held && !(await claimSlot(tx, slot, { bookingId }, now()))) throw new SlotTaken();
    if (holder !== null) await releaseHolds(tx, holder);
  };
  const dayOf = ({ department, slotTime: slot }: WantedSlot) => ({
    departmentId: department.departmentId,
    localDate: slot.localDate,
  });

  return {
    byKey: (key) => find(eq(workshopBookings.idempotencyKey, key)),
    byId: (id) => find(eq(workshopBookings.id, id)),
    isNumberTaken: async (bookingNumber) =>
      (await orm.$count(workshopBookings, eq(workshopBookings.bookingNumber, bookingNumber))) > 0,
    comingOf: (registrationNumber, from) =>
      orm
        .select()
        .from(workshopBookings)
        .where(
          and(
            eq(workshopBookings.registrationNumber, registrationNumber),
            eq(workshopBookings.status, 'booked'),
            gte(workshopBookings.localDate, from),
          ),
        )
        .orderBy(asc(workshopBookings.localDate), asc(workshopBookings.localTime)),

    tireBookingsOf: async (registrationNumbers) =>
      registrationNumbers.length === 0
        ? []
        : orm
            .select()
            .from(workshopBookings)
            .where(
              and(
                inArray(workshopBookings.registrationNumber, [...registrationNumbers]),
                eq(workshopBookings.kind, 'tire-hotel'),
                eq(workshopBookings.status, 'booked'),
              ),
            )
            .orderBy(desc(workshopBookings.createdAt))
            .limit(MOST_TIRE_BOOKINGS),

    book: ({ key, ...booking }, slot, holder, messages) =>
      inSequence(dayKey(slot), async () => {
        // The time may be taken by this key's own booking: claim and booking are committed together.
        if (await isTaken(orm, slot, now(), holder)) return find(eq(workshopBookings.idempotencyKey, key));
        return unlessTaken(() =>
          orm.transaction(async (tx) => {
            // A concurrent insert of the same key waits here until the first transaction ends.
            const [made] = await tx
              .insert(workshopBookings)
              .values({
                ...booking,
                idempotencyKey: key,
                holder,
                ...timesOf(slot),
                createdAt: currentDate(),
                changedAt: currentDate(),
              })
              .onConflictDoNothing({ target: workshopBookings.idempotencyKey })
              .returning();
            if (!made) {
              const [existing] = await tx
                .select()
                .from(workshopBookings)
                .where(eq(workshopBookings.idempotencyKey, key));
              if (!existing) throw new Error('A booking with this key was deleted meanwhile.');
              return existing;
            }
            if (holder !== null) await lockVisitor(tx, holder);
            await lockDays(tx, [dayOf(slot)]);
            await claim(tx, slot, holder, made.id);
            await notify(tx, made, messages(made.id));
            return made;
          }),
        );
      }),

    move: (id, slot, holder, messages) =>
      inSequence(dayKey(slot), () =>
        unlessTaken(() =>
          orm.transaction(async (tx) => {
            if (holder !== null) await lockVisitor(tx, holder);
            const [existing] = await tx
              .select()
              .from(workshopBookings)
              .where(eq(workshopBookings.id, id))
              .for('update');
            if (!existing || existing.status !== 'booked') throw new SlotTaken();
            await lockDays(tx, [dayOf(slot), existing]);
            // The new time may need the capacity of the old one.
            await releaseBooking(tx, id);
            await claim(tx, slot, holder, id);
            const [moved] = await tx
              .update(workshopBookings)
              .set({ ...timesOf(slot), changedAt: currentDate() })
              .where(eq(workshopBookings.id, id))
              .returning();
            await notify(tx, existing, messages);
            return moved ?? existing;
          }),
        ),
      ),

    cancel: (id, messages) =>
      orm.transaction(async (tx) => {
        const [cancelled] = await tx
          .update(workshopBookings)
          .set({ status: 'cancelled', changedAt: currentDate() })
          .where(and(eq(workshopBookings.id, id), eq(workshopBookings.status, 'booked')))
          .returning();
        if (!cancelled) return null;
        await releaseBooking(tx, id);
        await notify(tx, cancelled, messages);
        return cancelled;
      }),

    remind: (messagesFor) =>
      orm.transaction(async (tx) => {
        const { remindAt, remindedAt, status } = workshopBookings;
        // Rows that another server has locked are skipped; they are marked before its transaction ends.
        const due = await tx
          .select()
          .from(workshopBookings)
          .where(and(eq(status, 'booked'), isNull(remindedAt), lte(remindAt, currentDate())))
          .orderBy(asc(remindAt))
          .limit(BATCH)
          .for('update', { skipLocked: true });
        for (const booking of due) {
          await tx
            .update(workshopBookings)
            .set({ remindedAt: currentDate() })
            .where(eq(workshopBookings.id, booking.id));
          await send(tx, booking, messagesFor(booking));
        }
        return due.length;
      }),

    async deleteBefore(day, most) {
      const old = orm
        .select({ id: workshopBookings.id })
        .from(workshopBookings)
        .where(lt(workshopBookings.localDate, day))
        .limit(most)
        .for('update', { skipLocked: true });
      return (
        await orm
          .delete(workshopBookings)
          .where(inArray(workshopBookings.id, old))
          .returning({ id: workshopBookings.id })
      ).length;
    },
  };
}
