import { createSlice } from '@reduxjs/toolkit';
import { withoutSearch, emptyHistory } from '@/domain/search/viewHistory';
import { searchesForgotten, searchesLoaded, searchesCleared, searchRemoved } from './recentSearches.events';

/** What the browser's storage says; the storage is the truth. */
export interface RecentSearchesState {
  searches: readonly string[];
  /** The end of the visit before this one; null where none is known. */
  since: string | null;
}

const initialRecentSearches: RecentSearchesState = { searches: [], since: null };

export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState: initialRecentSearches,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(searchesLoaded, (_state, { payload: { searches, since } }) => ({ searches, since }))
      .addCase(searchesForgotten, () => initialRecentSearches)
      .addCase(searchRemoved, (state, { payload: { text } }) => ({
        ...state,
        searches: withoutSearch({ ...emptyHistory, ...state }, text).searches,
      }))
      .addCase(searchesCleared, (state) => ({ ...state, searches: [] }));
  },
});
