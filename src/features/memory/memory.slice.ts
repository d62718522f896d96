import { createSlice } from '@reduxjs/toolkit';
import { withoutSearch, emptyHistory } from '@/domain/search/viewHistory';
import { forgotten, recalled, searchesCleared, searchRemoved } from './memory.events';

/** What the browser's storage says; the storage is the truth. */
export interface MemoryState {
  searches: readonly string[];
  /** The end of the visit before this one; null where none is known. */
  since: string | null;
}

export const initialMemory: MemoryState = { searches: [], since: null };

export const memorySlice = createSlice({
  name: 'memory',
  initialState: initialMemory,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(recalled, (_state, { payload: { searches, since } }) => ({ searches, since }))
      .addCase(forgotten, () => initialMemory)
      .addCase(searchRemoved, (state, { payload: { text } }) => ({
        ...state,
        searches: withoutSearch({ ...emptyHistory, ...state }, text).searches,
      }))
      .addCase(searchesCleared, (state) => ({ ...state, searches: [] }));
  },
});
