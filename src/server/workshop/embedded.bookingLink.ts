import type { BookingView } from '@/domain/workshop/booking';
import { localDateTime } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { isBookable } from './availability';
import { isTireTime } from './tireLanes';
import { awaitsTime, type BookingRow } from './bookings.store';
import { holderOf, wantedSlot, type WantedSlot } from './claims.store';
import { customerPageOf } from './customerPage';
import { yourCar } from './messages';
import type { EmbeddedBookingsParts } from './embedded.bookings';
import type { RegistryStore } from './registry.store';
import { extentOfBooking, workOf } from './visit.service';
import type { WorkshopService } from './workshop.service';

/** What the link in a booking's messages opens: the booking, its new time, and its cancellation. */
export function createEmbeddedBookingLink({
  registry,
  departments,
  visits,
  bookings,
  tokens,
  messages,
  now,
  messagesQueued,
}: Omit<EmbeddedBookingsParts, 'slots'> & { registry: RegistryStore }): Pick<
  WorkshopService,
  'see' | 'move' | 'cancel'
> & {
  byToken(token: string): Promise<Result<BookingRow>>;
} {
  const carName = async ({ carName: stored, registrationNumber }: BookingRow): Promise<string | null> => {
    if (stored !== null) return stored;
    const vehicle = await registry.vehicle(registrationNumber);
    return vehicle && `${vehicle.brand} ${vehicle.model}`;
  };
  const viewOf = async (row: BookingRow): Promise<BookingView> => {
    const department = await departments.byId(row.departmentId);
    return {
      id: row.id,
      bookingNumber: row.bookingNumber,
      status: row.status,
      zone: row.zone,
      departmentId: row.departmentId,
      timeSlot: localDateTime(row),
      isFullDay: row.isFullDay,
      siteName: department?.siteName ?? '',
      address: department?.address ?? '',
      phone: department?.phone ?? '',
      latitude: department?.latitude ?? 0,
      longitude: department?.longitude ?? 0,
      car: (await carName(row)) ?? yourCar(customerPageOf(row).language),
      services: row.services.map(({ code, name, units }) => ({ code, name, units })),
      changeableUntil: row.changeableUntil.toISOString(),
      isChangeable: row.status === 'booked' && now() < row.changeableUntil.getTime(),
      ...(awaitsTime(row) && { awaitsTime: true as const }),
    };
  };
  const byToken = async (token: string): Promise<Result<BookingRow>> => {
    const id = tokens.read(token);
    const row = id === null ? null : await bookings.byId(id);
    return row ? ok(row) : failed('BOOKING_NOT_FOUND');
  };
  /** Why a booking may not move there; null: it may. */
  const moveRefusal = async (row: BookingRow, { department, slotTime, isFullDay }: WantedSlot) => {
    // The booked prices are that workshop's, and the page offers its times alone.
    if (department.departmentId !== row.departmentId) return failed('BAD_REQUEST');
    if (row.kind === 'tire-hotel') {
      if (isFullDay || row.isFullDay) return failed('BAD_REQUEST');
      return isTireTime(department, slotTime, isFullDay, now()) ? null : failed('SLOT_TAKEN');
    }
    const car = await visits.car(row.registrationNumber);
    if (!car.ok) return car;
    const rules = await visits.rules(
      car.value,
      row.services.map(({ code }) => code),
    );
    if (!(await visits.isDoneAt(department.departmentId, car.value, rules))) return failed('BAD_REQUEST');
    const work = workOf(rules, extentOfBooking(row));
    return isBookable(department, slotTime, isFullDay, work, now()) ? null : failed('SLOT_TAKEN');
  };

  return {
    byToken,

    async see(token) {
      const row = await byToken(token);
      return row.ok ? ok(await viewOf(row.value)) : row;
    },

    async move(token, to, visitor) {
      const found = await byToken(token);
      if (!found.ok) return found;
      const row = found.value;
      if (row.status !== 'booked' || now() >= row.changeableUntil.getTime()) return failed('BOOKING_LOCKED');
      const wanted = await wantedSlot(departments, to, row.kind);
      if (!wanted.ok) return wanted;
      const { department, slotTime, isFullDay } = wanted.value;
      if (
        localDateTime(slotTime) === localDateTime(row) &&
        department.departmentId === row.departmentId &&
        isFullDay === row.isFullDay
      )
        return ok(await viewOf(row));
      const refused = await moveRefusal(row, wanted.value);
      if (refused) return refused;
      const written = messages('moved', { ...row, ...slotTime, isFullDay }, await carName(row), department);
      const moved = await bookings.move(row.id, wanted.value, visitor === null ? null : holderOf(visitor), written);
      messagesQueued();
      return moved ? ok(await viewOf(moved)) : failed('SLOT_TAKEN');
    },

    async cancel(token) {
      const found = await byToken(token);
      if (!found.ok) return found;
      const row = found.value;
      if (row.status === 'cancelled') return ok(await viewOf(row));
      if (now() >= row.changeableUntil.getTime()) return failed('BOOKING_LOCKED');
      const department = await departments.byId(row.departmentId);
      const written = department ? messages('cancelled', row, await carName(row), department) : [];
      const cancelled = await bookings.cancel(row.id, written);
      messagesQueued();
      return ok(await viewOf(cancelled ?? { ...row, status: 'cancelled' }));
    },
  };
}
