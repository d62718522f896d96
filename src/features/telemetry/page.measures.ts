import { pageShown, selectContext, type ContextRoot } from '@/store/context';
import { measure, type MeasureRow } from './measure';
import { view, type ViewRow } from './pageViews';
import { pageViewed } from './telemetry.slice';
import type { RootState } from '@/store/rootState';

/** Every page that the server made is a page view. */
export const pageViews: readonly ViewRow<RootState>[] = [view(pageShown, ({ payload }) => payload.path)];

/** What every page tells. */
export const pageMeasures: readonly MeasureRow<ContextRoot>[] = [
  measure(pageViewed, ({ payload: { name, path } }, state: ContextRoot) => {
    const { site, language } = selectContext(state);
    return { event: 'page_view', page_name: name, page_path: path, language, site };
  }),
];
