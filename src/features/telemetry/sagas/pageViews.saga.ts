import { pageViewEvent } from '@/domain/analytics/pageView';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { fork, put, select, take, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import { selectAllows } from '@/features/consent/consent.selectors';
import { selectContext } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { pageViewAt, type PageView, type ViewRow } from '../pageViews';
import { selectIsPageDescribed } from '../telemetry.selectors';
import { pageDescribed, pageViewed } from '../telemetry.slice';
import { actionOf } from './analytics.saga';

/** Milliseconds. */
const LIMIT_MS = 10_000;

/**
 * The watch table of a table of page views: dispatches one action for each page shown. The code of this feature loads
 * after the first page was shown, and starts before that page is described: its view waits for the description.
 */
export const viewWatch = <State>(rows: readonly ViewRow<State>[]): WatchTable =>
  rows.map(({ type, path }) =>
    watch({
      on: actionOf(type),
      how: 'every',
      *run(action): Saga {
        const address = path(action, yield* select((now: State & RootState) => now));
        if (address === null) return;
        if (!(yield* select(selectIsPageDescribed))) yield* take(pageDescribed);
        yield* put(pageViewed(pageViewAt(address, yield* select((now: RootState) => now))));
      },
    }),
  );

/**
 * Reports each page view to the personalisation service while the visitor allows analytics, including the page on which
 * the visitor allowed it, but none before.
 */
export const reportedViews: WatchRow = {
  name: 'page views',
  *saga(): Saga {
    let pending: PageView | null = null;
    for (;;) {
      const action = yield* take<typeof pageViewed | typeof restored | typeof given | typeof withdrawn>(
        pageViewed,
        restored,
        given,
        withdrawn,
      );
      if (pageViewed.match(action)) pending = action.payload;
      const allowed = yield* select(selectAllows('analytics'));
      if (!pending || !allowed) continue;
      yield* fork(report, pending);
      pending = null;
    }
  },
};

/** Its failure is for developers alone (specification 1 section 8). */
function* report({ name, variantId }: PageView): Saga {
  const personalization = yield* port('personalization');
  const { locale } = yield* select(selectContext);
  const event = pageViewEvent({ name, variantId, language: locale });
  const result = yield* attempt(() => personalization.pageView(event), {
    limitMs: LIMIT_MS,
    error: 'PAGE_VIEW_FAILED',
    retry: false,
    where: 'page view',
  });
  if (result.ok) return;
  const telemetry = yield* port('telemetry');
  telemetry.debug({ where: 'page view', message: result.error.code });
}
