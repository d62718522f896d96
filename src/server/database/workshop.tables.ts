import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookingCustomer } from '@/domain/workshop/booking';
import type { Payer } from '@/domain/workshop/payer';
import type { ServiceCategory } from '@/domain/workshop/services';
import type { Locale } from '@/sites/site.types';
import type {
  BookedService,
  BookingKind,
  BrandPolicy,
  ClaimPart,
  DayPlaces,
  OfferingRule,
  OfferingType,
  RegisteredFuel,
  WorkshopEquipment,
} from '@/server/workshop/workshop.types';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The embedded vehicle registry. */
export const vehicles = pgTable('vehicles', {
  /** Normalised: capitals without spaces and hyphens. */
  registrationNumber: text('registration_number').primaryKey(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  version: text('version').notNull(),
  fuel: text('fuel').$type<RegisteredFuel>().notNull(),
  buildYear: smallint('build_year').notNull(),
  hasServiceAgreement: boolean('has_service_agreement').notNull().default(false),
});

/** The group's policy for a brand. */
export const workshopBrands = pgTable('workshop_brands', {
  brand: text('brand').primaryKey(),
  policy: text('policy').$type<BrandPolicy>().notNull(),
  /** Of labour and parts, per cent of an ordinary car's. */
  pricePercent: smallint('price_percent').notNull().default(100),
});

export const workshopCategories = pgTable('workshop_categories', {
  id: text('id').primaryKey(),
  type: text('type').$type<OfferingType>().notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  selectionType: text('selection_type').$type<ServiceCategory['selectionType']>(),
});

export const workshopOfferings = pgTable(
  'workshop_offerings',
  {
    code: text('code').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => workshopCategories.id),
    position: smallint('position').notNull(),
    rule: jsonb('rule').$type<OfferingRule>().notNull(),
  },
  (table) => [index('workshop_offerings_category').on(table.categoryId, table.position)],
);

/** The workshop data of a facility. */
export const workshopDepartments = pgTable(
  'workshop_departments',
  {
    /** Digits, as in the API. */
    departmentId: text('department_id').primaryKey(),
    siteId: text('site_id').notNull(),
    /** IANA */
    zone: text('zone').notNull(),
    /** Number of cars that can be dropped off at the same time. */
    parallelDropOffs: smallint('desks').notNull(),
    /** Number of cars per part of the day, by weekday from Monday. */
    places: jsonb('places').$type<DayPlaces>().notNull(),
    /** Working days between a booking and its visit. */
    leadDays: smallint('lead_days').notNull(),
    /** Kronor an hour including VAT. */
    hourlyRate: integer('hourly_rate').notNull(),
    equipment: text('equipment').array().$type<WorkshopEquipment[]>().notNull(),
    /** Cars whose stored wheels are changed at the same time; 0: the department calls its customers. */
    tireLanes: smallint('tire_lanes').notNull().default(1),
  },
  (table) => [uniqueIndex('workshop_departments_site').on(table.siteId)],
);

/** Booked visits. The time is stored as local time with its zone. */
export const workshopBookings = pgTable(
  'workshop_bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One per visitor's intent: a repeated key is the same booking. */
    idempotencyKey: text('idempotency_key').notNull().unique('workshop_bookings_key'),
    /** Of the body that came with the key. */
    bodyHash: text('body_hash').notNull(),
    /** What the customer says on the telephone (`src/domain/workshop/bookingNumber.ts`). */
    bookingNumber: text('booking_number').notNull().unique('workshop_bookings_booking_number'),
    status: text('status').$type<'booked' | 'cancelled'>().notNull().default('booked'),
    kind: text('kind').$type<BookingKind>().notNull().default('workshop'),
    site: text('site'),
    /** Of the page; null: the site's own language. */
    locale: text('locale').$type<Locale>(),
    departmentId: text('department_id').notNull(),
    zone: text('zone').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** 'HH:MM' */
    localTime: text('local_time').notNull(),
    /** Of a tire hotel's booking: it has a day, and the workshop calls back with a time. */
    isFullDay: boolean('is_full_day').notNull(),
    registrationNumber: text('registration_number').notNull(),
    /** Null: the registry knows the car. */
    carName: text('car_name'),
    mileage: integer('mileage').notNull(),
    customer: jsonb('customer').$type<BookingCustomer>().notNull(),
    /** Hash of the cookie of the visitor who booked it; null: there was none. */
    holder: text('holder'),
    freeText: text('free_text').notNull(),
    /** Null: the customer pays. */
    payer: jsonb('payer').$type<Payer>(),
    services: jsonb('services').$type<BookedService[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Until then the customer may move or cancel it. */
    changeableUntil: instant('changeable_until').notNull(),
    remindAt: instant('remind_at').notNull(),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('workshop_bookings_number').on(table.registrationNumber, table.localDate),
    index('workshop_bookings_reminders')
      .on(table.remindAt)
      .where(sql`status = 'booked' and reminded_at is null`),
  ],
);

/**
 * Claimed slots of a workshop's day: by a booking, or temporarily by a visitor in the booking steps. Each row has two
 * numbers, one among the drop-offs at that time and one among the capacity of that part of the day; unique
 * constraints ensure that no two claims have the same number.
 */
export const workshopClaims = pgTable(
  'workshop_claims',
  {
    departmentId: text('department_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    localTime: text('local_time').notNull(),
    part: text('part').$type<ClaimPart>().notNull(),
    /** From 1 among the claims of this time (and part: a full day has its own drop-off). */
    dropOffNumber: smallint('desk_place').notNull(),
    /** From 1 among the claims of this part of the day. */
    partNumber: smallint('part_place').notNull(),
    bookingId: uuid('booking_id').references(() => workshopBookings.id, { onDelete: 'cascade' }),
    /** Hash of the visitor's cookie; null once it is a booking. */
    holder: text('holder'),
    /** Of a hold. */
    expiresAt: instant('expires_at'),
    extensions: smallint('extensions').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.departmentId, table.localDate, table.part, table.partNumber] }),
    uniqueIndex('workshop_claims_desk').on(
      table.departmentId,
      table.localDate,
      table.localTime,
      table.part,
      table.dropOffNumber,
    ),
    uniqueIndex('workshop_claims_booking')
      .on(table.bookingId)
      .where(sql`booking_id is not null`),
    uniqueIndex('workshop_claims_one_hold')
      .on(table.holder)
      .where(sql`holder is not null`),
    index('workshop_claims_expiry')
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
    check(
      'workshop_claims_owner',
      sql`(booking_id is null) <> (holder is null) and (holder is null) = (expires_at is null)`,
    ),
  ],
);
