import { createHmac } from 'node:crypto';
import type { FormDelivery } from '../forms/formDeliveries';
import { DeliveryFailed, type Deliver } from './delivery';

/** Statuses by which a receiver refuses this request; all others may be of the moment, or the operator's to mend. */
const PERMANENT = new Set([400, 413, 422]);
const SECRET_PREFIX = 'whsec_';

const keyOf = (secret: string): Buffer =>
  secret.startsWith(SECRET_PREFIX) ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64') : Buffer.from(secret);

/** Signature of a request by the Standard Webhooks specification: of id, time and body. */
export const webhookSignature = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/**
 * Sends submissions to other systems. Each request has the message's id (`webhook-id`), by which a receiver recognises
 * a repetition, and a signature.
 */
export function createHttpDelivery(
  deliveries: readonly FormDelivery[],
  { now = Date.now }: { now?: () => number } = {},
): Deliver {
  const byName = new Map(deliveries.map((delivery) => [delivery.name, delivery]));
  return async (message, signal) => {
    const { url, secret } = byName.get(message.recipient) ?? {};
    // The operator may have removed it: its messages wait for another configuration, or are dropped.
    if (url === undefined || secret === undefined) throw new DeliveryFailed('NOT CONFIGURED', false);
    const seconds = Math.floor(now() / 1000);
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        body: message.body,
        redirect: 'manual',
        headers: {
          'Content-Type': message.format === 'adf' ? 'application/xml; charset=utf-8' : 'application/json',
          'Idempotency-Key': message.id,
          'webhook-id': message.id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': webhookSignature(secret, message.id, seconds, message.body),
        },
        signal,
      });
      await response.body?.cancel();
    } catch (error) {
      throw new DeliveryFailed(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', false, { cause: error });
    }
    if (!response.ok) throw new DeliveryFailed(`HTTP ${response.status}`, PERMANENT.has(response.status));
  };
}
