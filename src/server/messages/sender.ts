import type { Logger } from 'pino';
import { DeliveryFailed, type Deliveries } from './delivery';
import type { Channel, ClaimedMessage, Outbox } from './outbox.store';

export interface SenderParts {
  outbox: Pick<Outbox, 'claim' | 'sent' | 'failed' | 'deleteOld' | 'forgetDevices'>;
  /** A channel without one is not sent; its messages wait. */
  deliveries: Deliveries;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Called with failures of the queue itself. */
  report: (error: unknown) => void;
  /** Called after each attempt. */
  onAttempt?: (channel: Channel, result: AttemptResult) => void;
  now?: () => number;
  /** Days until a sent message is deleted. */
  retentionDays: number;
  /** Limit of one attempt. */
  attemptMs?: number;
  /** How long `close` waits for running attempts before it aborts them. */
  closeMs?: number;
}

export type AttemptResult = 'sent' | 'failed' | 'dead';

export interface Sender {
  /** Starts to send what is due. Called after messages were queued in this process; others' are found by polling. */
  wake(): void;
  /** Sends until no message is due. */
  sendDue(): Promise<void>;
  /** Deletes the messages that were sent, or given up, too long ago; and whose requests caused those of yesterday. */
  deleteOld(): Promise<void>;
  /** Claims nothing more, and resolves when the running attempts have ended. */
  close(): Promise<void>;
}

/** Waiting times between attempts, in minutes: ten attempts within two days. */
export const BACK_OFF_MINUTES = [1, 5, 15, 40, 120, 240, 480, 720, 1140] as const;

const POLL_MS = 5_000;
const ATTEMPT_MS = 60_000;
const CLOSE_MS = 6_000;
/** Longer than an attempt, so that only the lease of a process that ended runs out. */
const LEASE_FACTOR = 3;
/** Attempts of one process at the same time. */
const PARALLEL = 4;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DELETE_EVERY_MS = 60 * MINUTE_MS;
/** Days until a message that was given up is deleted, if no operator did. */
const DEAD_RETENTION_DAYS = 365;
/** Messages deleted at once, so that no statement locks many rows. */
const BATCH = 500;

/** Sends the queue's messages. Several senders, also of other processes, may share a queue. */
export function openSender({
  outbox,
  deliveries,
  log,
  report,
  onAttempt,
  now = Date.now,
  retentionDays,
  attemptMs = ATTEMPT_MS,
  closeMs = CLOSE_MS,
}: SenderParts): Sender {
  const channels = (['mail', 'sms', 'http'] as const).filter((channel) => deliveries[channel]);
  const aborting = new AbortController();
  const closing = new AbortController();
  let isDueAgain = false;
  let running: Promise<void> | null = null;

  async function fail(message: ClaimedMessage, error: DeliveryFailed): Promise<AttemptResult | null> {
    const { id, channel, attempts } = message;
    const minutes = BACK_OFF_MINUTES[attempts - 1];
    const next = minutes === undefined ? null : new Date(now() + minutes * MINUTE_MS);
    const isDead = error.isPermanent || next === null || next >= message.expiresAt;
    if (!(await outbox.failed(message, error.reason, isDead ? null : next))) return null;
    const line = { message: id, channel, attempts, reason: error.reason };
    if (isDead) log.error(line, 'message given up');
    else log.warn(line, 'message not delivered');
    return isDead ? 'dead' : 'failed';
  }

  async function deliver(message: ClaimedMessage): Promise<void> {
    if (message.expiresAt.getTime() <= now()) throw new DeliveryFailed('EXPIRED', true);
    const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), aborting.signal]);
    try {
      await deliveries[message.channel]?.(message, signal);
    } catch (error) {
      if (error instanceof DeliveryFailed) throw error;
      if (signal.aborted) throw new DeliveryFailed('TIMEOUT', false, { cause: error });
      // The error may quote the message.
      report(new Error(`A ${message.channel} could not be made: ${error instanceof Error ? error.name : 'unknown'}.`));
      throw new DeliveryFailed('DEFECT', false, { cause: error });
    }
  }

  async function attempt(message: ClaimedMessage): Promise<void> {
    let result: AttemptResult | null;
    try {
      await deliver(message);
      result = (await outbox.sent(message)) ? 'sent' : null;
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      result = await fail(message, error);
    }
    if (result) onAttempt?.(message.channel, result);
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      const message = await outbox.claim(channels, attemptMs * LEASE_FACTOR);
      if (!message) return;
      await attempt(message);
    }
  }

  async function workUntilIdle(): Promise<void> {
    do {
      isDueAgain = false;
      const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
      for (const one of ended) if (one.status === 'rejected') report(one.reason);
    } while (isDueAgain && !closing.signal.aborted);
  }

  function sendDue(): Promise<void> {
    isDueAgain = true;
    if (channels.length === 0 || closing.signal.aborted) return running ?? Promise.resolve();
    return (running ??= workUntilIdle().finally(() => {
      running = null;
    }));
  }

  let deleting: Promise<void> | null = null;

  async function deleteInBatches(): Promise<void> {
    const before = (days: number) => new Date(now() - days * DAY_MS);
    const limits = { sent: before(retentionDays), dead: before(DEAD_RETENTION_DAYS) };
    while (!closing.signal.aborted && (await outbox.deleteOld(limits, BATCH)) === BATCH);
    // Limits count a device for a day.
    while (!closing.signal.aborted && (await outbox.forgetDevices(before(1), BATCH)) === BATCH);
  }

  const deleteOld = (): Promise<void> =>
    (deleting ??= deleteInBatches().finally(() => {
      deleting = null;
    }));

  const deleteSoon = (): void => void deleteOld().catch(report);
  deleteSoon();
  const deleteTimer = setInterval(deleteSoon, DELETE_EVERY_MS);
  deleteTimer.unref();

  const wake = (): void => void sendDue();
  const timer = channels.length > 0 ? setInterval(wake, POLL_MS) : null;
  timer?.unref();

  return {
    wake,
    sendDue,
    deleteOld,
    async close() {
      closing.abort();
      if (timer) clearInterval(timer);
      clearInterval(deleteTimer);
      const limit = setTimeout(() => aborting.abort(), closeMs);
      await running;
      await deleting?.catch(() => undefined);
      clearTimeout(limit);
    },
  };
}
