import { GROUP_DEPARTMENT, type Position, type ServiceCategory, type WorkshopCar } from '@/domain/workshop/services';
import { addDays } from '@/domain/workshop/slotTime';
import { CALENDAR_DAYS, type TimeSlotDay, type WorkshopEvent } from '@/domain/workshop/workshops';
import { failed, ok, type Result } from '@/errors/result';
import { wireErrorOf } from '@/errors/workshopWire';
import type { Orm } from '@/server/database/orm';
import type { Confirmations } from '../messages/confirmations';
import { asciiSlug } from '@/lib/asciiSlug';
import type { DealersStore } from '@/server/dealers/dealers.store';
import { capacityOn, type Work } from './availability';
import { createBookingsStore, type BookingsStore } from './bookings.store';
import type { OutgoingMessage } from './messageTexts';
import { calendarOf, firstTimesOf, tireCalendarOf } from './calendar';
import { createClaimsStore, holderOf } from './claims.store';
import { closestWorkshops } from './closest';
import { carries, createDepartments, type WorkshopDepartment } from './departments.service';
import { createEmbeddedBookingLink } from './embedded.bookingLink';
import { createEmbeddedBookings } from './embedded.bookings';
import { createManageTokens, linkKey, type ManageTokens } from './manageToken';
import { createBookingMessages } from './messages';
import { createSlotBookings, type SlotBookings } from './slotBookings';
import { quoteFrom } from './quote';
import { createRegistryStore } from './registry.store';
import { createKeyedMutex } from '../../lib/keyedMutex';
import { createVisits, extentOf, workOf, type FindInStock, type KnownCar } from './visit.service';
import type { OfferingType } from './workshop.types';
import type { Visitor, WorkshopService } from './workshop.service';

export interface EmbeddedWorkshopParts {
  orm: Orm;
  dealers: DealersStore;
  /** Origin of the site's pages without trailing slash. */
  origin: (site: string | null) => string;
  /** Called with the error that ended a stream. */
  report: (error: unknown) => void;
  /** Called after messages were queued. */
  messagesQueued?: () => void;
  /** For letters that one device causes to many customers; absent: they are all sent at once. */
  confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>;
  /** Cars that the group advertises are known without the registry; absent: they are not. */
  findInStock?: FindInStock;
  /** Days after the visit until a booking is deleted; absent: never. */
  retentionDays?: number;
  now?: () => number;
}

/** The shortest work in a calendar. */
const SHORT_VISIT: Work = { minutes: 0, leadDays: 0 };
const DAY_MS = 86_400_000;
const DELETE_EVERY_MS = 3_600_000;
/** Bookings deleted at once, so that no statement locks many rows. */
const DELETED_AT_ONCE = 500;

export interface EmbeddedWorkshop extends WorkshopService {
  /** Writes due reminders, deletes expired holds and, hourly, old bookings. Returns the number of reminded bookings. */
  tend(): Promise<number>;
  /** Whether a booking's link is one of this installation. */
  opens(token: string): boolean;
  /** What the tire hotel books with. */
  tireLanes: TireLanes;
}

/** The lanes on which stored wheels are changed, and their bookings. */
export interface TireLanes {
  slots: SlotBookings;
  bookings: Pick<BookingsStore, 'tireBookingsOf'>;
  tokens: Pick<ManageTokens, 'of'>;
  /** Null: no workshop has this number in the group's business system. */
  department(erpId: string): Promise<WorkshopDepartment | null>;
  departments(): Promise<readonly WorkshopDepartment[]>;
  /** All days, both included; those that cannot be booked are included without times. */
  days(department: WorkshopDepartment, range: { from: string; to: string }, visitor: Visitor): Promise<TimeSlotDay[]>;
}

