import type { QueryTextState } from './queryText.slice';

/** A store in which the feature may not be attached yet. */
export interface WithQueryText {
  queryText?: QueryTextState;
}

const nothing: QueryTextState['completing'] = { text: '', suggestions: [] };

/** What completes the words that are being typed. */
export const selectSuggestions = (state: WithQueryText): QueryTextState['completing'] =>
  state.queryText?.completing ?? nothing;

/** The ways out of a list without cars. */
export const selectRelaxations = (state: WithQueryText): QueryTextState['ways'] => state.queryText?.ways ?? null;
