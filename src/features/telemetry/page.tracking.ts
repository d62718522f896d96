import { pageShown, selectContext, type ContextRoot } from '@/store/context';
import { analyticsEvent, type AnalyticsMapping } from './analyticsMapping';
import { view, type ViewRow } from './pageViews';
import { pageViewed } from './telemetry.slice';
import type { RootState } from '@/store/rootState';

/** Every page that the server made is a page view. */
export const pageViews: readonly ViewRow<RootState>[] = [view(pageShown, ({ payload }) => payload.path)];

/** Events of every page. */
export const pageAnalyticsEvents: readonly AnalyticsMapping<ContextRoot>[] = [
  analyticsEvent(pageViewed, ({ payload: { name, path } }, state: ContextRoot) => {
    const { site, language } = selectContext(state);
    return { event: 'page_view', page_name: name, page_path: path, language, site };
  }),
];
