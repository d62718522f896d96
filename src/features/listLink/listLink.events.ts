import { createAction } from '@reduxjs/toolkit';

/** The visitor wants the list's question as a link. */
export const linkAsked = createAction('listLink/linkAsked');
/** The device's own means have it, or were closed. */
export const linkShared = createAction('listLink/linkShared');
export const linkCopied = createAction('listLink/linkCopied');
/** Neither would take it: here it is, to be copied by hand. */
export const linkRefused = createAction<{ address: string }>('listLink/linkRefused');
/** What was told of it has been read. */
export const noteClosed = createAction('listLink/noteClosed');
