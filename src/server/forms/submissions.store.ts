import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import type { Confirmations } from '../messages/confirmations';
import { withinRecipientLimit } from '../messages/recipientLimit';

export type SubmissionRow = typeof submissions.$inferSelect;
type NewSubmission = Pick<
  SubmissionRow,
  | 'formSubmissionId'
  | 'form'
  | 'site'
  | 'bodyHash'
  | 'reference'
  | 'payload'
  | 'reply'
  | 'state'
  | 'locale'
  | 'createdAt'
>;
export type NewMessage = Pick<typeof outbox.$inferInsert, 'channel' | 'recipient' | 'subject' | 'body'> &
  Partial<Pick<typeof outbox.$inferInsert, 'format' | 'replyTo' | 'neighbourhood'>> & {
    /** Whether the submission is delivered by it. */
    delivers: boolean;
  };

/** What forms may bring one mailbox of staff (`staffMailLimit.ts`). */
export interface StaffMailLimit {
  /**
   * The messages without mails to staff beyond the limit; a mail to the inbox's readers is queued for those.
   * @param neighbourhood whose request caused them, as the outbox stores it; null: unknown
   */
  within(
    tx: Orm,
    submission: Pick<SubmissionRow, 'form' | 'site' | 'reference'>,
    messages: readonly NewMessage[],
    now: number,
    neighbourhood: string | null,
  ): Promise<NewMessage[]>;
}

export interface SubmissionsStore {
  byFormSubmissionId(id: string): Promise<SubmissionRow | null>;
  /** Stores a submission and its messages in one transaction; one that has this id already is returned instead. */
  add(submission: NewSubmission, messages: (id: string) => readonly NewMessage[]): Promise<SubmissionRow>;
  /** Deletes those delivered or held before `handled`, and all before `any`; at most `most`. Returns their number. */
  deleteOld(before: { handled: Date; any: Date }, most: number): Promise<number>;
}

/** Queues the messages of a submission, in the transaction that writes it. Receipts may wait for `confirmations`. */
export async function queueMessages(
  tx: Orm,
  { id, form, site, locale, queuedAt }: Pick<SubmissionRow, 'id' | 'form' | 'site' | 'locale'> & { queuedAt: Date },
  messages: readonly NewMessage[],
  confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>,
): Promise<void> {
  const delivering = messages.filter(({ delivers }) => delivers);
  const receipts = messages.filter(({ delivers }) => !delivers);
  const by = confirmations?.causedBy() ?? null;
  const within = await withinRecipientLimit(tx, receipts, form, queuedAt.getTime(), by);
  const toVisitor = confirmations ? await confirmations.hold(tx, within, { site, locale }, queuedAt.getTime()) : within;
  const queued = [...delivering, ...toVisitor];
  if (queued.length === 0) return;
  await tx.insert(outbox).values(
    queued.map(({ delivers, ...message }) => ({
      ...message,
      site,
      submissionId: delivers ? id : null,
      // A receipt is the beginning of the conversation with the visitor.
      ...(!delivers && { thread: id }),
      createdAt: queuedAt,
      nextAttemptAt: queuedAt,
    })),
  );
}

export function createSubmissionsStore(
  orm: Orm,
  confirmations?: Pick<Confirmations, 'causedBy' | 'hold'>,
  staffMails?: StaffMailLimit,
): SubmissionsStore {
  const find = async (tx: Orm, formSubmissionId: string): Promise<SubmissionRow | null> =>
    (await tx.select().from(submissions).where(eq(submissions.formSubmissionId, formSubmissionId)))[0] ?? null;
  return {
    byFormSubmissionId: (id) => find(orm, id),

    add: (submission, messagesOf) =>
      orm.transaction(async (tx) => {
        const [added] = await tx.insert(submissions).values(submission).onConflictDoNothing().returning();
        if (!added) {
          const earlier = await find(tx, submission.formSubmissionId);
          if (!earlier) throw new Error('A submission was deleted while it was sent again.');
          return earlier;
        }
        const messages = messagesOf(added.id);
        const now = submission.createdAt;
        const neighbourhood = confirmations?.causedBy()?.neighbourhood ?? null;
        const within = staffMails
          ? await staffMails.within(tx, added, messages, now.getTime(), neighbourhood)
          : messages;
        await queueMessages(tx, { ...added, queuedAt: now }, within, confirmations);
        const isInInboxAlone = within.length < messages.length && !within.some(({ delivers }) => delivers);
        // Staff finds it there: it ends as early as one that was mailed.
        if (isInInboxAlone)
          await tx
            .update(submissions)
            .set({ state: 'delivered', deliveredAt: now })
            .where(eq(submissions.id, added.id));
        return added;
      }),

    async deleteOld({ handled, any }, most) {
      const old = orm
        .select({ id: submissions.id })
        .from(submissions)
        .where(
          or(
            lt(submissions.createdAt, any),
            and(inArray(submissions.state, ['delivered', 'held']), lt(submissions.createdAt, handled)),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true });
      return (await orm.delete(submissions).where(inArray(submissions.id, old)).returning({ id: submissions.id }))
        .length;
    },
  };
}
