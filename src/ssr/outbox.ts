import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import { services } from '@/server/app';

/** As many as one looks through. */
const MOST = 100;

/** What was written to visitors, the newest first; null where the outbox is nobody's to read (live mode). */
export const shownLetters = async (): Promise<OutboxMessage[] | null> =>
  (await services()?.outbox?.latest(MOST)) ?? null;
