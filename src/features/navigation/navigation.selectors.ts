import type { MenuStep } from './navigation.flow';
import { initialNavigation, type NavigationState, type Shown } from './navigation.slice';

export type { MenuStep } from './navigation.flow';
export type { Shown } from './navigation.slice';

/** A store in which the feature may not be attached yet. */
export interface WithNavigation {
  navigation?: NavigationState;
}

const of = (state: WithNavigation): NavigationState => state.navigation ?? initialNavigation;

export const selectMenuPlace = (state: WithNavigation): NavigationState['flow'] => of(state).flow;
export const selectMenuStep = (state: WithNavigation): MenuStep => of(state).flow.value;
export const selectShownMenu = (state: WithNavigation): Shown | null => of(state).shown;
export const selectMenuBy = (state: WithNavigation): NavigationState['by'] => of(state).by;
/** Inside the sheet of narrow screens. */
export const selectInSheet = (state: WithNavigation): boolean => of(state).narrow;
export const selectPatience = (state: WithNavigation): number => of(state).patienceMs;
