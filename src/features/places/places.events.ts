import { createAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { AppError } from '@/errors/result';

interface Failure {
  error: AppError;
}

/** One letter names half the country. */
const SHORTEST = 2;

/** What stands in the field after a change; whether it is enough to look for is said beside it, for a recording holds no letter of it. */
export const typed = createAction('places/typed', ({ text }: { text: string }) => ({
  payload: { text, isTooShort: text.trim().length < SHORTEST },
}));
export const found = createAction<{ places: readonly Place[] }>('places/found');
export const findFailed = createAction<Failure>('places/findFailed');
export const retried = createAction('places/retried');
/** One was chosen, or the field was left: the list goes. */
export const closed = createAction('places/closed');
export const locationAsked = createAction('places/locationAsked');
/** The visitor's own place. */
export const located = createAction<{ place: Place }>('places/located');
export const locateFailed = createAction<Failure>('places/locateFailed');
