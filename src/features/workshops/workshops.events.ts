import { createAction } from '@reduxjs/toolkit';
import type { Workshop, WorkshopsRequest } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';

export type WorkshopSort = 'nearest' | 'firstTime';

/** Workshops for a car, its services and a place are looked for: the first five by distance. */
export const asked = createAction<{ question: WorkshopsRequest }>('workshops/asked');
/** The next five behind those that are known. */
export const moreAsked = createAction('workshops/moreAsked');
/** As soon as its first time is known, so not in order. */
export const workshopArrived = createAction<{ workshop: Workshop }>('workshops/workshopArrived');
/** The batch is whole; `cursor` is where the next one begins. */
export const batchEnded = createAction<{ cursor: string | null; more: boolean }>('workshops/batchEnded');
export const streamFailed = createAction<{ error: AppError }>('workshops/streamFailed');
export const retried = createAction('workshops/retried');
export const sortChosen = createAction<{ sort: WorkshopSort }>('workshops/sortChosen');
/** The step was left: the stream is closed, what came stays. */
export const closed = createAction('workshops/closed');
