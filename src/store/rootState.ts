import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ContextRoot } from './context';
import type { EntitiesRoot } from './entities';

export interface PageSliceState {
  /** The page whose state was merged last; null before the first. */
  stateId: string | null;
  /** Features by name, in the order in which they were attached. */
  attached: readonly string[];
}

/** The state that every store has. */
export interface StaticState extends EntitiesRoot, ContextRoot {
  page: PageSliceState;
}

/**
 * Slices that features inject at run time. Each slice adds itself:
 *
 *     declare module '@/store/rootState' {
 *       interface LazyLoadedSlices extends WithSlice<typeof alertSlice> {}
 *     }
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazyLoadedSlices {}

/** A lazy slice is absent until its feature is attached: its selectors fall back to its initial state. */
export type RootState = StaticState & Partial<LazyLoadedSlices>;

export type AppDispatch = Dispatch<UnknownAction>;
