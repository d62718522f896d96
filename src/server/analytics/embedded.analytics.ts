import { pageName } from '@/domain/analytics/pageView';
import { failed, ok } from '@/errors/result';
import type { AnalyticsService } from './analytics.service';
import type { PageViewsStore } from './pageViews.store';

const DAY_MS = 86_400_000;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Our own collector: stores counts only. `report` is called with the cause when a view could not be counted. */
export function createEmbeddedAnalytics(
  store: PageViewsStore,
  {
    now = Date.now,
    report,
    retentionDays,
  }: {
    now?: () => number;
    report: (error: unknown) => void;
    /** Days until sums are deleted. */
    retentionDays: number;
  },
): AnalyticsService {
  let tidied = '';
  return {
    async pageView({ event, site }) {
      const instant = now();
      const day = dayOf(instant);
      try {
        // Browsers have removed personal data from names; other clients may not have.
        await store.add(day, { event: { ...event, page: pageName(event.page) }, site });
        if (tidied !== day) {
          tidied = day;
          await store.forgetBefore(dayOf(instant - retentionDays * DAY_MS));
        }
        return ok(null);
      } catch (error) {
        report(error);
        return failed('PAGE_VIEW_FAILED');
      }
    },
  };
}
