import { rangeFacets, type RangeFacetName } from '@/domain/search/carFacets';
import { emptyQuery, orderedRange, type CarListQuery } from '@/domain/search/carList';
import type { Facet, NumberRange } from '@/domain/search/search';
import type { ChosenSuggestion, UnderstoodQueryText } from '@/domain/search/textSearch';
import type { AppError } from '@/errors/result';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { carListFlow } from './carList.flow';

/** An unknown parameter of the address, or one with an invalid value. */
export interface IgnoredParameter {
  name: string;
  value: string;
}

/** What a list showed: enough to show it again from the entities. */
export interface ListSnapshot {
  query: CarListQuery;
  pages: Record<number, string[]>;
  total: number;
  facets: Facet[];
  /** How the query's text was understood; absent without a text, or where it was not. */
  understood?: UnderstoodQueryText;
}

/** `sequence` names the request: responses to older ones are dropped. */
export interface ListPage {
  sequence: number;
  page: number;
  ids: string[];
  total: number;
}

export interface ListResults extends ListPage {
  /** What was searched for: another query than the requested one where a text was understood. */
  query: CarListQuery;
  facets: Facet[];
  /** Where the request had a text to understand. */
  understood?: UnderstoodQueryText;
}

/**
 * The text that the running search understands: that of the search field, or the keyphrase of an address. Until the
 * response it is the keyphrase.
 */
export interface SubmittedText {
  text: string;
  suggestion?: ChosenSuggestion;
  /** The query without the text before it. */
  query: CarListQuery;
}

export interface CarListState {
  flow: FlowState<StateOf<typeof carListFlow>>;
  /** Changes at once, before the search responds. */
  query: CarListQuery;
  /** The query of the results on screen. */
  loadedQuery: CarListQuery;
  submitted: SubmittedText | null;
  /** Texts whose parts are cached for back and forward, the newest last. */
  understood: UnderstoodQueryText[];
  /** Bounds being moved; `null` takes a range away. They become part of the query after a pause. */
  drafts: Partial<Record<RangeFacetName, NumberRange | null>>;
  /** The page that is loaded while paging. */
  requestedPage: number;
  /** Number of the latest request. */
  sequence: number;
  /** Car ids by page, 1-based; a run without gaps. */
  pages: Record<number, string[]>;
  total: number;
  facets: Facet[];
  ignored: IgnoredParameter[];
  error: AppError | null;
}

export const initialCarList: CarListState = {
  flow: initialFlowState(carListFlow),
  query: emptyQuery,
  loadedQuery: emptyQuery,
  submitted: null,
  understood: [],
  drafts: {},
  requestedPage: 1,
  sequence: 0,
  pages: {},
  total: 0,
  facets: [],
  ignored: [],
  error: null,
};

/** The ranges of a query with the bounds that are being edited: `null` removes a range. */
export function settledRanges(query: CarListQuery, drafts: CarListState['drafts']): CarListQuery['ranges'] {
  const ranges = { ...query.ranges };
  for (const { name } of rangeFacets) {
    const draft = drafts[name];
    if (draft === undefined) continue;
    const range = draft && orderedRange(draft);
    if (range) ranges[name] = range;
    else delete ranges[name];
  }
  return ranges;
}
