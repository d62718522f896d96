import { createSelector } from 'reselect';
import { paidAmount } from '@/domain/cars/paidAmount';
import type { SavedCar, SavedSearch } from '@/domain/saved/savedItems';
import { listAddress } from '@/domain/search/listAddress';
import { selectSettledQuery } from '@/features/car-search/carList.selectors';
import { selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialSaved, type SavedState, type ShownAlert } from './saved.slice';

export const selectSaved = (state: RootState): SavedState => state.saved ?? initialSaved;
/** Whether the browser's storage has been read: before it, no heart knows its state. */
export const selectCanSave = (state: RootState): boolean => selectSaved(state).isRead;
export const selectIsSaved = (state: RootState, carId: string): boolean =>
  selectSaved(state).cars.some((car) => car.carId === carId);
export const selectSavedCount = (state: RootState): number =>
  selectSaved(state).cars.length + selectSaved(state).searches.length;

/**
 * The address that a search is saved by: the list's first page, with bounds that are still being edited; it has all
 * filters.
 */
export const selectListAddress = createSelector([selectPaths, selectSettledQuery], ({ carList }, query) =>
  listAddress({ carList }, { ...query, page: 1 }),
);
/** The list on screen, where it is saved. */
export const selectSavedList = (state: RootState): SavedSearch | undefined =>
  selectSaved(state).searches.find(({ address }) => address === selectListAddress(state));

export const selectAlert = (state: RootState, address: string): ShownAlert | null =>
  selectSaved(state).alerts?.[address] ?? null;

/** A saved car as its page shows it. */
export interface ShownCar {
  saved: SavedCar;
  /** Absent: sold, or no longer offered. */
  car?: CarRecord;
  /** By how much it is cheaper than when it was saved, in the car's currency; 0 where it is not. */
  cheaperBy: number;
}

const cheaperBy = ({ price }: SavedCar, car: CarRecord): number => {
  const paid = paidAmount(car);
  return price === null || paid === null || price.currency !== car.car_price_currency
    ? 0
    : Math.max(0, price.amount - paid);
};

/** The saved cars, the newest first, with those taken away on this page; null until the stock was looked up. */
export const selectShownCars = createSelector(
  [selectSaved, (state: RootState) => state.entities.cars],
  ({ cars, removed, inStock }, records): readonly ShownCar[] | null =>
    inStock === null
      ? null
      : [...cars, ...removed]
          .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
          .map((saved) => {
            const car = inStock.includes(saved.carId) ? records[saved.carId] : undefined;
            return { saved, cheaperBy: car ? cheaperBy(saved, car) : 0, ...(car && { car }) };
          }),
);

/** The cars of another visitor's link that are in stock. */
export const selectOpenedCars = createSelector(
  [selectSaved, (state: RootState) => state.entities.cars],
  ({ opened, inStock }, records): readonly CarRecord[] =>
    opened.flatMap((carId) => {
      const car = inStock?.includes(carId) ? records[carId] : undefined;
      return car ? [car] : [];
    }),
);
