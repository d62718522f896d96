import { PAGE_VIEW_PATH } from '@/domain/analytics/pageView';
import { failed, ok } from '@/errors/result';
import type { PersonalizationPort } from '@/ports/personalization.port';
import type { Fetch } from './sendRequest';

/** The personalisation service over `POST /api/analytics/page-view`; `keepalive`, so that a view arrives though the page goes away. */
export const createPersonalizationPort = (fetch: Fetch, base = ''): PersonalizationPort => ({
  async pageView(event) {
    try {
      const answer = await fetch(base + PAGE_VIEW_PATH, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
      return answer.ok ? ok(null) : failed('PAGE_VIEW_FAILED', { status: answer.status });
    } catch {
      // No network, or forbidden by an extension: the same to whoever asked.
      return failed('PAGE_VIEW_FAILED');
    }
  },
});
