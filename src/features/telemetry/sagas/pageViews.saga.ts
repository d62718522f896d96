import { pageViewEvent } from '@/domain/analytics/pageView';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { fork, put, select, take, type Saga } from '@/effects/typed';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import { selectAllows } from '@/features/consent/consent.selectors';
import { selectContext } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { pageViewAt, type PageView, type ViewRow } from '../pageViews';
import { pageViewed } from '../telemetry.slice';
import { actionOf } from './measure.saga';

/** Milliseconds; nobody waits for it. */
const LIMIT_MS = 10_000;

/** A table of page views at work: one fact for each page on screen, whoever brought it. */
export const viewWatch = <State>(rows: readonly ViewRow<State>[]): WatchTable =>
  rows.map(({ type, path }) =>
    watch({
      on: actionOf(type),
      how: 'every',
      *run(action): Saga {
        const state = yield* select((now: State & RootState) => now);
        const at = path(action, state);
        if (at !== null) yield* put(pageViewed(pageViewAt(at, state)));
      },
    }),
  );

/**
 * Tells the personalisation service of each page on screen, while the visitor allows analytics; the page on which the
 * visitor allows it is told then. What came before is not.
 */
export const toldViews: WatchRow = {
  name: 'page views',
  *saga(): Saga {
    let untold: PageView | null = null;
    for (;;) {
      const action = yield* take<typeof pageViewed | typeof restored | typeof given | typeof withdrawn>(
        pageViewed,
        restored,
        given,
        withdrawn,
      );
      if (pageViewed.match(action)) untold = action.payload;
      const allowed = yield* select(selectAllows('analytics'));
      if (!untold || !allowed) continue;
      yield* fork(tell, untold);
      untold = null;
    }
  },
};

/** Its failure is for developers alone (specification 1 section 8). */
function* tell({ name, variantId }: PageView): Saga {
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
