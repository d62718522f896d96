import type { CarsView } from '@/store/address.actions';
import type { RootState } from '@/store/rootState';

export const selectCarsView = (state: RootState): CarsView => state.carsPage?.view ?? 'unknown';
/** Whether the list is on screen; false on pages without this feature. */
export const selectIsListVisible = (state: RootState): boolean => selectCarsView(state) === 'carList';
/** The car whose page was left last; null for none. */
export const selectLastCar = (state: RootState): string | null => state.carsPage?.lastCar ?? null;
export const selectIsFiltering = (state: RootState): boolean => state.carsPage?.isFiltering ?? false;
export const selectIsShowingPictures = (state: RootState): boolean => state.carsPage?.isShowingPictures ?? false;
export const selectIsMapOpen = (state: RootState): boolean => state.carsPage?.isMapOpen ?? false;
/** The address after the first step on this page; null before, and on pages without this feature. */
export const selectCurrentAddress = (state: RootState): string | null => state.carsPage?.address ?? null;
