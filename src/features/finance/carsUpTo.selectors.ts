import type { RootState } from '@/store/rootState';
import { initialCarsUpTo } from './carsUpTo.slice';

/** How many cars have a loan of at most this month; null where they are not counted. */
export function selectCarsUpTo(state: RootState, most: number): number | null {
  const { counted } = state.carsUpTo ?? initialCarsUpTo;
  return counted?.most === most ? counted.count : null;
}
