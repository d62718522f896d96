import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CarListQuery } from '@/domain/search/carList';
import type { Constraint } from '@/domain/search/relax';
import type { Suggestion } from '@/domain/search/suggest';
import { queryChosen, textSearched } from './carList.slice';

export interface Suggestions {
  text: string;
  suggestions: Suggestion[];
  /** Cars that the text finds as it stands; null while that is not known. */
  total: number | null;
}

/** What to remove, one after the other, and how many cars there are then. */
export interface LoadedRelaxation {
  constraints: Constraint[];
  total_items: number;
}

/** Relaxations of a query without results, and the ids of the nearest matches. */
export interface Relaxations {
  /** The query that they belong to: for the list of another one they don't apply. */
  query: CarListQuery;
  relaxations: LoadedRelaxation[];
  nearest: string[];
}

export interface QueryTextState {
  /** Whether this code is attached; until then the form is sent to the server. */
  ready: boolean;
  /** The text for which suggestions were requested last. */
  requestedText: string;
  suggestions: Suggestions;
  /** Those loaded last; null before. */
  relaxations: Relaxations | null;
}

export const initialQueryText: QueryTextState = {
  ready: false,
  requestedText: '',
  suggestions: { text: '', suggestions: [], total: null },
  relaxations: null,
};

/** With a search, also those that are still being loaded. */
function dropSuggestions(state: QueryTextState, text: string): void {
  state.requestedText = text;
  state.suggestions = initialQueryText.suggestions;
}

export const queryTextSlice = createSlice({
  name: 'queryText',
  initialState: initialQueryText,
  reducers: {
    queryTextReady: (state) => {
      state.ready = true;
    },
    /** Dispatched after a pause in typing. `query`: the list query that the text would be added to, encoded. */
    suggestionsRequested: (state, { payload: { text } }: PayloadAction<{ text: string; query: string }>) => {
      state.requestedText = text;
      if (text === '') state.suggestions = initialQueryText.suggestions;
    },
    suggestionsLoaded: (state, { payload }: PayloadAction<Suggestions>) => {
      if (payload.text === state.requestedText) state.suggestions = payload;
    },
    /** The part becomes part of the keyphrase. */
    partMarkedPlain: (_state, _action: PayloadAction<{ index: number }>) => undefined,
    /** The filter of the part is removed. */
    partRemoved: (_state, _action: PayloadAction<{ index: number }>) => undefined,
    relaxationsLoaded: (state, { payload }: PayloadAction<Relaxations>) => {
      state.relaxations = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(textSearched, (state, { payload: { text } }) => dropSuggestions(state, text))
      .addCase(queryChosen, (state) => dropSuggestions(state, ''));
  },
});

export const {
  queryTextReady,
  suggestionsRequested,
  suggestionsLoaded,
  partMarkedPlain,
  partRemoved,
  relaxationsLoaded,
} = queryTextSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof queryTextSlice> {}
}
