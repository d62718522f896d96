import type { CompareState } from './compare.slice';

/** A store in which the feature may not be attached yet. */
export interface WithCompare {
  compare?: CompareState;
}

/** Whether cars can be compared yet: the feature comes after the page. */
export const selectCanCompare = (state: WithCompare): boolean => state.compare !== undefined;
export const selectCompared = (state: WithCompare): readonly string[] | undefined => state.compare?.carIds;
export const selectIsCompared = (state: WithCompare, carId: string): boolean =>
  state.compare?.carIds.includes(carId) ?? false;
export const selectIsRefused = (state: WithCompare, carId: string): boolean => state.compare?.refused === carId;
