import type { RootState } from '@/store/rootState';

const none: readonly string[] = [];

/** The visitor's latest searches, the newest first; empty without permission to store them. */
export const selectRecentSearches = (state: RootState): readonly string[] => state.recentSearches?.searches ?? none;
/** The end of the visit before this one, as an ISO time; null where it is not known. */
export const selectLastVisit = (state: RootState): string | null => state.recentSearches?.since ?? null;
/** Whether there are recent searches or a last visit. */
export const selectHasViewHistory = (state: RootState): boolean =>
  selectRecentSearches(state).length > 0 || selectLastVisit(state) !== null;
