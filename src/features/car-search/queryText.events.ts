import { createAction } from '@reduxjs/toolkit';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Part } from '@/domain/search/query/understanding';
import type { Relaxation } from '@/domain/search/relax';
import type { Suggestion } from '@/domain/search/suggest';

/** The code that helps has come: what is sent from now on is read here, and no longer by the server. */
export const queryTextReady = createAction('queryText/queryTextReady');

/** What stands in a search field, after each change. */
export const typed = createAction<{ text: string }>('queryText/suggestionsRequested');
/** What completes the text that it names. */
export const suggestionsLoaded = createAction<{ text: string; suggestions: Suggestion[] }>(
  'queryText/suggestionsLoaded',
);

/** A suggestion that a visitor chose: from where on it stands in the text, and what it is beyond doubt. */
export interface ChosenSuggestion {
  from: number;
  name: string;
  value: string;
}

/** Words were sent from the list's field; an empty text takes back what was said before. */
export const queryTextSubmitted = createAction<{ text: string; taken?: ChosenSuggestion }>(
  'queryText/queryTextSubmitted',
);
/** What words were taken for. */
export interface Reading {
  said: QueryText;
  parts: Part[];
}
export const queryTextUnderstood = createAction<Reading>('queryText/queryTextUnderstood');
/** Nobody could say what the words mean: they are searched for as they stand. */
export const understandingFailed = createAction<{ text: string }>('queryText/understandingFailed');
/** A part, by its place among the parts, shall mean itself. */
export const partMarkedPlain = createAction<{ at: number }>('queryText/partMarkedPlain');
/** A part, by its place among the parts, shall ask for nothing any more. */
export const partRemoved = createAction<{ at: number }>('queryText/partRemoved');

/** What could be let go of in a question that finds nothing, and the cars that come nearest, by id. */
export interface Ways {
  ways: Relaxation[];
  nearest: string[];
}
export const relaxationsLoaded = createAction<Ways>('queryText/relaxationsLoaded');
