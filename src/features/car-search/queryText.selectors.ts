import { createSelector } from 'reselect';
import { chosenByHand, explainsQuery, stillApplies } from '@/domain/search/query/applyQueryText';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Part } from '@/domain/search/query/understanding';
import { selectQuery, type WithCarList } from '@/features/car-search/carList.selectors';
import { initialQueryText, sameQueryText, type QueryTextState } from '@/features/car-search/queryText.slice';
import type { WithQueryText } from '@/features/car-search/suggestions.selectors';

const helpOf = (state: WithQueryText): QueryTextState => state.queryText ?? initialQueryText;

export const selectQueryTextReady = (state: WithQueryText): boolean => helpOf(state).ready;
/** Whether words are being read right now. */
export const selectIsUnderstanding = (state: WithQueryText): boolean => helpOf(state).submittedText !== null;

const noParts: Part[] = [];

/** How this text was understood; null where that is not known. */
export const selectPartsOf = (state: WithQueryText, said: QueryText): Part[] | null =>
  helpOf(state).understood.findLast((one) => sameQueryText(one.queryText, said))?.parts ?? null;

/** The same of the words of the question; empty where nothing was said. */
export const selectParts = (state: WithCarList & WithQueryText): Part[] | null => {
  const { queryText } = selectQuery(state);
  return queryText === undefined ? noParts : selectPartsOf(state, queryText);
};

export interface ReadPart {
  /** Its place among all parts. */
  at: number;
  part: Part;
  /** Whether the question still asks for it. */
  holds: boolean;
}

/** The words of the question, part by part. */
export const selectUnderstoodParts = createSelector(
  [selectQuery, (state: WithCarList & WithQueryText) => selectParts(state)],
  (query, parts): ReadPart[] => (parts ?? noParts).map((part, at) => ({ at, part, holds: stillApplies(query, part) })),
);

/** Whether the words have anything to explain: words that nothing is left of have not. */
export const selectHasExplanation = createSelector(
  [selectQuery, (state: WithCarList & WithQueryText) => selectParts(state)],
  (query, parts) => explainsQuery(query, parts ?? noParts),
);

/** What narrows the list beside its words: each filter is shown once, with the words or without. */
export const selectOtherFilters = createSelector(
  [selectQuery, (state: WithCarList & WithQueryText) => selectParts(state)],
  (query, parts) => chosenByHand(query, parts ?? noParts),
);

/** What stands in the list's field: the words as they were said. */
export const selectQueryText = (state: WithCarList): string =>
  selectQuery(state).queryText?.text ?? selectQuery(state).keyphrase;
