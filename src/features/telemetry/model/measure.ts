import type { UnknownAction } from '@reduxjs/toolkit';
import type { Measurement } from '@/domain/measurement';

/** One line of a telemetry table: what a fact tells the data layer. */
export interface MeasureRow<State> {
  readonly type: string;
  /** The message of one fact, with the state after it; null where there is nothing to say. */
  readonly message: (fact: UnknownAction, state: State) => Measurement | null;
}

export interface Measurable<Fact extends UnknownAction> {
  type: string;
  match(action: unknown): action is Fact;
}

/** A line; the fact's type comes from its event. */
export const measure = <Fact extends UnknownAction, State>(
  on: Measurable<Fact>,
  say: (fact: Fact, state: State) => Measurement | null,
): MeasureRow<State> => ({ type: on.type, message: (fact, state) => (on.match(fact) ? say(fact, state) : null) });
