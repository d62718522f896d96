import type { IncomingMessage } from 'node:http';
import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import { services } from '@/server/app';

/** As many as one looks through. */
const MAX_MESSAGES = 100;

/**
 * Messages to visitors, newest first; 'elsewhere' for requests of another machine that may not see them, null where
 * the outbox is not available (live mode).
 */
export async function latestMessages({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): Promise<OutboxMessage[] | 'elsewhere' | null> {
  const outbox = services()?.outbox;
  if (!outbox) return null;
  if (!outbox.isOpenTo(socket.remoteAddress ?? 'unknown', headers)) return 'elsewhere';
  return outbox.latest(MAX_MESSAGES);
}
