import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@/domain/inbox/inbox';
import { submissions } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who may sign in to the inbox. A removed member is kept: the history names them. */
export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** In small letters. */
  email: text('email').notNull().unique('staff_members_email'),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Names of sites; empty for the group. */
  sites: text('sites').array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  removedAt: instant('removed_at'),
});

const member = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staffMembers.id, { onDelete: 'cascade' });

/** Links that sign in, by the hash of their token: the database does not open the inbox. */
export const staffLinks = pgTable(
  'staff_links',
  {
    hash: text('hash').primaryKey(),
    staffId: member(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_links_member').on(table.staffId, table.createdAt)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the cookie's token. */
    hash: text('hash').notNull(),
    staffId: member(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('staff_sessions_hash').on(table.hash), index('staff_sessions_member').on(table.staffId)],
);

/** Replies by mail; the id is the browser's, so that one sent twice is one. */
export const submissionReplies = pgTable(
  'submission_replies',
  {
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    body: text('body').notNull(),
    /** Row of the outbox. */
    messageId: uuid('message_id').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('submission_replies_submission').on(table.submissionId, table.writtenAt)],
);

/**
 * Who did what, without personal data of visitors. Append-only: a trigger refuses updates and deletions, so that it
 * references nothing that is deleted.
 */
export const inboxAudit = pgTable(
  'inbox_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: instant('occurred_at').notNull(),
    /** null: an operator's command. */
    staffId: uuid('staff_id'),
    action: text('action').notNull(),
    submissionId: uuid('submission_id'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [index('inbox_audit_submission').on(table.submissionId, table.id)],
);
