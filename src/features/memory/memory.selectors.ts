import type { MemoryState } from './memory.slice';

/** A store in which the feature may not be attached yet. */
export interface WithMemory {
  memory?: MemoryState;
}

const none: readonly string[] = [];

/** The visitor's latest searches, the newest first; none where they may not be remembered. */
export const selectRecentSearches = (state: WithMemory): readonly string[] => state.memory?.searches ?? none;
/** When the visit before this one ended; null where none is known. */
export const selectLastVisit = (state: WithMemory): string | null => state.memory?.since ?? null;
/** Whether anything of it is known here. */
export const selectRemembers = (state: WithMemory): boolean =>
  selectRecentSearches(state).length > 0 || selectLastVisit(state) !== null;
