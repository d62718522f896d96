import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';

/** One line of a telemetry table: maps an action to an event of the data layer. */
export interface AnalyticsMapping<State> {
  readonly type: string;
  /** The event of one action, with the state after it; null for none. */
  readonly toEvent: (action: UnknownAction, state: State) => AnalyticsEvent | null;
  /** The same action is a page view, which goes first. */
  readonly isAfterPageView?: boolean;
}

export interface TrackedAction<Action extends UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

/** A line for the type of an action creator. */
export const analyticsEvent = <Action extends UnknownAction, State>(
  on: TrackedAction<Action>,
  toEvent: (action: Action, state: State) => AnalyticsEvent | null,
  { isAfterPageView = false }: { isAfterPageView?: boolean } = {},
): AnalyticsMapping<State> => ({
  type: on.type,
  isAfterPageView,
  toEvent: (action, state) => (on.match(action) ? toEvent(action, state) : null),
});
