import { createAction } from '@reduxjs/toolkit';

/** Somebody searched from a field that leads to the list; `from` is the kind of page, as the data layer names it. */
export const searchStarted = createAction<{ term: string; from: 'start page' }>('carSearch/searchStarted');
