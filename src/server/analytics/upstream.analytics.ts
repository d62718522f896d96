import { failed, ok } from '@/errors/result';
import type { AnalyticsService } from './analytics.service';

export interface Personalization {
  /** Address that page views are posted to. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

const LIMIT_MS = 5_000;
/** The site of the viewed page: the request's own host is the service's. */
export const SITE_HEADER = 'x-site';

/**
 * An external personalisation service, called by our server: the visitor's address, browser and cookies are not sent.
 */
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
      report(new Error(`The personalisation service responded with ${response.status}.`));
    } catch (error) {
      report(error);
    }
    return failed('PAGE_VIEW_FAILED');
  },
});
