import type { BaseFilter } from './search';

/** What a shelf of cars on a content page asks of the stock. */
export interface CarTeaserRequest {
  /** null: content asks for something that cars don't have; no car fits. */
  filters: readonly BaseFilter[] | null;
  /** These very cars, in this order; empty: whichever fit, the latest first. */
  ids: readonly string[];
  limit: number;
}

/** Fixed lists name at most so many (requirement C-23). */
export const MAX_IDS = 100;
/** Cars that a teaser shows where content says nothing (requirement C-23). */
export const TEASER_CARS = 8;
/** Facilities that a teaser shows where content says nothing (requirement C-23). */
export const TEASER_FACILITIES = 4;
/** Cars that a landing page shows before it leads to the list. */
export const LANDING_CARS = 12;

/** The same for the same question, on the server and in the browser. */
export const carTeaserKey = ({ filters, ids, limit }: CarTeaserRequest): string =>
  JSON.stringify([filters, ids, limit]);
