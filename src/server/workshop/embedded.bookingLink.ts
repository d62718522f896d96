import type { BookingView } from '@/domain/workshop/booking';
import { localDateTime } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { isBookable } from './availability';
import type { BookingRow } from './bookings.store';
import { holderOf, wantedSlot } from './claims.store';
import { customerPageOf } from './customerPage';
import { yourCar } from './messages';
import type { EmbeddedBookingsParts } from './embedded.bookings';
import type { RegistryStore } from './registry.store';
import { workOf } from './visit.service';
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
}: Omit<EmbeddedBookingsParts, 'claims'> & { registry: RegistryStore }): Pick<
  WorkshopService,
  'see' | 'move' | 'cancel'
> & {
  byToken(token: string): Promise<Result<BookingRow>>;
} {
  const carName = async ({ registrationNumber }: BookingRow): Promise<string | null> => {
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
    };
  };
  const byToken = async (token: string): Promise<Result<BookingRow>> => {
    const id = tokens.read(token);
    const row = id === null ? null : await bookings.byId(id);
    return row ? ok(row) : failed('BOOKING_NOT_FOUND');
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
      const [wanted, car] = await Promise.all([wantedSlot(departments, to), visits.car(row.registrationNumber)]);
      if (!wanted.ok) return wanted;
      if (!car.ok) return car;
      const { department, slotTime, isFullDay } = wanted.value;
      if (
        localDateTime(slotTime) === localDateTime(row) &&
        department.departmentId === row.departmentId &&
        isFullDay === row.isFullDay
      )
        return ok(await viewOf(row));
      const rules = await visits.rules(
        car.value,
        row.services.map(({ code }) => code),
      );
      if (!(await visits.isDoneAt(department.departmentId, car.value, rules))) return failed('BAD_REQUEST');
      if (!isBookable(department, slotTime, isFullDay, workOf(rules), now())) return failed('SLOT_TAKEN');
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
