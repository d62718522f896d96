import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { DeliveryState, OutboxMessage } from '@/domain/messages/outboxMessage';
import { UUID } from '@/lib/uuid';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';

type OutboxRow = typeof outbox.$inferSelect;
export type Channel = OutboxRow['channel'];
/** A message for one attempt; `lease` identifies the attempt. */
export type ClaimedMessage = OutboxRow & { lease: string };

/** What an operator sees of a message that is not sent: no text, and the recipient only on request. */
export interface UnsentMessage {
  id: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  lastError: string | null;
  /** ISO instants. */
  createdAt: string;
  nextAttemptAt: string;
  recipient: string;
}

/** Messages that an operator's command is about: some ids, or all that were given up. */
export type MessageSelection = readonly string[] | 'dead';

export interface Outbox {
  /** The newest first. */
  latest(most: number): Promise<OutboxMessage[]>;
  /** The next due message, reserved for `leaseMs` and counted as an attempt. Null: none is due. */
  claim(channels: readonly Channel[], leaseMs: number): Promise<ClaimedMessage | null>;
  /** The result of an attempt; false if the message was meanwhile claimed by another attempt. */
  sent(message: ClaimedMessage): Promise<boolean>;
  /** `nextAttemptAt` null: given up. */
  failed(message: ClaimedMessage, error: string, nextAttemptAt: Date | null): Promise<boolean>;
  /** Numbers by state, without sent messages. */
  counts(): Promise<Record<Exclude<DeliveryState, 'sent'>, number>>;
  /** The oldest first. */
  unsent(most: number): Promise<UnsentMessage[]>;
  /** Makes unsent messages due now, with all attempts again; a running attempt is left alone. Returns their number. */
  retry(selection: MessageSelection): Promise<number>;
  /** Deletes unsent messages; a running attempt is left alone. Returns their number. */
  drop(selection: MessageSelection): Promise<number>;
  /**
   * Deletes messages that were sent, or given up, before these instants, and those whose address was not confirmed in
   * time; at most `most`. Returns their number.
   */
  deleteOld(before: { sent: Date; dead: Date }, most: number): Promise<number>;
  /** Forgets whose requests caused the messages that were created before; at most `most`. Returns their number. */
  forgetDevices(before: Date, most: number): Promise<number>;
}

/** Days until a message that was queued again is given up. */
const RETRY_DAYS = 2;
const DAY_MS = 86_400_000;

/** Only such a text can be compared with the ids of the database. */
export const isMessageId = (text: string): boolean => UUID.test(text);

const stateOf = ({ sentAt, deadAt, lastError }: Pick<OutboxRow, 'sentAt' | 'deadAt' | 'lastError'>): DeliveryState =>
  sentAt ? 'sent' : deadAt ? 'dead' : lastError === null ? 'waiting' : 'failed';

/** Kinds with a link that works once: it is not stored longer than it takes to send it. */
const ONE_TIME = ['signIn', 'confirm'] as const;
const withoutSecret = ({ kind }: ClaimedMessage): { body?: string } =>
  ONE_TIME.some((oneTime) => oneTime === kind) ? { body: '' } : {};

/** A submission is delivered when each of its messages was accepted. */
async function noteDelivery(tx: Orm, submissionId: string, deliveredAt: Date): Promise<void> {
  // Two messages of one submission may be accepted at the same moment.
  const [row] = await tx
    .select({ state: submissions.state })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for('update');
  const open = await tx.$count(outbox, and(eq(outbox.submissionId, submissionId), isNull(outbox.sentAt)));
  if (row?.state === 'received' && open === 0)
    await tx.update(submissions).set({ state: 'delivered', deliveredAt }).where(eq(submissions.id, submissionId));
}

