import { setTimeout as pause } from 'node:timers/promises';
import type { PublishBody } from './publishing';

export interface Webhook {
  url: string;
  /** Sent as `x-revalidate-secret`. */
  secret: string | undefined;
}

const TRIES = 3;
const LIMIT_MS = 5_000;

/** Notifies another installation of a publication: three tries, five seconds each. @throws Error when all failed. */
export async function notifyWebhook(
  { url, secret }: Webhook,
  body: PublishBody,
  { fetch = globalThis.fetch, wait = (ms: number): Promise<void> => pause(ms) } = {},
): Promise<void> {
  let failure = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: { 'Content-Type': 'application/json', ...(secret ? { 'x-revalidate-secret': secret } : {}) },
      });
      await response.body?.cancel();
      if (response.ok) return;
      failure = `status ${response.status}`;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    if (attempt < TRIES) await wait(500 * 2 ** (attempt - 1));
  }
  throw new Error(`The publishing webhook failed: ${failure}.`);
}
