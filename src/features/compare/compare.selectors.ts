import { createSelector } from 'reselect';
import { selectCarsByIds, type CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { compareSlice, type CompareState } from './compare.slice';

/** Whether the feature is attached; it is loaded after the page. */
export const selectCanCompare = (state: RootState): boolean => state.compare !== undefined;
export const selectCompare = (state: RootState): CompareState => state.compare ?? compareSlice.getInitialState();
export const selectCompared = (state: RootState): readonly string[] | undefined => state.compare?.carIds;
export const selectIsComparing = (state: RootState): boolean => (state.compare?.carIds.length ?? 0) > 0;
export const selectIsCompared = (state: RootState, carId: string): boolean =>
  state.compare?.carIds.includes(carId) ?? false;
export const selectIsRefused = (state: RootState, carId: string): boolean => state.compare?.refused === carId;

/** The chosen cars whose data are here, in the order in which they were chosen. */
export const selectComparedCars = createSelector(
  [(state: RootState) => state.entities, (state: RootState) => selectCompare(state).carIds],
  (entities, carIds): CarRecord[] => selectCarsByIds({ entities }, carIds),
);
