import { cleanKeyphrase } from './carList';
import type { QueryLanguage } from './query/understanding';
import type { BaseFilter } from './search';

/** A text to complete (decision 3e: POST /api/search/suggest). */
export interface SuggestRequest {
  index: string;
  /** The last word may be incomplete. */
  text: string;
  /** 1..20 */
  limit: number;
  /** Counts apply to documents that match these. */
  filters: BaseFilter[];
  /** The language of the page, where it is another than the stock's. */
  language?: QueryLanguage;
  /**
   * Of an index of cars: the list query that the text would be added to, as an address encodes it. With it and
   * `language`, counts are those of the search that a choice leads to.
   */
  query?: string;
}

export interface Suggestion {
  /** The facet: 'car_brand', for models too. */
  name: string;
  /** As a filter value: 'Volvo', 'Volvo>V60'. */
  value: string;
  /** The value as text, in the language of the request: 'Volvo V60'. */
  text: string;
  /** Documents that have it, or that the whole text finds with it; never 0. */
  count: number;
  /** The part of the input to replace; text before it is kept. UTF-16 offsets, `to` exclusive. */
  from: number;
  to: number;
}

/** Best first: by match quality, equipment and similar fields last, then by count, then by text. */
export interface SuggestResponse {
  suggestions: Suggestion[];
  /** Cars that the text finds as it stands; for a request with `query`. */
  total_items?: number;
}

/** The text with its end replaced by a suggestion, and where that begins. */
export function completedText(text: string, { from, text: shown }: Suggestion): { text: string; from: number } {
  const before = cleanKeyphrase(text.slice(0, from));
  return before === '' ? { text: shown, from: 0 } : { text: `${before} ${shown}`, from: before.length + 1 };
}

export const suggestLimits = { text: 100, limit: 20, first: 8 } as const;
