import type { PageViewEvent } from '@/domain/pageView';
import type { Outcome } from '@/errors/outcome';

/** The personalisation service. Answers PAGE_VIEW_FAILED and never throws; a told view arrives though the visitor leaves the page. */
export interface PersonalizationPort {
  pageView(event: PageViewEvent): Promise<Outcome<null>>;
}
