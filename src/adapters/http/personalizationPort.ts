import { PAGE_VIEW_PATH } from '@/domain/analytics/pageView';
import { failed, ok } from '@/errors/result';
import type { PersonalizationPort } from '@/ports/personalization.port';
import type { Fetch } from './sendRequest';

/**
 * The personalisation service over `POST /api/analytics/page-view`; `keepalive`, so that a view arrives even if the
 * page is left.
 */
export const createPersonalizationPort = (fetch: Fetch, base = ''): PersonalizationPort => ({
  async pageView(event) {
    try {
      const response = await fetch(base + PAGE_VIEW_PATH, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
      return response.ok ? ok(null) : failed('PAGE_VIEW_FAILED', { status: response.status });
    } catch {
      // No network, or blocked by an extension.
      return failed('PAGE_VIEW_FAILED');
    }
  },
});
