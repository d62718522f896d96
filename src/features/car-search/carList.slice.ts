import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { RangeFacetName, TermsFacetName } from '@/domain/search/carFacets';
import {
  emptyQuery,
  LAST_PAGE,
  toggleTerm,
  withoutExtraFilter,
  withoutNear,
  type ActiveFilter,
  type CarListQuery,
  type SortName,
} from '@/domain/search/carList';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Part } from '@/domain/search/query/understanding';
import type { Facet, NumberRange } from '@/domain/search/search';
import type { UnderstoodQueryText } from '@/domain/search/textSearch';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import { carListFlow } from './carList.flow';
import {
  initialCarList,
  settledRanges,
  type CarListState,
  type IgnoredParameter,
  type ListPage,
  type ListResults,
  type ListSnapshot,
  type SubmittedText,
} from './carList.state';

/** One per history entry whose list is stored, and the one on screen. */
const CACHED_TEXTS = 16;

interface Failure {
  sequence: number;
  error: AppError;
}

const loadedPages = (state: CarListState): number[] =>
  Object.keys(state.pages)
    .map(Number)
    .sort((a, b) => a - b);

type Change = (query: CarListQuery) => CarListQuery;

/** A new search: page 1, next number, no old error. The cars on screen stay until the response. */
function search(state: CarListState, change: Change): void {
  const query = { ...state.query, ranges: settledRanges(state.query, state.drafts) };
  state.query = { ...change(query), page: 1 };
  state.submitted = null;
  state.drafts = {};
  requestPage(state, 1);
}

/** A search with a filter added or removed. A text that is being understood stays part of it. */
function refine(state: CarListState, change: Change): void {
  const { submitted, drafts } = state;
  search(state, change);
  if (submitted) {
    const { query } = submitted;
    state.submitted = { ...submitted, query: change({ ...query, ranges: settledRanges(query, drafts) }) };
  }
}

/** The same text, with the same parts marked as plain words. */
const sameQueryText = (a: QueryText, b: QueryText): boolean =>
  a.text === b.text &&
  a.plain.length === b.plain.length &&
  a.plain.every(({ from, to }, index) => from === b.plain[index]?.from && to === b.plain[index]?.to);

/** The parts of the query's text; empty where it has no text, null where they are not known. */
export function partsOf({ understood }: Pick<CarListState, 'understood'>, { queryText }: CarListQuery): Part[] | null {
  if (queryText === undefined) return [];
  return understood.findLast((one) => sameQueryText(one.queryText, queryText))?.parts ?? null;
}

/** How the text of the results on screen was understood; undefined where they have none, or it is not known. */
export function understoodTextOf(
  state: Pick<CarListState, 'understood' | 'loadedQuery'>,
): UnderstoodQueryText | undefined {
  const { queryText } = state.loadedQuery;
  const parts = partsOf(state, state.loadedQuery);
  return queryText && parts ? { queryText, parts } : undefined;
}

/**
 * A keyphrase without a query text has not been understood yet: it is what a form sent, or a search that did not end.
 */
function textToUnderstand({ keyphrase, ...rest }: CarListQuery): SubmittedText | null {
  return keyphrase === '' || rest.queryText ? null : { text: keyphrase, query: { ...rest, keyphrase: '' } };
}

function cacheParts(state: CarListState, understood: UnderstoodQueryText): void {
  state.understood = [
    ...state.understood.filter(({ queryText }) => !sameQueryText(queryText, understood.queryText)),
    understood,
  ].slice(-CACHED_TEXTS);
}

function requestPage(state: CarListState, page: number): void {
  state.requestedPage = page;
  state.sequence += 1;
  state.error = null;
}

function withoutFilter(query: CarListQuery, filter: ActiveFilter): CarListQuery {
  switch (filter.kind) {
    case 'term':
      return query.terms[filter.name]?.includes(filter.value)
        ? { ...query, terms: toggleTerm(query.terms, filter.name, filter.value) }
        : query;
    case 'range': {
      const { [filter.name]: _old, ...ranges } = query.ranges;
      return { ...query, ranges };
    }
    case 'extraFilter':
      return withoutExtraFilter(query, filter.filter);
    case 'near':
      return withoutNear(query);
  }
}

function restore(state: CarListState, { query, pages, total, facets, understood }: ListSnapshot): void {
  const parts = query.queryText && (understood?.parts ?? partsOf(state, query));
  if (query.queryText && parts) cacheParts(state, { queryText: query.queryText, parts });
  state.query = query;
  state.submitted = null;
  state.loadedQuery = query;
  state.drafts = {};
  state.pages = pages;
  state.total = total;
  setFacets(state, facets);
  state.sequence += 1;
  state.error = null;
}

/** The facets are frozen at the top level; otherwise Immer would visit every count in them. */
function setFacets(state: CarListState, facets: Facet[]): void {
  Object.freeze(facets);
  state.facets = facets;
}