/** The queue of messages. An attempt is a lease, so that no transaction is open while a message is delivered. */
export function createOutbox(orm: Orm, now: () => number = Date.now): Outbox {
  /** What waits for its recipient to confirm the address is neither sent nor an operator's to mend. */
  const isFree = isNull(outbox.confirmHash);
  const unsent = and(isNull(outbox.sentAt), isNull(outbox.deadAt), isFree);
  const finish = async ({ id, lease }: ClaimedMessage, values: Partial<typeof outbox.$inferInsert>, tx: Orm = orm) =>
    (
      await tx
        .update(outbox)
        .set({ ...values, lease: null })
        .where(and(eq(outbox.id, id), eq(outbox.lease, lease)))
        .returning({ id: outbox.id })
    ).length > 0;
  const selected = (selection: MessageSelection): SQL | undefined =>
    and(
      isNull(outbox.sentAt),
      isFree,
      selection === 'dead' ? isNotNull(outbox.deadAt) : inArray(outbox.id, [...selection]),
      or(isNull(outbox.lease), lte(outbox.nextAttemptAt, new Date(now()))),
    );

  return {
    latest: async (most) =>
      (await orm.select().from(outbox).orderBy(desc(outbox.createdAt), outbox.channel).limit(most)).map(
        ({ id, channel, recipient, subject, body, createdAt, attempts, ...row }) => ({
          id,
          channel,
          recipient,
          subject,
          body,
          createdAt: createdAt.toISOString(),
          state: stateOf(row),
          attempts,
        }),
      ),

    async claim(channels, leaseMs) {
      if (channels.length === 0) return null;
      const lease = randomUUID();
      const next = orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(unsent, lte(outbox.nextAttemptAt, new Date(now())), inArray(outbox.channel, [...channels])))
        .orderBy(asc(outbox.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await orm
        .update(outbox)
        .set({ lease, attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now() + leaseMs) })
        .where(sql`${outbox.id} = (${next})`)
        .returning();
      return row ? { ...row, lease } : null;
    },

    sent: (message) =>
      orm.transaction(async (tx) => {
        const values = { sentAt: new Date(now()), lastError: null, ...withoutSecret(message) };
        if (!(await finish(message, values, tx))) return false;
        if (message.submissionId !== null) await noteDelivery(tx, message.submissionId, new Date(now()));
        return true;
      }),
    failed: (message, lastError, nextAttemptAt) =>
      finish(message, {
        lastError,
        ...(nextAttemptAt ? { nextAttemptAt } : { deadAt: new Date(now()), ...withoutSecret(message) }),
      }),

    async counts() {
      const count = (...conditions: (SQL | undefined)[]): Promise<number> => orm.$count(outbox, and(...conditions));
      const [waiting, failed, dead] = await Promise.all([
        count(unsent, isNull(outbox.lastError)),
        count(unsent, isNotNull(outbox.lastError)),
        count(isNull(outbox.sentAt), isNotNull(outbox.deadAt)),
      ]);
      return { waiting, failed, dead };
    },

    unsent: async (most) =>
      (
        await orm
          .select()
          .from(outbox)
          .where(and(isNull(outbox.sentAt), isFree))
          .orderBy(asc(outbox.createdAt))
          .limit(most)
      ).map(({ id, channel, recipient, createdAt, nextAttemptAt, attempts, ...row }) => ({
        id,
        channel,
        state: stateOf(row),
        attempts,
        lastError: row.lastError,
        createdAt: createdAt.toISOString(),
        nextAttemptAt: nextAttemptAt.toISOString(),
        recipient,
      })),

    retry: async (selection) =>
      (
        await orm
          .update(outbox)
          .set({
            deadAt: null,
            lease: null,
            attempts: 0,
            nextAttemptAt: new Date(now()),
            expiresAt: new Date(now() + RETRY_DAYS * DAY_MS),
          })
          // A link that works once is not sent again: its text is erased, and it has ended.
          .where(and(selected(selection), or(isNull(outbox.kind), notInArray(outbox.kind, [...ONE_TIME]))))
          .returning({ id: outbox.id })
      ).length,
    drop: async (selection) =>
      (await orm.delete(outbox).where(selected(selection)).returning({ id: outbox.id })).length,

    async deleteOld({ sent, dead }, most) {
      const latest = sent > dead ? sent : dead;
      const old = orm
        .select({ id: outbox.id })
        .from(outbox)
        // No message ends before it is created: the index of creation finds the old ones.
        .where(
          or(
            and(lt(outbox.createdAt, latest), or(lt(outbox.sentAt, sent), lt(outbox.deadAt, dead))),
            and(isNotNull(outbox.confirmHash), lte(outbox.expiresAt, new Date(now()))),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true });
      return (await orm.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })).length;
    },

    async forgetDevices(before, most) {
      const old = orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(or(isNotNull(outbox.device), isNotNull(outbox.neighbourhood)), lt(outbox.createdAt, before)))
        .limit(most)
        .for('update', { skipLocked: true });
      return (
        await orm
          .update(outbox)
          .set({ device: null, neighbourhood: null })
          .where(inArray(outbox.id, old))
          .returning({ id: outbox.id })
      ).length;
    },
  };
}
