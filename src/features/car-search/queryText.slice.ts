import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Suggestion } from '@/domain/search/suggest';
import { resultsLoaded, sessionRestored, historyRestored } from '@/features/car-search/carList.events';
import * as events from './queryText.events';

/** Readings that are kept for the way back; older ones are asked for again. */
const READINGS = 12;

export interface QueryTextState {
  /** Whether the help's code has come. */
  ready: boolean;
  typed: string;
  /** What completes which text. */
  completing: { text: string; suggestions: Suggestion[] };
  /** The words that are being read; null while none are. */
  reading: string | null;
  /** The newest last. */
  readings: events.Reading[];
  /** Out of a list without cars; null while it has some, or nobody knows. */
  ways: events.Ways | null;
}

export const initialQueryText: QueryTextState = {
  ready: false,
  typed: '',
  completing: { text: '', suggestions: [] },
  reading: null,
  readings: [],
  ways: null,
};

/** The same words, of which the same were taken back. */
export const sameSaid = (a: QueryText, b: QueryText): boolean =>
  a.text === b.text &&
  a.plain.length === b.plain.length &&
  a.plain.every(({ from, to }, at) => from === b.plain[at]?.from && to === b.plain[at]?.to);

export const queryTextSlice = createSlice({
  name: 'queryText',
  initialState: initialQueryText,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.queryTextReady, (state) => {
        state.ready = true;
      })
      .addCase(events.typed, (state, { payload: { text } }) => {
        state.typed = text;
        if (text === '') state.completing = initialQueryText.completing;
      })
      .addCase(events.suggestionsLoaded, (state, { payload }) => {
        if (payload.text === state.typed) state.completing = payload;
      })
      .addCase(events.queryTextSubmitted, (state, { payload: { text } }) => {
        state.reading = text;
        // What is still on its way completes nothing any more.
        state.typed = text;
        state.completing = initialQueryText.completing;
      })
      .addCase(events.queryTextUnderstood, (state, { payload }) => {
        state.reading = null;
        state.readings = [...state.readings.filter(({ said }) => !sameSaid(said, payload.said)), payload].slice(
          -READINGS,
        );
      })
      .addCase(events.understandingFailed, (state) => {
        state.reading = null;
      })
      .addCase(events.relaxationsLoaded, (state, { payload }) => {
        state.ways = payload;
      })
      // Another list: its own ways follow, where it has no cars either.
      .addMatcher(isAnyOf(resultsLoaded, historyRestored, sessionRestored), (state) => {
        state.ways = null;
      });
  },
});
