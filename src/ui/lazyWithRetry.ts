import { lazy, type ComponentType } from 'react';

/** Delays between attempts to load code, ms. */
const RETRY_DELAYS_MS = [1_000, 5_000] as const;

/**
 * A component whose code loads after the page: until then the server's markup stays, its links and forms work, and
 * React hydrates it in place (docs/decisions/0010). Failed loads are retried, so that one missing file does not break
 * the page.
 */
export const lazyWithRetry = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await importWithRetry(load) }));

/** Retries a dynamic import; rejects with the last error. */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await load();
    } catch {
      // Retried; the last attempt reports.
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
  return load();
}
