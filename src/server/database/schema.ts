import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Car, Currency } from '@/domain/cars/car';
import type { FieldAuthor } from '@/domain/content/changes';
import type { Facility } from '@/domain/dealers/facility';
import type { ReplyTime } from '@/domain/forms/submission';
import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import type { StockRow } from '@/domain/stock/stock';
import type { Locale, StockName } from '@/sites/site.types';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const count = (name: string) => bigint(name, { mode: 'number' });

/** Versions of changes: each write or removal of a car or facility takes the next one. */
export const carVersion = pgSequence('car_version');
export const facilityVersion = pgSequence('facility_version');

/**
 * One row per car and stock. The document is the complete car; the other columns are for queries. A removed car's row
 * is kept, so that its removal has a version and its price history stays.
 */
export const cars = pgTable(
  'cars',
  {
    stock: text('stock').$type<StockName>().notNull(),
    carId: text('car_id').notNull(),
    externalId: text('external_id'),
    version: count('version').notNull(),
    removed: boolean('removed').notNull().default(false),
    /** Of the document without `indexed_at`: with an equal hash nothing is written. */
    hash: text('hash').notNull(),
    document: jsonb('document').$type<Car>().notNull(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    siteId: text('site_id'),
    /** In capitals without spaces and hyphens, for lookups; the document has it as displayed. */
    regno: text('regno'),
    /** What a buyer pays now, in minor units. */
    priceMinor: count('price_minor'),
    currency: text('currency').$type<Currency>(),
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stock, table.carId] }),
    index('cars_version').on(table.stock, table.version),
    index('cars_external_id')
      .on(table.stock, table.externalId)
      .where(sql`external_id is not null`),
    index('cars_site').on(table.stock, table.siteId, table.publishedAt),
    index('cars_regno')
      .on(table.regno)
      .where(sql`regno is not null`),
  ],
);

/**
 * The price ledger: a row for each change of what a buyer pays, money in minor units. Append-only (a trigger refuses
 * updates and deletions) and chained: the hash of a row covers that of the row before it in its stock.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    stock: text('stock').$type<StockName>().notNull(),
    carId: text('car_id').notNull(),
    since: instant('at').notNull(),
    amountMinor: count('amount_minor').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** When it was written; later than `since` for prices from before the import. */
    recordedAt: instant('recorded_at').notNull(),
    /** Place in the chain of its stock, from 1. */
    position: count('position').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('price_history_car').on(table.stock, table.carId, table.since),
    uniqueIndex('price_history_position').on(table.stock, table.position),
    foreignKey({ columns: [table.stock, table.carId], foreignColumns: [cars.stock, cars.carId] }),
  ],
);

/** The last row of each stock's chain: a chain that was cut off at its end is noticed, too. */
export const priceLedgerHeads = pgTable('price_ledger_heads', {
  stock: text('stock').$type<StockName>().primaryKey(),
  position: count('position').notNull(),
  hash: text('hash').notNull(),
});

/** A replacement of a stock in progress; `beatAt` shows whether its process is still running. */
export const stockRuns = pgTable('stock_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  stock: text('stock').$type<StockName>().notNull(),
  beatAt: instant('beat_at').notNull().defaultNow(),
});

/** The rows of a replacement before it takes effect, one per car; `ref` is the feed's identification of the car. */
export const stockStaging = pgTable(
  'stock_staging',
  {
    run: uuid('run')
      .notNull()
      .references(() => stockRuns.id, { onDelete: 'cascade' }),
    ref: text('ref').notNull(),
    line: integer('line').notNull(),
    /** What to do with the car (see StockRow). */
    row: jsonb('row').$type<StockRow>().notNull(),
    carId: text('car_id'),
  },
  (table) => [primaryKey({ columns: [table.run, table.ref] }), index('stock_staging_car').on(table.run, table.carId)],
);

export const facilities = pgTable(
  'facilities',
  {
    stock: text('stock').$type<StockName>().notNull(),
    siteId: text('site_id').notNull(),
    version: count('version').notNull(),
    removed: boolean('removed').notNull().default(false),
    hash: text('hash').notNull(),
    slug: text('slug').notNull(),
    officialName: text('official_name').notNull(),
    city: text('city').notNull(),
    street: text('street').notNull(),
    zip: text('zip').notNull(),
    region: text('region').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    imageUrl: text('image_url').notNull(),
    primaryImage: jsonb('primary_image').$type<NonNullable<Facility['site_primary_image']>>(),
    geocoord: text('geocoord').notNull(),
    brands: text('brands').array().notNull(),
    sortOrder: integer('sort_order').notNull(),
    tireHotel: boolean('tire_hotel').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.stock, table.siteId] }),
    uniqueIndex('facilities_slug')
      .on(table.stock, table.slug)
      .where(sql`not removed`),
    index('facilities_version').on(table.stock, table.version),
  ],
);

