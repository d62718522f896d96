import { createAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { Fault } from '@/errors/outcome';

interface Failure {
  fault: Fault['code'];
  facts: Fault['facts'];
}

/** What stands in the field after a change. */
export const typed = createAction<{ text: string }>('places/typed');
export const found = createAction<{ places: readonly Place[] }>('places/found');
export const findFailed = createAction<Failure>('places/findFailed');
export const retried = createAction('places/retried');
/** One was chosen, or the field was left: the list goes. */
export const closed = createAction('places/closed');
export const locationAsked = createAction('places/locationAsked');
/** The visitor's own place. */
export const located = createAction<{ place: Place }>('places/located');
export const locateFailed = createAction<Failure>('places/locateFailed');
