/** The search API's contract: specification 2 section 7.1 with decisions 3b, 3c and 3e. */
export interface NumberRange {
  min?: number;
  max?: number;
}

export type FacetOrder = 'count' | 'name' | 'number';

export interface FacetRequest {
  name: string;
  child_name?: string;
  sort_order: FacetOrder;
  /** Selected values ('Volvo', a child as 'Volvo>V60'), or one range. OR within a facet, AND for car_equipment. */
  filters: string[] | NumberRange[];
}

/** Always applies, to counts too. */
export interface BaseFilter extends NumberRange {
  name: string;
  values?: string[];
  not?: true;
}

export interface Near {
  lat: number;
  lng: number;
  km?: number;
}

export interface SearchRequest {
  index: string;
  /** Empty means all (public) fields. */
  fields: string[];
  keyphrase: string;
  /** Finds the words of the keyphrase without typing errors: the text was understood, and corrected, before. */
  exact_spelling?: true;
  facets: FacetRequest[];
  /** 0..100 */
  limit: number;
  /** 0..9999 */
  offset: number;
  /** `<field>_asc`, `<field>_desc`, `relevance`, `distance_asc` (needs `near`). */
  sort_name: string;
  filters: BaseFilter[];
  near?: Near;
}

export interface FacetValue {
  text: string;
  count: number;
  children?: FacetValue[];
}

export interface FacetBucket {
  min: number;
  max: number;
  count: number;
}

interface TermsFacet {
  name: string;
  child_name?: string;
  type: 'terms';
  values: FacetValue[];
}

interface HistogramFacet {
  name: string;
  type: 'histogram';
  buckets: FacetBucket[];
}

export type Facet = TermsFacet | HistogramFacet;

export interface SearchResponse<Document = Record<string, unknown>> {
  facet: Facet[];
  content: Document[];
  total_items: number;
  limit: number;
  offset: number;
}

/** The response when the search service failed (decision 22e); the status is 502. */
export const emptyResponse = (limit = 0, offset = 0): SearchResponse<never> => ({
  facet: [],
  content: [],
  total_items: 0,
  limit,
  offset,
});

/** Between a parent facet value and its child: 'Volvo>V60'. */
export const CHILD_SEPARATOR = '>';

export const searchLimits = {
  limit: 100,
  offset: 9_999,
  keyphrase: 200,
  facets: 40,
  filters: 40,
  values: 200,
  valueLength: 120,
  bodyBytes: 64 * 1024,
} as const;
