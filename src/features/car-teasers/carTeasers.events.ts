import { createAction } from '@reduxjs/toolkit';

/** What a shelf's question was answered with. */
export interface Shelf {
  ids: string[];
  total: number;
  /** The list's address query for the same cars; null where the list can't say it. */
  query: string | null;
  /** There was no answer: that is not the same as no car. */
  failed: boolean;
}

/** By the question's key (`domain/search/carTeaser.ts`). */
export type Shelves = Readonly<Record<string, Shelf>>;

export const teasersLoaded = createAction<Shelves>('carTeasers/teasersLoaded');
