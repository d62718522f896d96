import type { SearchHelpState } from './searchHelp.slice';

/** A store in which the feature may not be attached yet. */
export interface WithSearchHelp {
  searchHelp?: SearchHelpState;
}

const nothing: SearchHelpState['completing'] = { text: '', suggestions: [] };

/** What completes the words that are being typed. */
export const selectCompleting = (state: WithSearchHelp): SearchHelpState['completing'] =>
  state.searchHelp?.completing ?? nothing;

/** The ways out of a list without cars. */
export const selectWays = (state: WithSearchHelp): SearchHelpState['ways'] => state.searchHelp?.ways ?? null;
