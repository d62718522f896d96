import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import type { OtherRow } from './stockSummary.slice';

export type CarRowName = OtherRow['name'];

/** Rows of cars that a visitor opened beside the latest ones. */
export interface CarRows {
  /** Ids of their cars. */
  loaded: Partial<Record<CarRowName, string[]>>;
  /** Not answered at the last attempt. */
  failed: CarRowName[];
}

export const initialCarRows: CarRows = { loaded: {}, failed: [] };

export const carRowsSlice = createSlice({
  name: 'carRows',
  initialState: initialCarRows,
  reducers: {
    rowChosen: (state, { payload }: PayloadAction<{ name: CarRowName }>) => {
      state.failed = state.failed.filter((name) => name !== payload.name);
    },
    rowLoaded: (state, { payload }: PayloadAction<{ name: CarRowName; ids: string[] }>) => {
      state.loaded[payload.name] = payload.ids;
    },
    rowFailed: (state, { payload }: PayloadAction<{ name: CarRowName; error: AppError }>) => {
      state.failed.push(payload.name);
    },
  },
});

export const { rowChosen, rowLoaded, rowFailed } = carRowsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carRowsSlice> {}
}
