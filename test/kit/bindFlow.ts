import type { UnknownAction } from '@reduxjs/toolkit';
import { casesOf, statesOf } from '@/machine/cases';
import type { FlowState, FlowSpec } from '@/machine/flow.types';

/** What a guard needs to hold: another fact, other context in the slice, or both. */
interface Holds<Slice> {
  action?: UnknownAction;
  slice?: Partial<Slice>;
}

export interface Play {
  title: string;
  from: string;
  /** Where the real reducer must end: the edge's target, or `from` where there is no edge. */
  to: string;
  refused: boolean;
  /** Runs the real reducer once. */
  run(): { before: unknown; after: unknown; place: FlowState<string> };
}

export interface FlowBinding {
  flow: FlowSpec;
  /** One for every branch of every edge. */
  edges: Play[];
  /** One for every pair of a state and an event that has no edge there. */
  strays: Play[];
}

/**
 * Binds a flow to the slice that lives by it, for the generated cases in test/machine/flows.test.ts. A feature with a
 * flow and a slice exports one from `test/features/<name>/<name>.binding.ts`. `facts` must hold no guard on the slice's
 * initial state; `guards` says what makes each hold. A forgotten event or guard does not compile.
 */
export function bindFlow<S extends string, E extends string, G extends string, Slice extends { flow: FlowState<S> }>(
  flow: FlowSpec<S, E, G>,
  slice: { reducer: (state: Slice | undefined, action: UnknownAction) => Slice; getInitialState: () => Slice },
  { actions, guards }: { actions: { [K in E]: UnknownAction }; guards: { [K in G]: Holds<Slice> } },
): FlowBinding {
  const play = (from: S, event: E, when: G | undefined) => () => {
    const holds: Holds<Slice> = when === undefined ? {} : guards[when];
    const before: Slice = {
      ...slice.getInitialState(),
      ...holds.slice,
      flow: { value: from, entered: 7, refused: null },
    };
    const after = slice.reducer(before, holds.action ?? actions[event]);
    return { before, after, place: after.flow };
  };
  const cases = casesOf(flow);
  const events: E[] = [];
  for (const event in actions) events.push(event);
  return {
    flow,
    edges: cases.map(({ title, from, event, when, to }) => ({
      title,
      from,
      to,
      refused: false,
      run: play(from, event, when),
    })),
    strays: statesOf(flow).flatMap((from) =>
      events
        .filter((event) => !cases.some((one) => one.from === from && one.event === event))
        .map((event) => ({
          title: `${from} refuses ${event}`,
          from,
          to: from,
          refused: true,
          run: play(from, event, undefined),
        })),
    ),
  };
}
