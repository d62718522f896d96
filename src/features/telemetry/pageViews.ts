import type { UnknownAction } from '@reduxjs/toolkit';
import { plainPath, routeOf } from '@/domain/sites/routes';
import { selectContext } from '@/store/context';
import type { RootState } from '@/store/rootState';
import type { Measurable } from './measure';
import { withoutQuery } from './messages';
import { selectPageDescription } from './telemetry.selectors';
import type { pageViewed } from './telemetry.slice';

export type PageView = ReturnType<typeof pageViewed>['payload'];

/** One line of a table of page views: which fact brings a page on screen, and at which address. */
export interface ViewRow<State> {
  readonly type: string;
  /** The public path; null where the fact brings no new page. */
  readonly path: (action: UnknownAction, state: State) => string | null;
}

export const view = <Action extends UnknownAction, State>(
  on: Measurable<Action>,
  path: (action: Action, state: State) => string | null,
): ViewRow<State> => ({ type: on.type, path: (action, state) => (on.match(action) ? path(action, state) : null) });

/** The page at an address: list and car are told by their kind, others by their name in the content. An address may be anybody's words, so it names none. */
export function pageViewAt(path: string, state: RootState): PageView {
  const { paths, carIndex } = selectContext(state);
  const { name, variantId } = selectPageDescription(state);
  const plain = withoutQuery(path);
  const { kind } = routeOf(paths, plainPath(plain), carIndex !== null);
  if (kind === 'carList' || kind === 'carDetail') return { name: kind, path: plain, variantId };
  return { name: name ?? kind, path: plain, variantId };
}
