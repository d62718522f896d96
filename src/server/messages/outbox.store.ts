import { desc } from 'drizzle-orm';
import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';

export interface Outbox {
  /** The newest first. */
  latest(most: number): Promise<OutboxMessage[]>;
}

/** Reads the queued messages; exposed in demo mode only (decision 19). */
export const createOutbox = (orm: Orm): Outbox => ({
  latest: async (most) =>
    (await orm.select().from(outbox).orderBy(desc(outbox.createdAt), outbox.channel).limit(most)).map(
      ({ id, channel, recipient, subject, body, createdAt }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        createdAt: createdAt.toISOString(),
      }),
    ),
});
