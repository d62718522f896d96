import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import type { Deliveries } from '@/server/messages/delivery';
import { createMailDelivery } from '@/server/messages/mail.delivery';
import { createOutbox, type Outbox } from '@/server/messages/outbox.store';
import { openSender, type AttemptResult, type Sender, type SenderParts } from '@/server/messages/sender';
import { carStoreSe } from '@/sites/car-store-se';
import { siteByName } from '@/sites/sites';

export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const MINUTE = 60_000;
export const DAY = 86_400_000;

export type NewMessage = Partial<typeof outbox.$inferInsert>;

/** Queues messages as of NOW; returns their ids. */
export async function queue(orm: Orm, ...messages: NewMessage[]): Promise<string[]> {
  const rows = await orm
    .insert(outbox)
    .values(
      messages.map((message) => ({
        channel: 'mail' as const,
        site: 'car-store-se',
        recipient: 'asa@bil.example',
        subject: message.channel === 'sms' ? null : 'Din verkstadstid är bokad',
        body: 'Hej Åsa!\n\nTid: tisdag 1 december kl. 10:30',
        createdAt: new Date(NOW),
        nextAttemptAt: new Date(NOW),
        expiresAt: new Date(NOW + 2 * DAY),
        ...message,
      })),
    )
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

export const mailTo = (url: string, from?: string) =>
  createMailDelivery({
    url,
    from,
    siteOf: (name) => (name === null ? carStoreSe : siteByName(name)),
    origin: ({ name }) => `https://${name}.example`,
  });

export interface TestSender extends Sender {
  outbox: Outbox;
  clock: { now: number };
  /** Lines of the log. */
  lines: unknown[][];
  results: AttemptResult[];
  reported: unknown[];
}

/** A sender on that database; its clock shows NOW. */
export function senderOn(
  orm: Orm,
  deliveries: Deliveries,
  more: Partial<SenderParts> & { clock?: { now: number } } = {},
): TestSender {
  const { clock = { now: NOW }, ...parts } = more;
  const lines: unknown[][] = [];
  const results: AttemptResult[] = [];
  const reported: unknown[] = [];
  const outboxStore = createOutbox(orm, () => clock.now);
  const log = (...line: unknown[]): void => void lines.push(line);
  const sender = openSender({
    outbox: outboxStore,
    deliveries,
    log: { warn: log, error: log },
    report: (error) => reported.push(error),
    onAttempt: (_, result) => results.push(result),
    now: () => clock.now,
    retentionDays: 90,
    ...parts,
  });
  return { ...sender, outbox: outboxStore, clock, lines, results, reported };
}
