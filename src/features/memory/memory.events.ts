import { createAction } from '@reduxjs/toolkit';
import type { ViewHistory } from '@/domain/search/viewHistory';

/** What this browser remembers now, as far as pages show it. */
export const recalled = createAction<Pick<ViewHistory, 'searches' | 'since'>>('memory/recalled');
/** Nothing may be remembered, or not any more. */
export const forgotten = createAction('memory/forgotten');
/** The visitor took one search out, or all. */
export const searchRemoved = createAction<{ text: string }>('memory/searchRemoved');
export const searchesCleared = createAction('memory/searchesCleared');
