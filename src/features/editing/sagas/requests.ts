import type { UnknownAction } from '@reduxjs/toolkit';
import { select, type Saga } from '@/effects/sagaEffects';
import type { AppError, Result } from '@/errors/result';
import { selectContext } from '@/store/context';

/** The action that ends a work state: success or failure. */
export function toAction<T>(
  result: Result<T>,
  done: (value: T) => UnknownAction,
  failure: (payload: { error: AppError }) => UnknownAction,
): UnknownAction {
  return result.ok ? done(result.value) : failure({ error: result.error });
}

export function* routeParams(): Saga<{ site: string; locale: string }> {
  const { site, locale } = yield* select(selectContext);
  return { site, locale };
}
