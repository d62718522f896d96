import type { QueryTextState } from './queryText.slice';

/** A store in which the feature may not be attached yet. */
export interface WithQueryText {
  queryText?: QueryTextState;
}

const nothing: QueryTextState['suggestions'] = { text: '', suggestions: [] };

/** What completes the words that are being typed. */
export const selectSuggestions = (state: WithQueryText): QueryTextState['suggestions'] =>
  state.queryText?.suggestions ?? nothing;

/** The ways out of a list without cars. */
export const selectRelaxations = (state: WithQueryText): QueryTextState['relaxations'] =>
  state.queryText?.relaxations ?? null;
