import { createAction } from '@reduxjs/toolkit';
import type { RangeFacetName, TermsFacetName } from '@/domain/search/carFacets';
import type { ActiveFilter, CarListQuery, SortName } from '@/domain/search/carList';
import type { Facet, NumberRange } from '@/domain/search/search';
import type { AppError } from '@/errors/result';

/** What the visitor did. */
export const termToggled = createAction<{ name: TermsFacetName; value: string }>('carList/termToggled');
/** A bound was moved: a draft that counts after a rest (1.5 s), when `rangesSettled` follows. */
export const rangeEdited = createAction<{ name: RangeFacetName; range: NumberRange | null }>('carList/rangeEdited');
export const rangesSettled = createAction('carList/rangesSettled');
export const keyphraseChanged = createAction<{ keyphrase: string }>('carList/keyphraseChanged');
/** A whole question at once, as words were understood or a suggestion says it. */
export const queryChosen = createAction<{ query: CarListQuery }>('carList/queryChosen');
export const sortChosen = createAction<{ sort: SortName | null }>('carList/sortChosen');
export const filterRemoved = createAction<ActiveFilter>('carList/filterRemoved');
export const filtersCleared = createAction('carList/filtersCleared');
export const moreRequested = createAction('carList/moreRequested');
export const previousRequested = createAction('carList/previousRequested');
export const retried = createAction('carList/retried');

/** What the search answered. `sequence` tells which question it answers: answers to older ones are dropped. */
export interface ListResults {
  sequence: number;
  page: number;
  ids: string[];
  total: number;
  facets: Facet[];
}

export const resultsLoaded = createAction<ListResults>('carList/resultsLoaded');
export const searchFailed = createAction<{ sequence: number; error: AppError }>('carList/searchFailed');
export const pageLoaded = createAction<ListResults>('carList/pageLoaded');
export const pageFailed = createAction<{ sequence: number; error: AppError }>('carList/pageFailed');

/** What the address said: a list query, perhaps with what this history entry showed before. */
export interface ListSnapshot {
  query: CarListQuery;
  pages: Record<number, string[]>;
  total: number;
  facets: Facet[];
}

export const queryDecoded = createAction<{ query: CarListQuery; ignored: { name: string; value: string }[] }>(
  'carList/queryDecoded',
);
export const historyRestored = createAction<{ memory: ListSnapshot; ignored: { name: string; value: string }[] }>(
  'carList/historyRestored',
);
/** What a session kept over a reload. */
export const sessionRestored = createAction<{ memory: ListSnapshot }>('carList/sessionRestored');
