import { makeRoot, type StoreState } from '@/store/root';
import type { RootState } from '@/store/rootState';

/** The state of a store without features, and what a test adds to it. */
export const rootState = (slices: Partial<RootState> = {}): StoreState => ({
  ...makeRoot().reducer(undefined, { type: 'test/started' }),
  ...slices,
});
