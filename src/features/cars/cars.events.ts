import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';

/** A car's page was asked for: by the address, or by a click on its card. */
export const carRequested = createAction<{ carId: string; slug: string | null }>('cars/carRequested');
export const carLoaded = createAction<{ carId: string; similar: string[] }>('cars/carLoaded');
export const carNotFound = createAction<{ carId: string; recommended: string[]; keyphrase: string }>(
  'cars/carNotFound',
);
export const carFailed = createAction<{ error: AppError }>('cars/carFailed');
export const retried = createAction('cars/retried');
