import type { RecentSearchesState } from './recentSearches.slice';

/** A store in which the feature may not be attached yet. */
export interface WithRecentSearches {
  recentSearches?: RecentSearchesState;
}

const none: readonly string[] = [];

/** The visitor's latest searches, the newest first; none where they may not be remembered. */
export const selectRecentSearches = (state: WithRecentSearches): readonly string[] =>
  state.recentSearches?.searches ?? none;
/** When the visit before this one ended; null where none is known. */
export const selectLastVisit = (state: WithRecentSearches): string | null => state.recentSearches?.since ?? null;
/** Whether anything of it is known here. */
export const selectHasViewHistory = (state: WithRecentSearches): boolean =>
  selectRecentSearches(state).length > 0 || selectLastVisit(state) !== null;
