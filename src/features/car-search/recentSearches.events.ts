import { createAction } from '@reduxjs/toolkit';
import type { ViewHistory } from '@/domain/search/viewHistory';

/** What this browser remembers now, as far as pages show it. */
export const searchesLoaded = createAction<Pick<ViewHistory, 'searches' | 'since'>>('recentSearches/searchesLoaded');
/** Nothing may be remembered, or not any more. */
export const searchesForgotten = createAction('recentSearches/searchesForgotten');
/** The visitor took one search out, or all. */
export const searchRemoved = createAction<{ text: string }>('recentSearches/searchRemoved');
export const searchesCleared = createAction('recentSearches/searchesCleared');
