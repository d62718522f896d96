import { createSlice } from '@reduxjs/toolkit';
import { carToggled, comparisonCleared, comparisonRestored, MOST_COMPARED } from './compare.events';

/** The cars that a visitor compares; their records lie in the entities. */
export interface CompareState {
  carIds: string[];
  /** The car that found no place any more; null once the visitor has gone on. */
  refused: string | null;
}

const initialCompare: CompareState = { carIds: [], refused: null };

export const compareSlice = createSlice({
  name: 'compare',
  initialState: initialCompare,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(carToggled, (state, { payload: { carId } }) => {
        state.refused = null;
        if (state.carIds.includes(carId)) state.carIds = state.carIds.filter((id) => id !== carId);
        else if (state.carIds.length < MOST_COMPARED) state.carIds.push(carId);
        else state.refused = carId;
      })
      .addCase(comparisonRestored, (state, { payload }) => {
        // What was chosen since the page came stands first.
        state.carIds = [...new Set([...state.carIds, ...payload.carIds])].slice(0, MOST_COMPARED);
      })
      .addCase(comparisonCleared, () => initialCompare);
  },
});
