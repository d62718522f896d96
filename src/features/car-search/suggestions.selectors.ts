import type { RootState } from '@/store/rootState';
import { initialQueryText, type QueryTextState } from './queryText.slice';

/** Completions of the text in the search field. */
export const selectSuggestions = (state: RootState): QueryTextState['suggestions'] =>
  (state.queryText ?? initialQueryText).suggestions;

/** Relaxations of a query without results; null while there are none. */
export const selectRelaxations = (state: RootState): QueryTextState['relaxations'] =>
  (state.queryText ?? initialQueryText).relaxations;
