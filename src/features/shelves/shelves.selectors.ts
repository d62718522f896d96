import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { Shelf, Shelves } from './shelves.events';

export interface WithShelves {
  shelves: Shelves;
}

/** undefined: the page did not ask. */
export const selectShelf = (state: WithShelves, question: CarTeaserRequest): Shelf | undefined =>
  state.shelves[carTeaserKey(question)];
