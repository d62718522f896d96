import type { Logger } from 'pino';
import { DeliveryFailed, type Deliveries } from './delivery';
import type { Channel, ClaimedMessage, Outbox } from './outbox.store';

export interface SenderParts {
  outbox: Pick<Outbox, 'claim' | 'sent' | 'failed'>;
  /** A channel without one is not sent; its messages wait. */
  deliveries: Deliveries;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Called with failures of the queue itself. */
  report: (error: unknown) => void;
  /** Called after each attempt. */
  onAttempt?: (channel: Channel, result: AttemptResult) => void;
  now?: () => number;
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

/** Sends the queue's messages. Several senders, also of other processes, may share a queue. */
export function openSender({
  outbox,
  deliveries,
  log,
  report,
  onAttempt,
  now = Date.now,
  attemptMs = ATTEMPT_MS,
  closeMs = CLOSE_MS,
}: SenderParts): Sender {
  const channels = (['mail', 'sms'] as const).filter((channel) => deliveries[channel]);
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

  const wake = (): void => void sendDue();
  const timer = channels.length > 0 ? setInterval(wake, POLL_MS) : null;
  timer?.unref();

  return {
    wake,
    sendDue,
    async close() {
      closing.abort();
      if (timer) clearInterval(timer);
      const limit = setTimeout(() => aborting.abort(), closeMs);
      await running;
      clearTimeout(limit);
    },
  };
}
