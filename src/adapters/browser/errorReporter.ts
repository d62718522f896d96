import type { ErrorReport } from '@/ports/telemetry.port';

/** Sends an error report once. A beacon also arrives while the page unloads; a failed report is dropped. */
export const createErrorReporter =
  (browser: Pick<Navigator, 'sendBeacon'>) =>
  (report: ErrorReport): void => {
    try {
      browser.sendBeacon('/api/error-reports', JSON.stringify(report));
    } catch {
      // A failure of the report must not become a failure to report.
    }
  };
