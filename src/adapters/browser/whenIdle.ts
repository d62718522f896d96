/** The longest delay of deferred work, ms. */
const AT_LATEST_MS = 250;

/**
 * Defers work that must not delay the next paint: to an idle moment, or to a timer where the browser does not report
 * idleness.
 */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, AT_LATEST_MS);
}
