import { selectCarById, type CarRecord, type EntitiesRoot } from '@/store/entities';
import type { CarsState } from './cars.slice';

export interface WithCars {
  cars: CarsState;
}

export const selectCarPage = (state: WithCars): CarsState => state.cars;
export const selectOpenCar = (state: WithCars & EntitiesRoot): CarRecord | null =>
  state.cars.carId === null ? null : (selectCarById(state, state.cars.carId) ?? null);
