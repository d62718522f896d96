import { failed, ok } from '@/errors/result';
import type { AnalyticsService } from './analytics.service';

export interface Personalization {
  /** Where page views are posted. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

const LIMIT_MS = 5_000;
/** Says which site's page was viewed: the request's own host is the service's. */
export const SITE_HEADER = 'x-site';

/** A personalisation service elsewhere, told by our server: the visitor's address, browser and cookies stay here. */
export const createUpstreamAnalytics = (
  { url, key }: Personalization,
  { fetch = globalThis.fetch, report }: { fetch?: typeof globalThis.fetch; report: (error: unknown) => void },
): AnalyticsService => ({
  async pageView({ event, site }) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          'Content-Type': 'application/json',
          ...(site && { [SITE_HEADER]: site }),
          ...(key && { Authorization: `Bearer ${key}` }),
        },
      });
      await response.body?.cancel();
      if (response.ok) return ok(null);
      report(new Error(`The personalisation service answered ${response.status}.`));
    } catch (error) {
      report(error);
    }
    return failed('PAGE_VIEW_FAILED');
  },
});
