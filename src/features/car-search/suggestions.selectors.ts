import { createSelector } from 'reselect';
import { sameCriteria } from '@/domain/search/carList';
import type { RootState } from '@/store/rootState';
import { selectCarList } from './carList.selectors';
import { initialQueryText, type QueryTextState } from './queryText.slice';

/** Completions of the text in the search field. */
export const selectSuggestions = (state: RootState): QueryTextState['suggestions'] =>
  (state.queryText ?? initialQueryText).suggestions;

/** Relaxations of the query on screen; null while there are none. */
export const selectRelaxations = createSelector(
  [
    (state: RootState) => (state.queryText ?? initialQueryText).relaxations,
    (state: RootState) => selectCarList(state).loadedQuery,
  ],
  (relaxations, query) => (relaxations && sameCriteria(relaxations.query, query) ? relaxations : null),
);
