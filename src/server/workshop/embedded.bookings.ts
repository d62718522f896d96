import { createHash, randomInt } from 'node:crypto';
import {
  HOLD_EXTENSIONS,
  MANAGE_PATH,
  type BookingConfirmation,
  type BookingRequest,
  type BookingView,
  type ChosenSlot,
} from '@/domain/workshop/booking';
import { BOOKING_NUMBER_LENGTH, BOOKING_NUMBER_ALPHABET } from '@/domain/workshop/bookingNumber';
import { addDays, instantOf, localDateTime, minutesOf, slotTimeOf, type SlotTime } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { isBookable, todayAt, type Work } from './availability';
import type { BookingRow, BookingsStore, OutgoingMessage, Moments } from './bookings.store';
import type { ClaimsStore, WantedSlot } from './claims.store';
import type { Departments, WorkshopDepartment } from './departments.service';
import { invoiceMessage, messagesOf, type MessageData, type MessageKind } from './messages';
import { withAppointment } from './appointment';
import type { ManageTokens } from './manageToken';
import { quote } from './quote';
import type { RegistryStore } from './registry.store';
import { workOf, type ChosenRule, type KnownCar, type Visits } from './visit.service';
import type { BookedService } from './workshop.types';
import type { WorkshopService } from './workshop.service';

export interface EmbeddedBookingsParts {
  registry: RegistryStore;
  departments: Departments;
  visits: Visits;
  claims: ClaimsStore;
  bookings: BookingsStore;
  tokens: ManageTokens;
  now: () => number;
  /** Origin of the site's pages without trailing slash; null: the request came to none of our sites. */
  origin: (site: string | null) => string;
  /** Called after messages were committed. */
  messagesQueued: () => void;
}

/** Limit against abuse: future visits of one car. */
const MOST_COMING = 5;
/** On the day before the visit, in the workshop's time zone. */
const LAST_CHANGE = '12:00';
const REMINDER = '10:00';
/** The work of a hold whose services are not known yet. */
const ANY_WORK: Work = { minutes: 0, leadDays: 0 };

/** Hash of a visitor's cookie, as it is stored. */
export const holderOf = (visitor: string): string =>
  createHash('sha256').update(`workshop ${visitor}`).digest('base64url');

const dayBefore = ({ zone, localDate }: SlotTime, localTime: string): SlotTime => ({
  zone,
  localDate: addDays(localDate, -1),
  localTime,
});
const momentsOf = (slotTime: SlotTime): Moments => ({
  changeableUntil: new Date(instantOf(dayBefore(slotTime, LAST_CHANGE))),
  remindAt: new Date(instantOf(dayBefore(slotTime, REMINDER))),
});

const bodyHash = ({ customer, serviceOfferingRequests, payer, ...rest }: BookingRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rest.departmentId,
        rest.timeSlot,
        rest.isFullDay,
        rest.registrationNumber,
        rest.mileage,
        rest.freeText,
        customer.firstName,
        customer.lastName,
        customer.phone,
        customer.email,
        serviceOfferingRequests.map(({ kobraId, unitsSelected, userInput }) => [kobraId, unitsSelected, userInput]),
        ...(payer ? [payer.kind, payer.name, payer.number] : []),
      ]),
    )
    .digest('base64url');

interface Visit {
  localDate: string;
  localTime: string;
  isFullDay: boolean;
  minutes: number;
}

/** Shorter work still takes the car away for as long as the next time. */
const SHORTEST_VISIT = 30;

/** Whether one car would be at two visits at the same time. A full day overlaps with every visit of that day. */
function overlap(one: Visit, other: Visit): boolean {
  if (one.localDate !== other.localDate) return false;
  if (one.isFullDay || other.isFullDay) return true;
  const end = ({ localTime, minutes }: Visit): number => minutesOf(localTime) + Math.max(SHORTEST_VISIT, minutes);
  return minutesOf(one.localTime) < end(other) && minutesOf(other.localTime) < end(one);
}

/** Null when the offering does not accept a quantity or a message. */
function bookedServices(
  car: KnownCar,
  rules: readonly ChosenRule[],
  { serviceOfferingRequests, mileage }: BookingRequest,
  hourlyRate: number,
): BookedService[] | null {
  const booked: BookedService[] = [];
  for (const { kobraId, unitsSelected: units, userInput } of serviceOfferingRequests) {
    const rule = rules.find(({ code }) => code === kobraId)?.rule;
    if (
      !rule ||
      units < (rule.unit?.minimum ?? 1) ||
      units > (rule.unit?.maximum ?? 1) ||
      (userInput !== '' && rule.allowUserInput !== true)
    )
      return null;
    const { price, priceKind } = quote(rule, car.vehicle, {
      mileage,
      hourlyRate,
      brandPercent: car.brand.pricePercent,
    });
    booked.push({
      code: kobraId,
      name: rule.name,
      units,
      userInput,
      price: price === null ? null : price * units,
      priceKind,
    });
  }
  return booked;
}

