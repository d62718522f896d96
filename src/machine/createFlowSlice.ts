import {
  createSlice,
  type ActionReducerMapBuilder,
  type Slice,
  type SliceCaseReducers,
  type UnknownAction,
  type ValidateSliceCaseReducers,
} from '@reduxjs/toolkit';
import type { EventOf, FlowSpec, FlowState, GuardEvents, GuardOf, StateOf, UnknownTarget } from './flow.types';
import { eventOf, step } from './step';

/** One reducer for every event of the flow; its type is that of createSlice. */
type EventReducers<Flow extends FlowSpec> = { [Event in EventOf<Flow>]: unknown };

/** The action that a case reducer takes. */
type ActionFor<Reducer> = Reducer extends { reducer: infer R }
  ? ActionFor<R>
  : Reducer extends (state: never, action: infer Action) => unknown
    ? unknown extends Action
      ? UnknownAction
      : Action
    : UnknownAction;

/** A guard receives the state before the transition, and one of the actions whose edges name it. */
type Guards<Flow extends FlowSpec, State, Reducers> = {
  [Guard in GuardOf<Flow>]: (
    state: State,
    action: {
      [Event in GuardEvents<Flow, Guard>]: Event extends keyof Reducers ? ActionFor<Reducers[Event]> : never;
    }[GuardEvents<Flow, Guard>],
  ) => boolean;
};

type GuardOptions<Flow extends FlowSpec, State, Reducers> = [GuardOf<Flow>] extends [never]
  ? { guards?: undefined }
  : { guards: Guards<Flow, State, Reducers> };

/** Declared as a method for its parameter's variance: `step` passes only actions whose edges name the guard. */
type GuardMethod<State> = { test(state: State, action: UnknownAction): boolean }['test'];

export type FlowSliceOptions<
  Flow extends FlowSpec,
  State extends { flow: FlowState<StateOf<Flow>> },
  Reducers extends SliceCaseReducers<State>,
> = {
  /** `as const satisfies FlowSpec`. Its id is the slice's name. */
  flow: Flow & ([UnknownTarget<Flow>] extends [never] ? unknown : { unknownTarget: UnknownTarget<Flow> });
  initialState: State;
  /**
   * Reducers of the flow's events run only if the flow has an edge, after `flow.value` has changed. Reducers with other
   * names are ordinary ones: they run in every state and change no state of the flow.
   */
  reducers: ValidateSliceCaseReducers<State, Reducers> & EventReducers<Flow>;
  extraReducers?: (builder: ActionReducerMapBuilder<State>) => void;
} & GuardOptions<Flow, State, Reducers>;

export type FlowSlice<Flow extends FlowSpec, State, Reducers extends SliceCaseReducers<State>> = Slice<
  State,
  Reducers,
  Flow['id'],
  Flow['id']
> & { flow: Flow };

/**
 * A Redux Toolkit slice whose transitions are a flow table. An action without an edge in the current state is
 * refused: only `flow.refused` changes. If no guard of an edge holds (an outdated response, for example) nothing
 * changes at all.
 * Types are derived from the table: a forgotten reducer or guard, an unknown target state, or a guard that expects
 * another payload than its events carry does not compile (`test/machine/createFlowSlice.types.ts`).
 */
export function createFlowSlice<
  const Flow extends FlowSpec,
  State extends { flow: FlowState<StateOf<Flow>> },
  Reducers extends SliceCaseReducers<State>,
>(options: FlowSliceOptions<Flow, State, Reducers>): FlowSlice<Flow, State, Reducers> {
  const { flow, initialState, reducers, extraReducers } = options;
  const guards: { readonly [guard: string]: GuardMethod<State> } = options.guards ?? {};
  const slice = createSlice({ name: flow.id, initialState, reducers, ...(extraReducers && { extraReducers }) });

  const reducer = (state: State | undefined = initialState, action: UnknownAction): State => {
    const event = eventOf(flow, action.type);
    if (event === null) return slice.reducer(state, action);
    const next = step(flow, state.flow.value, event, (guard) => guards[guard]?.(state, action) ?? false);
    if ('refused' in next) {
      if (next.refused === 'guard') return state;
      return { ...state, flow: { ...state.flow, refused: { state: state.flow.value, event } } };
    }
    return slice.reducer(
      { ...state, flow: { ...state.flow, value: next.state, entered: state.flow.entered + 1 } },
      action,
    );
  };
  return { ...slice, reducer, flow };
}
