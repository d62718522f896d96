import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { CarTeaser, CarTeasers } from './carTeasers.slice';

export interface WithCarTeasers {
  carTeasers: CarTeasers;
}

/** undefined: the page did not ask. */
export const selectCarTeaser = (state: WithCarTeasers, question: CarTeaserRequest): CarTeaser | undefined =>
  state.carTeasers[carTeaserKey(question)];
