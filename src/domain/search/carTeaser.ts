import type { BaseFilter } from './search';

/** The request of a car teaser on a content page. */
export interface CarTeaserRequest {
  /** null: the content filters by something that cars don't have; no car matches. */
  filters: readonly BaseFilter[] | null;
  /** The cars to show, in this order; empty: the latest that match. */
  ids: readonly string[];
  /** Without ids; those named are all shown. */
  limit: number;
  /** The cheapest that match instead of the latest. */
  cheapest?: true;
}

/** Fixed lists name at most so many (requirement C-23). */
export const MAX_IDS = 100;
/** Default number of cars in a teaser (requirement C-23). */
export const TEASER_CARS = 8;
/** Default number of facilities in a teaser (requirement C-23). */
export const TEASER_FACILITIES = 4;
/** Number of cars that a landing page shows above the link to the list. */
export const LANDING_CARS = 12;

/** Key of a request, the same on the server and in the browser. */
export const carTeaserKey = ({ filters, ids, limit, cheapest }: CarTeaserRequest): string =>
  JSON.stringify([filters, ids, limit, ...(cheapest ? ['cheapest'] : [])]);
