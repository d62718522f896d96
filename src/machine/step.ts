import type { Branch, Edge, FlowPlace, FlowSpec, GuardValues } from './flow.types';

export type Step<State extends string> = { state: State } | { refused: true };

/** An edge's branches in the order in which they are tried. */
export const branchesOf = <S extends string, G extends string>(edge: Edge<S, G>): readonly Branch<S, G>[] =>
  typeof edge === 'string' ? [{ to: edge }] : edge;

/** The next state, or `refused` where the state has no edge for the event (or no branch whose guard holds). Pure. */
export function step<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>, state: S, event: E, guards: GuardValues<G>,
): Step<S> {
  const edge = flow.states[state].on?.[event];
  const branch = edge && branchesOf(edge).find(({ when }) => when === undefined || guards[when]);
  return branch ? { state: branch.to } : { refused: true };
}

export const startOf = <S extends string>(flow: FlowSpec<S, string, string>): FlowPlace<S> =>
  ({ is: flow.initial, entered: 0, refused: null });

/**
 * `step` on a slice's draft: moves it and answers true, or notes the refusal and answers false.
 * A reducer calls it first and changes its context only on true.
 */
export function advance<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>, draft: FlowPlace<S>, event: E, guards: GuardValues<G>,
): boolean {
  const next = step(flow, draft.is, event, guards);
  if ('refused' in next) {
    draft.refused = { state: draft.is, event };
    return false;
  }
  draft.is = next.state;
  draft.entered += 1;
  return true;
}

/** Where a flow stands after a reload: in the same state, unless its work says otherwise. */
export function restoredState<S extends string>(flow: FlowSpec<S, string, string>, state: S): S {
  const spec = flow.states[state];
  return spec.kind === 'work' && spec.restore !== 'again' ? spec.restore : state;
}
