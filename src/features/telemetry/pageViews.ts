import type { UnknownAction } from '@reduxjs/toolkit';
import { plainPath, routeOf } from '@/domain/sites/routes';
import { selectContext } from '@/store/context';
import type { RootState } from '@/store/rootState';
import type { TrackedAction } from './analyticsMapping';
import { withoutQuery } from './messages';
import { selectPageDescription } from './telemetry.selectors';
import type { pageViewed } from './telemetry.slice';

export type PageView = ReturnType<typeof pageViewed>['payload'];

/** One line of a table of page views: an action that shows a page, and its address. */
export interface ViewRow<State> {
  readonly type: string;
  /** The public path; null where the action shows no new page. */
  readonly path: (action: UnknownAction, state: State) => string | null;
}

export const view = <Action extends UnknownAction, State>(
  on: TrackedAction<Action>,
  path: (action: Action, state: State) => string | null,
): ViewRow<State> => ({ type: on.type, path: (action, state) => (on.match(action) ? path(action, state) : null) });

/**
 * The page view of an address: list and car are named by their kind, other pages by their name in the content, never by
 * the address, which may contain any text.
 */
export function pageViewAt(path: string, state: RootState): PageView {
  const { paths, carIndex } = selectContext(state);
  const { name, variantId } = selectPageDescription(state);
  const plain = withoutQuery(path);
  const { kind } = routeOf(paths, plainPath(plain), carIndex !== null);
  if (kind === 'carList' || kind === 'carDetail') return { name: kind, path: plain, variantId };
  return { name: name ?? kind, path: plain, variantId };
}
