import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';

/** One line of a telemetry table: what a fact tells the data layer. */
export interface MeasureRow<State> {
  readonly type: string;
  /** The message of one fact, with the state after it; null where there is nothing to say. */
  readonly message: (action: UnknownAction, state: State) => AnalyticsEvent | null;
}

export interface Measurable<Action extends UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

/** A line; the fact's type comes from its event. */
export const measure = <Action extends UnknownAction, State>(
  on: Measurable<Action>,
  say: (action: Action, state: State) => AnalyticsEvent | null,
): MeasureRow<State> => ({ type: on.type, message: (action, state) => (on.match(action) ? say(action, state) : null) });
