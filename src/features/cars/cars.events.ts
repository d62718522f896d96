import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';

/** A car's page was asked for: by the address, or by a click on its card. */
export const carAsked = createAction<{ carId: string; slug: string | null }>('cars/carAsked');
export const carArrived = createAction<{ carId: string; similar: string[] }>('cars/carArrived');
export const carMissed = createAction<{ carId: string; recommended: string[]; keyphrase: string }>('cars/carMissed');
export const carFailed = createAction<{ error: AppError }>('cars/carFailed');
export const retried = createAction('cars/retried');
