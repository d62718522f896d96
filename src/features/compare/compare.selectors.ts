import type { RootState } from '@/store/rootState';

/** Whether the feature is attached; it is loaded after the page. */
export const selectCanCompare = (state: RootState): boolean => state.compare !== undefined;
export const selectCompared = (state: RootState): readonly string[] | undefined => state.compare?.carIds;
export const selectIsCompared = (state: RootState, carId: string): boolean =>
  state.compare?.carIds.includes(carId) ?? false;
export const selectIsRefused = (state: RootState, carId: string): boolean => state.compare?.refused === carId;