export const departments = pgTable(
  'departments',
  {
    id: serial('id').primaryKey(),
    stock: text('stock').$type<StockName>().notNull(),
    siteId: text('site_id').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    officialName: text('official_name').notNull(),
    type: text('type').notNull(),
    group: text('group').$type<Facility['site_departments'][number]['group']>().notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
  },
  (table) => [
    index('departments_site').on(table.stock, table.siteId),
    foreignKey({
      columns: [table.stock, table.siteId],
      foreignColumns: [facilities.stock, facilities.siteId],
    }).onDelete('cascade'),
  ],
);

/** Position of a row among its department's rows of the same kind. */
const withinDepartment = () => ({
  departmentId: integer('department_id')
    .notNull()
    .references(() => departments.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
});

export const departmentBrands = pgTable(
  'department_brands',
  {
    ...withinDepartment(),
    name: text('name').notNull(),
    brandCode: text('brand_code').notNull(),
    erpId: text('erp_id').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.position] })],
);

export const openingHours = pgTable(
  'opening_hours',
  {
    ...withinDepartment(),
    day: text('day').notNull(),
    displayText: text('display_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.position] })],
);

export const deviationDays = pgTable(
  'deviation_days',
  {
    ...withinDepartment(),
    day: text('day').notNull(),
    displayText: text('display_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.position] })],
);

export const staff = pgTable(
  'staff',
  {
    ...withinDepartment(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    title: text('title').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.position] })],
);

/**
 * Queue of mail and text messages, sent by src/server/messages. A row is due at `nextAttemptAt` until it is sent or
 * given up (`deadAt`).
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the identification towards mail servers and providers: the same for every attempt. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** `http`: the recipient is the name of a configured delivery (`FORM_DELIVERIES`). */
    channel: text('channel').$type<'mail' | 'sms' | 'http'>().notNull(),
    site: text('site'),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** Of the body; `adf`: XML of the trade, sent as it is. */
    format: text('format').$type<'text' | 'adf' | 'json'>().notNull().default('text'),
    /** Where replies to a mail go; null: to the site's address. */
    replyTo: text('reply_to'),
    /** The submission that this message delivers to a seller or system; null for all other messages. */
    submissionId: uuid('submission_id'),
    /**
     * `signIn`, `confirm`: the text has a link that works once, and is erased when it is sent or given up. `reply`:
     * written by a person. `gathered`: says how many submissions, and which, wait in the inbox without a mail of their
     * own.
     */
    kind: text('kind').$type<'signIn' | 'confirm' | 'reply' | 'gathered'>(),
    /** Of a `gathered` one: how many of its recipient it counts. */
    gathered: integer('gathered'),
    /** Whose request caused a message to a visitor: a keyed hash of the address that it came from, for a day. */
    device: text('device'),
    /**
     * The same of the block of addresses that it belongs to (`neighbourhood` in `http/network.js`), also of a mail to
     * staff.
     */
    neighbourhood: text('neighbourhood'),
    /** The booking of a workshop's visit that it is about. */
    visit: uuid('visit'),
    /** What it says of the visit; `movedOften`: that no more changes are told today; `toWorkshop`: the staff's mail. */
    visitMessage: text('visit_message').$type<
      'booked' | 'moved' | 'movedOften' | 'cancelled' | 'reminder' | 'toWorkshop'
    >(),
    /** A text message to a telephone that none had reached before: of these a site sends few (`textBudget.ts`). */
    isNewTelephone: boolean('is_new_telephone'),
    /** Held until the recipient has confirmed the address with the token of this hash. */
    confirmHash: text('confirm_hash'),
    /** Mail of one thread is shown together; the submission's id. */
    thread: uuid('thread'),
    /** Attached to a mail as a calendar file. */
    calendar: jsonb('calendar').$type<CalendarEvent>(),
    /** Address that ends a subscription; null for mail that belongs to a purchase or booking. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Given up then. */
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`(now() + interval '2 days')`),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** The running attempt; an attempt whose lease was taken over by another changes nothing. */
    lease: uuid('lease'),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    /** Error code and status of the last attempt, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_created').on(table.createdAt),
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and dead_at is null`),
    index('outbox_confirm')
      .on(table.confirmHash)
      .where(sql`confirm_hash is not null`),
    index('outbox_device')
      .on(table.device)
      .where(sql`device is not null`),
    index('outbox_neighbourhood')
      .on(table.neighbourhood)
      .where(sql`neighbourhood is not null`),
    index('outbox_visit')
      .on(table.visit)
      .where(sql`visit is not null`),
    index('outbox_telephone')
      .on(sql`right(regexp_replace(recipient, '[^0-9]', '', 'g'), 8)`)
      .where(sql`channel = 'sms'`),
    index('outbox_submission')
      .on(table.submissionId)
      .where(sql`submission_id is not null`),
  ],
);

/**
 * Submitted forms; the form's own id makes a repeated submission one (decision 21). Written in one transaction with the
 * messages that deliver it.
 */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    formSubmissionId: text('form_submission_id').notNull().unique('submissions_form_submission_id'),
    /** Kind of the form. */
    form: text('form').notNull(),
    site: text('site').notNull(),
    /** Of form, site and values: the same id with other content is refused. */
    bodyHash: text('body_hash').notNull().default(''),
    reference: text('reference').notNull().default(''),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    reply: jsonb('reply').$type<ReplyTime>(),
    /** `held`: probably from a program; not delivered until released. */
    state: text('state').$type<'received' | 'held' | 'delivered'>().notNull().default('received'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the last of its messages was accepted. */
    deliveredAt: instant('delivered_at'),
    /** The visitor's language; null in rows from before it was stored. */
    locale: text('locale').$type<Locale>(),
    /** Given to another site or facility by its staff. */
    assignedSite: text('assigned_site'),
    assignedFacility: text('assigned_facility'),
    /** The first reply by mail, or marked as handled without one. */
    firstReplyAt: instant('first_reply_at'),
    handledAt: instant('handled_at'),
    /** Held, and dropped by staff: the values are deleted. */
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    index('submissions_created').on(table.site, table.form, table.createdAt),
    index('submissions_inbox').on(sql`coalesce(assigned_site, site)`, table.createdAt),
    index('submissions_state').on(table.state, table.createdAt),
  ],
);

