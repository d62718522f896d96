import type { UnknownAction } from '@reduxjs/toolkit';
import { casesOf, statesOf } from '@/machine/cases';
import type { EventOf, FlowSpec, FlowState, GuardOf } from '@/machine/flow.types';

/** What a guard needs to hold: another action, other context in the slice, or both. */
interface Holds<Slice> {
  action?: UnknownAction;
  /** By event, for a guard of several events. */
  actions?: Readonly<Record<string, UnknownAction>>;
  slice?: Partial<Slice>;
}

interface Play {
  title: string;
  from: string;
  /** Where the real reducer must end: the edge's target, or `from` where there is no edge. */
  to: string;
  /** Runs the real reducer once. */
  run(): { before: unknown; after: unknown; flowState: FlowState<string> };
}

export interface FlowBinding {
  flow: FlowSpec;
  reducerPath: string;
  /** The sample actions. */
  actions: UnknownAction[];
  /** One for every branch of every edge. */
  edges: Play[];
  /** One for every pair of a state and an event that has no edge there. */
  strays: Play[];
}

interface FlowSliceLike<Flow extends FlowSpec, State> {
  flow: Flow;
  reducerPath: string;
  reducer: (state: State | undefined, action: UnknownAction) => State;
  getInitialState: () => State;
}

/**
 * Binds a flow slice to sample actions, for the generated cases in test/machine/flows.test.ts. A feature with a flow
 * exports one from `test/features/<name>/<name>.binding.ts`. With `actions` no guard may hold in the slice's initial
 * state; `guards` contains what makes each one hold. A forgotten event or guard does not compile.
 */
export function bindFlow<const Flow extends FlowSpec, State extends { flow: FlowState<string> }>(
  slice: FlowSliceLike<Flow, State>,
  samples: {
    actions: { [Event in EventOf<Flow>]: UnknownAction };
    guards: { [Guard in GuardOf<Flow>]: Holds<State> };
  },
): FlowBinding {
  const { flow } = slice;
  const guards: Readonly<Record<string, Holds<State>>> = samples.guards;
  const events = Object.entries<UnknownAction>(samples.actions);
  const play = (from: string, event: string, action: UnknownAction, when?: string) => () => {
    const holds = when === undefined ? {} : guards[when];
    const before: State = {
      ...slice.getInitialState(),
      ...holds?.slice,
      flow: { value: from, entered: 7, refused: null },
    };
    const after = slice.reducer(before, holds?.actions?.[event] ?? holds?.action ?? action);
    return { before, after, flowState: after.flow };
  };
  const cases = casesOf(flow);
  const sample = (name: string): UnknownAction => {
    const found = events.find(([event]) => event === name);
    if (!found) throw new Error(`No sample action for ${name}.`);
    return found[1];
  };
  return {
    flow,
    reducerPath: slice.reducerPath,
    actions: Object.values(samples.actions),
    edges: cases.map(({ title, from, event, when, to }) => ({
      title,
      from,
      to,
      run: play(from, event, sample(event), when),
    })),
    strays: statesOf(flow).flatMap((from) =>
      events
        .filter(([event]) => !cases.some((one) => one.from === from && one.event === event))
        .map(([event, action]) => ({
          title: `${from} refuses ${event}`,
          from,
          to: from,
          run: play(from, event, action),
        })),
    ),
  };
}
