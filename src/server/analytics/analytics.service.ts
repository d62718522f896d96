import type { PageViewEvent } from '@/domain/analytics/pageView';
import type { Result } from '@/errors/result';
import type { SiteName } from '@/sites/site.types';

/** A page view as received by the API: the event, and the site of the request's host; null if it is none of ours. */
export interface SeenPage {
  event: PageViewEvent;
  site: SiteName | null;
}

/** The personalisation service, embedded or external. Fails with PAGE_VIEW_FAILED; receives no data of the visitor. */
export interface AnalyticsService {
  pageView(seen: SeenPage): Promise<Result<null>>;
}
