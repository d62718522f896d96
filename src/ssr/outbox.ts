import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import { services } from '@/server/app';

/** As many as one looks through. */
const MAX_MESSAGES = 100;

/** Messages to visitors, newest first; null where the outbox is not available (live mode). */
export const latestMessages = async (): Promise<OutboxMessage[] | null> =>
  (await services()?.outbox?.latest(MAX_MESSAGES)) ?? null;
