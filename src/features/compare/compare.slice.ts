import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** The most columns of a readable comparison. */
export const MOST_COMPARED = 6;

/** The visitor opened details of a card: further pictures, equipment. */
export const cardExamined = createAction<{ carId: string }>('compare/cardExamined');

/** The cars that a visitor compares; their records are in the entities. */
interface CompareState {
  carIds: string[];
  /** The car that was refused because the comparison is full; null after the next action. */
  refused: string | null;
}

const initialCompare: CompareState = { carIds: [], refused: null };

export const compareSlice = createSlice({
  name: 'compare',
  initialState: initialCompare,
  reducers: {
    carToggled: (state, { payload: { carId } }: PayloadAction<{ carId: string }>) => {
      state.refused = null;
      if (state.carIds.includes(carId)) state.carIds = state.carIds.filter((id) => id !== carId);
      else if (state.carIds.length < MOST_COMPARED) state.carIds.push(carId);
      else state.refused = carId;
    },
    /** From the session storage, after a reload. */
    comparisonRestored: (state, { payload }: PayloadAction<{ carIds: string[] }>) => {
      // Cars chosen since the page was loaded come first.
      state.carIds = [...new Set([...state.carIds, ...payload.carIds])].slice(0, MOST_COMPARED);
    },
    comparisonCleared: () => initialCompare,
  },
});

export const { carToggled, comparisonRestored, comparisonCleared } = compareSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof compareSlice> {}
}
