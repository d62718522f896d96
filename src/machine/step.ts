import type { Branch, Edge, FlowState, FlowSpec, GuardValues } from './flow.types';

/**
 * `edge`: the state has no edge for the event. `guard`: it has one, but no guard holds (an outdated response, for
 * example).
 */
export type Step<State extends string> = { state: State } | { refused: 'edge' | 'guard' };

/** An edge's branches in the order in which they are tried. */
export const branchesOf = <S extends string, G extends string>(edge: Edge<S, G>): readonly Branch<S, G>[] =>
  typeof edge === 'string' ? [{ to: edge }] : 'to' in edge ? [edge] : edge;

/** The next state, or why there is none. Pure. */
export function step<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>,
  state: NoInfer<S>,
  event: NoInfer<E>,
  holds: (guard: NoInfer<G>) => boolean,
): Step<S> {
  const edge = flow.states[state].on?.[event];
  if (!edge) return { refused: 'edge' };
  const branch = branchesOf(edge).find(({ when }) => when === undefined || holds(when));
  return branch ? { state: branch.to } : { refused: 'guard' };
}

export const initialFlowState = <S extends string>(flow: FlowSpec<S>): FlowState<S> => ({
  value: flow.initial,
  entered: 0,
  refused: null,
});

/** The flow's event of an action type `<id>/<event>`; null for types without an edge in any state. */
export function eventOf<E extends string>(flow: FlowSpec<string, E>, type: string): E | null {
  const name = type.startsWith(`${flow.id}/`) ? type.slice(flow.id.length + 1) : '';
  for (const state of Object.values<{ on?: { readonly [K in E]?: unknown } }>(flow.states)) {
    for (const event in state.on) if (event === name) return event;
  }
  return null;
}

/**
 * `step` on a slice's draft: moves it and returns true, else returns false; an event without an edge is stored in
 * `refused`. A reducer calls it first and changes its state only on true.
 */
export function advance<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>,
  draft: FlowState<NoInfer<S>>,
  event: NoInfer<E>,
  guards: GuardValues<NoInfer<G>>,
): boolean {
  const next = step(flow, draft.value, event, (guard) => guards[guard]);
  if ('refused' in next) {
    if (next.refused === 'edge') draft.refused = { state: draft.value, event };
    return false;
  }
  draft.value = next.state;
  draft.entered += 1;
  return true;
}
