import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { Shelf, Shelves } from './carTeasers.events';

export interface WithCarTeasers {
  carTeasers: Shelves;
}

/** undefined: the page did not ask. */
export const selectCarTeaser = (state: WithCarTeasers, question: CarTeaserRequest): Shelf | undefined =>
  state.carTeasers[carTeaserKey(question)];