/** Bookings and holds over the database, whose constraints guarantee that no slot is booked twice. */
export function createEmbeddedBookings(parts: EmbeddedBookingsParts): Pick<
  WorkshopService,
  'book' | 'hold' | 'release' | 'see' | 'move' | 'cancel'
> & {
  messages(kind: MessageKind, row: BookingRow, car: string, department: WorkshopDepartment): OutgoingMessage[];
  byToken(token: string): Promise<Result<BookingRow>>;
} {
  const { registry, departments, visits, claims, bookings, tokens, now, origin, messagesQueued } = parts;

  const slotAt = async ({ departmentId, timeSlot, isFullDay }: ChosenSlot): Promise<Result<WantedSlot>> => {
    const department = await departments.byId(departmentId);
    const slotTime = department && slotTimeOf(timeSlot, department.zone);
    return department && slotTime ? ok({ department, slotTime, isFullDay }) : failed('NOT_FOUND');
  };
  const bookable = ({ department, slotTime, isFullDay }: WantedSlot, work: Work): boolean =>
    isBookable(department, slotTime, isFullDay, work, now());
  const confirmationOf = (row: BookingRow): BookingConfirmation => ({
    id: row.id,
    bookingNumber: row.bookingNumber,
    manageToken: tokens.of(row.id),
    departmentId: row.departmentId,
    timeSlot: localDateTime(row),
    isFullDay: row.isFullDay,
  });

  const freeNumber = async (): Promise<string> => {
    for (;;) {
      const bookingNumber = Array.from(
        { length: BOOKING_NUMBER_LENGTH },
        () => BOOKING_NUMBER_ALPHABET[randomInt(BOOKING_NUMBER_ALPHABET.length)],
      ).join('');
      if (!(await bookings.isNumberTaken(bookingNumber))) return bookingNumber;
    }
  };
  const carName = async (registrationNumber: string): Promise<string> => {
    const vehicle = await registry.vehicle(registrationNumber);
    return vehicle ? `${vehicle.brand} ${vehicle.model}` : 'Din bil';
  };
  const linkOf = (row: Pick<BookingRow, 'id' | 'site'>): string =>
    `${origin(row.site)}${MANAGE_PATH}#${tokens.of(row.id)}`;
  const messages = (
    kind: MessageKind,
    row: Pick<
      BookingRow,
      | 'id'
      | 'bookingNumber'
      | 'site'
      | 'customer'
      | 'payer'
      | 'zone'
      | 'localDate'
      | 'localTime'
      | 'isFullDay'
      | 'services'
    >,
    car: string,
    workshop: WorkshopDepartment,
  ): OutgoingMessage[] => {
    const data: MessageData = {
      customer: row.customer,
      payer: row.payer,
      slotTime: row,
      isFullDay: row.isFullDay,
      workshop,
      car,
      bookingNumber: row.bookingNumber,
      services: row.services,
      changeableUntil: now() < momentsOf(row).changeableUntil.getTime() ? dayBefore(row, LAST_CHANGE) : null,
      link: linkOf(row),
    };
    const toCustomer = withAppointment(messagesOf(kind, data), kind, row.id, data);
    return kind === 'booked' && row.payer && workshop.email !== ''
      ? [...toCustomer, invoiceMessage(row.payer, data, workshop.email)]
      : toCustomer;
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
      car: await carName(row.registrationNumber),
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
  const again = (row: BookingRow, hash: string): Result<BookingConfirmation> => {
    if (row.bodyHash !== hash) return failed('KEY_REUSED');
    return row.status === 'cancelled' ? failed('BOOKING_CANCELLED') : ok(confirmationOf(row));
  };

  return {
    messages,
    byToken,

    async book({ request, key, site }, visitor) {
      const hash = bodyHash(request);
      const earlier = await bookings.byKey(key);
      if (earlier) return again(earlier, hash);
      const car = await visits.car(request.registrationNumber);
      if (!car.ok) return car;
      const { vehicle, brand } = car.value;
      if (brand.policy === 'elsewhere') return failed('BRAND_BOOKS_ELSEWHERE', { brand: vehicle.brand });
      const wanted = await slotAt(request);
      if (!wanted.ok) return wanted;
      const { department, slotTime } = wanted.value;
      const rules = await visits.rules(
        car.value,
        request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
      );
      const services = bookedServices(car.value, rules, request, department.hourlyRate);
      if (
        !services ||
        !(await visits.workshopsFor(car.value, rules)).some(
          ({ departmentId }) => departmentId === department.departmentId,
        )
      )
        return failed('BAD_REQUEST');
      if (!bookable(wanted.value, workOf(rules))) return failed('SLOT_TAKEN');
      const coming = await bookings.comingOf(vehicle.registrationNumber, todayAt(department, now()));
      // A concurrent request with this key may have been committed since `byKey`.
      const same = coming.find(({ idempotencyKey }) => idempotencyKey === key);
      if (same) return again(same, hash);
      if (coming.length >= MOST_COMING) return failed('TOO_MANY_REQUESTS');
      if (request.allowOverlap !== true) {
        const requested = { ...slotTime, isFullDay: request.isFullDay, minutes: workOf(rules).minutes };
        for (const row of coming) {
          const minutes = workOf(
            await visits.rules(
              car.value,
              row.services.map(({ code }) => code),
            ),
          ).minutes;
          if (overlap(requested, { ...row, minutes }))
            return failed('VISIT_OVERLAPS', { timeSlot: localDateTime(row) });
        }
      }
      const booking = {
        key,
        bookingNumber: await freeNumber(),
        bodyHash: hash,
        site,
        registrationNumber: vehicle.registrationNumber,
        mileage: request.mileage,
        customer: request.customer,
        freeText: request.freeText,
        payer: request.payer ?? null,
        services,
      };
      const written = (id: string): OutgoingMessage[] =>
        messages(
          'booked',
          { ...booking, ...slotTime, id, isFullDay: request.isFullDay },
          `${vehicle.brand} ${vehicle.model}`,
          department,
        );
      const made = await bookings.book(
        booking,
        wanted.value,
        momentsOf(slotTime),
        visitor === null ? null : holderOf(visitor),
        written,
      );
      messagesQueued();
      return made ? again(made, hash) : failed('SLOT_TAKEN');
    },

    async hold({ extend = false, ...slot }, visitor) {
      const wanted = await slotAt(slot);
      if (!wanted.ok) return wanted;
      if (!bookable(wanted.value, ANY_WORK)) return failed('SLOT_TAKEN');
      const stored = await claims.hold(wanted.value, holderOf(visitor), extend);
      if (!stored) return failed('SLOT_TAKEN');
      return ok({
        ...slot,
        expiresAt: stored.expiresAt.toISOString(),
        secondsLeft: Math.max(0, Math.round((stored.expiresAt.getTime() - now()) / 1000)),
        extensionsLeft: HOLD_EXTENSIONS - stored.extensions,
      });
    },

    async release(slot, visitor) {
      const slotTime = slotTimeOf(slot.timeSlot);
      if (slotTime)
        await claims.release(
          { departmentId: slot.departmentId, slotTime, isFullDay: slot.isFullDay },
          holderOf(visitor),
        );
      return ok(null);
    },

    async see(token) {
      const row = await byToken(token);
      return row.ok ? ok(await viewOf(row.value)) : row;
    },

    async move(token, to, visitor) {
      const found = await byToken(token);
      if (!found.ok) return found;
      const row = found.value;
      if (row.status !== 'booked' || now() >= row.changeableUntil.getTime()) return failed('BOOKING_LOCKED');
      const [wanted, car] = await Promise.all([slotAt(to), visits.car(row.registrationNumber)]);
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
      if (
        !(await visits.workshopsFor(car.value, rules)).some(
          ({ departmentId }) => departmentId === department.departmentId,
        )
      )
        return failed('BAD_REQUEST');
      if (!bookable(wanted.value, workOf(rules))) return failed('SLOT_TAKEN');
      const written = messages(
        'moved',
        { ...row, ...slotTime, isFullDay },
        await carName(row.registrationNumber),
        department,
      );
      const moved = await bookings.move(
        row.id,
        wanted.value,
        momentsOf(slotTime),
        visitor === null ? null : holderOf(visitor),
        written,
      );
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
      const written = department ? messages('cancelled', row, await carName(row.registrationNumber), department) : [];
      const cancelled = await bookings.cancel(row.id, written);
      messagesQueued();
      return ok(await viewOf(cancelled ?? { ...row, status: 'cancelled' }));
    },
  };
}