/** The workshop service over the database (specification 3 section 7, decisions 12 to 16). */
export async function createEmbeddedWorkshop({
  orm,
  dealers,
  origin,
  report,
  messagesQueued = () => undefined,
  confirmations,
  findInStock,
  retentionDays,
  now = Date.now,
}: EmbeddedWorkshopParts): Promise<EmbeddedWorkshop> {
  const registry = createRegistryStore(orm);
  const departments = createDepartments(registry, dealers, now);
  const visits = createVisits(registry, departments, now, findInStock);
  const inSequence = createKeyedMutex();
  const claims = createClaimsStore(orm, now, inSequence);
  const bookings = createBookingsStore(orm, now, inSequence, confirmations);
  const tokens = createManageTokens(await linkKey(orm));
  const messages = createBookingMessages(tokens, origin, now);
  const slots = createSlotBookings({ claims, bookings, messages, now, messagesQueued });
  const parts = { registry, departments, visits, slots, bookings, tokens, messages, now, messagesQueued };
  const { byToken, ...link } = createEmbeddedBookingLink(parts);

  let deletedAt = -Infinity;
  async function deleteOld(): Promise<void> {
    if (retentionDays === undefined || now() - deletedAt < DELETE_EVERY_MS) return;
    const day = new Date(now() - retentionDays * DAY_MS).toISOString().slice(0, 10);
    while ((await bookings.deleteBefore(day, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
    deletedAt = now();
  }

  /** A car that can be booked here; brands with their own booking pages cannot. */
  const served = async (registrationNumber: string): Promise<Result<KnownCar>> => {
    const car = await visits.car(registrationNumber);
    return car.ok && car.value.brand.policy === 'elsewhere'
      ? failed('BRAND_BOOKS_ELSEWHERE', { brand: car.value.vehicle.brand })
      : car;
  };
  const offered = async (
    registrationNumber: string,
    type: OfferingType,
    near: Position | null = null,
    codes: readonly string[] = [],
  ): Promise<Result<ServiceCategory[]>> => {
    const car = await served(registrationNumber);
    return car.ok ? ok(await visits.offered(car.value, type, near, codes)) : car;
  };
  const holder = (visitor: Visitor): string | null => (visitor === null ? null : holderOf(visitor));

  const timeSlots: WorkshopService['timeSlots'] = async (
    { registrationNumber, departmentId, from, codes, ...extent },
    visitor,
  ) => {
    const car = await served(registrationNumber);
    if (!car.ok) return car;
    const department = await departments.byId(departmentId);
    if (!department) return failed('NOT_FOUND');
    return ok(
      await calendarOf(
        orm,
        department,
        workOf(await visits.rules(car.value, codes), extentOf(codes, extent)),
        from,
        now(),
        holder(visitor),
      ),
    );
  };

  return {
    ...createEmbeddedBookings(parts),
    ...link,

    async car(registrationNumber): Promise<Result<WorkshopCar>> {
      const car = await visits.car(registrationNumber);
      if (!car.ok) return car;
      const { registrationNumber: number, brand, model, buildYear, hasServiceAgreement } = car.value.vehicle;
      return ok({
        registrationNumber: number,
        brand,
        model,
        buildYear,
        hasServiceAgreement,
        isSupported: car.value.brand.policy !== 'elsewhere',
      });
    },
    // The group has one price list before a workshop is chosen (decision 15a), so the visitor's position is ignored.
    services: (registrationNumber) => offered(registrationNumber, 'service'),
    // What the nearest workshop cannot add is said where it is chosen, not with the times.
    addons: (registrationNumber, near, codes) => offered(registrationNumber, 'addon', near, codes),

    async prices({ registrationNumber, mileage, departmentId, codes }) {
      const car = await served(registrationNumber);
      if (!car.ok) return car;
      const department = departmentId === GROUP_DEPARTMENT ? null : await departments.byId(departmentId);
      if (!department && departmentId !== GROUP_DEPARTMENT) return failed('NOT_FOUND');
      const terms = {
        mileage,
        hourlyRate: department?.hourlyRate ?? (await visits.groupRate()),
        brandPercent: car.value.brand.pricePercent,
      };
      const rates = department ? [] : await visits.hourlyRates(car.value);
      return ok(
        (await visits.rules(car.value, codes)).map(({ code, rule }) => ({
          code,
          ...quoteFrom(rule, car.value.vehicle, terms, rates),
        })),
      );
    },

    timeSlots,
    async timesFor({ token, from }, visitor) {
      const found = await byToken(token);
      if (!found.ok) return found;
      const { kind, isFullDay, registrationNumber, departmentId, mileage, services } = found.value;
      if (kind === 'tire-hotel') {
        const department = await departments.byId(departmentId);
        if (!department) return failed('NOT_FOUND');
        const range = { from, to: addDays(from, CALENDAR_DAYS - 1) };
        const days = await tireCalendarOf(orm, department, range, now(), holder(visitor));
        // A booking that awaits its time from the workshop moves by telephone.
        return ok(
          days.map((day) => ({ ...day, allDaySlotAvailable: false, ...(isFullDay && { availableSlots: [] }) })),
        );
      }
      const codes = services.map(({ code }) => code);
      const units = services.map((one) => one.units);
      return timeSlots({ registrationNumber, departmentId, from, codes, mileage, units }, visitor);
    },

    hasBrand: async (brand) =>
      ok((await departments.all()).some((department) => carries(department, asciiSlug(brand)))),

    async firstTime(siteId) {
      const department = (await departments.all()).find((one) => one.siteId === siteId);
      const times = department ? await firstTimesOf(orm, department, SHORT_VISIT, now(), null) : [];
      return ok(times[0] ?? null);
    },

    async capacityOn(departmentId, date) {
      const department = await departments.byId(departmentId);
      return department && capacityOn(department, date);
    },

    async *closest(request, visitor, signal): AsyncGenerator<WorkshopEvent> {
      const cursor = request.cursor ?? null;
      try {
        if (request.registrationNumber === '') {
          yield* closestWorkshops(
            await departments.all(),
            request,
            (department) => firstTimesOf(orm, department, SHORT_VISIT, now(), holder(visitor)),
            signal,
          );
          return;
        }
        const car = await served(request.registrationNumber);
        if (car.ok) {
          const rules = await visits.rules(car.value, request.codes);
          const work = workOf(rules, extentOf(request.codes, request));
          yield* closestWorkshops(
            await visits.workshopsFor(car.value, rules),
            request,
            (department) => firstTimesOf(orm, department, work, now(), holder(visitor)),
            signal,
            await visits.workshopsNotFor(car.value, rules),
          );
          return;
        }
        yield { kind: 'error', error: wireErrorOf(car.error) };
      } catch (error) {
        report(error);
        yield { kind: 'error', error: 'ServerError' };
      }
      yield { kind: 'done', cursor, more: false };
    },

    opens: (token) => tokens.read(token) !== null,
    tireLanes: {
      slots,
      bookings,
      tokens,
      department: departments.byErpId,
      departments: departments.all,
      days: (department, range, visitor) => tireCalendarOf(orm, department, range, now(), holder(visitor)),
    },

    async tend() {
      await claims.tidy();
      const departmentsById = new Map(
        (await departments.all()).map((department) => [department.departmentId, department]),
      );
      let reminded = 0;
      for (;;) {
        const some = await bookings.remind((row): OutgoingMessage[] => {
          const department = departmentsById.get(row.departmentId);
          return department ? messages('reminder', row, null, department) : [];
        });
        reminded += some;
        if (some === 0) break;
      }
      if (reminded > 0) messagesQueued();
      await deleteOld();
      return reminded;
    },
  };
}