/** Sessions of our own editor: ended by leaving, by an operator, or after their time. */
export const editorSessions = pgTable('editor_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  editor: text('editor').notNull(),
  /** The only site that it edits. */
  site: text('site').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Versions of changes to content: other processes look for changes after the last version that they have. */
export const contentChange = pgSequence('content_change');

/**
 * Edits of content over the content files of the repository. A version stores every field that differs from the file,
 * so any version can be restored; version 1 is the file itself and has no row.
 */
export const contentEdits = pgTable(
  'content_edits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text('site').notNull(),
    locale: text('locale').notNull(),
    /** 32 hexadecimal digits, the same in every language. */
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    state: text('state').$type<'draft' | 'published' | 'replaced' | 'discarded'>().notNull(),
    /** Values by field name, in the format of content files. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    editor: text('editor').notNull().default(''),
    /** Of a draft: who changed which field. Of a published version: the publication that changed a field last. */
    authors: jsonb('authors').$type<Readonly<Record<string, FieldAuthor>>>().notNull().default({}),
    publisher: text('publisher').notNull().default(''),
    change: count('change').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (table) => [
    uniqueIndex('content_edits_version').on(table.itemId, table.locale, table.version),
    index('content_edits_state').on(table.state, table.site, table.locale),
    uniqueIndex('content_edits_one_draft')
      .on(table.itemId, table.locale)
      .where(sql`state = 'draft'`),
  ],
);

/** Pages that a publication touched, and how many of them have been rendered again. */
export const contentPublications = pgTable('content_publications', {
  id: uuid('id').primaryKey(),
  pages: jsonb('pages').$type<readonly string[]>().notNull(),
  done: integer('done').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Of the process that renders them. */
  heartbeat: instant('heartbeat').notNull().defaultNow(),
});

/** Messages of publications on another content platform, which may come in several, each to another process. */
export const publicationMessages = pgTable(
  'publication_messages',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invocationId: text('invocation_id').notNull(),
    updates: integer('updates').notNull(),
    pages: jsonb('pages').$type<readonly string[]>().notNull(),
    /** The process that received it. */
    process: text('process').notNull(),
    /** Its pages are being rendered again. */
    isTaken: boolean('is_taken').notNull().default(false),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('publication_messages_invocation').on(table.invocationId)],
);

/** Counted page views of visitors with consent: sums by day (UTC), without personal data. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** '' if the request named none of our sites. */
    site: text('site').notNull(),
    page: text('page').notNull(),
    variantId: text('variant_id').notNull(),
    language: text('language').notNull(),
    views: count('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.page, table.variantId, table.language] })],
);

/** Words of searches that found nothing: sums by day (UTC), without anything of the visitor. */
export const unfoundTerms = pgTable(
  'unfound_terms',
  {
    day: date('day', { mode: 'string' }).notNull(),
    site: text('site').notNull(),
    locale: text('locale').notNull(),
    /** In lower case. */
    word: text('word').notNull(),
    times: count('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.locale, table.day, table.word] })],
);

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Requests of one client in the running window of a limit, for all processes together. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** Of the limit and the client, as a keyed hash. */
    key: text('key').primaryKey(),
    requests: integer('requests').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('request_counts_end').on(table.endsAt)],
);