export const carListSlice = createFlowSlice({
  flow: carListFlow,
  initialState: initialCarList,
  guards: { isLatest: (state, { payload }) => payload.sequence === state.sequence },
  reducers: {
    termToggled: (state, { payload }: PayloadAction<{ name: TermsFacetName; value: string }>) =>
      refine(state, (query) => ({ ...query, terms: toggleTerm(query.terms, payload.name, payload.value) })),
    /** A draft: `rangesSettled` follows after a pause of 1.5 s. The range of the query is none. */
    rangeEdited: (
      state,
      { payload: { name, range } }: PayloadAction<{ name: RangeFacetName; range: NumberRange | null }>,
    ) => {
      const settled = state.query.ranges[name];
      if (range?.min === settled?.min && range?.max === settled?.max) delete state.drafts[name];
      else state.drafts[name] = range;
    },
    rangesSettled: (state) => refine(state, (query) => query),
    keyphraseChanged: (state, { payload }: PayloadAction<{ keyphrase: string }>) =>
      search(state, (query) => ({ ...query, keyphrase: payload.keyphrase })),
    /** A complete query: a relaxation, or a text of which a part was changed. */
    queryChosen: (
      state,
      { payload: { query, understood } }: PayloadAction<{ query: CarListQuery; understood?: UnderstoodQueryText }>,
    ) => {
      search(state, () => query);
      if (understood) cacheParts(state, understood);
    },
    /** A text that the search understands. It is the keyphrase until the response. */
    textSearched: (state, { payload }: PayloadAction<SubmittedText>) => {
      const { queryText: _queryText, ...rest } = payload.query;
      search(state, () => ({ ...rest, keyphrase: payload.text }));
      state.submitted = payload;
    },
    sortChosen: (state, { payload: { sort } }: PayloadAction<{ sort: SortName | null }>) =>
      // Sorting by distance needs a location.
      refine(state, (query) => ({ ...query, sort: sort === 'distance_asc' && !query.near ? null : sort })),
    filterRemoved: (state, { payload }: PayloadAction<ActiveFilter>) =>
      refine(state, (query) => withoutFilter(query, payload)),
    filtersCleared: (state) => {
      search(state, (query) => ({ ...emptyQuery, sort: withoutNear(query).sort }));
      state.ignored = [];
    },
    moreRequested: (state) => requestPage(state, Math.min((loadedPages(state).at(-1) ?? 0) + 1, LAST_PAGE)),
    previousRequested: (state) => requestPage(state, Math.max((loadedPages(state)[0] ?? 2) - 1, 1)),
    retried: (state) => requestPage(state, state.requestedPage),

    /** The query of an address. A keyphrase that has not been understood is understood by the search. */
    queryDecoded: (state, { payload }: PayloadAction<{ query: CarListQuery; ignored: IgnoredParameter[] }>) => {
      search(state, () => payload.query);
      state.query = payload.query;
      state.submitted = textToUnderstand(payload.query);
      state.requestedPage = payload.query.page;
      state.ignored = payload.ignored;
    },
    /** Back or forward to a list of this visit. */
    historyRestored: (state, { payload }: PayloadAction<{ snapshot: ListSnapshot; ignored: IgnoredParameter[] }>) => {
      restore(state, payload.snapshot);
      state.ignored = payload.ignored;
    },
    /** The pages that were loaded before a reload. */
    sessionRestored: (state, { payload }: PayloadAction<{ snapshot: ListSnapshot }>) =>
      restore(state, payload.snapshot),

    resultsLoaded: (
      state,
      { payload: { query, page, ids, total, facets, understood } }: PayloadAction<ListResults>,
    ) => {
      // A page beyond the end responds with the last one.
      state.query = { ...query, page };
      state.loadedQuery = state.query;
      state.submitted = null;
      if (understood) cacheParts(state, understood);
      state.pages = { [page]: ids };
      state.total = total;
      setFacets(state, facets);
      state.error = null;
    },
    pageLoaded: (state, { payload: { page, ids, total } }: PayloadAction<ListPage>) => {
      state.pages[page] = ids;
      state.total = total;
      state.query.page = Math.max(...loadedPages(state));
      state.loadedQuery = state.query;
    },
    searchFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.error = payload.error;
    },
    pageFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.error = payload.error;
    },
  },
});

export const {
  termToggled,
  rangeEdited,
  rangesSettled,
  keyphraseChanged,
  queryChosen,
  textSearched,
  sortChosen,
  filterRemoved,
  filtersCleared,
  moreRequested,
  previousRequested,
  retried,
  queryDecoded,
  historyRestored,
  sessionRestored,
  resultsLoaded,
  pageLoaded,
  searchFailed,
  pageFailed,
} = carListSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof carListSlice> {}
}
