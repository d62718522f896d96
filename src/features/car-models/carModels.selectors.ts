import type { ModelSummary } from '@/domain/cars/modelSummary';
import type { RootState } from '@/store/rootState';
import { initialCarModels } from './carModels.slice';

/** By the address of the model's list; null where the stock could not be asked. */
export const selectCarModel = (state: RootState, list: string): ModelSummary | null =>
  (state.carModels ?? initialCarModels)[list] ?? null;
