import type { ErrorReport } from '@/ports/telemetry.port';

/** Told once and let go: it arrives even while the page goes away, and nobody hears when it does not. */
export const createErrorReporter =
  (browser: Pick<Navigator, 'sendBeacon'>) =>
  (trouble: ErrorReport): void => {
    try {
      browser.sendBeacon('/api/trouble', JSON.stringify(trouble));
    } catch {
      // A failure of the report must not become a failure to report.
    }
  };
