import type { BaseFilter } from './search';

/** What a visitor has typed so far, to be completed (decision 3e: POST /api/search/suggest). */
export interface SuggestRequest {
  index: string;
  /** The last word may be unfinished. */
  text: string;
  /** 1..20 */
  limit: number;
  /** Counts are within these. */
  filters: BaseFilter[];
}

export interface Suggestion {
  /** The facet: 'car_brand', for models too. */
  name: string;
  /** As a filter takes it: 'Volvo', 'Volvo>V60'. */
  value: string;
  /** As a person reads it: 'Volvo V60'. */
  text: string;
  /** Documents that have it, never 0. */
  count: number;
  /** The part of the typed text that it stands for; what stands before stays. UTF-16 offsets, `to` exclusive. */
  from: number;
  to: number;
}

/** The best first: by exactness, equipment and the like behind the rest, then by count, then by text. */
export interface SuggestResponse {
  suggestions: Suggestion[];
}

export const suggestLimits = { text: 100, limit: 20, first: 8 } as const;
