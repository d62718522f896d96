import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Suggestion } from '@/domain/search/suggest';
import { answerArrived, listRemembered, listRestored } from '@/features/facets/facets.events';
import * as events from './searchHelp.events';

/** Readings that are kept for the way back; older ones are asked for again. */
const READINGS = 12;

export interface SearchHelpState {
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

export const initialSearchHelp: SearchHelpState = {
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

export const searchHelpSlice = createSlice({
  name: 'searchHelp',
  initialState: initialSearchHelp,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.helpCame, (state) => {
        state.ready = true;
      })
      .addCase(events.typed, (state, { payload: { text } }) => {
        state.typed = text;
        if (text === '') state.completing = initialSearchHelp.completing;
      })
      .addCase(events.suggestionsArrived, (state, { payload }) => {
        if (payload.text === state.typed) state.completing = payload;
      })
      .addCase(events.wordsGiven, (state, { payload: { text } }) => {
        state.reading = text;
        // What is still on its way completes nothing any more.
        state.typed = text;
        state.completing = initialSearchHelp.completing;
      })
      .addCase(events.wordsRead, (state, { payload }) => {
        state.reading = null;
        state.readings = [...state.readings.filter(({ said }) => !sameSaid(said, payload.said)), payload].slice(
          -READINGS,
        );
      })
      .addCase(events.wordsUnread, (state) => {
        state.reading = null;
      })
      .addCase(events.waysFound, (state, { payload }) => {
        state.ways = payload;
      })
      // Another list: its own ways follow, where it has no cars either.
      .addMatcher(isAnyOf(answerArrived, listRestored, listRemembered), (state) => {
        state.ways = null;
      });
  },
});
