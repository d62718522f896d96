import type { Channel, ClaimedMessage } from './outbox.store';

/**
 * Hands a message over to a mail server or provider; resolves when it was accepted. Every attempt for the same message
 * has the same message id or idempotency key, so that the receiver can recognise a repetition.
 * @throws DeliveryFailed; anything else is a defect.
 */
export type Deliver = (message: ClaimedMessage, signal: AbortSignal) => Promise<void>;

export type Deliveries = Partial<Record<Channel, Deliver>>;

/** The reason is a code for logs and operators: never the server's sentence, which may name the recipient. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';

  constructor(
    readonly reason: string,
    /** Another attempt would fail the same way. */
    readonly isPermanent: boolean,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
