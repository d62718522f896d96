import { createAction } from '@reduxjs/toolkit';
import type { RangeFacetName, TermsFacetName } from '@/domain/search/carFacets';
import type { ActiveFilter, CarListQuery, SortName } from '@/domain/search/carList';
import type { Facet, NumberRange } from '@/domain/search/search';
import type { AppError } from '@/errors/result';

/** What the visitor did. */
export const termToggled = createAction<{ name: TermsFacetName; value: string }>('facets/termToggled');
/** A bound was moved: a draft that counts after a rest (1.5 s), when `rangesSettled` follows. */
export const rangeEdited = createAction<{ name: RangeFacetName; range: NumberRange | null }>('facets/rangeEdited');
export const rangesSettled = createAction('facets/rangesSettled');
export const keyphraseGiven = createAction<{ keyphrase: string }>('facets/keyphraseGiven');
/** A whole question at once, as words were understood or a suggestion says it. */
export const queryGiven = createAction<{ query: CarListQuery }>('facets/queryGiven');
export const sortChosen = createAction<{ sort: SortName | null }>('facets/sortChosen');
export const filterDropped = createAction<ActiveFilter>('facets/filterDropped');
export const filtersCleared = createAction('facets/filtersCleared');
export const moreAsked = createAction('facets/moreAsked');
export const earlierAsked = createAction('facets/earlierAsked');
export const retried = createAction('facets/retried');

/** What the search answered. `sequence` tells which question it answers: answers to older ones are dropped. */
export interface ListAnswer {
  sequence: number;
  page: number;
  ids: string[];
  total: number;
  facets: Facet[];
}

export const answerArrived = createAction<ListAnswer>('facets/answerArrived');
export const searchFailed = createAction<{ sequence: number; error: AppError }>('facets/searchFailed');
export const pageArrived = createAction<ListAnswer>('facets/pageArrived');
export const pageFailed = createAction<{ sequence: number; error: AppError }>('facets/pageFailed');

/** What the address said: a list query, perhaps with what this history entry showed before. */
export interface ListMemory {
  query: CarListQuery;
  pages: Record<number, string[]>;
  total: number;
  facets: Facet[];
}

export const queryRead = createAction<{ query: CarListQuery; ignored: { name: string; value: string }[] }>(
  'facets/queryRead',
);
export const listRestored = createAction<{ memory: ListMemory; ignored: { name: string; value: string }[] }>(
  'facets/listRestored',
);
/** What a session kept over a reload. */
export const listRemembered = createAction<{ memory: ListMemory }>('facets/listRemembered');
