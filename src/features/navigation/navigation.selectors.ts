import type { MenuStep } from './navigation.flow';
import { initialNavigation, type NavigationState, type ShownMenu } from './navigation.slice';
import type { RootState } from '@/store/rootState';

export type { MenuStep } from './navigation.flow';
export type { ShownMenu } from './navigation.slice';

const of = (state: RootState): NavigationState => state.navigation ?? initialNavigation;

export const selectMenuFlow = (state: RootState): NavigationState['flow'] => of(state).flow;
export const selectMenuStep = (state: RootState): MenuStep => of(state).flow.value;
export const selectShownMenu = (state: RootState): ShownMenu | null => of(state).shown;
export const selectMenuBy = (state: RootState): NavigationState['by'] => of(state).by;
/** Inside the sheet of narrow screens. */
export const selectInSheet = (state: RootState): boolean => of(state).narrow;
export const selectCloseDelay = (state: RootState): number => of(state).closeDelayMs;
export const selectStoredCars = (state: RootState): number => of(state).savedCars;
/** The number at the heart: of the feature of saving where it runs, else as the storage was read. */
export const selectSavedCars = (state: RootState): number =>
  state.saved?.isRead ? state.saved.cars.length : of(state).savedCars;
