import { createAction } from '@reduxjs/toolkit';

/** The cookie was read: which message was dismissed today, or none. */
export const cookieRead = createAction<{ hidden: string | null }>('alert/cookieRead');
/** The visitor closed the message; `message` is its short hash. */
export const dismissed = createAction<{ message: string }>('alert/dismissed');
/** The cookie was written. */
export const kept = createAction('alert/kept');
/** Another page: other tabs may have dismissed something meanwhile, and a day may have gone by. */
export const routeChanged = createAction<{ path: string }>('alert/routeChanged');
