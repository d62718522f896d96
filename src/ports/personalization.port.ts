import type { PageViewEvent } from '@/domain/analytics/pageView';
import type { Result } from '@/errors/result';

/**
 * The personalisation service. Fails with PAGE_VIEW_FAILED and never throws; a view that was sent arrives even if the
 * visitor leaves the page.
 */
export interface PersonalizationPort {
  pageView(event: PageViewEvent): Promise<Result<null>>;
}
