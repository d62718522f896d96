import type { RootState } from '@/store/rootState';
import { initialCarsUpTo, type CarsUpTo } from './carsUpTo.slice';

/** How many cars have a loan of at most this month; null where they are not counted. */
export function selectCarsUpTo(state: RootState, most: number): number | null {
  const { counted } = state.carsUpTo ?? initialCarsUpTo;
  return counted?.most === most ? counted.count : null;
}

/** What was counted last: it stays in sight while another month is counted. */
export const selectLastCarsUpTo = (state: RootState): CarsUpTo | null => (state.carsUpTo ?? initialCarsUpTo).counted;
