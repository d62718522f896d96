import { createAction } from '@reduxjs/toolkit';

/** As many columns as can be told apart. */
export const MOST_COMPARED = 6;

/** A car was put beside the others, or taken away. */
export const carToggled = createAction<{ carId: string }>('compare/carToggled');
/** What this session had put together before a reload. */
export const comparisonRestored = createAction<{ carIds: string[] }>('compare/comparisonRestored');
export const comparisonCleared = createAction('compare/comparisonCleared');
/** Somebody looks closer at a card: its other pictures, its equipment. */
export const cardExamined = createAction<{ carId: string }>('compare/cardExamined');
