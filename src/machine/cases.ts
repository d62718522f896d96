import type { FlowSpec, GuardValues } from './flow.types';
import { branchesOf } from './step';

/** One branch of one edge, with the guard values that lead through it. */
export interface FlowCase<State extends string = string, Event extends string = string, Guard extends string = string> {
  title: string;
  from: State;
  event: Event;
  when?: Guard;
  to: State;
  guards: GuardValues<Guard>;
}

const keysOf = <K extends string>(record: { readonly [P in K]?: unknown }): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

export const statesOf = <S extends string>(flow: FlowSpec<S>): S[] => keysOf<S>(flow.states);

/** The events that `state` has an edge for. */
export const eventsOf = <S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>,
  state: S,
): E[] => keysOf<E>(flow.states[state].on ?? {});

/** One case for every branch of every edge, in the table's order. */
export function casesOf<S extends string, E extends string, G extends string>(
  flow: FlowSpec<S, E, G>,
): FlowCase<S, E, G>[] {
  const names = new Set<G>();
  const found: Omit<FlowCase<S, E, G>, 'guards' | 'title'>[] = [];
  for (const from of statesOf(flow)) {
    for (const event of eventsOf(flow, from)) {
      const edge = flow.states[from].on?.[event];
      for (const { to, when } of edge ? branchesOf(edge) : []) {
        found.push({ from, event, to, ...(when !== undefined && { when }) });
        if (when !== undefined) names.add(when);
      }
    }
  }
  return found.map((one) => ({
    ...one,
    title: `${one.from} + ${one.event}${one.when ? ` [${one.when}]` : ''} -> ${one.to}`,
    guards: onlyGuard(names, one.when),
  }));
}

function onlyGuard<G extends string>(names: ReadonlySet<G>, held: G | undefined): GuardValues<G> {
  const values: Partial<Record<G, boolean>> = {};
  for (const name of names) values[name] = name === held;
  if (!hasAll(values, names)) throw new Error('A guard has no value.');
  return values;
}

const hasAll = <G extends string>(
  values: Partial<Record<G, boolean>>,
  names: ReadonlySet<G>,
): values is GuardValues<G> => [...names].every((name) => values[name] !== undefined);
