import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Part } from '@/domain/search/query/understanding';
import type { Relaxation } from '@/domain/search/relax';
import type { Suggestion } from '@/domain/search/suggest';
import { historyRestored, resultsLoaded, sessionRestored } from './carList.slice';

/** Texts whose parts are cached for back and forward. */
const CACHED_TEXTS = 12;

/** A suggestion that the visitor chose: its start in the text, and the filter that it stands for. */
export interface ChosenSuggestion {
  from: number;
  name: string;
  value: string;
}

export interface Suggestions {
  text: string;
  suggestions: Suggestion[];
}

/** A query text and what its parts mean. */
export interface UnderstoodQueryText {
  queryText: QueryText;
  parts: Part[];
}

/** Relaxations of a query without results, and the ids of the nearest matches. */
export interface Relaxations {
  relaxations: Relaxation[];
  nearest: string[];
}

export interface QueryTextState {
  /** Whether this code is attached; until then the form is sent to the server. */
  ready: boolean;
  /** The text for which suggestions were requested last. */
  requestedText: string;
  suggestions: Suggestions;
  /** The text that is being understood. */
  submittedText: string | null;
  /** The newest last. */
  understood: UnderstoodQueryText[];
  /** null while the list has results, or before the response. */
  relaxations: Relaxations | null;
}

export const initialQueryText: QueryTextState = {
  ready: false,
  requestedText: '',
  suggestions: { text: '', suggestions: [] },
  submittedText: null,
  understood: [],
  relaxations: null,
};

/** The same text, with the same parts marked as plain words. */
export const sameQueryText = (a: QueryText, b: QueryText): boolean =>
  a.text === b.text &&
  a.plain.length === b.plain.length &&
  a.plain.every(({ from, to }, index) => from === b.plain[index]?.from && to === b.plain[index]?.to);

export const queryTextSlice = createSlice({
  name: 'queryText',
  initialState: initialQueryText,
  reducers: {
    queryTextReady: (state) => {
      state.ready = true;
    },
    suggestionsRequested: (state, { payload: { text } }: PayloadAction<{ text: string }>) => {
      state.requestedText = text;
      if (text === '') state.suggestions = initialQueryText.suggestions;
    },
    suggestionsLoaded: (state, { payload }: PayloadAction<Suggestions>) => {
      if (payload.text === state.requestedText) state.suggestions = payload;
    },
    /** An empty text removes the text before. */
    queryTextSubmitted: (
      state,
      { payload: { text } }: PayloadAction<{ text: string; suggestion?: ChosenSuggestion }>,
    ) => {
      state.submittedText = text;
      // Suggestions that are still being loaded are dropped.
      state.requestedText = text;
      state.suggestions = initialQueryText.suggestions;
    },
    queryTextUnderstood: (state, { payload }: PayloadAction<UnderstoodQueryText>) => {
      state.submittedText = null;
      state.understood = [
        ...state.understood.filter(({ queryText }) => !sameQueryText(queryText, payload.queryText)),
        payload,
      ].slice(-CACHED_TEXTS);
    },
    /** The whole text becomes the keyphrase. */
    understandingFailed: (state, _action: PayloadAction<{ text: string }>) => {
      state.submittedText = null;
    },
    /** The part becomes plain words of the keyphrase. */
    partMarkedPlain: (_state, _action: PayloadAction<{ index: number }>) => undefined,
    /** The filter of the part is removed. */
    partRemoved: (_state, _action: PayloadAction<{ index: number }>) => undefined,
    relaxationsLoaded: (state, { payload }: PayloadAction<Relaxations>) => {
      state.relaxations = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(resultsLoaded, historyRestored, sessionRestored), (state) => {
      state.relaxations = null;
    });
  },
});

export const {
  queryTextReady,
  suggestionsRequested,
  suggestionsLoaded,
  queryTextSubmitted,
  queryTextUnderstood,
  understandingFailed,
  partMarkedPlain,
  partRemoved,
  relaxationsLoaded,
} = queryTextSlice.actions;
