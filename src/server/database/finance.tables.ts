import { index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { UkKind } from '@/domain/finance/ukQuote';
import type { StoredQuote } from '@/server/finance/finance.types';

/** Products of the embedded British lender. */
export const financeProducts = pgTable('finance_products', {
  familyKey: text('family_key').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<UkKind>().notNull(),
  position: smallint('position').notNull(),
  /** Per cent a year, effective. */
  annualRate: numeric('annual_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  optionFeePence: integer('option_fee_pence').notNull(),
  terms: jsonb('terms').$type<number[]>().notNull(),
  defaultTerm: smallint('default_term').notNull(),
  defaultDepositPercent: smallint('default_deposit_percent').notNull(),
  leastDepositPercent: smallint('least_deposit_percent').notNull(),
  mostDepositPercent: smallint('most_deposit_percent').notNull(),
  /** Of the car, months, when the agreement ends. */
  oldestAtEnd: smallint('oldest_at_end').notNull(),
});

/** Guaranteed future values, by age of the car at the start and length of the contract. */
export const financeFutureValues = pgTable(
  'finance_future_values',
  {
    familyKey: text('family_key')
      .notNull()
      .references(() => financeProducts.familyKey),
    fromMonths: smallint('from_months').notNull(),
    months: smallint('months').notNull(),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    perThousandMiles: numeric('per_thousand_miles', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyKey, table.fromMonths, table.months] })],
);

/** Quotes given, for their terms and conditions; without anything about the visitor. */
export const financeQuotes = pgTable(
  'finance_quotes',
  {
    reference: text('reference').primaryKey(),
    quote: jsonb('quote').$type<StoredQuote>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('finance_quotes_created').on(table.createdAt)],
);
