import { createAction } from '@reduxjs/toolkit';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Part } from '@/domain/search/query/understanding';
import type { Relaxation } from '@/domain/search/relax';
import type { Suggestion } from '@/domain/search/suggest';

/** The code that helps has come: what is sent from now on is read here, and no longer by the server. */
export const helpCame = createAction('searchHelp/helpCame');

/** What stands in a search field, after each change. */
export const typed = createAction<{ text: string }>('searchHelp/typed');
/** What completes the text that it names. */
export const suggestionsArrived = createAction<{ text: string; suggestions: Suggestion[] }>(
  'searchHelp/suggestionsArrived',
);

/** A suggestion that a visitor chose: from where on it stands in the text, and what it is beyond doubt. */
export interface TakenSuggestion {
  from: number;
  name: string;
  value: string;
}

/** Words were sent from the list's field; an empty text takes back what was said before. */
export const wordsGiven = createAction<{ text: string; taken?: TakenSuggestion }>('searchHelp/wordsGiven');
/** What words were taken for. */
export interface Reading {
  said: QueryText;
  parts: Part[];
}
export const wordsRead = createAction<Reading>('searchHelp/wordsRead');
/** Nobody could say what the words mean: they are searched for as they stand. */
export const wordsUnread = createAction<{ text: string }>('searchHelp/wordsUnread');
/** A part, by its place among the parts, shall mean itself. */
export const partTakenBack = createAction<{ at: number }>('searchHelp/partTakenBack');
/** A part, by its place among the parts, shall ask for nothing any more. */
export const partLetGo = createAction<{ at: number }>('searchHelp/partLetGo');

/** What could be let go of in a question that finds nothing, and the cars that come nearest, by id. */
export interface Ways {
  ways: Relaxation[];
  nearest: string[];
}
export const waysFound = createAction<Ways>('searchHelp/waysFound');
