import { createAction } from '@reduxjs/toolkit';

/** Typed on a page that leads to the form. */
export const plateGiven = createAction<{ regno: string }>('sellCar/plateGiven');
