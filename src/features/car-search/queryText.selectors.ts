import { createSelector } from 'reselect';
import {
  chosenByHand,
  explainsQuery,
  stillApplies,
  withoutQueryText,
  withPlainPart,
} from '@/domain/search/query/applyQueryText';
import type { CarListQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import { selectCarList, selectQuery, selectSettledQuery } from '@/features/car-search/carList.selectors';
import { partsOf } from '@/features/car-search/carList.slice';
import type { RootState } from '@/store/rootState';
import { initialQueryText } from './queryText.slice';

export const selectQueryTextReady = (state: RootState): boolean => (state.queryText ?? initialQueryText).ready;

/** Whether a text is being understood. */
export const selectIsUnderstanding = (state: RootState): boolean =>
  selectCarList(state).submitted !== null && selectCarList(state).flow.value === 'searching';

const selectUnderstood = (state: RootState) => selectCarList(state).understood;
const noParts: Part[] = [];

/** The parts of the query's text; empty without a text, and where they are not known. */
const selectParts = createSelector(
  [selectUnderstood, selectQuery],
  (understood, query): Part[] => partsOf({ understood }, query) ?? noParts,
);

/**
 * What a new text is added to: the query without the text before and its filters. Where the parts of that text are not
 * known, it stays, and the server finds what came from it.
 */
export const selectQueryWithoutText = createSelector(
  [selectSettledQuery, (state: RootState) => selectCarList(state).submitted, selectUnderstood],
  (settled, submitted, understood): CarListQuery => {
    const query = submitted?.query ?? settled;
    const parts = partsOf({ understood }, query);
    return parts ? withoutQueryText(query, parts) : query;
  },
);

export interface UnderstoodPart {
  /** Its index among all parts. */
  index: number;
  part: Part;
  /** Whether the query still contains what the part means. */
  applies: boolean;
}

export const selectUnderstoodParts = createSelector([selectQuery, selectParts], (query, parts): UnderstoodPart[] =>
  parts.map((part, index) => ({ index, part, applies: stillApplies(query, part) })),
);

export interface Correction extends UnderstoodPart {
  /** The query that searches for the part as it was written. */
  asWritten: CarListQuery;
}

/** Parts whose spelling was corrected, while the query contains what they mean. */
export const selectCorrections = createSelector([selectQuery, selectParts], (query, parts): Correction[] =>
  parts.flatMap((part, index) => {
    const plain = part.corrected !== undefined && stillApplies(query, part) && withPlainPart(query, parts, part);
    return plain ? [{ index, part, applies: true, asWritten: plain.query }] : [];
  }),
);

/** Whether the text explains any part of the query. */
export const selectHasExplanation = createSelector([selectQuery, selectParts], explainsQuery);

/** Filters that the text does not explain; no keyphrase while the text that it stands for is being understood. */
export const selectOtherFilters = createSelector(
  [selectQuery, selectParts, selectIsUnderstanding],
  (query, parts, isUnderstanding) => chosenByHand(isUnderstanding ? { ...query, keyphrase: '' } : query, parts),
);

/** The text of the list's search field. */
export const selectQueryText = (state: RootState): string =>
  selectQuery(state).queryText?.text ?? selectQuery(state).keyphrase;
