import type { QueryText } from './extraFilters';
import type { Part, QueryLanguage } from './query/understanding';
import type { BaseFilter, SearchResponse } from './search';

/** A suggestion that the visitor chose: its start in the text, and the filter that it stands for. */
export interface ChosenSuggestion {
  from: number;
  name: string;
  /** A filter value: 'Volvo', 'Volvo>V60'. */
  value: string;
}

/** POST /api/search with `query_text`: free text is understood and searched for in one request (docs/search.md). */
export interface TextSearchRequest {
  index: string;
  /** Empty means all (public) fields. */
  fields: string[];
  /** 0..100 */
  limit: number;
  /** 0..9999 */
  offset: number;
  /** Apply in addition to the query. */
  filters: BaseFilter[];
  query_text: {
    /** The list query that the text belongs to, as an address encodes it (`encodeListQuery`). Its page is ignored. */
    query: string;
    /**
     * Replaces the query's text and the filters that came from it. Left out: the query stays, its text is explained.
     */
    text?: string;
    suggestion?: ChosenSuggestion;
    /** The language that the visitor reads. */
    language: QueryLanguage;
  };
}

/** A text and how it was understood. */
export interface UnderstoodQueryText {
  queryText: QueryText;
  parts: Part[];
}

export interface TextSearchResponse<Document = Record<string, unknown>> extends SearchResponse<Document> {
  understood: {
    /** The list query that was searched for, as an address encodes it. */
    query: string;
    queryText: QueryText;
    /** null: the text could not be understood. A new text was searched for as a keyphrase. */
    parts: Part[] | null;
  };
}

/** Characters of `query_text.query`. */
export const MAX_QUERY_LENGTH = 8_000;
