import { createAction } from '@reduxjs/toolkit';

/** A search field on another page was submitted. `from` is the page type of the data layer. */
export const searchStarted = createAction<{ term: string; from: 'start page' }>('carSearch/searchStarted');
