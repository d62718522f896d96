/** `failed`: at least one attempt failed, and another follows. `dead`: given up. */
export type DeliveryState = 'waiting' | 'failed' | 'sent' | 'dead';

/** A mail, text message or request to another system as it was written, for people who try the product out. */
export interface OutboxMessage {
  id: string;
  channel: 'mail' | 'sms' | 'http';
  recipient: string;
  /** Text messages have none. */
  subject: string | null;
  body: string;
  /** ISO instant. */
  createdAt: string;
  state: DeliveryState;
  /** Started attempts, the running one included. */
  attempts: number;
}
