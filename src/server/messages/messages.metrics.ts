import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '@/server/http/metrics';
import type { Outbox } from './outbox.store';
import type { SenderParts } from './sender';

/**
 * Metrics of messages: attempts of this process by result, and messages in the database by state. Returns the listener
 * of attempts.
 */
export function observeMessages(
  { registry }: Pick<Metrics, 'registry'>,
  outbox: Pick<Outbox, 'counts'>,
): NonNullable<SenderParts['onAttempt']> {
  const attempts = new Counter({
    name: 'forecourt_message_attempts_total',
    help: 'Attempts to send a message: sent, failed (another follows) or dead (given up).',
    labelNames: ['channel', 'result'],
    registers: [registry],
  });
  new Gauge({
    name: 'forecourt_messages',
    help: 'Messages that are not sent: waiting, failed (another attempt follows) or dead (given up).',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await outbox.counts())) this.set({ state }, count);
    },
  });
  return (channel, result) => attempts.inc({ channel, result });
}
