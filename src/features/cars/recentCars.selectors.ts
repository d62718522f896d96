import type { RootState } from '@/store/rootState';

const none: readonly string[] = [];

/** The newest first, with the car on screen; empty without permission to store them. */
export const selectRecentCars = (state: RootState): readonly string[] => state.recentCars?.carIds ?? none;
