import type { PageViewEvent } from '@/domain/analytics/pageView';
import type { Result } from '@/errors/result';
import type { SiteName } from '@/sites/site.types';

/** A page view as received by the API: the event, and the site by the request's host; null where that is none of ours. */
export interface SeenPage {
  event: PageViewEvent;
  site: SiteName | null;
}

/** The personalisation service, embedded or real. Answers PAGE_VIEW_FAILED; nothing of the visitor goes along. */
export interface AnalyticsService {
  pageView(seen: SeenPage): Promise<Result<null>>;
}
