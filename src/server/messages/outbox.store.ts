import { desc } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';

/** A mail or text message as it was written, for people who try the product out. */
export interface OutboxLetter {
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  /** Text messages have none. */
  subject: string | null;
  body: string;
  /** ISO instant. */
  createdAt: string;
}

export interface Outbox {
  /** The newest first. */
  latest(most: number): Promise<OutboxLetter[]>;
}

/** Reads what waits in the outbox: demo mode alone opens it (decision 19). */
export const createOutbox = (orm: Orm): Outbox => ({
  latest: async (most) => (await orm.select().from(outbox).orderBy(desc(outbox.createdAt), outbox.channel).limit(most))
    .map(({ id, channel, recipient, subject, body, createdAt }) => ({ id, channel, recipient, subject, body, createdAt: createdAt.toISOString() })),
});
