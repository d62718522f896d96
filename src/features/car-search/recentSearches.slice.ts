import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { emptyHistory, withoutSearch } from '@/domain/search/viewHistory';

/** A copy of the browser's storage. */
export interface RecentSearchesState {
  searches: readonly string[];
  /** The end of the visit before this one; null where it is unknown. */
  since: string | null;
}

const initialRecentSearches: RecentSearchesState = { searches: [], since: null };

export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState: initialRecentSearches,
  reducers: {
    searchesLoaded: (_state, { payload: { searches, since } }: PayloadAction<RecentSearchesState>) => ({
      searches,
      since,
    }),
    /** Without the visitor's consent nothing is stored. */
    searchesForgotten: () => initialRecentSearches,
    searchRemoved: (state, { payload: { text } }: PayloadAction<{ text: string }>) => ({
      ...state,
      searches: withoutSearch({ ...emptyHistory, ...state }, text).searches,
    }),
    searchesCleared: (state) => ({ ...state, searches: [] }),
  },
});

export const { searchesLoaded, searchesForgotten, searchRemoved, searchesCleared } = recentSearchesSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof recentSearchesSlice> {}
}
