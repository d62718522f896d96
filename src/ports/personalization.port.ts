import type { PageViewEvent } from '@/domain/analytics/pageView';
import type { Result } from '@/errors/result';

/** The personalisation service. Answers PAGE_VIEW_FAILED and never throws; a told view arrives though the visitor leaves the page. */
export interface PersonalizationPort {
  pageView(event: PageViewEvent): Promise<Result<null>>;
}
