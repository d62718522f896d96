import { isBiddingOver } from '@/domain/cars/bids';
import { isLot } from '@/domain/cars/lot';
import { selectAuction, selectNow } from '@/store/context';
import { selectCarById, type CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialCars, type CarsState } from './cars.slice';

export const selectCarPage = (state: RootState): CarsState => state.cars ?? initialCars;
export const selectCarsFlow = (state: RootState): CarsState['flow'] => selectCarPage(state).flow;
/** The car on screen; null while it is not loaded. */
export const selectOpenCar = (state: RootState): CarRecord | null => {
  const { carId } = selectCarPage(state);
  return carId === null ? null : (selectCarById(state, carId) ?? null);
};

/** Whether the page has a form for bids on a car. */
export const selectTakesBids = (state: RootState, car: CarRecord): boolean =>
  selectAuction(state) !== null &&
  isLot(car) &&
  car.car_price !== undefined &&
  !isBiddingOver(car, Date.parse(selectNow(state)));
