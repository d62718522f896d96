/** What need not be done before the next paint waits no longer than this, ms. */
const AT_LATEST_MS = 250;

/** Does later what must not hold up the next paint: when the browser has nothing else to do, or a moment later where it cannot say so. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, AT_LATEST_MS);
}
