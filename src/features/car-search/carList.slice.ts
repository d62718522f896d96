import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { RangeFacetName } from '@/domain/search/carFacets';
import {
  emptyQuery,
  LAST_PAGE,
  toggleTerm,
  withoutNear,
  withoutExtraFilter,
  type ActiveFilter,
  type CarListQuery,
} from '@/domain/search/carList';
import type { Facet, NumberRange } from '@/domain/search/search';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './carList.events';
import { carListFlow, type FacetsPhase } from './carList.flow';
import { settledRanges } from './settledRanges';

export interface CarListState {
  flow: FlowState<FacetsPhase>;
  /** What the visitor asks: changed at once, before the search has answered. */
  query: CarListQuery;
  /** What the cars on show answer: the query of the last answer. */
  answered: CarListQuery;
  /** Bounds being moved; `null` takes a range away. They become part of the query when they have rested. */
  drafts: Partial<Record<RangeFacetName, NumberRange | null>>;
  /** The page under way while paging. */
  asked: number;
  /** Grows with every question; an answer to an older one is dropped. */
  sequence: number;
  /** Car ids by page, 1-based; a run without gaps. */
  pages: Record<number, string[]>;
  total: number;
  facets: Facet[];
  ignored: { name: string; value: string }[];
  error: AppError | null;
}

export const initialCarList: CarListState = {
  flow: initialFlowState(carListFlow),
  query: emptyQuery,
  answered: emptyQuery,
  drafts: {},
  asked: 1,
  sequence: 0,
  pages: {},
  total: 0,
  facets: [],
  ignored: [],
  error: null,
};

/** An answer to a question that is no longer the newest. */
const isStale = (state: CarListState, { payload }: UnknownAction): boolean =>
  typeof payload === 'object' && payload !== null && 'sequence' in payload && payload.sequence !== state.sequence;

const loaded = (state: CarListState): number[] =>
  Object.keys(state.pages)
    .map(Number)
    .sort((a, b) => a - b);

/** A new question: page 1, next number, no old trouble. The cars on show stay until the answer comes. */
function ask(state: CarListState, change: Partial<CarListQuery>): CarListState {
  return {
    ...state,
    query: { ...state.query, ranges: settledRanges(state.query, state.drafts), ...change, page: 1 },
    drafts: {},
    asked: 1,
    sequence: state.sequence + 1,
    error: null,
  };
}

function askPage(state: CarListState, page: number): CarListState {
  return { ...state, asked: page, sequence: state.sequence + 1, error: null };
}

function withoutFilter(query: CarListQuery, dropped: ActiveFilter): CarListQuery {
  switch (dropped.kind) {
    case 'term':
      return query.terms[dropped.name]?.includes(dropped.value)
        ? { ...query, terms: toggleTerm(query.terms, dropped.name, dropped.value) }
        : query;
    case 'range': {
      const { [dropped.name]: _old, ...ranges } = query.ranges;
      return { ...query, ranges };
    }
    case 'extraFilter':
      return withoutExtraFilter(query, dropped.filter);
    case 'near':
      return withoutNear(query);
  }
}

function changed(state: CarListState, action: UnknownAction): CarListState {
  if (events.termToggled.match(action))
    return ask(state, { terms: toggleTerm(state.query.terms, action.payload.name, action.payload.value) });
  if (events.rangesSettled.match(action)) return ask(state, {});
  if (events.keyphraseChanged.match(action)) return ask(state, { keyphrase: action.payload.keyphrase });
  if (events.queryChosen.match(action)) return { ...ask(state, {}), query: { ...action.payload.query, page: 1 } };
  if (events.sortChosen.match(action)) {
    const { sort } = action.payload;
    // Nearest to nowhere is no order.
    return ask(state, { sort: sort === 'distance_asc' && !state.query.near ? null : sort });
  }
  if (events.filtersCleared.match(action))
    return { ...ask(state, {}), query: { ...emptyQuery, sort: withoutNear(state.query).sort }, ignored: [] };
  if (events.filterRemoved.match(action)) {
    const asked = ask(state, {});
    return { ...asked, query: withoutFilter(asked.query, action.payload) };
  }
  if (events.queryDecoded.match(action)) {
    return {
      ...ask(state, {}),
      query: action.payload.query,
      asked: action.payload.query.page,
      ignored: action.payload.ignored,
    };
  }
  if (events.historyRestored.match(action))
    return { ...restored(state, action.payload.memory), ignored: action.payload.ignored };
  if (events.sessionRestored.match(action)) return restored(state, action.payload.memory);
  if (events.moreRequested.match(action)) return askPage(state, Math.min((loaded(state).at(-1) ?? 0) + 1, LAST_PAGE));
  if (events.previousRequested.match(action)) return askPage(state, Math.max((loaded(state)[0] ?? 2) - 1, 1));
  if (events.retried.match(action)) return askPage(state, state.asked);
  if (events.resultsLoaded.match(action)) {
    const { page, ids, total, facets } = action.payload;
    // The page asked for may lie beyond the end: then the last one came.
    const query = { ...state.query, page };
    // Frozen at its top an answer is taken as it is: immer would look at every count in it, to freeze that.
    Object.freeze(facets);
    return { ...state, pages: { [page]: ids }, total, facets, query, answered: query, error: null };
  }
  if (events.pageLoaded.match(action)) {
    const { page, ids, total } = action.payload;
    const pages = { ...state.pages, [page]: ids };
    const query = { ...state.query, page: Math.max(...Object.keys(pages).map(Number)) };
    return { ...state, pages, total, query, answered: query };
  }
  if (events.searchFailed.match(action) || events.pageFailed.match(action)) {
    return { ...state, error: action.payload.error };
  }
  return state;
}

const restored = (state: CarListState, memory: events.ListSnapshot): CarListState => ({
  ...state,
  ...memory,
  answered: memory.query,
  drafts: {},
  sequence: state.sequence + 1,
  error: null,
});

export const carListSlice = createSlice({
  name: 'carList',
  initialState: initialCarList,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(events.rangeEdited, (state, { payload: { name, range } }) => {
      state.drafts[name] = range;
    });
    builder.addMatcher(
      (action) => action.type.startsWith('carList/'),
      (state, action: UnknownAction) => {
        const event = eventOf(carListFlow, action.type);
        if (event === null || isStale(state, action)) return state;
        const flow = { ...state.flow };
        const moved = advance(carListFlow, flow, event, {});
        return { ...(moved ? changed(state, action) : state), flow };
      },
    );
  },
});
