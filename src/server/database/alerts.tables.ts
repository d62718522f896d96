import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale, SiteName, StockName } from '@/sites/site.types';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Searches that a mailbox wants mail about. An ended one is deleted; one that a newer one of the same mailbox and search
 * replaced stays as long as that, so that the links in its mails end it.
 */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site').$type<SiteName>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    stock: text('stock').$type<StockName>().notNull(),
    /** Query of the list's address, canonical; empty: all cars. */
    search: text('search').notNull(),
    mail: text('mail').notNull(),
    /** What all spellings of the mailbox have in common. */
    mailKey: text('mail_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: waits for the press on the link of the first mail. */
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
    /** The last entry of the stock's price ledger that the person knows of. */
    seenPosition: bigint('seen_position', { mode: 'number' }).notNull(),
    /** No mail before: a day after the last one; of a replaced one its end. */
    nextMailAt: instant('next_mail_at').notNull(),
  },
  (table) => [
    index('search_alerts_mailbox').on(table.mailKey),
    index('search_alerts_due')
      .on(table.nextMailAt)
      .where(sql`confirmed_at is not null`),
    index('search_alerts_expiry').on(table.expiresAt),
  ],
);
