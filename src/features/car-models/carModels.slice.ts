import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ModelSummary } from '@/domain/cars/modelSummary';

/** By the address of the model's list; null after a failure. */
export type CarModels = Readonly<Record<string, ModelSummary | null>>;

export const initialCarModels: CarModels = {};

export const carModelsSlice = createSlice({
  name: 'carModels',
  initialState: initialCarModels,
  reducers: {
    modelsLoaded: (state, { payload }: PayloadAction<CarModels>) => ({ ...state, ...payload }),
  },
});

export const { modelsLoaded } = carModelsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carModelsSlice> {}
}
