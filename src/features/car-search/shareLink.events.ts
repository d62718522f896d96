import { createAction } from '@reduxjs/toolkit';

/** The visitor wants the list's question as a link. */
export const linkRequested = createAction('shareLink/linkRequested');
/** The device's own means have it, or were closed. */
export const linkShared = createAction('shareLink/linkShared');
export const linkCopied = createAction('shareLink/linkCopied');
/** Neither would take it: here it is, to be copied by hand. */
export const sharingFailed = createAction<{ address: string }>('shareLink/sharingFailed');
/** What was told of it has been read. */
export const noticeClosed = createAction('shareLink/noticeClosed');
