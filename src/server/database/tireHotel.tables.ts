import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TireSeason } from '@/domain/tire-hotel/vehicle';
import type { Locale } from '@/sites/site.types';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Agreements of the tire hotel: one a car. A customer is a phone number. */
export const tireAgreements = pgTable(
  'tire_agreements',
  {
    /** Normalised: capitals without spaces and hyphens. */
    regNo: text('reg_no').primaryKey(),
    /** E.164: '+46701740605'. */
    phone: text('phone').notNull(),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    brand: text('brand').notNull(),
    brandCode: text('brand_code').notNull(),
    model: text('model').notNull(),
    buildYear: smallint('build_year'),
    productId: text('product_id').notNull(),
    packageLevel: text('package_level').notNull(),
    /** Of the workshop that stores the wheels, in the group's business system: '1001.20'. */
    erpId: text('erp_id').notNull(),
    /** Of the site whose customer it is, and its language; null: the default site, its own language. */
    site: text('site'),
    locale: text('locale').$type<Locale>(),
    /** null: never requested. */
    wantsReminder: boolean('wants_reminder'),
  },
  (table) => [index('tire_agreements_phone').on(table.phone)],
);

/** A stored wheel with its tire. */
export const tireWheels = pgTable(
  'tire_wheels',
  {
    regNo: text('reg_no')
      .notNull()
      .references(() => tireAgreements.regNo, { onDelete: 'cascade' }),
    /** 'FL', 'FR', 'RL', 'RR'. */
    position: text('position').notNull(),
    name: text('name').notNull(),
    /** Inches. */
    rimDiameter: real('rim_diameter').notNull(),
    /** Millimetres. */
    sectionWidth: smallint('section_width').notNull(),
    /** Per cent of the width. */
    aspectRatio: smallint('aspect_ratio').notNull(),
    threadPattern: text('thread_pattern').notNull(),
    season: text('season').$type<TireSeason>().notNull(),
    isStudded: boolean('is_studded').notNull(),
    /** What the workshop found, such as damage; null: by the depth. */
    statusId: smallint('status_id'),
  },
  (table) => [primaryKey({ columns: [table.regNo, table.position] })],
);

/** Measurements of the tread, one a day. */
export const tireMeasurements = pgTable(
  'tire_measurements',
  {
    regNo: text('reg_no').notNull(),
    position: text('position').notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    /** Tenths of a millimetre. */
    depth: smallint('depth').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.regNo, table.position, table.measuredOn] }),
    foreignKey({
      columns: [table.regNo, table.position],
      foreignColumns: [tireWheels.regNo, tireWheels.position],
      name: 'tire_measurements_wheel',
    }).onDelete('cascade'),
  ],
);

/** Codes that were sent by text message. Codes and tokens are stored as keyed hashes. */
export const tireCodes = pgTable(
  'tire_codes',
  {
    /** Of the token that names the attempt to log in. */
    tokenHash: text('token_hash').primaryKey(),
    phone: text('phone').notNull(),
    /** Hash of the address that asked for it; null: it is not known. */
    asker: text('asker'),
    /** Hash of that address's neighbourhood, an IPv4 /24 or an IPv6 /48; null: it is not known. */
    askerNetwork: text('asker_network'),
    codeHash: text('code_hash').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('tire_codes_phone').on(table.phone, table.createdAt),
    index('tire_codes_created').on(table.createdAt),
    check('tire_codes_tries', sql`wrong_tries >= 0`),
  ],
);

/** Sessions of customers. */
export const tireSessions = pgTable(
  'tire_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the cookie's token, keyed. */
    hash: text('hash').notNull(),
    phone: text('phone').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('tire_sessions_hash').on(table.hash), index('tire_sessions_expiry').on(table.expiresAt)],
);

/** Reminders of a season's change that were sent: one an agreement and season. The id, in its link, ends them. */
export const tireReminders = pgTable(
  'tire_reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    regNo: text('reg_no')
      .notNull()
      .references(() => tireAgreements.regNo, { onDelete: 'cascade' }),
    /** '2026-winter' */
    season: text('season').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [uniqueIndex('tire_reminders_season').on(table.regNo, table.season)],
);
