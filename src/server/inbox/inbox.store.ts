import { aliasedTable, and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { InboxFilter, SubmissionState } from '@/domain/inbox/inbox';
import { INBOX_PAGE_SIZE } from '@/domain/inbox/inbox';
import { inboxAudit, staffMembers, submissionReplies } from '../database/inbox.tables';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import type { SubmissionRow } from '../forms/submissions.store';
import type { StaffMember } from './staff.store';

export type { SubmissionRow };

/** Where a submission belongs now. */
export const ownerOf = ({ assignedSite, site }: Pick<SubmissionRow, 'assignedSite' | 'site'>): string =>
  assignedSite ?? site;

export function stateOf(
  row: Pick<SubmissionRow, 'state' | 'droppedAt' | 'handledAt' | 'firstReplyAt'>,
): SubmissionState {
  if (row.droppedAt) return 'dropped';
  if (row.state === 'held') return 'held';
  if (row.handledAt) return 'handled';
  return row.firstReplyAt ? 'replied' : 'open';
}

const owner = sql<string>`coalesce(${submissions.assignedSite}, ${submissions.site})`;

/** The submissions that a member sees: of their sites, or all. */
export const visibleTo = ({ role, sites }: Pick<StaffMember, 'role' | 'sites'>): SQL | undefined =>
  role === 'group' ? undefined : sites.length === 0 ? sql`false` : inArray(owner, [...sites]);

const delivered = ne(submissions.state, 'held');
const unhandled = and(delivered, isNull(submissions.handledAt));

const conditions: Readonly<Record<SubmissionState | 'todo', SQL | undefined>> = {
  todo: and(unhandled, isNull(submissions.droppedAt)),
  open: and(unhandled, isNull(submissions.firstReplyAt)),
  replied: and(unhandled, isNotNull(submissions.firstReplyAt)),
  handled: and(delivered, isNotNull(submissions.handledAt)),
  held: and(eq(submissions.state, 'held'), isNull(submissions.droppedAt)),
  dropped: isNotNull(submissions.droppedAt),
};

/** Beginning of a day in a time zone; `after` days later. */
const dayStart = (day: string, timeZone: string, after = 0): SQL =>
  sql`((${day}::date + ${after}::int)::timestamp at time zone ${timeZone})`;

const escapedPattern = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface AuditRow {
  action: string;
  occurredAt: Date;
  by: string | null;
  details: Record<string, string>;
}

interface ReplyRow {
  id: string;
  by: string;
  body: string;
  writtenAt: Date;
  mail: Pick<typeof outbox.$inferSelect, 'sentAt' | 'deadAt' | 'lastError'> | null;
}

interface FiguresRow {
  site: string;
  received: number;
  replied: number;
  waiting: number;
  medianSeconds: number | null;
  slowestSeconds: number | null;
}

/** What staff reads. Every query is limited to what the member sees. */
export interface InboxStore {
  page(member: StaffMember, filter: InboxFilter, timeZone: string): Promise<{ rows: SubmissionRow[]; total: number }>;
  one(member: StaffMember, id: string): Promise<SubmissionRow | null>;
  history(id: string): Promise<AuditRow[]>;
  replies(id: string): Promise<ReplyRow[]>;
  /** Of submissions since then, by site; those without a reply of any age. */
  figures(member: StaffMember, since: Date): Promise<FiguresRow[]>;
}

export function createInboxStore(orm: Orm): InboxStore {
  return {
    async page(member, { site, form, state, from, to, reference, page }, timeZone) {
      const where = and(
        visibleTo(member),
        site === '' ? undefined : eq(owner, site),
        form === '' ? undefined : eq(submissions.form, form),
        state === '' ? undefined : conditions[state],
        from === '' ? undefined : gte(submissions.createdAt, dayStart(from, timeZone)),
        to === '' ? undefined : lt(submissions.createdAt, dayStart(to, timeZone, 1)),
        reference === ''
          ? undefined
          : sql`${submissions.reference} like ${`%${escapedPattern(reference.toUpperCase())}%`}`,
      );
      const [rows, total] = await Promise.all([
        orm
          .select()
          .from(submissions)
          .where(where)
          .orderBy(desc(submissions.createdAt), asc(submissions.id))
          .limit(INBOX_PAGE_SIZE)
          .offset((page - 1) * INBOX_PAGE_SIZE),
        orm.$count(submissions, where),
      ]);
      return { rows, total };
    },

    one: async (member, id) =>
      (
        await orm
          .select()
          .from(submissions)
          .where(and(eq(submissions.id, id), visibleTo(member)))
      )[0] ?? null,

    history: (id) =>
      orm
        .select({
          action: inboxAudit.action,
          occurredAt: inboxAudit.occurredAt,
          by: staffMembers.name,
          details: inboxAudit.details,
        })
        .from(inboxAudit)
        .leftJoin(staffMembers, eq(staffMembers.id, inboxAudit.staffId))
        .where(eq(inboxAudit.submissionId, id))
        .orderBy(asc(inboxAudit.id)),

    async replies(id) {
      const message = aliasedTable(outbox, 'message');
      const rows = await orm
        .select({
          id: submissionReplies.id,
          by: staffMembers.name,
          body: submissionReplies.body,
          writtenAt: submissionReplies.writtenAt,
          messageId: message.id,
          sentAt: message.sentAt,
          deadAt: message.deadAt,
          lastError: message.lastError,
        })
        .from(submissionReplies)
        .innerJoin(staffMembers, eq(staffMembers.id, submissionReplies.staffId))
        .leftJoin(message, eq(message.id, submissionReplies.messageId))
        .where(eq(submissionReplies.submissionId, id))
        .orderBy(asc(submissionReplies.writtenAt));
      return rows.map(({ messageId, sentAt, deadAt, lastError, ...row }) => ({
        ...row,
        mail: messageId === null ? null : { sentAt, deadAt, lastError },
      }));
    },

    async figures(member, since) {
      const isRecent = sql`${submissions.createdAt} >= ${since.toISOString()}`;
      const seconds = sql`extract(epoch from ${submissions.firstReplyAt} - ${submissions.createdAt})::float8`;
      const count = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
      return orm
        .select({
          site: owner,
          received: count(isRecent),
          replied: count(and(isRecent, isNotNull(submissions.firstReplyAt))),
          waiting: count(conditions.open),
          medianSeconds: sql<
            number | null
          >`percentile_cont(0.5) within group (order by ${seconds}) filter (where ${isRecent})`,
          slowestSeconds: sql<number | null>`max(${seconds}) filter (where ${isRecent})`,
        })
        .from(submissions)
        .where(and(visibleTo(member), delivered))
        .groupBy(owner)
        .orderBy(owner);
    },
  };
}
