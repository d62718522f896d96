import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Assignment, InboxAction } from '@/domain/inbox/inbox';
import { failed, ok, type Result } from '@/errors/result';
import { submissionReplies } from '../database/inbox.tables';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import { queueMessages, type NewMessage, type SubmissionRow } from '../forms/submissions.store';
import { addToAudit } from './audit';
import { stateOf, visibleTo } from './inbox.store';
import type { StaffMember } from './staff.store';

interface ReplyMail {
  recipient: string;
  subject: string;
  body: string;
  replyTo: string;
  site: string;
}

/** What staff does with submissions; each change is one transaction with its entry of the audit trail. */
export interface InboxChanges {
  opened(member: StaffMember, id: string): Promise<void>;
  handled(member: StaffMember, id: string, isHandled: boolean): Promise<Result<null>>;
  /** The same id is the same reply. */
  replied(
    member: StaffMember,
    id: string,
    reply: { id: string; body: string; mailOf: (row: SubmissionRow) => ReplyMail | null },
  ): Promise<Result<null>>;
  reassigned(
    member: StaffMember,
    id: string,
    to: Assignment,
    notices: (row: SubmissionRow) => readonly ReplyMail[],
  ): Promise<Result<null>>;
  released(member: StaffMember, held: SubmissionRow, messages: readonly NewMessage[]): Promise<Result<null>>;
  dropped(member: StaffMember, id: string): Promise<Result<null>>;
}

export function createInboxChanges(orm: Orm, now: () => number = Date.now): InboxChanges {
  const audited = (
    tx: Orm,
    member: StaffMember,
    action: InboxAction,
    submissionId: string,
    details: Record<string, string> = {},
  ) => addToAudit(tx, { action, staffId: member.id, occurredAt: new Date(now()), submissionId, details });

  /** Runs a change on the locked row; one that the member does not see is not there. */
  const change = (
    member: StaffMember,
    id: string,
    run: (tx: Orm, row: SubmissionRow) => Promise<Result<null>>,
  ): Promise<Result<null>> =>
    orm.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(submissions)
        .where(and(eq(submissions.id, id), visibleTo(member)))
        .for('update');
      return row ? run(tx, row) : failed('SUBMISSION_NOT_FOUND');
    });
  const isHeld = (row: SubmissionRow): boolean => row.state === 'held';

  return {
    opened: (member, id) => audited(orm, member, 'opened', id),

    handled: (member, id, isHandled) =>
      change(member, id, async (tx, row) => {
        if (isHeld(row)) return failed('SUBMISSION_CHANGED');
        // Pressed twice, or by two members: it is as wanted.
        if ((row.handledAt !== null) === isHandled) return ok(null);
        const instant = new Date(now());
        // Without a mail, handling was the reply (a call); opened again, there is none.
        const isReplied = (await tx.$count(submissionReplies, eq(submissionReplies.submissionId, id))) > 0;
        const firstReplyAt = isHandled ? (row.firstReplyAt ?? instant) : isReplied ? row.firstReplyAt : null;
        await tx
          .update(submissions)
          .set({ handledAt: isHandled ? instant : null, firstReplyAt })
          .where(eq(submissions.id, id));
        await audited(tx, member, isHandled ? 'handled' : 'reopened', id);
        return ok(null);
      }),

    replied: (member, id, { id: replyId, body, mailOf }) =>
      change(member, id, async (tx, row) => {
        if (isHeld(row)) return failed('SUBMISSION_CHANGED');
        const mail = mailOf(row);
        if (!mail) return failed('SUBMISSION_UNDELIVERABLE');
        const writtenAt = new Date(now());
        const messageId = randomUUID();
        const [added] = await tx
          .insert(submissionReplies)
          .values({ id: replyId, submissionId: id, staffId: member.id, body, messageId, writtenAt })
          .onConflictDoNothing()
          .returning({ id: submissionReplies.id });
        if (!added) {
          const [same] = await tx
            .select({ submissionId: submissionReplies.submissionId, body: submissionReplies.body })
            .from(submissionReplies)
            .where(eq(submissionReplies.id, replyId));
          return same?.submissionId === id && same.body === body ? ok(null) : failed('SUBMISSION_CHANGED');
        }
        await tx.insert(outbox).values({
          id: messageId,
          channel: 'mail',
          kind: 'reply',
          thread: id,
          ...mail,
          createdAt: writtenAt,
          nextAttemptAt: writtenAt,
        });
        await tx
          .update(submissions)
          .set({ firstReplyAt: writtenAt })
          .where(and(eq(submissions.id, id), isNull(submissions.firstReplyAt)));
        await audited(tx, member, 'replied', id, { reply: replyId });
        return ok(null);
      }),

    reassigned: (member, id, { site, facility }, noticesOf) =>
      change(member, id, async (tx, row) => {
        if (row.droppedAt) return failed('SUBMISSION_CHANGED');
        const to = { assignedSite: site, assignedFacility: facility === '' ? null : facility };
        if (row.assignedSite === to.assignedSite && row.assignedFacility === to.assignedFacility) return ok(null);
        await tx.update(submissions).set(to).where(eq(submissions.id, id));
        const createdAt = new Date(now());
        const notices = noticesOf(row);
        if (notices.length > 0)
          await tx
            .insert(outbox)
            .values(
              notices.map((notice) => ({ channel: 'mail' as const, ...notice, createdAt, nextAttemptAt: createdAt })),
            );
        await audited(tx, member, 'reassigned', id, { site, facility });
        return ok(null);
      }),

    released: (member, { id }, messages) =>
      change(member, id, async (tx, row) => {
        if (stateOf(row) !== 'held') return failed('SUBMISSION_CHANGED');
        await tx.update(submissions).set({ state: 'received' }).where(eq(submissions.id, id));
        await queueMessages(tx, { ...row, queuedAt: new Date(now()) }, messages);
        await audited(tx, member, 'released', id);
        return ok(null);
      }),

    dropped: (member, id) =>
      change(member, id, async (tx, row) => {
        if (stateOf(row) !== 'held') return failed('SUBMISSION_CHANGED');
        // The row stays, so that the same submission sent again is not another one.
        await tx
          .update(submissions)
          .set({ droppedAt: new Date(now()), payload: {} })
          .where(eq(submissions.id, id));
        await audited(tx, member, 'dropped', id);
        return ok(null);
      }),
  };
}
